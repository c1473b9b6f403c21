import Diagnostics

/// Tables for programs.
enum TableData {
  static func json(_ tables: [DocumentTable]) -> JSON {
    .object(["version": .int(1), "tables": .array(tables.map(json))])
  }

  private static func json(_ table: DocumentTable) -> JSON {
    .members([
      "document": .string(table.path),
      "line": .int(table.line),
      "heading": table.heading.map { .string($0) },
      "anchor": table.anchor.map { .string($0) },
      "columns": .array(table.header.cells.map { .string($0) }),
      "rows": .array(
        table.rows.map { row in
          .object(["line": .int(row.line), "cells": .array(row.cells.map { .string($0) })])
        }),
    ])
  }

  /// RFC 4180: a table after the other with an empty line between, each under its own header. The first two columns say
  /// where a row stands.
  static func csv(_ tables: [DocumentTable]) -> String {
    tables.map { table in
      let header = record(["document", "line"] + table.header.cells)
      return table.rows.reduce(header) { $0 + record([table.path, String($1.line)] + $1.cells) }
    }.joined(separator: "\r\n")
  }

  private static func record(_ fields: [String]) -> String {
    fields.map { field in
      let needsQuotes = field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
      return needsQuotes ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
    }.joined(separator: ",") + "\r\n"
  }

  /// Each table under its heading, cells as the document has them.
  static func markdown(_ tables: [DocumentTable]) -> String {
    tables.map { table in
      let heading = table.heading.map { "\($0) " } ?? ""
      let rule = table.header.cells.indices.map { column in
        switch column < table.alignments.count ? table.alignments[column] : .none {
        case .none: "---"
        case .left: ":--"
        case .center: ":-:"
        case .right: "--:"
        }
      }
      let lines = [table.header.markdown, rule] + table.rows.map(\.markdown)
      return "### \(heading)(\(table.path):\(table.line))\n\n"
        + lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }.joined(separator: "\n")
  }
}
