// baseline: iOS 14, macOS 11
import SwiftUI
import WebKit

struct Node: Identifiable {
  let id: Int
  var children: [Node]?
}

struct Outline: View {
  @State private var nodes: [Node] = []
  let root = Node(id: 0)

  var body: some View {  // error: conformance of 'Binding<Value>' to 'RandomAccessCollection' is only available in
    OutlineGroup(root, children: \.children) { node in Text("\(node.id)") }
    OutlineGroup($nodes, children: \.children) { $node in Text("\(node.id)") }  // error: is only available in
  }
}

let downloads: [WKNavigationActionPolicy] = [.allow, .download]  // error: is only available in
let responses: [WKNavigationResponsePolicy] = [.cancel, .download]  // error: is only available in
