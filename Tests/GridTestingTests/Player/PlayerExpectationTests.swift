import ScenarioFiles
import GridTesting
import Testing

@MainActor @Suite("What was expected of a recording")
struct PlayerExpectationTests {
  private typealias Expectation = PlayerRecording.Expectation

  private static func lines(_ expectation: Expectation) -> [String] {
    func text(_ rect: CGRect?) -> String { rect.map { "\(NumberText.short($0))" } ?? "–" }
    return expectation.elements.map {
      "\($0.state) \($0.id): \(text($0.expected)) | \(text($0.found))"
    }
  }

  @Test func `frames are compared element by element`() {
    let expected: GridFrames = [
      .cell(0, 0): CGRect(x: 0, y: 0, width: 10, height: 10),
      .cell(0, 1): CGRect(x: 0, y: 10, width: 10, height: 10),
      .cell(0, 2): CGRect(x: 0, y: 20, width: 10, height: 10),
    ]
    let found: GridFrames = [
      .cell(0, 0): CGRect(x: 0, y: 0.25, width: 10, height: 10),
      .cell(0, 1): CGRect(x: 0, y: 11, width: 10, height: 10),
      .cell(0, 3): CGRect(x: 0, y: 30, width: 10, height: 10),
    ]
    let expectation = Expectation(expected: expected, found: found, at: 7, tolerance: 0.5)
    #expect(
      Self.lines(expectation) == [
        "met cell 0-0: 0, 0, 10, 10 | 0, 0.25, 10, 10",
        "different cell 0-1: 0, 10, 10, 10 | 0, 11, 10, 10",
        "missing cell 0-2: 0, 20, 10, 10 | –", "unexpected cell 0-3: – | 0, 30, 10, 10",
      ])
    #expect(expectation.frame == 7 && !expectation.isMet)
    #expect(Expectation(expected: found, found: found, at: 0).isMet)
  }

  @Test func `a case's expectation is compared by names, as far as it has any`() throws {
    let run = try ShelfRegistry().run(
      #"""
      {"id": "shelves", "layout": "shelf", "sections": [{"count": 3}], "viewport": [100, 90],
       "expect": {"contentOffset": [0, 5], "cells": [
         {"item": 2, "section": 0, "frame": [1, 2, 3, 4]}, {"section": 0, "item": 1},
         {"section": 0, "item": 9, "frame": [9, 9, 9, 9]}]}}
      """#
    ) { $0.records = true }
    let expectation = try #require(Expectation(run))
    let frames = run.grid.frames
    func text(_ item: Int) -> String { frames[.cell(0, item)].map { NumberText.short($0) } ?? "" }
    #expect(
      Self.lines(expectation) == [
        "different cell 0-2: 1, 2, 3, 4 | \(text(2))",
        "met cell 0-1: \(text(1)) | \(text(1))", "missing cell 0-9: 9, 9, 9, 9 | –",
        "unexpected cell 0-0: – | \(text(0))",
      ])
    #expect(expectation.title == "Expected by shelves")
    #expect(expectation.notes == ["- contentOffset: [0, 5]", "+ contentOffset: [0, 0]"])
    #expect(expectation.elements[0].notes.contains("- frame: [1, 2, 3, 4]"))
    #expect(expectation.frame == (run.recording?.frames.count ?? 0) - 1)
    #expect(!expectation.isMet)
  }

  @Test func `a case as expected is met, and one that expects nothing has none`() throws {
    let shelves = ShelfRegistry()
    func run(_ rest: String, records: Bool = true) throws -> ScenarioRun {
      try shelves.run(#"{"layout": "shelf", "sections": [{"count": 2}]\#(rest)}"#) {
        $0.records = records
      }
    }
    #expect(Expectation(try run("")) == nil)
    let expect = #", "expect": {"contentOffset": [0, 0]}"#
    #expect(Expectation(try run(expect))?.isMet == true)
    #expect(Expectation(try run(expect, records: false)) == nil)
    // A fault that is not expected is told among the notes.
    let fault = #"""
      , "actions": [{"op": "update", "deletes": [[0, 0]], "model": false}]
      """#
    let spoilt = try #require(Expectation(try run(fault)))
    #expect(spoilt.elements.isEmpty && !spoilt.isMet)
    #expect(spoilt.notes.first?.hasPrefix("fault E-50, step 0: ") == true)
  }

  @Test func `a snapshot's file is read for what it expects`() throws {
    let fixture = DrivingFixture(count: 6)
    let grid = fixture.grid
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    var entries = grid.frames.entries
    entries[1].frame.origin.x += 3
    let texts = [GridFrames(entries).description, grid.state.description]
    func difference() throws -> SnapshotDifference {
      try #require(Snapshot.difference(of: "another text", at: file.path, isRecording: false))
    }
    for (index, text) in texts.enumerated() {
      try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
      let expectation = try #require(Expectation(difference(), found: grid.frames, at: 0))
      #expect(expectation.elements.count == 6 && expectation.isMet == (index == 1))
      #expect(expectation.title == "Snapshot \(file.lastPathComponent)")
    }
    try "no table\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(Expectation(try difference(), found: grid.frames, at: 0) == nil)
    try FileManager.default.removeItem(at: file)
    #expect(Expectation(try difference(), found: grid.frames, at: 0) == nil)
  }
}
