import UniformTypeIdentifiers
import WebKit

func rename(_ type: inout UTType) {
  type.identifier = "public.item"  // error: setter is inaccessible
}

func scheme() -> URLScheme? {
  URLScheme("app")  // error: call to main actor-isolated initializer
}
