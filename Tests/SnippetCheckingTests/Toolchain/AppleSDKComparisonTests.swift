import Diagnostics
import Testing

@testable import SnippetChecking

/// The reference SDK's clients against Apple's own SDKs, which must say the same: where they differ, the reference SDK is
/// wrong. **Untested**: nobody has run it on a Mac yet.
@Suite(.enabled(if: TestPlatform.isMac, "it takes macOS with Xcode")) struct AppleSDKComparisonTests {
  private static let sdk: Result<ReferenceSDK, any Error> = Result {
    try AppleSDKBuilder(resources: try Resources.locate(), cache: try TestToolchain.cache.get()).sdk()
  }

  @Test(arguments: SDKClient.accepted) func applesSDKAcceptsWhatOursDoes(_ client: SDKClient) throws {
    try client.expectAcceptance(with: Self.sdk.get())
  }

  @Test(arguments: SDKClient.rejected) func applesSDKRejectsWhatOursDoes(_ client: SDKClient) throws {
    try client.expectMarkedErrorsAlone(with: Self.sdk.get())
  }
}
