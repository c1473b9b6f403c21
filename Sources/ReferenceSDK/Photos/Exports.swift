@_exported import ReferenceFoundation
