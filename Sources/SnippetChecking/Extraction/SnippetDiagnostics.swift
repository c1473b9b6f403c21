/// Explains the diagnostics that the extraction of snippets emits; `waymark explain ID` prints them.
package enum SnippetDiagnostics {
  package static let explanations: [String: String] = [
    "attribute-unknown": """
    A word after `swift` in a fence's info string, or in the `<!-- waymark: … -->` comment before it, is no attribute \
    that Waymark knows. It is an error, since a mistyped `fails` or `skip` would change what is checked in silence.
    """,
    "attribute-value-missing": "The attribute means something only with a value, as in `title=\"Router.swift\"`.",
    "attribute-value-unexpected": "The attribute is a plain word: `hidden`, `alone`, `run` and `test` take no value.",
    "attribute-value-empty": "The attribute has `=` and nothing after it, or an empty text.",
    "attribute-quote-unterminated": """
    A value begins with a quote that nothing closes, so it can't be told where the value ends. Inside double quotes, \
    `\\"` stands for a quote.
    """,
    "attribute-duplicate": """
    The same attribute is given twice for one fence, in the info string or in the comment before it; which of them \
    holds would be a guess.
    """,
    "attribute-skip-reason": """
    `skip` needs a reason in quotes. A snippet that nobody checks is shown to readers with the reason, so that \
    nothing is left to trust.
    """,
    "attribute-platform-unknown": "`platform=` names the one platform to judge the snippet for: `iOS` or `macOS`.",
    "attribute-platform-unsupported": """
    The platform exists, and Waymark has no declarations of its SDK to judge snippets with. Snippets are judged for \
    iOS and macOS.
    """,
    "attribute-file-invalid": """
    `file=` names a file of the tutorial's project by a path within the project: no leading slash, no `..`, no empty \
    part.
    """,
    "attribute-highlight-invalid": """
    `highlight=` takes lines and ranges of lines that count from 1, such as `3-5,8`; a range goes upwards.
    """,
    "attribute-highlight-outside": "`highlight=` names a line that the fence doesn't have.",
    "attribute-combination": """
    Two attributes of a fence contradict each other, or one has no effect beside the other. The message says why.
    """,
    "part-mark-stray": """
    A ❌ or ✅ in a comment marks the code below it, up to the next mark, if the comment stands on a line of its own. \
    Behind code it marks nothing, and the code is judged as if it weren't there.
    """,
    "part-indivisible": """
    A fence is marked with ❌ and ✅, and the marks stand at different levels of the code, so that the lines of one \
    can't be taken away and leave Swift. Marks divide a fence outside all brackets, between the statements or members \
    of one body, and between the modifiers of one chain.
    """,
    "part-attribute-contradiction": """
    An attribute speaks of the whole fence, and a ❌ or ✅ in it says otherwise of a part.
    """,
    "expected-error-empty": "`// error:` after code announces an error on that line; words of its message must follow.",
    "expected-error-platform": "`// error(iOS): …` and `// error(macOS): …` announce an error on one platform alone.",
  ]
}
