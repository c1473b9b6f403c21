import NavigationModel

/// What a cell of a table says, in words that the model knows.
struct CellClaims {
  /// A means of closing something that the cell names, or says doesn't close it.
  struct Closing: Hashable {
    var means: DismissalMeans
    var isDenied: Bool
    var words: String
  }

  /// A statement about how something looks on a platform.
  enum Look: Hashable {
    case unavailable
    /// The same as in the column before.
    case same
    case appears(Appearance, words: String)
    case sized(Sizing, isDenied: Bool, words: String)
  }

  private(set) var closings: [Closing] = []
  private(set) var looks: [Look] = []
  /// Whether what it names is all there is.
  let isExclusive: Bool
  /// Whether it says that nobody closes it.
  let saysNobody: Bool

  /// Reads a cell's plain text.
  init(_ text: String) {
    let text = text.lowercased()
    isExclusive = text.contains(#/\bonly\b/#)
    saysNobody = text.contains(#/\bnobody\b|\bnothing\b/#)
    // What is denied is denied up to the next stop.
    for clause in text.split(whereSeparator: { ",;:.".contains($0) }) {
      let isDenied = clause.contains(#/\bnot\b|\bnever\b|\bno\b|\bcan't\b|\bcan’t\b/#)
      read(clause, isDenied: isDenied)
    }
    if text.contains(#/\bunavailable\b|\bnot available\b|\bdoesn['’]t exist\b/#) { looks.append(.unavailable) }
    if text.contains(#/^\s*(?:the )?same\b/#) { looks.append(.same) }
  }

  private mutating func read(_ clause: Substring, isDenied: Bool) {
    func names(_ means: DismissalMeans, _ regex: Regex<Substring>) {
      guard let match = clause.firstMatch(of: regex) else { return }
      closings.append(Closing(means: means, isDenied: isDenied, words: String(match.output)))
    }
    names(.swipeDown, #/swip\w* down|drag\w* down|pull\w* down/#)
    names(.tapOutside, #/(?:tap|click)\w*(?: or (?:tap|click)\w*)? (?:outside|beside it)|outside tap/#)
    names(.edgeSwipe, #/\bedge\b/#)
    names(.contentSwipe, #/from (?:within )?the content|content swipe/#)
    names(.back, #/\bback\b/#)
    names(.ownButton, #/\bown button|a button of its own|close button|done button|button in its content/#)
    names(.actionButton, #/one of its buttons|action button|its buttons|^\s*a button\b|buttons only|an action\b/#)
    if isDenied { return readSizes(clause, isDenied: true) }
    func appears(_ appearance: Appearance, _ regex: Regex<Substring>) {
      if let match = clause.firstMatch(of: regex) { looks.append(.appears(appearance, words: String(match.output))) }
    }
    appears(.sheet, #/\ba sheet\b/#)
    appears(.popover, #/at its anchor|beside its anchor|a popover/#)
    appears(.actionSheet, #/from the bottom/#)
    appears(.alert, #/like an alert|in the middle/#)
    appears(.column, #/trailing column|beside the content/#)
    readSizes(clause, isDenied: false)
  }

  private mutating func readSizes(_ clause: Substring, isDenied: Bool) {
    func sized(_ sizing: Sizing, _ regex: Regex<Substring>) {
      guard let match = clause.firstMatch(of: regex) else { return }
      looks.append(.sized(sizing, isDenied: isDenied, words: String(match.output)))
    }
    sized(.detents, #/detents?/#)
    sized(.content, #/sized by its content|fits its content/#)
    sized(.screen, #/hides everything|whole screen|covers everything/#)
  }

  var isEmpty: Bool { closings.isEmpty && looks.isEmpty && !saysNobody }
}
