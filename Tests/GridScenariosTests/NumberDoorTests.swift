import Foundation
import GridScenarios
import TestSupport
import Testing

/// Numbers that no layout was thought for, at every place of a file where a number may stand.
@MainActor @Suite("Numbers from files")
struct NumberDoorTests {
  /// As a file spells them: whole and not, at and past the ends of doubles and integers.
  private static let numbers = [
    "0", "-0", "1e308", "-1e308", "1e400", "-1e400", "NaN", "Infinity", "-Infinity", "5e-324",
    "-2.2250738585072014e-308", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "18446744073709551616", "9007199254740991", "9007199254740993",
    "-9007199254740993", "2147483647", "2147483648", "-2147483648", "-2147483649", "1e9",
    "1000000001", "-1e9", "0.1", "1e-9", "-1", "1", "0.5", "1e18", "-1e18",
  ]

  /// Cases with a number at every place that the format has, spelt `§`.
  private static var places: [String] {
    var cases: [String] = []
    for schema in LayoutRegistry.gallery.schemas {
      let needed = schema.parameters.filter { $0.presence == .required }
        .map { "\"\($0.name)\": \(spellings($0.type, "1")[0])" }
      for parameter in schema.parameters {
        let sample =
          schema.alternatives.contains { $0.contains(parameter.name) }
          ? [] : schema.sample.members
        let needed =
          needed
          + sample.map { "\"\($0.key)\": \((try? $0.value.text()) ?? "")" }
        for spelling in spellings(parameter.type, "§") where spelling.contains("§") {
          let all = needed + ["\"\(parameter.name)\": \(spelling)"]
          cases.append(
            "{\"layout\": \"\(schema.id)\", \"parameters\": {\(all.joined(separator: ", "))}, "
              + "\"sections\": [{\"count\": 3}]}")
          cases.append(
            "{\"layout\": \"\(schema.id)\", \"sections\": [{\"count\": 3}], "
              + parametersOfSample(schema)
              + "\"actions\": [{\"op\": \"setParameters\", \"parameters\": "
              + "{\"\(parameter.name)\": \(spelling)}}]}")
        }
      }
      for key in schema.sectionKeys {
        for spelling in spellings(key.type, "§") where spelling.contains("§") {
          cases.append(
            "{\"layout\": \"\(schema.id)\", \"sections\": [{\"count\": 3, "
              + "\"\(key.name)\": \(spelling)}]}")
        }
      }
    }
    let keys = [
      #""viewport": [§, 10]"#, #""viewport": [10, §]"#, #""displayScale": §"#, #""frameRate": §"#,
      #""safeArea": [§, 0, 0, 0]"#, #""viewContentInset": [0, 0, 0, §]"#,
      #""contentOffset": [0, §]"#, #""sections": [{"count": §}]"#,
      #""layoutMargins": [§, 0, 0, §]"#, #""preferredSizes": {"height": §, "widths": [1, §]}"#,
      #""sections": [{"items": [§]}]"#, #""sections": [{"items": [[§, 1], [1, §]]}]"#,
      #""sections": [{"items": [{"height": §, "span": 1}]}]"#,
      #""sections": [{"items": [{"height": 1, "span": §}]}]"#,
      #""screen": {"size": [§, 1], "origin": [0, §]}"#,
      #""screen": {"size": [1, 1], "controls": [{"title": "", "frame": [§, 0, §, 1], "steps": [§]}]}"#,
      #""expect": {"contentSize": [§, §], "cells": [{"section": §, "zIndex": §}]}"#,
      #""expect": {"steps": [{"frames": §, "seconds": §}], "selectedItems": [[§, 0]]}"#,
    ]
    let actions = [
      #""op": "drag", "by": [§, 0]"#, #""op": "drag", "by": [0, 1], "over": §"#,
      #""op": "drag", "proposed": [0, §], "velocity": [§, 0]"#,
      #""op": "fling", "by": [0, §], "velocity": [0, §]"#,
      #""op": "touch", "points": [[0, 0, 0], [§, 1, §]]"#,
      #""op": "setContentOffset", "contentOffset": [§, §], "animated": true"#,
      #""op": "scrollToItem", "item": [§, 0]"#, #""op": "scrollToItem", "item": [0, §]"#,
      #""op": "interactiveTransition", "layout": "flow", "progress": [§]"#,
      #""op": "setBounds", "size": [§, 10], "animated": true"#,
      #""op": "setViewContentInset", "inset": [§, §, §, §]"#,
      #""op": "update", "deletes": [[§, 0], [0, §]]"#,
      #""op": "update", "inserts": [{"at": [0, §], "item": §}]"#,
      #""op": "update", "moves": [[[0, 0], [0, §]]], "reloads": [[§, §]]"#,
      #""op": "update", "sectionDeletes": [§], "sectionMoves": [[§, 0]]"#,
      #""op": "update", "sectionInserts": [{"at": §, "section": {"count": §}}]"#,
      #""op": "update", "sectionReloads": [§], "model": false"#, #""op": "tap", "at": [§, 1]"#,
      #""op": "tap", "item": [0, §]"#, #""op": "select", "item": [§, 0], "position": "top""#,
      #""op": "deselect", "item": [0, §]"#, #""op": "advance", "seconds": §"#,
      #""op": "settle", "limit": §"#, #""op": "query", "rect": [§, 0, §, 10]"#,
      #""op": "askTarget", "proposed": [§, 0], "velocity": [0, §]"#,
      #""op": "askBoundsChange", "newBounds": [0, §, 10, §]"#,
      #""op": "scrollSection", "section": §, "contentOffset": [§, 0]"#,
      #""op": "scrollSection", "section": 0, "drag": {"by": [§, 0], "velocity": [§, 0]}"#,
      #""op": "beginMove", "item": [§, 0]"#, #""op": "beginMove", "item": [0, §]"#,
      #""op": "beginMove", "item": [0, 1]}, {"op": "moveTo", "point": [§, §]"#,
      #""op": "dragItems", "items": [[0, 1], [§, §]]"#,
      #""op": "dragItems", "items": [[0, 1]]}, {"op": "dropAt", "point": [§, §]"#,
    ]
    cases += keys.map { "{\"layout\": \"list\", \($0)}" }
    cases += actions.map {
      "{\"layout\": \"list\", \"sections\": [{\"count\": 4}], \"actions\": [{\($0)}]}"
    }
    return cases
  }

