/// What a note says. The identifiers are stable; `text` tells each in a sentence.
public enum NoteCode: UInt8, Hashable, Sendable, CaseIterable {
  // General
  case unknownName, notRunning, inBackground, noWindow, nobodySignedIn, coveredByModal, changeIsHidden
  // Pushing
  case linkOutsideStack, linkIsDisabled, destinationMissing, destinationInLazyContainer, destinationOutsideStack,
    destinationNotOnStack, destinationDeclaredTwice, placeholderShown, pathCannotSee, viewLinkHasNoHook, viewsPopped,
    noPathBound, noStackHere, alreadyOnTop, pushedTwice, indexOutOfRange, pathReplaced, showsUnavailable, staleCopy,
    zoomsIn, zoomsOut, zoomNotOnMac
  // Going back
  case atRoot, nothingToPop, popsBeyondRoot, removeLastTraps, notOnPath, strandedInFlow, gestureNotOnMac,
    contentSwipeNeedsIOS26, contentSwipeAssumed, backClosesNothing
  // Tabs
  case tabSelected, tabsNotBound, retapUndocumented, tabWithoutStack, viewStateLost
  // Split views
  case noSplitView, noSuchColumn, columnNotVisible, notInThisColumn, nothingSelected, detailPathKept, staleDraft,
    visibilityIgnored, doubleColumnIsAll, macShowsContentColumn, systemHasSidebarButton, noColumnBinding,
    preferredColumnDecides, sizeClassIsFixed
  // Presenting
  case presented, dismissed, presentationWaits, presentedWhileDismissing, waitsForAnswer, neverShown, alreadyShown,
    promptDataIgnored, presenterIsCovered, parallelFlags, blankContent, coverUnavailable, coverBecomesPush,
    notACover, noWayOut, presentationAdapts, detentsIgnored, detentsNeedSheet, noSuchDetent
  // Dismissing
  case nothingPresented, nothingIsLeaving, promptNeedsAnswer, notAPrompt, noCloseButton, lockRefuses,
    gestureDoesNothing, tapOutsideUndocumented, coverHasNoGesture, coverDragUndocumented, escapeUndocumented,
    dismissInPresenter, poppedPresenterUndocumented, dismissClosesWindow, dismissDoesNothing
  // Flows
  case noFlow, flowIsOver, flowStartsOver
  // Links
  case linkInvalid, linkHeld, linkDropped, linkAppended, linkLacksParents, linkedRecordMissing, parentOpened,
    universalLinksComeElsewhere, linkDuringRestoration
  // Restoration
  case saved, pathNotCodable, sharedSlotOverwritten, sceneStorageLost, restored, routesDropped,
    restorationRefusedByLink, restorationRefusedByState, restorationOverwrites, restoredBefore, noRestorationRuns,
    nothingSaved
  // Life and windows
  case alreadyRunning, notActive, notInBackground, onlyOneWindow, otherWindowMoves, noSignIn, alreadySignedIn,
    rootSwapped, presentedOverSignIn, signInLivedBelow, savedForgotten
}

