extension NoteCode {
  public var severity: Note.Severity {
    switch self {
    case .unknownName, .linkOutsideStack, .linkIsDisabled, .destinationMissing, .destinationInLazyContainer,
      .destinationOutsideStack, .destinationNotOnStack, .destinationDeclaredTwice, .placeholderShown, .pathCannotSee,
      .noPathBound, .noStackHere, .indexOutOfRange, .staleCopy, .removeLastTraps, .strandedInFlow, .tabsNotBound,
      .tabWithoutStack, .viewStateLost, .noSplitView, .noSuchColumn, .staleDraft, .noColumnBinding, .neverShown,
      .parallelFlags, .blankContent, .coverUnavailable, .notACover, .noWayOut, .noCloseButton, .dismissInPresenter,
      .dismissClosesWindow, .sharedSlotOverwritten, .restorationOverwrites, .otherWindowMoves, .presentedOverSignIn,
      .signInLivedBelow:
      .mistake
    case .changeIsHidden, .viewLinkHasNoHook, .viewsPopped, .pushedTwice, .popsBeyondRoot, .detailPathKept,
      .systemHasSidebarButton, .presentedWhileDismissing, .waitsForAnswer, .promptDataIgnored, .presenterIsCovered,
      .detentsIgnored, .linkAppended, .linkLacksParents, .linkedRecordMissing:
      .advice
    default:
      .info
    }
  }
}