  private static func parametersOfSample(_ schema: LayoutSchema) -> String {
    guard !schema.sample.isEmpty else { return "" }
    return "\"parameters\": \((try? JSONValue.object(schema.sample).text()) ?? ""), "
  }

  /// The value with each of its numbers replaced in turn.
  private static func replaced(_ value: JSONValue, _ number: String) -> [String] {
    func text(_ value: JSONValue) -> String { (try? value.text()) ?? "" }
    switch value {
    case .number: return [number]
    case .null, .bool, .string: return []
    case .array(let entries):
      return entries.indices.flatMap { odd in
        replaced(entries[odd], number).map { spelling in
          let all = entries.indices.map { $0 == odd ? spelling : text(entries[$0]) }
          return "[\(all.joined(separator: ", "))]"
        }
      }
    case .object(let object):
      return object.members.indices.flatMap { odd in
        replaced(object.members[odd].value, number).map { spelling in
          let all = object.members.enumerated().map { index, member in
            "\"\(member.key)\": \(index == odd ? spelling : text(member.value))"
          }
          return "{\(all.joined(separator: ", "))}"
        }
      }
    }
  }

  /// Values of a type with a number at one place after the other.
  private static func spellings(_ type: ParameterType, _ number: String) -> [String] {
    switch type {
    case .scalar, .whole: [number]
    case .bool: ["true"]
    case .choice, .custom: ["null"]
    case .text: ["\"\""]
    case .word(let words): ["\"\(words.first ?? "")\""]
    case .within(_, let type): spellings(type, number)
    case .either(let types): types.flatMap { spellings($0, number) }
    case .list(let type, nil): spellings(type, number).map { "[\($0)]" }
    case .list(let type, let count?): around(Array(repeating: type, count: count), number)
    case .named(let names, let type): around(names.map { _ in type }, number)
    case .tuple(let types): around(types, number)
    case .compositional(let part): part.samples.flatMap { replaced($0, number) }
    case .object(let fields):
      fields.indices.map { odd in
        let members = fields.enumerated().map { index, field in
          "\"\(field.name)\": \(spellings(field.type, index == odd ? number : "1")[0])"
        }
        return "{\(members.joined(separator: ", "))}"
      }
    }
  }

