import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Text snapshots")
struct SnapshotTests {
  /// A folder of its own for each test, as if the test's source file were there.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "snapshots-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var source: String { url.appending(path: "GridTests.swift").path }

    var files: [String] {
      let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      return (all?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
        .map { $0.standardizedFileURL.path.replacing(url.standardizedFileURL.path + "/", with: "") }
        .sorted()
    }

    func text(_ name: String) throws -> String {
      try String(contentsOf: url.appending(path: name), encoding: .utf8)
    }
  }

  @Test func `shelves`() {
    let shelves = Shelves([3, 2], size: CGSize(width: 100, height: 90)) { $0.headerHeight = 20 }
    let log = TraceLog(shelves.simulation)
    shelves.scroll(to: 60)
    log.stop()
    #expect(Snapshot.difference(of: shelves.grid.state, named: "state") == nil)
    #expect(Snapshot.difference(of: shelves.grid.frames, named: "layout") == nil)
    #expect(Snapshot.difference(of: log.text, named: "trace") == nil)
  }

  @Test func `a missing file shows what it would be and where, and nothing is written`() throws {
    let folder = try Folder()
    let difference = Snapshot.difference(
      of: "one\ntwo", isRecording: false, file: folder.source, test: "`it scrolls`()")
    let path = folder.url.path + "/Snapshots/GridTests/it-scrolls.txt"
    #expect(
      difference?.description == """
        no snapshot at \(path)
        GRIDKIT_RECORD=1 writes this, if it is what should be:
        + one
        + two
        """)
    #expect(folder.files.isEmpty)
  }

  @Test func `a long missing file is cut`() throws {
    let other = try Folder()
    let text = (0..<500).map { "row \($0)" }.joined(separator: "\n")
    let long = Snapshot.difference(of: text, isRecording: false, file: other.source)
    let lines = long?.description.split(separator: "\n") ?? []
    #expect(lines.count == 203 && lines.last == "  … 300 more lines")
  }

  @Test func `recording writes the file, and again without a change`() throws {
    let folder = try Folder()
    func difference(_ text: String, named name: String? = nil, records: Bool) -> SnapshotDifference?
    {
      Snapshot.difference(
        of: text, named: name, isRecording: records, file: folder.source, test: "flings(speed:)")
    }
    #expect(difference("a\nb", records: true) == nil)
    #expect(difference("a\nb", named: "speed 1000", records: true) == nil)
    let file = "Snapshots/GridTests/flings-speed.txt"
    #expect(folder.files == [file.replacing(".txt", with: ".speed-1000.txt"), file].sorted())
    #expect(try folder.text(file) == "a\nb\n")
    #expect(difference("a\nb", records: false) == nil)
    #expect(difference("a\nb", records: true) == nil)
    #expect(try folder.text(file) == "a\nb\n")
    #expect(
      difference("a\nc", records: false)?.description == """
        not as in \(folder.url.path)/\(file): “c”, not “b”
          a
        - b
        + c

        GRIDKIT_RECORD=1 writes the file anew
        """)
    #expect(try folder.text(file) == "a\nb\n")
  }

  @Test func `another file can be named`() throws {
    let other = try Folder()
    func named(_ path: String, records: Bool) -> SnapshotDifference? {
      Snapshot.difference(of: "x", at: path, isRecording: records, file: other.source)
    }
    #expect(named("Golden/x.txt", records: true) == nil)
    #expect(named(other.url.appending(path: "y.txt").path, records: true) == nil)
    #expect(other.files == ["Golden/x.txt", "y.txt"])
    #expect(named("Golden/x.txt", records: false) == nil)
  }

  /// How frames differ from those that were recorded.
  private func difference(
    of found: [GridElementState], from stored: [GridElementState],
    rewriting: (String) -> String = { $0 }
  ) throws -> String? {
    let folder = try Folder()
    let file = folder.url.appending(path: "frames.txt")
    try rewriting(GridFrames(stored).description + "\n").write(
      to: file, atomically: true, encoding: .utf8)
    return Snapshot.difference(of: GridFrames(found), at: file.path, isRecording: false)?
      .description.replacing(file.path, with: "frames.txt")
  }

  private func row(_ item: Int, width: CGFloat) -> GridElementState {
    .init(
      .cell(0, item), frame: CGRect(x: 10, y: 40 + CGFloat(item) * 60, width: width, height: 50))
  }

  @Test func `a number that makes its column wider is the only difference`() throws {
    let stored = (0..<4).map { row($0, width: 145) }
    let wider = try #require(
      try difference(of: stored.prefix(3) + [row(3, width: 1450)], from: stored))
    let text = """
      not as in frames.txt: “cell 0-3 10 220 1450 50”, not “cell 0-3 10 220 145 50”
        cell  0-0  10   40   145  50
        cell  0-1  10  100   145  50
        cell  0-2  10  160   145  50
      - cell  0-3  10  220  145  50
      + cell  0-3  10  220  1450  50

      GRIDKIT_RECORD=1 writes the file anew
      """
    #expect(LineDiff(expected: text, actual: wider) == nil)
    // A file that was written by hand.
    let byHand = try difference(
      of: [row(0, width: 145), row(1, width: 9)], from: [row(0, width: 145)]
    ) { $0.replacing("  ", with: " ") }
    #expect(
      byHand?.hasPrefix("not as in frames.txt: “cell 0-1 10 100 9 50” is not expected") == true)
    let blanks = try difference(of: stored, from: stored) { $0.replacing("  ", with: "   ") }
    #expect(
      blanks?.hasPrefix("not as in frames.txt: “cell 0-0 10 40 145 50” has other blanks") == true)
  }

  @Test func `two texts for one file are told, not written over each other`() throws {
    let folder = try Folder()
    func record(_ text: String) -> SnapshotDifference? {
      Snapshot.difference(of: text, isRecording: true, file: folder.source, test: "twice()")
    }
    #expect(record("first") == nil)
    #expect(record("second")?.description.contains("give them names") == true)
    #expect(try folder.text("Snapshots/GridTests/twice.txt") == "first\n")
  }

  @Test func `line ends of another system do not count, and what is no text is told`() throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "z.txt")
    func difference() -> SnapshotDifference? {
      Snapshot.difference(of: "a\nb", at: "z.txt", isRecording: false, file: folder.source)
    }
    try Data("a\r\nb\r\n".utf8).write(to: file)
    #expect(difference() == nil)
    try Data([0xFF, 0xFE, 0x00]).write(to: file)
    #expect(difference()?.description.hasPrefix("cannot read the snapshot ") == true)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Snapshots"), withIntermediateDirectories: true)
    try Data().write(to: folder.url.appending(path: "Snapshots/GridTests"))
    let refused = Snapshot.difference(
      of: "a", isRecording: true, file: folder.source, test: "blocked()")
    #expect(refused?.description.hasPrefix("cannot write the snapshot ") == true)
  }

  @Test(.seeds(0..<20))
  func `tests that run side by side record what they record alone`() async throws {
    let seed = Int(currentSeed)
    let folder = try Folder()
    let text = "seed \(seed)"
    let difference = Snapshot.difference(
      of: text, named: "\(seed)", isRecording: true, file: folder.source)
    #expect(difference == nil)
    await Task.yield()
    #expect(folder.files.count == 1)
    #expect(try folder.text(folder.files[0]) == text + "\n")
  }
}
