import ArgumentParsing

/// Options that several commands have.
enum SharedOptions {
  static let strict = Option("strict", help: "Let warnings and unresolved snippets count as findings too.")
  static let verbose = Option("verbose", short: "v", help: "List what passed too, with what was assumed.")
  static let jobs = Option(
    "jobs", short: "j", value: ValueForm("N", .integer(1...1024)), help: "How many compilers run at once; one a core.")
  static let noCache = Option("no-cache", help: "Judge everything anew instead of remembering earlier outcomes.")
  static let baseline = Option(
    "baseline", value: ValueForm("FILE", .file),
    help: "Let the findings pass that the file lists; it is written by 'waymark check --write-baseline'.")
  static let folder = Positional(
    ValueForm("DIR", .folder), .optional,
    help:
      "The folder of the documents, or one with a waymark.yml. Without it the current folder's waymark.yml decides, "
      + "else the folder Content, else the current folder.")
}
