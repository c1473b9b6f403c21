@_exported import ReferenceSwiftUI
