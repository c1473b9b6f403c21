/// What Apple leaves to the app. The defaults are what the documents recommend and `ReferenceRouter` does.
public struct Policies: Hashable, Sendable {
  /// Who wins where a link and restoration meet.
  public enum Precedence: UInt8, Hashable, Sendable, CaseIterable {
    /// A link wins whichever comes first, and restoration runs only in an untouched scene.
    case linkWins
    /// Nobody decides: whoever writes last.
    case lastWriter
  }

  /// What becomes of a link that arrives while nobody is signed in.
  public enum SignedOutLinks: UInt8, Hashable, Sendable, CaseIterable {
    case held, dropped
  }

  /// What a second push of the route that is on top already does.
  public enum RepeatedPushes: UInt8, Hashable, Sendable, CaseIterable {
    case ignored, pushed
  }

  /// What a link does to the path that it finds.
  public enum LinkPaths: UInt8, Hashable, Sendable, CaseIterable {
    case replace, append
  }

  /// What a link, or a restored path, does about a record that is known to be gone.
  public enum MissingRecords: UInt8, Hashable, Sendable, CaseIterable {
    /// The route is opened, and its screen says that the record isn't available.
    case shownAsUnavailable
    /// The path ends before it; a link of which nothing remains opens nothing.
    case cutToParent
    /// A link to it opens nothing; a restored path ends before it.
    case ignored
  }

  /// When a scene is saved.
  public enum Saving: UInt8, Hashable, Sendable, CaseIterable {
    case onBackground, onChange
  }

  /// Where a scene is saved.
  public enum Storage: UInt8, Hashable, Sendable, CaseIterable {
    /// `@SceneStorage`: for each scene, and gone with it (Apple).
    case scene
    /// `UserDefaults`: one slot for all windows.
    case shared
  }

  /// Who owns router and paths.
  public enum Owner: UInt8, Hashable, Sendable, CaseIterable {
    /// Each scene's root view.
    case scene
    /// One object for the whole app, which every window shows.
    case app
    /// `@State` of the views that hold the stacks; lost with their identity.
    case view
  }

  /// How the app's content and sign-in take turns.
  public enum SignIn: UInt8, Hashable, Sendable, CaseIterable {
    /// There is no sign-in.
    case none
    /// The root is one or the other.
    case rootSwap
    /// A mistake that documents warn of: the app is presented over the sign-in screen.
    case presentedOver
  }

  public var precedence: Precedence = .linkWins
  public var signedOutLinks: SignedOutLinks = .held
  public var repeatedPushes: RepeatedPushes = .ignored
  public var linkPaths: LinkPaths = .replace
  public var linkedRecords: MissingRecords = .shownAsUnavailable
  public var restoredRecords: MissingRecords = .cutToParent
  public var saving: Saving = .onBackground
  public var storage: Storage = .scene
  public var owner: Owner = .scene
  public var signIn: SignIn = .none
  /// How many routes of a saved path are restored at most.
  public var restoredDepth: UInt16 = 8
  /// Whether choosing the selected tab again pops it to its root.
  public var retapPops = true
  /// Whether the sheet's and the cover's `onDismiss` show what waits.
  public var chainsInOnDismiss = true
  /// Whether signing out throws saved scenes away.
  public var signOutForgets = true

  public init() {}
}
