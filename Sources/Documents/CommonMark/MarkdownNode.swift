import CCMarkGFM
import Foundation

/// A node of cmark's tree, valid only while `CommonMarkLibrary.withTree` runs.
struct MarkdownNode {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  var type: cmark_node_type { cmark_node_get_type(pointer) }
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  var endColumn: Int { Int(cmark_node_get_end_column(pointer)) }
  var firstChild: MarkdownNode? { cmark_node_first_child(pointer).map(MarkdownNode.init) }
  var next: MarkdownNode? { cmark_node_next(pointer).map(MarkdownNode.init) }
  var children: some Sequence<MarkdownNode> { sequence(first: firstChild) { $0?.next }.lazy.compactMap { $0 } }

  /// The offset in the block's content that `TextRuns` has left.
  var knownOffset: Int? {
    let data = Int(bitPattern: cmark_node_get_user_data(pointer))
    return data > 0 ? data - 1 : nil
  }

  var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
  var destination: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_url(pointer)) }
  var title: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_title(pointer)) }
  var info: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_fence_info(pointer)) }
  /// The text of a paragraph, heading or cell from which its inlines were read.
  var content: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_string_content(pointer)) }

  var isFenced: Bool {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    return cmark_node_get_fenced(pointer, &length, &offset, &character) != 0
  }

  var isTaskItem: Bool { cmark_node_get_type_string(pointer).map { String(cString: $0) } == "tasklist" }

  private static func bytes(_ string: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let string else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = UnsafeRawPointer(string).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: strlen(string))
  }
}
