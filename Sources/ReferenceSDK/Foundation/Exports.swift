@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
