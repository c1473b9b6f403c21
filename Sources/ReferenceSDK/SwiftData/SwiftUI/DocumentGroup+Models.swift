import ReferenceSwiftUI
import ReferenceUniformTypeIdentifiers

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ModelDocument {}

@available(*, unavailable)
extension ModelDocument: Sendable {}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DocumentGroup where Document == ModelDocument {
  public init(
    editing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type, editor: @escaping () -> Content,
    prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    fatalError()
  }

  public init(
    viewing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type, viewer: @escaping () -> Content
  ) {
    fatalError()
  }

  public init(
    editing modelType: any PersistentModel.Type, contentType: UTType, editor: @escaping () -> Content,
    prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    fatalError()
  }

  public init(
    editing modelTypes: [any PersistentModel.Type], contentType: UTType, editor: @escaping () -> Content,
    prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    fatalError()
  }

  public init(
    viewing modelType: any PersistentModel.Type, contentType: UTType, viewer: @escaping () -> Content
  ) {
    fatalError()
  }

  public init(
    viewing modelTypes: [any PersistentModel.Type], contentType: UTType, viewer: @escaping () -> Content
  ) {
    fatalError()
  }
}
