import Foundation
import GridTesting

@testable import ScenarioFiles

/// The parts of `Docs/Reference/Scenarios.md` that are made from the declarations of the format: the
/// tables of keys, the list of ops and their chapters. The prose stands on the page alone.
enum ScenarioPage {
  private static let ops = ScenarioAction.Op.allCases

  /// The example file of each op on the page, by the op's name.
  static var examples: [(op: String, text: String)] { ops.map { ($0.rawValue, $0.example) } }

  /// The keys that each op and each part of a file may have, by name.
  static var objects: [(name: String, object: FormatObject)] {
    ops.map { ($0.rawValue, $0.format) }
      + FormatPart.allCases.compactMap { part in part.object.map { (part.rawValue, $0) } }
  }

  /// The default values of keys that a file leaves out, by op or part.
  static var defaults: [(name: String, key: String, value: JSONValue)] {
    objects.flatMap { name, object in
      object.keys.compactMap { key in
        if case .defaulted(let value) = key.presence { (name, key.name, value) } else { nil }
      }
    }
  }

  /// Returns the page with everything that is written from the declaration written anew.
  static func renewed(_ page: String) -> String {
    let blocks = page.components(separatedBy: "\n\n")
    let chapters = blocks.firstIndex { $0.hasPrefix("### \(ops[0].rawValue)") } ?? blocks.endIndex
    let output = blocks.firstIndex(of: "## Output") ?? blocks.endIndex
    var parts: [FormatPart] = [
      .scenario, .section, .namedSection, .preferredSizes, .screen, .control, .texts,
    ]
    let front = blocks[..<chapters].flatMap { block -> [String] in
      if block.hasPrefix("| key | takes |"), !parts.isEmpty {
        return table(parts.removeFirst().object)
      }
      // A table has this line where keys exclude each other.
      if block.hasPrefix("Either `") { return [] }
      if block.hasPrefix("| part | keys |") { return [compositionalParts] }
      return [block.hasPrefix("| op | what it does |") ? overview : block]
    }
    return (front + ops.flatMap(chapter) + blocks[output...]).joined(separator: "\n\n")
  }

  // MARK: Tables

  private static func rows(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private static var compositionalParts: String {
    rows(
      ["part", "keys"],
      CompositionalPart.allCases.map { part in
        let keys = part.members.map { "`\($0.name)`" + ($0.presence == .required ? "" : "?") }
        return [part.rawValue, keys.joined(separator: ", ")]
      })
  }

  private static var overview: String {
    rows(
      ["op", "what it does"],
      ops.map { ["[`\($0.rawValue)`](#\($0.rawValue.lowercased()))", $0.summary] })
  }

  /// The keys of an object; below them the keys that exclude each other.
  private static func table(_ object: FormatObject?) -> [String] {
    guard let object, !object.keys.isEmpty else { return [] }
    let keys = object.keys.map { key in
      let standard =
        switch key.presence {
        case .required: "required"
        case .optional: ""
        case .defaulted(let value): "`\((try? value.text(.line)) ?? "")`"
        }
      let type = description(of: key.type).replacing(" | ", with: " or ")
      return ["`\(key.name)`", type, standard, key.summary ?? ""]
    }
    let first = object.forms.map { "`\($0[0])`" }.joined(separator: " or ")
    let others = object.forms.filter { $0.count > 1 }.map { form in
      form.dropFirst().map { "`\($0)`" }.joined(separator: ", ") + " only beside `\(form[0])`"
    }
    return [rows(["key", "takes", "default", "meaning"], keys)]
      + (first.isEmpty ? [] : [(["Either \(first)"] + others).joined(separator: "; ") + "."])
  }

  /// Short enough for a table.
  private static func description(of type: ParameterType) -> String {
    switch type {
    case .whole(.notNegative): "whole number"
    case .whole(.positive): "whole number from 1"
    case .list(let entry, nil): "[\(description(of: entry)), …]"
    case .either(let types) where types.count == 2 && types[1] == .list(types[0]):
      "\(description(of: types[0])), or a list of these"
    case .either(let types): types.map(description).joined(separator: " | ")
    case .within(_, let type): description(of: type)
    default: type.description
    }
  }

  // MARK: Ops

  private static func chapter(of op: ScenarioAction.Op) -> [String] {
    let note =
      switch op.dataSource {
      case .diffable: " Only in a case with `\"source\": \"diffable\"`."
      case .counted: " Only in a case without `\"source\": \"diffable\"`."
      case nil: ""
      }
    let summary = op.summary.prefix(1).uppercased() + op.summary.dropFirst() + "."
    let inner: [(part: FormatPart, words: String)] = [
      (.sectionDrag, "The drag of a section, with one key at least:"),
      (.proposal, "A proposal, with UIKit's names:"),
      (.sectionInsertion, "An insertion of a section:"),
    ]
    let parts = inner.filter { inner in
      op.format.keys.contains { $0.type.description.contains(inner.part.words) }
    }
    return ["### \(op.rawValue)", PageWidth(110).fitted(summary + note)] + table(op.format)
      + parts.flatMap { [$0.words] + table($0.part.object) } + ["```json\n\(op.example)\n```"]
  }
}
