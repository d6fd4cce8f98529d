import CollectionViewRecorder
import Foundation
import GridScenarios
import TestPrograms
import TestSupport
import Testing
import UIKit

/// A recording, made under UIKit's names alone, and its replay.
@MainActor @Suite("Recordings of a collection view")
struct RecorderTests {
  @Test(.seeds(0..<200, inDebug: 40)) func `a recording made here replays equal`() throws {
    let app = SampleApp(seed: currentSeed)
    let text = app.record()
    let replay = try RecordedRun(text)
    #expect(replay.verdict == .met, "\(app.log.joined(separator: "\n"))\n\(replay.comparison)")
    #expect(replay.comparison.partings.isEmpty, "\(replay.comparison)")
    #expect(replay.comparison.looks > 10)
  }

  @Test func `the recorder gives data source and delegate back`() throws {
    let app = SampleApp(seed: 3)
    #expect(app.view.dataSource !== app.source)
    _ = app.record(actions: 1)
    #expect(app.view.dataSource === app.source)
  }

  @Test func `a drag is its samples, and its flight is left to the replay`() throws {
    let app = RowApp()
    app.fling()
    let text = app.finish()
    let replay = try RecordedRun(text)
    #expect(replay.verdict == .met, "\(replay.comparison)")
    let ops = replay.run.scenario.actions.map(\.op)
    #expect(ops.contains(.track))
    // Nothing else moves the content: the flight is the grid's own.
    #expect(!ops.contains(.setContentOffset))
    #expect(replay.run.output.contentOffset.y > 200)
  }

  @Test func `an update is found by the cells that stay`() throws {
    let app = RowApp()
    app.update { rows in
      rows.remove(at: 2)
      rows.insert(99, at: 4)
    } telling: { view in
      view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      view.insertItems(at: [IndexPath(item: 4, section: 0)])
    }
    let replay = try RecordedRun(app.finish())
    #expect(replay.verdict == .met, "\(replay.comparison)")
    let updates = replay.run.scenario.actions.compactMap { action in
      action.values(of: .update)
    }
    #expect(updates.count == 1)
    #expect(updates.first?.deletes == [ItemPosition(0, 2)])
    #expect(updates.first?.inserts.map(\.position) == [ItemPosition(0, 4)])
    #expect(updates.first?.animated == true)
  }
}

/// Differences that are planted in a recording are found, and told in words.
@MainActor @Suite("Against a device")
struct AgainstDeviceTests {
  private static let recording: JSONValue = {
    let app = RowApp()
    app.scroll(to: 600)
    app.fling()
    guard let document = try? JSONDocument(app.finish()) else { return .null }
    return document.value
  }()

  /// A recording in which the look after the scroll is another one.
  private static func planting(
    _ change: (inout JSONObject) -> Void
  ) throws -> DeviceComparison {
    var scenario = try #require(recording.objectValue)
    var expect = try #require(scenario["expect"]?.objectValue)
    var steps = try #require(expect["steps"]?.arrayValue)
    let place = try #require(
      steps.firstIndex { $0.objectValue?["contentOffset"]?.pointValue?.y == 600 })
    var look = try #require(steps[place].objectValue)
    change(&look)
    steps[place] = .object(look)
    expect["steps"] = .array(steps)
    scenario["expect"] = .object(expect)
    return try RecordedRun(JSONValue.object(scenario).text(.line)).comparison
  }

  @Test func `without a difference nothing is told`() throws {
    let comparison = try Self.planting { _ in }
    #expect(comparison.partings.isEmpty)
    #expect(comparison.description.hasPrefix("as on the device in "))
    #expect(comparison.fidelityRows(file: "rows.json").isEmpty)
  }

  /// A difference, and what is told of it.
  private struct Difference {
    let kind: DeviceComparison.Kind
    /// Behind the name of the device.
    let words: String
    let plant: (inout JSONObject) -> Void
  }

  private static let differences = [
    Difference(
      kind: .offsets, words: "content at 0, 612 after scroll to 0, 600; GridKit: at 0, 600"
    ) { $0["contentOffset"] = [0, 612] },
    Difference(
      kind: .frames,
      words: "cell 0-15 at 0, 755, 300, 50 after scroll to 0, 600; GridKit: 0, 750, 300, 50"
    ) { look in
      var elements = look["elements"]?.arrayValue ?? []
      var element = elements[3].objectValue ?? JSONObject()
      element["frame"] = [0, 755, 300, 50]
      elements[3] = .object(element)
      look["elements"] = .array(elements)
    },
    Difference(
      kind: .counts,
      words: "6 cells visible after scroll to 0, 600; "
        + "GridKit: 8 cells (cell 0-18, cell 0-19 only here)"
    ) { $0["elements"] = .array(Array(($0["elements"]?.arrayValue ?? []).dropLast(2))) },
    Difference(
      kind: .order,
      words: "didEndDisplaying 0-1 behind scrollViewDidScroll after scroll to 0, 600; "
        + "GridKit: didEndDisplaying 0-0, the same calls in another order"
    ) { look in
      var calls = look["calls"]?.arrayValue ?? []
      calls.swapAt(1, 2)
      look["calls"] = .array(calls)
    },
  ]

  @Test(.rows) func `a difference is told by its kind, alone and in words`() {
    forEachRow(of: Self.differences, named: { "\($0.kind)" }) { row in
      let comparison = try Self.planting(row.plant)
      #expect(comparison.partings.map(\.kind) == [row.kind])
      #expect(comparison.first(row.kind)?.words == "device: \(row.words)")
      #expect(comparison.description.contains("parts from the device at actions["))
      #expect(comparison.description.contains("\(row.kind): in one of "))
    }
  }

  @Test func `each kind has a row for the page`() throws {
    let comparison = try Self.planting { look in
      look["contentOffset"] = [0, 612]
      look["calls"] = []
    }
    let rows = comparison.fidelityRows(file: "rows.json")
    #expect(rows.count == 2)
    #expect(
      rows[0].hasPrefix(
        "| device: content at 0, 612 after scroll to 0, 600; GridKit: at 0, 600 | differs | "
          + "observed on iOS 18.0: offsets, in one of "))
    #expect(rows.allSatisfy { $0.split(separator: "|").count == 5 })
  }

  @Test(.slow) func `the tool tells it, and ends with 1`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recorder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("rows.json")
    var scenario = try #require(Self.recording.objectValue)
    try JSONValue.object(scenario).text(.line).write(to: file, atomically: true, encoding: .utf8)
    let same = try Gridview("check", file.path, "--against-device")
    #expect(same.status == 0, "\(same.output)")
    #expect(same.output.contains("as on the device in "))
    #expect(try Gridview("check", file.path).output == "1 case: 1 as expected\n")

    scenario["viewport"] = [300, 350]
    try JSONValue.object(scenario).text(.line).write(to: file, atomically: true, encoding: .utf8)
    let other = try Gridview("check", file.path, "--against-device")
    #expect(other.status == 1)
    #expect(other.output.contains("parts from the device at actions[0], 0 s: counts"))
    #expect(
      other.output.contains(
        "| device: 8 cells visible (cell 0-7 only here) at the beginning; GridKit: 7 cells |"))
  }
}
