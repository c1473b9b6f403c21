/// What reading and joining reports tells of, and what holds a check against its own documents.
enum ReportExplanations {
  static let all: [String: String] = [
    "snippet-without-verdict": """
    Every Swift fence of a document must have a verdict in the report, and this one has none. That is a mistake of \
    waymark's own, not of the document, and no baseline lets it pass.

    Please report it, with the document.
    """,
    "baseline-invalid": """
    The file that '--baseline' or '--write-baseline' names is no baseline, or one of its lines can't be read. A baseline \
    begins with the line 'waymark-baseline 1'; each other line has five fields divided by tabs: how often the finding \
    occurs, the file, the id, a hash of the snippet or '-', and the message. Lines that begin with '#' are comments.

    Correct the line that is named, or have the file written anew with 'waymark check --write-baseline'.
    """,
    "report-invalid": """
    A report that 'waymark report merge' was given can't be read, or can't be joined to the others: it is cut off, was \
    written by another version, or is of another check. All shards must be there, each once, made by the same toolchain \
    with the same options on the same documents.

    Run the shards anew, with 'waymark check --shard I/N --format json', and join what they write.
    """,
  ]
}
