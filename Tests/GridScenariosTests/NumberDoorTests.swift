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
  private static let places: [String] = {
    var cases: [String] = []
    for schema in LayoutRegistry.gallery.schemas {
      let needed = schema.parameters.filter { $0.presence == .required }
        .map { "\"\($0.name)\": \((try? samples($0.type)[0].text()) ?? "")" }
      for parameter in schema.parameters {
        let sample =
          schema.alternatives.contains { $0.contains(parameter.name) }
          ? [] : schema.sample.members
        let needed =
          needed
          + sample.map { "\"\($0.key)\": \((try? $0.value.text()) ?? "")" }
        for spelling in spellings(parameter.type) {
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
        for spelling in spellings(key.type) {
          cases.append(
            "{\"layout\": \"\(schema.id)\", \"sections\": [{\"count\": 3, "
              + "\"\(key.name)\": \(spelling)}]}")
        }
      }
    }
    let expectations = [
      #"{"contentSize": [§, §], "cells": [{"section": §, "zIndex": §}]}"#,
      #"{"steps": [{"frames": §, "seconds": §}], "selectedItems": [[§, 0]]}"#,
    ]
    cases += expectations.map { "{\"layout\": \"list\", \"expect\": \($0)}" }
    // Every key of the format comes up on its page.
    let files = (try? PageScenarios.onPage()) ?? []
    cases += files.flatMap { replaced(withoutExpectations($0), "§") }
    return cases
  }()

  private static func parametersOfSample(_ schema: LayoutSchema) -> String {
    guard !schema.sample.isEmpty else { return "" }
    return "\"parameters\": \((try? JSONValue.object(schema.sample).text()) ?? ""), "
  }

  private static func withoutExpectations(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let entries): return .array(entries.map(withoutExpectations))
    case .object(let object):
      return .object(
        JSONObject(
          members: object.members.filter { $0.key != "expect" }.map {
            .init(key: $0.key, value: withoutExpectations($0.value))
          }))
    case .null, .bool, .number, .string: return value
    }
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

  /// Samples of a type, as a file spells them, with `§` for one of their numbers after the other.
  private static func spellings(_ type: ParameterType) -> [String] {
    samples(type).flatMap { replaced($0, "§") }
  }

  private static func samples(_ type: ParameterType) -> [JSONValue] {
    switch type {
    case .scalar, .whole: [1]
    case .bool: [true]
    case .choice, .custom: [.null]
    case .text: [""]
    case .word(let words): [.string(words.first ?? "")]
    case .within(_, let type): samples(type)
    case .either(let types): types.flatMap { samples($0) }
    case .list(let type, let count):
      samples(type).map { .array(Array(repeating: $0, count: count ?? 1)) }
    case .named(let names, let type): [.array(names.map { _ in samples(type)[0] })]
    case .tuple(let types): [.array(types.map { samples($0)[0] })]
    case .compositional(let part): part.samples
    case .object(let fields):
      [.object(JSONObject(members: fields.map { .init(key: $0.name, value: samples($0.type)[0]) }))]
    }
  }

  private static let numbersBeyondEveryLimit = ["NaN", "Infinity", "1e400", "1e308", "-1e308"]

  /// All numbers at each place, in debug builds some of them.
  @Test(.seeds(0..<32, inDebug: 2), .rows)
  func `a number anywhere is read and can be run, or is told with its place`() {
    #expect(Self.places.count > 500 && Self.numbers.count == 32)
    let runner = ScenarioRunner(registry: .gallery)
    forEachRow(of: Self.places.indices, named: { Self.places[$0] }) { index in
      let number = Self.numbers[(index + Int(currentSeed) * 7) % Self.numbers.count]
      let place = Self.places[index]
      let text = place.replacing("§", with: number)
      do throws(ScenarioFileError) {
        let cases = try runner.registry.parser.cases(in: text, file: "f.json")
        #expect(!Self.numbersBeyondEveryLimit.contains(number) || place.contains("expect"))
        // Many items and long times are legal, and the subject of other tests.
        guard cases.allSatisfy({ $0.isShort }) else { return }
        for scenario in cases {
          _ = try? runner.run(scenario)
          let back = try runner.registry.parser.cases(from: scenario.json, file: "f.json")
          #expect(back == [scenario], "\(text)")
        }
      } catch {
        #expect(!error.mistakes.isEmpty)
        for mistake in error.mistakes where mistake.path.steps.isEmpty || mistake.position == nil {
          Issue.record("\(mistake) with \(number)")
        }
        if Self.numbersBeyondEveryLimit.contains(number), !place.contains("expect") {
          // Every place is told, not the first.
          #expect(error.mistakes.count >= place.count { $0 == "§" }, "\(number)")
        }
      }
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
