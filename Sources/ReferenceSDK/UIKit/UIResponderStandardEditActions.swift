// sdk: complete
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  @available(iOS 15.0, *)
  func pasteAndMatchStyle(_ sender: Any?)
  @available(iOS 15.0, *)
  func pasteAndGo(_ sender: Any?)
  @available(iOS 15.0, *)
  func pasteAndSearch(_ sender: Any?)
  @available(iOS 15.0, *)
  func printContent(_ sender: Any?)
  @available(iOS 15.0, *)
  func toggleSidebar(_ sender: Any?)
  @available(iOS 16.0, *)
  func find(_ sender: Any?)
  @available(iOS 16.0, *)
  func findAndReplace(_ sender: Any?)
  @available(iOS 16.0, *)
  func findNext(_ sender: Any?)
  @available(iOS 16.0, *)
  func findPrevious(_ sender: Any?)
  @available(iOS 16.0, *)
  func useSelectionForFind(_ sender: Any?)
  @available(iOS 16.0, *)
  func duplicate(_ sender: Any?)
  @available(iOS 16.0, *)
  func export(_ sender: Any?)
  @available(iOS 16.0, *)
  func move(_ sender: Any?)
  @available(iOS 16.0, *)
  func rename(_ sender: Any?)
  @available(iOS 26.0, *)
  func alignLeft(_ sender: Any?)
  @available(iOS 26.0, *)
  func alignCenter(_ sender: Any?)
  @available(iOS 26.0, *)
  func alignJustified(_ sender: Any?)
  @available(iOS 26.0, *)
  func alignRight(_ sender: Any?)
  @available(iOS 26.0, *)
  func newFromPasteboard(_ sender: Any?)
  @available(iOS 26.0, *)
  func performClose(_ sender: Any?)
  @available(iOS 26.0, *)
  func toggleInspector(_ sender: Any?)
  @available(iOS 18.2, *)
  func showWritingTools(_ sender: Any)
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

// Optional requirements.
extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  public func toggleBoldface(_ sender: Any?) {}
  public func toggleItalics(_ sender: Any?) {}
  public func toggleUnderline(_ sender: Any?) {}
  public func increaseSize(_ sender: Any?) {}
  public func decreaseSize(_ sender: Any?) {}
  @available(iOS 15.0, *)
  public func pasteAndMatchStyle(_ sender: Any?) {}
  @available(iOS 15.0, *)
  public func pasteAndGo(_ sender: Any?) {}
  @available(iOS 15.0, *)
  public func pasteAndSearch(_ sender: Any?) {}
  @available(iOS 15.0, *)
  public func printContent(_ sender: Any?) {}
  @available(iOS 15.0, *)
  public func toggleSidebar(_ sender: Any?) {}
  @available(iOS 16.0, *)
  public func find(_ sender: Any?) {}
  @available(iOS 16.0, *)
  public func findAndReplace(_ sender: Any?) {}
  @available(iOS 16.0, *)
  public func findNext(_ sender: Any?) {}
  @available(iOS 16.0, *)
  public func findPrevious(_ sender: Any?) {}
  @available(iOS 16.0, *)
  public func useSelectionForFind(_ sender: Any?) {}
  @available(iOS 16.0, *)
  public func duplicate(_ sender: Any?) {}
  @available(iOS 16.0, *)
  public func export(_ sender: Any?) {}
  @available(iOS 16.0, *)
  public func move(_ sender: Any?) {}
  @available(iOS 16.0, *)
  public func rename(_ sender: Any?) {}
  @available(iOS 26.0, *)
  public func alignLeft(_ sender: Any?) {}
  @available(iOS 26.0, *)
  public func alignCenter(_ sender: Any?) {}
  @available(iOS 26.0, *)
  public func alignJustified(_ sender: Any?) {}
  @available(iOS 26.0, *)
  public func alignRight(_ sender: Any?) {}
  @available(iOS 26.0, *)
  public func newFromPasteboard(_ sender: Any?) {}
  @available(iOS 26.0, *)
  public func performClose(_ sender: Any?) {}
  @available(iOS 26.0, *)
  public func toggleInspector(_ sender: Any?) {}
  @available(iOS 18.2, *)
  public func showWritingTools(_ sender: Any) {}
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}
