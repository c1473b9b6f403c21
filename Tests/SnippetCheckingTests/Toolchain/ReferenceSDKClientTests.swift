import Testing

@testable import SnippetChecking

/// The reference SDK as its clients see it.
@Suite struct ReferenceSDKClientTests {
  @Test(arguments: SDKClient.accepted) func accepts(_ client: SDKClient) throws {
    try client.expectAcceptance(with: TestToolchain.sdk.get())
  }

  @Test(arguments: SDKClient.rejected) func rejectsTheMarkedLinesAndNoOthers(_ client: SDKClient) throws {
    try client.expectMarkedErrorsAlone(with: TestToolchain.sdk.get())
  }

  @Test func thereAreClients() {
    #expect(SDKClient.accepted.count > 10)
    #expect(SDKClient.rejected.count > 10)
  }
}
