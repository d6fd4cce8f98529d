import GridTesting
import TestSupport
import Testing

@Suite("Frames as a table")
struct GridFramesTests {
  static let sample: GridFrames = [
    .header(0): CGRect(x: 0, y: 0, width: 320, height: 24),
    .cell(0, 0): CGRect(x: 0, y: 24, width: 155, height: 60),
    .cell(0, 1): CGRect(x: 165, y: 24, width: 155, height: 60.5),
    .decoration("card", 0): CGRect(x: -4, y: 0, width: 328, height: 1.0 / 3),
  ]

  @Test func `a table has a line for each element, in order, with aligned numbers`() {
    #expect(
      Self.sample.description == """
        cell             0-0    0  24  155     60
        header           0-0    0   0  320     24
        decoration:card  0-0   -4   0  328  0.333
        cell             0-1  165  24  155   60.5
        """)
    #expect(GridFrames().description == "")
  }

  @Test func `a table is read back`() throws {
    let table = """
      # what the first section should be

      header           0-0    0   0  320     24
      0-0   0, 24, 155, 60
      \tcell \t 0-1 1.65e2 24  155  +60.5\r
      decoration:card  0-0   -4   0  328  0.333
      """
    let frames = try GridFrames(parsing: table)
    #expect(frames.difference(from: Self.sample, tolerance: 0.0005) == nil)
    #expect(frames[.cell(0, 1)] == CGRect(x: 165, y: 24, width: 155, height: 60.5))
    #expect(frames[.decoration("card", 0)]?.height == 0.333)
  }

  @Test func `all mistakes of a table are told`() {
    let text = """
      cell 0-0  0 0 10 10
      cell 0-1  0 0 10
      cel l 0-2 0 0 10 10
      cell 0:2  0 0 10 10
      cell 0-3  0 zero 10 10
      cell 0-4  0 0 10 1e999
      cell 0-0  5 5 5 5
      # cell 0-5
      0-6
      "open 0-0  0 0 1 1
      """
    #expect(throws: GridTableError.self) { try GridFrames(parsing: text) }
    do throws(GridTableError) { _ = try GridFrames(parsing: text) } catch {
      #expect(
        error.description == """
          line 2: expected "cell 0-3  x y width height", found "cell 0-1 0 0 10"
          line 3: expected "cell 0-3  x y width height", found "cel l 0-2 0 0 10 10"
          line 4: expected an element like cell 0-3, found "cell 0:2"
          line 5: expected a number, found "zero"
          line 6: expected a number, found "1e999"
          line 7: expected each element once, found cell 0-0 again (see line 1)
          line 9: expected "cell 0-3  x y width height", found "0-6"
          line 10: expected "cell 0-3  x y width height", found ""open 0-0  0 0 1 1"
          """)
    }
  }

  @Test(.seeds(0..<60)) func `a description is read back as the same frames`() throws {
    var random = SplitMix64(seed: currentSeed)
    let frames = random.frames()
    let read = try GridFrames(parsing: frames.description)
    #expect(read.difference(from: frames, tolerance: 0.00051) == nil)
    #expect(read.entries.map(\.id) == frames.entries.map(\.id))
    #expect(read.description == frames.description)
  }

  @Test func `frames are found by element`() {
    #expect(Self.sample[.cell(0, 0)] == CGRect(x: 0, y: 24, width: 155, height: 60))
    #expect(Self.sample[.header(0)]?.height == 24)
    #expect(Self.sample[.cell(0, 2)] == nil && Self.sample[.footer(0)] == nil)
    #expect(GridFrames()[.cell(0, 0)] == nil)
    #expect(Self.sample.count == 4 && Self.sample.cells.count == 2)
    #expect(Self.sample.filter { $0.id.item == 1 }.description == "cell  0-1  165  24  155  60.5")
  }

  @Test func `cells of a section are written as a list of rectangles`() {
    let rects = [CGRect(x: 0, y: 0, width: 9, height: 7), CGRect(x: 9, y: 0, width: 9, height: 7)]
    #expect(GridFrames(section: 2, cells: rects) == [.cell(2, 0): rects[0], .cell(2, 1): rects[1]])
  }

  @Test func `the coded form is versioned and plain`() throws {
    let frames: GridFrames = [
      .cell(0, 1): CGRect(x: 0, y: 24, width: 155.5, height: 60),
      .supplementary("cell", 0): CGRect(x: 1, y: 2, width: 3, height: 4),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(frames), as: UTF8.self)
    #expect(
      text == #"{"frames":[{"element":"\"cell\" 0-0","frame":[1,2,3,4]},"#
        + #"{"element":"cell 0-1","frame":[0,24,155.5,60]}],"version":1}"#)
    #expect(try JSONDecoder().decode(GridFrames.self, from: Data(text.utf8)) == frames)
  }

  @Test(.rows) func `JSON that is not of the coded form is refused`() throws {
    let wrong = [
      #"{"frames":[],"version":2}"#, #"{"frames":[]}"#,
      #"{"frames":[{"element":"cell","frame":[1,2,3,4]}],"version":1}"#,
      #"{"frames":[{"element":"cell 0-0","frame":[1,2,3]}],"version":1}"#,
    ]
    forEachRow(of: wrong) { text in
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(GridFrames.self, from: Data(text.utf8))
      }
    }
  }
}

extension SplitMix64 {
  /// Frames of up to thirty different elements, with any kinds.
  mutating func frames() -> GridFrames {
    var seen: Set<GridElementID> = []
    var entries: [GridElementState] = []
    for _ in 0..<Int.random(in: 0...30, using: &self) {
      let id = element()
      if seen.insert(id).inserted { entries.append(.init(id, frame: rect())) }
    }
    return GridFrames(entries)
  }

  mutating func element() -> GridElementID {
    let section = Int.random(in: 0...3, using: &self)
    let item = Int.random(in: 0...5, using: &self)
    switch Int.random(in: 0..<5, using: &self) {
    case 0, 1: return .cell(section, item)
    case 2: return .header(section)
    case 3: return .supplementary(string(), section, Bool.random(using: &self) ? item : NSNotFound)
    default: return .decoration(string(), section, item)
    }
  }

  mutating func rect() -> CGRect {
    func length() -> CGFloat { CGFloat(Int.random(in: -4000...4000, using: &self)) / 7 }
    return CGRect(x: length(), y: length(), width: abs(length()), height: abs(length()))
  }
}
