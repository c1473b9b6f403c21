// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SwiftDataError: Error, Hashable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")
  public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
  public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError("sortingPendingChangesWithIdentifiers")
  public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
  public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
  public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    "configurationFileNameContainsInvalidCharacters")
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema")
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
  public static let missingModelContext = SwiftDataError("missingModelContext")
  public static let backwardMigration = SwiftDataError("backwardMigration")
  public static let unknownSchema = SwiftDataError("unknownSchema")

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public static let historyTokenExpired = SwiftDataError("historyTokenExpired")

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public static let invalidTransactionFetchRequest = SwiftDataError("invalidTransactionFetchRequest")
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SwiftDataError {
  public static func ~= (lhs: SwiftDataError, rhs: any Error) -> Bool { lhs == rhs as? SwiftDataError }
}
