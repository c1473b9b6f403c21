import Foundation

// The comparators of strings that the open-source Foundation doesn't make public.

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension String.StandardComparator {
  public static var localizedStandard: String.StandardComparator { fatalError("Comparators don't compare here") }
  public static var localized: String.StandardComparator { fatalError("Comparators don't compare here") }
  public static var lexical: String.StandardComparator { fatalError("Comparators don't compare here") }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension SortComparator where Self == String.Comparator {
  public static var localizedStandard: String.Comparator { String.Comparator(options: [.numeric, .caseInsensitive]) }
  public static var localized: String.Comparator { String.Comparator(options: .caseInsensitive) }
}