extension NoteCode {
  /// The identifier in kebab case, for scenarios, traces and pages.
  public var id: StaticString {
    switch self {
    case .unknownName: "unknown-name"
    case .notRunning: "not-running"
    case .inBackground: "in-background"
    case .noWindow: "no-window"
    case .nobodySignedIn: "nobody-signed-in"
    case .coveredByModal: "covered-by-modal"
    case .changeIsHidden: "change-is-hidden"
    case .linkOutsideStack: "link-outside-stack"
    case .linkIsDisabled: "link-is-disabled"
    case .destinationMissing: "destination-missing"
    case .destinationInLazyContainer: "destination-in-lazy-container"
    case .destinationOutsideStack: "destination-outside-stack"
    case .destinationNotOnStack: "destination-not-on-stack"
    case .destinationDeclaredTwice: "destination-declared-twice"
    case .placeholderShown: "placeholder-shown"
    case .pathCannotSee: "path-cannot-see"
    case .viewLinkHasNoHook: "view-link-has-no-hook"
    case .viewsPopped: "views-popped"
    case .noPathBound: "no-path-bound"
    case .noStackHere: "no-stack-here"
    case .alreadyOnTop: "already-on-top"
    case .pushedTwice: "pushed-twice"
    case .indexOutOfRange: "index-out-of-range"
    case .pathReplaced: "path-replaced"
    case .showsUnavailable: "shows-unavailable"
    case .staleCopy: "stale-copy"
    case .zoomsIn: "zooms-in"
    case .zoomsOut: "zooms-out"
    case .zoomNotOnMac: "zoom-not-on-mac"
    case .atRoot: "at-root"
    case .nothingToPop: "nothing-to-pop"
    case .popsBeyondRoot: "pops-beyond-root"
    case .removeLastTraps: "remove-last-traps"
    case .notOnPath: "not-on-path"
    case .strandedInFlow: "stranded-in-flow"
    case .gestureNotOnMac: "gesture-not-on-mac"
    case .contentSwipeNeedsIOS26: "content-swipe-needs-ios26"
    case .contentSwipeAssumed: "content-swipe-assumed"
    case .backClosesNothing: "back-closes-nothing"
    case .tabSelected: "tab-selected"
    case .tabsNotBound: "tabs-not-bound"
    case .retapUndocumented: "retap-undocumented"
    case .tabWithoutStack: "tab-without-stack"
    case .viewStateLost: "view-state-lost"
    case .noSplitView: "no-split-view"
    case .noSuchColumn: "no-such-column"
    case .columnNotVisible: "column-not-visible"
    case .notInThisColumn: "not-in-this-column"
    case .nothingSelected: "nothing-selected"
    case .detailPathKept: "detail-path-kept"
    case .staleDraft: "stale-draft"
    case .visibilityIgnored: "visibility-ignored"
    case .doubleColumnIsAll: "double-column-is-all"
    case .macShowsContentColumn: "mac-shows-content-column"
    case .systemHasSidebarButton: "system-has-sidebar-button"
    case .noColumnBinding: "no-column-binding"
    case .preferredColumnDecides: "preferred-column-decides"
    case .sizeClassIsFixed: "size-class-is-fixed"
    case .presented: "presented"
    case .dismissed: "dismissed"
    case .presentationWaits: "presentation-waits"
    case .presentedWhileDismissing: "presented-while-dismissing"
    case .waitsForAnswer: "waits-for-answer"
    case .neverShown: "never-shown"
    case .alreadyShown: "already-shown"
    case .promptDataIgnored: "prompt-data-ignored"
    case .presenterIsCovered: "presenter-is-covered"
    case .parallelFlags: "parallel-flags"
    case .blankContent: "blank-content"
    case .coverUnavailable: "cover-unavailable"
    case .coverBecomesPush: "cover-becomes-push"
    case .notACover: "not-a-cover"
    case .noWayOut: "no-way-out"
    case .presentationAdapts: "presentation-adapts"
    case .detentsIgnored: "detents-ignored"
    case .detentsNeedSheet: "detents-need-sheet"
    case .noSuchDetent: "no-such-detent"
    case .nothingPresented: "nothing-presented"
    case .nothingIsLeaving: "nothing-is-leaving"
    case .promptNeedsAnswer: "prompt-needs-answer"
    case .notAPrompt: "not-a-prompt"
    case .noCloseButton: "no-close-button"
    case .lockRefuses: "lock-refuses"
    case .gestureDoesNothing: "gesture-does-nothing"
    case .tapOutsideUndocumented: "tap-outside-undocumented"
    case .coverHasNoGesture: "cover-has-no-gesture"
    case .coverDragUndocumented: "cover-drag-undocumented"
    case .escapeUndocumented: "escape-undocumented"
    case .dismissInPresenter: "dismiss-in-presenter"
    case .poppedPresenterUndocumented: "popped-presenter-undocumented"
    case .dismissClosesWindow: "dismiss-closes-window"
    case .dismissDoesNothing: "dismiss-does-nothing"
    case .noFlow: "no-flow"
    case .flowIsOver: "flow-is-over"
    case .flowStartsOver: "flow-starts-over"
    case .linkInvalid: "link-invalid"
    case .linkHeld: "link-held"
    case .linkDropped: "link-dropped"
    case .linkAppended: "link-appended"
    case .linkLacksParents: "link-lacks-parents"
    case .linkedRecordMissing: "linked-record-missing"
    case .parentOpened: "parent-opened"
    case .universalLinksComeElsewhere: "universal-links-come-elsewhere"
    case .linkDuringRestoration: "link-during-restoration"
    case .saved: "saved"
    case .pathNotCodable: "path-not-codable"
    case .sharedSlotOverwritten: "shared-slot-overwritten"
    case .sceneStorageLost: "scene-storage-lost"
    case .restored: "restored"
    case .routesDropped: "routes-dropped"
    case .restorationRefusedByLink: "restoration-refused-by-link"
    case .restorationRefusedByState: "restoration-refused-by-state"
    case .restorationOverwrites: "restoration-overwrites"
    case .restoredBefore: "restored-before"
    case .noRestorationRuns: "no-restoration-runs"
    case .nothingSaved: "nothing-saved"
    case .alreadyRunning: "already-running"
    case .notActive: "not-active"
    case .notInBackground: "not-in-background"
    case .onlyOneWindow: "only-one-window"
    case .otherWindowMoves: "other-window-moves"
    case .noSignIn: "no-sign-in"
    case .alreadySignedIn: "already-signed-in"
    case .rootSwapped: "root-swapped"
    case .presentedOverSignIn: "presented-over-sign-in"
    case .signInLivedBelow: "sign-in-lived-below"
    case .savedForgotten: "saved-forgotten"
    }
  }
}
