@_exported import Observation
@_exported import ReferenceCombine
@_exported import ReferenceFoundation
