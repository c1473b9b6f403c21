// Texts for pages and for checking documents. The browser's module can leave this file out.

extension Semantic {
  /// The name that documents give it.
  public var title: StaticString {
    switch self {
    case .push: "Push"
    case .sheet: "Sheet"
    case .cover: "Full-screen cover"
    case .popover: "Popover"
    case .alert: "Alert"
    case .confirmationDialog: "Confirmation dialog"
    case .inspector: "Inspector"
    case .rootSwap: "Root swap"
    }
  }

  /// The names of which a table's API cell must hold the first and may hold the others.
  public var apis: [StaticString] {
    switch self {
    case .push: ["navigationDestination", "NavigationStack", "NavigationLink"]
    case .sheet: ["sheet", "presentationDetents"]
    case .cover: ["fullScreenCover"]
    case .popover: ["popover"]
    case .alert: ["alert"]
    case .confirmationDialog: ["confirmationDialog"]
    case .inspector: ["inspector"]
    case .rootSwap: ["if", "switch"]
    }
  }

  /// The declaration that drives it by data.
  public var declaration: StaticString {
    switch self {
    case .push: "navigationDestination(for:destination:)"
    case .sheet: "sheet(item:onDismiss:content:)"
    case .cover: "fullScreenCover(item:onDismiss:content:)"
    case .popover: "popover(item:attachmentAnchor:arrowEdge:content:)"
    case .alert: "alert(_:isPresented:presenting:actions:)"
    case .confirmationDialog: "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)"
    case .inspector: "inspector(isPresented:content:)"
    case .rootSwap: "if or switch at the root"
    }
  }

  /// When it is the right one.
  public var purpose: StaticString {
    switch self {
    case .push: "One step further in; Back leads here again."
    case .sheet: "A side task over this screen that may be abandoned."
    case .cover: "A task that needs the whole screen and a decision at its end."
    case .popover: "Something small that belongs to one control."
    case .alert: "A question that must be answered before anything else."
    case .confirmationDialog: "A choice about what was just tapped, which may be declined."
    case .inspector: "Details beside the content, for as long as they are wanted."
    case .rootSwap: "Everything before it ceases to matter: sign-in, sign-out, a finished introduction."
    }
  }
}

extension PresentationSemantics {
  /// Who closes it.
  public var closing: StaticString {
    switch semantic {
    case .push: "Back, one screen at a time"
    case .sheet: platform == .mac ? "its own button" : "a swipe down, unless locked, or its own button"
    case .cover: isAvailable ? "its own button only" : "not available"
    case .popover:
      dismissal.contains(.tapOutside) ? "a tap or click outside" : "a swipe down, as the sheet that it becomes"
    case .alert: "one of its buttons only"
    case .confirmationDialog:
      dismissal.contains(.tapOutside) ? "one of its buttons, or a tap outside" : "one of its buttons only"
    case .inspector: "its own button or the toolbar's"
    case .rootSwap: "nobody: the old tree is gone"
    }
  }

  /// What is particular about the platform; empty where nothing is.
  public var remark: StaticString {
    switch (semantic, platform) {
    case (.push, .mac): "Back is in the toolbar."
    case (.push, _): "A swipe from the edge, and from iOS 26 one in the content; Apple documents the latter for UIKit."
    case (.sheet, .mac): "Sized by its content, not by detents."
    case (.sheet, _): "Detents set the height; with several, people can drag."
    case (.cover, .mac): "Unavailable on native macOS, available in Mac Catalyst: push, or take a sheet."
    case (.cover, _):
      "Opaque, hides everything below. A zoom transition may bring a drag that closes it; Apple doesn't say."
    case (.popover, .mac): "Always beside its anchor."
    case (.popover, _): "A sheet in compact width, unless its content asks for presentationCompactAdaptation(.popover)."
    case (.alert, _), (.rootSwap, _): ""
    case (.confirmationDialog, .mac): "Looks like an alert."
    case (.confirmationDialog, .iPad): "A popover at its anchor in regular width."
    case (.confirmationDialog, .iPhone): "From the bottom on iOS 18, at its anchor on iOS 26; reported, not documented."
    case (.inspector, .mac), (.inspector, .iPad): "A trailing column in regular width."
    case (.inspector, .iPhone): "A sheet."
    }
  }
}

extension DismissalMeans {
  /// Each means by itself, with the words for it.
  public static let words: [(means: DismissalMeans, word: StaticString)] = [
    (.back, "back"), (.edgeSwipe, "edge swipe"), (.contentSwipe, "content swipe"), (.swipeDown, "swipe down"),
    (.tapOutside, "tap outside"), (.ownButton, "own button"), (.actionButton, "action button"), (.program, "code"),
  ]
}
