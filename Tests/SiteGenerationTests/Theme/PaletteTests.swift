import Foundation
import Testing

@testable import SiteGeneration

@Suite("The theme's colours")
struct PaletteTests {
  /// The colours of the style sheet by name, light and dark.
  private static let palette: [String: [Int]] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Site/waymark.css")
    let css = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    var colours: [String: [Int]] = [:]
    for match in css.matches(of: /--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/) {
      colours[String(match.1)] = [Int(match.2, radix: 16) ?? 0, Int(match.3, radix: 16) ?? 0]
    }
    return colours
  }()

  /// WCAG 2.2's relative luminance.
  private func luminance(_ colour: Int) -> Double {
    func channel(_ value: Int) -> Double {
      let part = Double(value & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channel(colour >> 16) + 0.7152 * channel(colour >> 8) + 0.0722 * channel(colour)
  }

  private func contrast(_ first: Int, _ second: Int) -> Double {
    let lights = [luminance(first), luminance(second)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func expect(_ ratio: Double, _ front: String, on back: String) throws {
    let front = try #require(Self.palette[front]), ground = try #require(Self.palette[back])
    for scheme in 0...1 {
      #expect(contrast(front[scheme], ground[scheme]) >= ratio, "\(scheme == 0 ? "light" : "dark") on \(back)")
    }
  }

  @Test("contrast is computed as WCAG says")
  func computesContrast() {
    #expect(abs(contrast(0xFFFFFF, 0x000000) - 21) < 0.001)
    #expect(abs(contrast(0xFFFFFF, 0x777777) - 4.48) < 0.01)
  }

  @Test(
    "text can be read on paper and on code's ground",
    arguments: ["ink", "quiet", "moss", "ochre", "rust", "slate"], ["paper", "deep"])
  func textCanBeRead(_ text: String, _ ground: String) throws {
    try expect(4.5, text, on: ground)
  }

  @Test(
    "text can be read on the tints of alerts, messages and emphasised lines",
    arguments: [
      ("moss", "moss-tint"), ("ochre", "ochre-tint"), ("rust", "rust-tint"), ("slate", "slate-tint"),
      ("ink", "moss-tint"), ("ink", "ochre-tint"), ("ink", "rust-tint"), ("ink", "slate-tint"), ("moss", "slate-tint"),
      ("moss", "ochre-tint"), ("moss", "rust-tint"), ("ink", "glow"), ("moss", "glow"), ("rust", "glow"),
      ("slate", "glow"), ("quiet", "glow"),
    ])
  func textCanBeReadOnTints(_ text: String, _ ground: String) throws {
    try expect(4.5, text, on: ground)
  }

  @Test("the edges of controls can be seen", arguments: ["paper", "deep"])
  func edgesCanBeSeen(_ ground: String) throws {
    try expect(3, "edge", on: ground)
  }
}
