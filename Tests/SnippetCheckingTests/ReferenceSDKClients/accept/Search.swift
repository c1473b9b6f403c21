import SwiftUI

struct Token: Identifiable, Hashable {
  let id: Int
  var text: String
}

enum Scope: Hashable {
  case all, mine
}

struct Searching: View {
  @State private var text = ""
  @State private var isPresented = false
  @State private var scope: Scope = .all
  @State private var tokens: [Token] = []
  @State private var suggested: [Token] = []
  @FocusState private var isFocused: Bool
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  let prompt: String

  var body: some View {
    Text("A").searchable(text: $text)
    Text("B").searchable(text: $text, prompt: "Find")
    Text("C").searchable(text: $text, placement: .sidebar, prompt: prompt)
    Text("D").searchable(text: $text, placement: .toolbar, prompt: Text("Find"))
    Text("E").searchable(text: $text, isPresented: $isPresented, prompt: "Find")
    Text("F").searchable(text: $text, tokens: $tokens) { Text($0.text) }
    Text("G").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find") { token in
      Text(token.text)
    }
    Text("H").searchable(text: $text, editableTokens: $tokens) { $token in Text(token.text) }
    Text("I").searchable(text: $text) { Text("Suggestion").searchCompletion("suggestion") }
    Text("J")
      .searchable(text: $text)
      .searchSuggestions { Text("Suggestion") }
      .searchSuggestions(.hidden, for: .content)
      .searchScopes($scope) { Text("All").tag(Scope.all) }
      .searchScopes($scope, activation: .onSearchPresentation) { Text("All").tag(Scope.all) }
      .searchFocused($isFocused)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .searchToolbarBehavior(.automatic)
      .onSubmit(of: .search) { dismissSearch() }
      .onSubmit { isPresented = isSearching }
  }
}
