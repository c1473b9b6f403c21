extension Verdict {
  /// The verdict's blaze: two columns wide. Shape and words carry the meaning; colour only helps.
  package var blaze: String {
    switch self {
    case .verified: "▮ "
    case .verifiedWithPlaceholders: "▮▯"
    case .rejectedAsExpected: "▮/"
    case .failed: "▯×"
    case .acceptedUnexpectedly: "▯!"
    case .unresolved: "▯?"
    case .skipped: "▯ "
    }
  }

  package var words: String {
    switch self {
    case .verified: "verified"
    case .verifiedWithPlaceholders: "verified with placeholders"
    case .rejectedAsExpected: "rejected as expected"
    case .failed: "failed"
    case .acceptedUnexpectedly: "accepted unexpectedly"
    case .unresolved: "unresolved"
    case .skipped: "skipped"
    }
  }

  package var role: TextStyle.Role {
    switch self {
    case .verified, .verifiedWithPlaceholders, .rejectedAsExpected: .success
    case .failed, .acceptedUnexpectedly: .error
    case .unresolved: .warning
    case .skipped: .quiet
    }
  }
}