  private static func around(_ types: [ParameterType], _ number: String) -> [String] {
    types.indices.map { odd in
      let entries = types.enumerated().map { index, type in
        spellings(type, index == odd ? number : "1")[0]
      }
      return "[\(entries.joined(separator: ", "))]"
    }
  }

  @Test(.rows) func `a number anywhere is read or told, and what is read can be run`() {
    #expect(Self.places.count > 150)
    forEachRow(of: Self.numbers) { try check($0) }
  }

  private func check(_ number: String) throws {
    let runner = ScenarioRunner(registry: .gallery)
    for place in Self.places {
      let text = place.replacing("§", with: number)
      do throws(ScenarioFileError) {
        let cases = try runner.registry.parser.cases(in: text, file: "f.json")
        // Many items and long times are legal, and the subject of other tests.
        guard cases.allSatisfy({ $0.isShort }) else { continue }
        for scenario in cases {
          _ = try? runner.run(scenario)
          let back = try runner.registry.parser.cases(from: scenario.json, file: "f.json")
          #expect(back == cases, "\(text)")
        }
      } catch {
        #expect(!error.mistakes.isEmpty)
        for mistake in error.mistakes {
          #expect(!mistake.path.steps.isEmpty, "\(mistake)")
          #expect(mistake.position != nil, "\(mistake)")
        }
      }
    }
  }

  @Test(.rows) func `a number far beyond every limit is refused at its place`() {
    let parser = LayoutRegistry.gallery.parser
    forEachRow(of: ["NaN", "Infinity", "1e400", "1e308", "-1e308"]) { number in
      for place in Self.places where !place.contains("expect") {
        do throws(ScenarioFileError) {
          _ = try parser.cases(in: place.replacing("§", with: number), file: "f.json")
          Issue.record("\(place) was read with \(number)")
        } catch {
          // Every place is told, not the first.
          let count = place.count { $0 == "§" }
          #expect(error.mistakes.count >= count, "\(place)")
        }
      }
    }
  }

  @Test(.rows) func `an audit survives insets that no file may have`() {
    forEachRow(of: [1e308, -1e308, .infinity, .nan] as [Double]) { checkAudit(inset: $0) }
  }

  private func checkAudit(inset: Double) {
    for layout in LayoutRegistry.gallery.schemas.map(\.id) {
      var parameters: JSONObject = ["sectionInset": [0, 0, 0, .number(inset)]]
      if layout == "headerFooterGrid" { parameters["itemSize"] = [80, 80] }
      let scenario = ScenarioCase(
        layout: layout, parameters: parameters, sections: [ScenarioSection(.count(5))])
      let report = try? ScenarioAudit.run(scenario, registry: .gallery)
      #expect(report != nil, "\(layout)")
    }
  }
}

extension ScenarioCase {
  /// Whether a debug build runs it in no time.
  fileprivate var isShort: Bool {
    sections.allSatisfy { $0.itemCount < 1000 }
      && actions.allSatisfy { action in
        if let seconds = action.values(of: .advance) ?? action.values(of: .settle) {
          return seconds <= 10
        }
        if let (_, over, _, _, _) = action.values(of: .drag) { return over <= 10 }
        if let points = action.values(of: .touch) { return (points.last?.time ?? 0) <= 10 }
        guard let update = action.values(of: .update) else { return true }
        return update.sectionInserts.allSatisfy { $0.section.itemCount < 1000 }
      }
  }
}
