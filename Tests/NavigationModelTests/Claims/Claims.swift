import Testing

/// Marks a test with the claims of the documents that it covers, by their ids. Tools find them by reading
/// `.claims("…")`.
struct Claims: TestTrait, SuiteTrait {
  let ids: [String]
}

extension Trait where Self == Claims {
  static func claims(_ ids: String...) -> Claims { Claims(ids: ids) }
}
