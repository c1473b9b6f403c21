/// What the ids of this module's diagnostics mean, for `waymark explain ID`.
package enum DocumentDiagnostics {
  package static let explanations: [String: String] = [
    "anchor-broken": """
    A link's fragment, the part after '#', names no heading and no id of the document that it leads to. Headings get the \
    ids that GitHub gives them: lower case, hyphens for blanks, no punctuation, and '-1', '-2' for repeats.
    """,
    "comment-stray": """
    A '<!-- waymark: … -->' comment speaks of the code fence or the table that follows it, and here neither follows. Move it \
    directly before the fence or the table, with nothing but blank lines between.
    """,
    "comment-unknown": """
    A '<!-- waymark: … -->' comment directly before a table says something that means nothing there. 'semantics' is known: \
    it has a table of ways to show something held to the model of navigation.
    """,
    "comment-unclosed": """
    An HTML comment without '-->' hides everything after it, snippets too, and nobody would see that they are no longer \
    checked. Write '-->' where the comment ends.
    """,
    "context-missing": """
    'context' in the front matter names a Swift file of declarations that snippets may assume, and there is no such file. \
    The path is relative to the document, and a '/' at its start stands for the content folder.
    """,
    "control-character": """
    Documents are text, and bytes such as NUL don't belong in them; parsers and browsers treat them differently. Remove \
    the character, or rename the file if it is no Markdown.
    """,
    "document-outside": """
    A file was named that lies outside the content folder, so links from and to it can't be followed. Name files within \
    the folder, or the folder itself.
    """,
    "document-too-complex": """
    Some inputs make a Markdown parser work for minutes: thousands of open brackets, tables a thousand columns wide. The \
    document is left out; split the paragraph or table that is named, or put it into a code fence.
    """,
    "document-too-large": """
    A document of more than 8 MB is left out, since nobody reads it and parsing it takes seconds. Split it into several.
    """,
    "document-unreadable": """
    The file or folder can't be opened: it isn't there, may not be read, or is no regular file. The other documents are \
    checked as usual.
    """,
    "fence-unclosed": """
    A code fence runs to the end of its container if no closing fence ends it, and at the top level that is the rest of \
    the document. The closing fence needs the same character, at least as many of them, and nothing after them.
    """,
    "front-matter-invalid": """
    Front matter is a list of keys with values between two '---' lines. What stands there is valid YAML, but no such list.
    """,
    "front-matter-key": """
    A key of the front matter is unknown and nearly the name of a known one, so it is probably mistyped. Other unknown \
    keys are left to the agents and tools that read them.
    """,
    "front-matter-late": """
    Front matter counts only if its first '---' is the first line of the file. Here blank lines stand before it, so its \
    keys are shown as text and none of them counts.
    """,
    "front-matter-unclosed": """
    The file begins with '---' and a key, but no further '---' line ends the front matter. So the keys would be shown as \
    text and none would count.
    """,
    "front-matter-value": """
    A key that Waymark reads has a value that it can't use: a number where text is needed, an unknown platform. The \
    message says what is allowed.
    """,
    "invalid-utf8": """
    Documents must be UTF-8, and the byte at the place named can't be part of it. The document is left out; save it as \
    UTF-8 in your editor.
    """,
    "link-ambiguous": """
    A wiki link's name fits several documents: files of the same name in several folders, or the same title or alias. \
    Write more of the path, as in '[[folder/page]]'.
    """,
    "link-broken": """
    A link leads to a file, folder or page that isn't in the content folder. Paths are relative to the document that has \
    the link, and upper and lower case matter.
    """,
    "link-outside": """
    A link leaves the content folder, by '..', by an absolute path or through a symbolic link. Such links break wherever \
    the documents are published; link to a file inside the folder or to a web address.
    """,
    "link-unsafe": """
    Addresses that begin with 'javascript:', 'vbscript:', 'data:' or 'file:' run code in a reader's browser or point into \
    their own machine. They are no links on the site; use an https address or a file.
    """,
    "nesting-too-deep": """
    Lists, quotes or emphasis are nested deeper than any reader could follow, and what is deeper is left out. Usually \
    this comes from generated text or from pasted mail with many '>'.
    """,
    "skill-allowed-tools": """
    'allowed-tools' in a SKILL.md lists the tools that the skill may use without asking, as words with blanks between \
    them. It must be text, or a list of texts.
    """,
    "skill-compatibility": """
    'compatibility' in a SKILL.md says what the skill needs, in 1 to 500 characters. Leave the key out where there is \
    nothing to say.
    """,
    "skill-description": """
    A SKILL.md needs a 'description' of 1 to 1024 characters: agents choose skills by it. Say what the skill does and \
    when to use it.
    """,
    "skill-license": """
    'license' in a SKILL.md must be text: the name of a license, or of the file that holds it. Leave the key out where \
    there is none.
    """,
    "skill-metadata": """
    'metadata' in a SKILL.md maps texts to texts. YAML takes 1.0 for a number and true for a truth value, so put these in \
    quotes.
    """,
    "skill-name": """
    A SKILL.md needs a 'name' of 1 to 64 lowercase letters, digits and single hyphens between them, equal to the name of \
    its folder. Agents find the skill by it.
    """,
    "symlink-folder": """
    A symbolic link to a folder within the content folder is not followed, since its documents are there already and a \
    link to a parent would never end. Link to the documents where they really are.
    """,
    "symlink-outside": """
    A symbolic link leads out of the content folder, and is not followed: a published site must not show files that \
    happen to be on the machine that built it. Copy the file into the folder.
    """,
    "yaml-duplicate-key": """
    A mapping has the same key twice, and YAML's readers disagree on which of the two counts. Keep one.
    """,
    "yaml-invalid": """
    The YAML can't be read at the place named. Most often a value with ': ' or '#' in it needs quotes, or lines are \
    indented unevenly or with tabs.
    """,
    "yaml-too-deep": """
    The YAML is nested deeper than 50 levels, which no configuration needs. The limit keeps hostile files from \
    exhausting the tool.
    """,
    "yaml-too-large": """
    The YAML has more than 100,000 values, aliases counted as what they stand for. The limit keeps a few bytes of \
    aliases from becoming gigabytes.
    """,
  ]
}
