import SwiftUI

enum LoginError: LocalizedError {
  case wrongPassword

  var errorDescription: String? { "Wrong" }
  var recoverySuggestion: String? { "Try again" }
}

struct Problem: Identifiable {
  let id: Int
  var reason: String
}

struct Alerts: View {
  @State private var isShown = false
  @State private var problem: Problem?
  @State private var error: LoginError?
  let title: String

  var body: some View {
    Text("A").alert("Key", isPresented: $isShown) {}
    Text("B").alert("Key", isPresented: $isShown) {
      Text("OK")
    } message: {
      Text("Message")
    }
    Text("C").alert(title, isPresented: $isShown) { Text("OK") }
    Text("D").alert(Text("Text"), isPresented: $isShown, actions: { Text("OK") })
    Text("E").alert("Key", isPresented: $isShown, presenting: problem) { problem in
      Text(problem.reason)
    } message: { problem in
      Text(problem.reason)
    }
    Text("F").alert("Key", isPresented: $isShown, presenting: problem) { Text($0.reason) }
    Text("G").alert(isPresented: $isShown, error: error) { Text("OK") }
    Text("H").alert(isPresented: $isShown, error: error) { _ in
      Text("OK")
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
    Text("I").alert(isPresented: $isShown) {
      Alert(title: Text("Old"), message: Text("M"), dismissButton: .default(Text("OK")))
    }
    Text("J").alert(item: $problem) { problem in
      Alert(
        title: Text(problem.reason), primaryButton: .destructive(Text("Delete"), action: {}),
        secondaryButton: .cancel())
    }
  }
}

struct Confirmations: View {
  @State private var isShown = false
  @State private var problem: Problem?
  let title: String

  var body: some View {
    Text("A").confirmationDialog("Key", isPresented: $isShown) { Text("Delete") }
    Text("B").confirmationDialog("Key", isPresented: $isShown, titleVisibility: .visible) {
      Text("Delete")
    } message: {
      Text("Message")
    }
    Text("C").confirmationDialog(title, isPresented: $isShown, presenting: problem) { Text($0.reason) }
    Text("D").confirmationDialog(
      Text("T"), isPresented: $isShown, titleVisibility: .hidden, presenting: problem
    ) { problem in
      Text(problem.reason)
    } message: { problem in
      Text(problem.reason)
    }
    Text("E").dialogIcon(Image(systemName: "trash"))
    Text("F").dialogSuppressionToggle(isSuppressed: $isShown)
    Text("G").dialogSuppressionToggle("Don't ask again", isSuppressed: $isShown)
  }
}
