/// What the generation of a site reports.
enum SiteExplanations {
  static let all: [String: String] = [
    "nav-unknown-document": """
    'nav' in waymark.yml names something that is neither a document nor a folder of documents. Paths are seen from the \
    content folder: 'guide/start.md', or 'guide/' for all documents in it.
    """,
    "page-address-taken": """
    Two documents would have the same address on the site, such as 'guide.md' and 'guide/index.md'. The later one has \
    another address now. Rename one of them.
    """,
    "site-file-taken": """
    A file of the content folder has the name of a page or of a file that waymark writes, so it isn't copied. Rename it.
    """,
    "site-link-broken": """
    A page of the finished site links to a file that the site doesn't have.
    """,
    "site-anchor-broken": """
    A page of the finished site links to a heading that the other page doesn't have.
    """,
  ]
}
