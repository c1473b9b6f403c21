/// What the judging of snippets reports, beside the verdicts themselves.
enum JudgingExplanations {
  static let all: [String: String] = [
    "platform-newer": """
    `platforms` in the front matter names a version that the reference SDK doesn't describe yet. Snippets are judged \
    for it all the same; APIs that came after the SDK are unknown, and what uses them is unresolved.
    """,
    "compiler-error": """
    The compiler rejects the code at this place; the words are its own. Where a document is judged for several \
    platforms, the message names the one that rejects it.

    Correct the code; or, if it is meant to show the mistake, mark it: '// ❌' above it, 'fails' on its fence, or \
    '// error: words of the message' behind the line.
    """,
    "compiler-warning": """
    The compiler accepts the code and warns of it, mostly of something deprecated. Warnings are findings only with \
    --strict.
    """,
    "snippet-unresolved": """
    Something that the snippet uses is declared neither in it nor near it, and it can't be told from its use what it \
    is. The message names it.

    Declare it in the snippet, in an earlier snippet of the document, in one marked 'hidden', or in the Swift file that \
    the front matter names as 'context'.
    """,
    "run-failed": """
    The snippet is marked 'run' or 'test', and its program didn't end well: it crashed, ended with another code than 0, or \
    used more time, memory or output than programs of documents may. Where it says in which line, the message stands there.

    Programs run without network, under a user that owns nothing, with one empty folder to write to.
    """,
    "scenario-disagrees": """
    A program marked 'run scenario="…"' plays a scenario of the document with a router of its own. It has to write each event
    as the scenario has it, and indented below it what its router holds then, such as 'path: root'. Either it did other things
    than the scenario, or what it wrote doesn't hold in the model of navigation.
    """,
    "attribute-scenario-unknown": """
    'scenario' names the title of a scenario in the same document: a fence of the language 'scenario' with title="…".
    """,
    "output-differs": """
    The program's standard output is not what the 'output' fence that follows it says. Lines are compared one by one; white \
    space at their ends and empty lines at the end of the output don't count, and a line '…' stands for any lines.

    Correct the program, or copy what it writes.
    """,
    "test-failed": """
    The snippet is marked 'test', and one of its tests found something wrong; the words are Swift Testing's own.
    """,
    "rejected-otherwise": """
    The fence says 'fails="words"', and the snippet is rejected, but by an error that says something else. A mistake in \
    an example must be the one that the text speaks of.

    Quote words of the error that is shown, or correct the example.
    """,
    "context-outside": """
    'context' in the front matter leads out of the content folder, so the file isn't read. The file must travel with the \
    documents: put it into the content folder.
    """,
    "expected-error-missing": """
    A line ends in '// error: words', and no error on that line says them. The errors that there are stand beside this \
    message.

    Quote words of the compiler's message, on the line that it speaks of.
    """,
  ]
}
