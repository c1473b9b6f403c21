import Documents

/// The names of languages as people write them.
enum CodeLanguage {
  static func label(of fence: CodeFence) -> String {
    let language = fence.language
    switch language {
    case "": return ""
    case "sh", "bash", "zsh", "shell", "console", "terminal": return "Shell"
    case "json", "jsonc", "json5": return "JSON"
    case "yaml", "yml": return "YAML"
    case "toml": return "TOML"
    case "xml", "plist": return "XML"
    case "html": return "HTML"
    case "css": return "CSS"
    case "js", "javascript": return "JavaScript"
    case "ts", "typescript": return "TypeScript"
    case "md", "markdown": return "Markdown"
    case "text", "txt", "plain", "plaintext": return "Text"
    case "objc", "objective-c": return "Objective-C"
    case "diff": return "Difference"
    case "output": return "Output"
    case "scenario": return "Scenario"
    default: return language
    }
  }
}
