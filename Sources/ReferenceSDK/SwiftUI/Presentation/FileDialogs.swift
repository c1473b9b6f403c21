import ReferenceUniformTypeIdentifiers

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }

  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  nonisolated public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL { self }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }

  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }

  nonisolated public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C: Collection, C.Element == URL { self }

  nonisolated public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable { self }

  nonisolated public func fileExporter<C, T>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, T: Transferable, T == C.Element { self }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View { self }

  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S: StringProtocol { self }

  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View { self }

  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }

  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol { self }

  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View { self }

  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S>(_ label: S) -> some View where S: StringProtocol { self }
}
