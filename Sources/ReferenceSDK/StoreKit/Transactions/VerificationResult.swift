// sdk: partial
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@frozen
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationResult<SignedType>.VerificationError)
  case verified(SignedType)

  public var payloadValue: SignedType {
    get throws { unsafePayloadValue }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  // sdk: complete
  public enum VerificationError: Error {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension VerificationResult: Equatable where SignedType: Equatable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension VerificationResult: Hashable where SignedType: Hashable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension VerificationResult: Sendable where SignedType: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension VerificationResult: CustomDebugStringConvertible where SignedType: CustomDebugStringConvertible {
  public var debugDescription: String { unsafePayloadValue.debugDescription }
}

@available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
extension VerificationResult.VerificationError: LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension VerificationResult where SignedType == Transaction {
  public var jwsRepresentation: String { "" }
  public var headerData: Data { Data() }
  public var payloadData: Data { Data() }
  public var signatureData: Data { Data() }
  public var signedData: Data { Data() }
  public var signedDate: Date { unsafePayloadValue.signedDate }
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
  public var jwsRepresentation: String { "" }
  public var headerData: Data { Data() }
  public var payloadData: Data { Data() }
  public var signatureData: Data { Data() }
  public var signedData: Data { Data() }
  public var signedDate: Date { unsafePayloadValue.signedDate }
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension VerificationResult where SignedType == AppTransaction {
  public var jwsRepresentation: String { "" }
  public var headerData: Data { Data() }
  public var payloadData: Data { Data() }
  public var signatureData: Data { Data() }
  public var signedData: Data { Data() }
  public var signedDate: Date { unsafePayloadValue.signedDate }
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}
