// The screens of an app: what can be pushed and what can be presented, and the app's policies.

extension PathStyle: Coded {}
extension LinkStyle: Coded {}
extension Payload: Coded {}

extension RouteDescription: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(name, destination, link)
    encoder.put(payload, parents, isDurable)
    encoder.put(isSensitive, isCodable, zooms)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(
      try decoder.take(), destination: try decoder.take(), link: try decoder.take(), payload: try decoder.take(),
      parents: try decoder.take(), isDurable: try decoder.take(), isSensitive: try decoder.take(),
      isCodable: try decoder.take(), zooms: try decoder.take())
  }
}

extension DestinationPlace: Coded {
  func write(to encoder: inout ModelEncoder) {
    switch self {
    case .root: encoder.put(case: 0)
    case .leaf(let screen): encoder.put(case: 1, screen)
    case .lazyContainer: encoder.put(case: 2)
    case .outsideStack: encoder.put(case: 3)
    case .twice: encoder.put(case: 4)
    case .missing: encoder.put(case: 5)
    }
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    switch try decoder.byte() {
    case 0: self = .root
    case 1: self = .leaf(of: try decoder.take())
    case 2: self = .lazyContainer
    case 3: self = .outsideStack
    case 4: self = .twice
    case 5: self = .missing
    default: throw ModelDecoder.Malformed()
    }
  }
}

extension PresentationKind: Coded {}
extension DragIndicator: Coded {}

extension PresentationDescription: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(name, kind, hasStack)
    encoder.put(hasCloseButton, hasCancelButton, staysPopover)
    encoder.put(detents, dragIndicator, isLocked)
    encoder.put(readsOtherState, zooms)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(
      try decoder.take(), try decoder.take(), hasStack: try decoder.take(), hasCloseButton: try decoder.take(),
      hasCancelButton: try decoder.take(), staysPopover: try decoder.take(), detents: try decoder.take(),
      dragIndicator: try decoder.take(), isLocked: try decoder.take(), readsOtherState: try decoder.take(),
      zooms: try decoder.take())
  }
}

extension Policies.Precedence: Coded {}
extension Policies.SignedOutLinks: Coded {}
extension Policies.RepeatedPushes: Coded {}
extension Policies.LinkPaths: Coded {}
extension Policies.MissingRecords: Coded {}
extension Policies.Saving: Coded {}
extension Policies.Storage: Coded {}
extension Policies.Owner: Coded {}
extension Policies.SignIn: Coded {}

extension Policies: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(precedence, signedOutLinks, repeatedPushes)
    encoder.put(linkPaths, linkedRecords, restoredRecords)
    encoder.put(saving, storage, owner)
    encoder.put(signIn, restoredDepth, retapPops)
    encoder.put(chainsInOnDismiss, signOutForgets)
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init()
    precedence = try decoder.take()
    signedOutLinks = try decoder.take()
    repeatedPushes = try decoder.take()
    linkPaths = try decoder.take()
    linkedRecords = try decoder.take()
    restoredRecords = try decoder.take()
    saving = try decoder.take()
    storage = try decoder.take()
    owner = try decoder.take()
    signIn = try decoder.take()
    restoredDepth = try decoder.take()
    retapPops = try decoder.take()
    chainsInOnDismiss = try decoder.take()
    signOutForgets = try decoder.take()
  }
}
