/// Why a unit must be compiled alone.
enum BatchObstacle: String, Error, CaseIterable {
  case isProgram = "it runs from its first line"
  case isLong = "it is long or deep"
  case hasSyntaxError = "it has a syntax error"
  case importsUnknown = "it imports something that may not be there, or a part of a module"
  case importsLess = "its context imports more than itself"
  case hasStatements = "it has something else than declarations at its top level"
  case hasConditions = "it has '#if' around declarations"
  case hasAccessModifier = "it says 'public', 'internal' or the like where others would see it"
  case hasAttribute = "it has an attribute that reaches beyond its file"
  case declaresOperator = "it declares an operator"
  case declaresLiteralType = "it declares what literals mean"
  case declaresMacro = "it declares a macro"
  case conformsShared = "it conforms a type that all share"
  case setsSourceLocation = "it says where its lines come from"
  case seesSecrets = "its context keeps something to itself that it would see in one file"
}
