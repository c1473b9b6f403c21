/// The words that the writer uses for the model's choices, and that a reader of traces may use too.

extension Platform {
  public var word: StaticString {
    switch self {
    case .iPhone: "iphone"
    case .iPad: "ipad"
    case .mac: "mac"
    }
  }
}

extension Baseline {
  public var word: StaticString {
    switch self {
    case .ios18: "ios18"
    case .ios26: "ios26"
    }
  }
}

extension SizeClass {
  public var word: StaticString {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}

extension State.Phase {
  public var word: StaticString {
    switch self {
    case .active: "active"
    case .background: "background"
    case .notRunning: "not-running"
    }
  }
}

extension Window.Root {
  public var word: StaticString {
    switch self {
    case .signIn: "sign-in"
    case .app: "app"
    }
  }
}

extension Window.Restoration {
  public var word: StaticString {
    switch self {
    case .none: "none"
    case .pending: "pending"
    case .running: "running"
    case .done: "done"
    }
  }
}

extension Column {
  public var word: StaticString {
    switch self {
    case .sidebar: "sidebar"
    case .content: "content"
    case .detail: "detail"
    }
  }
}

extension ColumnVisibility {
  public var word: StaticString {
    switch self {
    case .automatic: "automatic"
    case .all: "all"
    case .doubleColumn: "double-column"
    case .detailOnly: "detail-only"
    }
  }
}

extension PresentationKind {
  public var word: StaticString {
    switch self {
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmationDialog: "confirmation-dialog"
    case .inspector: "inspector"
    }
  }
}

extension Appearance {
  public var word: StaticString {
    switch self {
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .alert: "alert"
    case .actionSheet: "action-sheet"
    case .column: "column"
    }
  }
}

extension Layer.Driver {
  public var word: StaticString {
    switch self {
    case .router: "router"
    case .content: "content"
    case .flag: "flag"
    }
  }
}

extension Record.Condition {
  public var word: StaticString {
    switch self {
    case .available: "available"
    case .deleted: "deleted"
    case .forbidden: "forbidden"
    case .foreign: "foreign"
    }
  }
}

extension Note.Severity {
  public var word: StaticString {
    switch self {
    case .info: "info"
    case .advice: "advice"
    case .mistake: "mistake"
    }
  }
}

extension DismissalMeans {
  /// A word for each, in the order of their declaration.
  public var words: [StaticString] {
    let all: [(DismissalMeans, StaticString)] = [
      (.back, "back"), (.edgeSwipe, "edge-swipe"), (.contentSwipe, "content-swipe"), (.swipeDown, "swipe-down"),
      (.tapOutside, "tap-outside"), (.ownButton, "own-button"), (.actionButton, "action-button"),
      (.program, "program"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}
