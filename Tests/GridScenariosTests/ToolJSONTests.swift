import Foundation
import GridScenarios
import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridview run --json", .slow)
struct ToolJSONTests {
  /// What is wrong with a line; nil where it reads back, and is written like that again.
  ///
  /// - Parameter isWhole: Whether the line has the cells that are not on screen.
  private static func problem(with line: String, isWhole: Bool = true) -> String? {
    do {
      let output = try ScenarioOutput(json: JSONDocument(line).value)
      if try output.line() != line { return "it would be written otherwise" }
      let cells = Set(output.cells.map { ItemPosition($0.id.section, $0.id.item) })
      let named = output.visibleItems + (isWhole ? output.selectedItems : [])
      if !cells.isSuperset(of: named) { return "no cells" }
      let (least, most) = (output.offsetRange.minimum, output.offsetRange.maximum)
      if least.x > most.x || least.y > most.y { return "a range the wrong way round" }
      if output.faults.contains(where: { $0.code.isEmpty || $0.message.isEmpty }) {
        return "a fault without words"
      }
      let answered: [ScenarioAction.Op] = [
        .askTarget, .askBoundsChange, .query, .snapshot, .settle,
      ]
      for step in output.steps
      where answered.contains(step.op) && step.result == ScenarioOutput.Step.Result.none {
        return "\(step.op) without a result"
      }
      let snapshots = output.steps.map { step in
        if case .elements(let elements) = step.result { elements } else { [ElementRecord]() }
      }
      let lists = [output.cells, output.supplementary, output.decorations] + snapshots
      let items = [output.visibleItems, output.selectedItems]
      if !lists.allSatisfy({ isInOrder($0.map(\.name)) }) || !items.allSatisfy({ isInOrder($0) }) {
        return "an entry after one that it belongs before"
      }
      for element in lists.flatMap(\.self) {
        if element.text?.isEmpty == true { return "an empty text of \(element.id)" }
        // The bounding box of the transformed rectangle, about its centre.
        let (t, size, center) = (element.transform, element.size, element.center)
        let (width, height) = (
          abs(t.a) * size.width + abs(t.c) * size.height,
          abs(t.b) * size.width + abs(t.d) * size.height
        )
        let box = [center.x + t.tx - width / 2, center.y + t.ty - height / 2, width, height]
        let frame = element.frame
        let found = [frame.minX, frame.minY, frame.width, frame.height]
        let isBox = zip(box, found).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0), abs($1)) }
        if !isBox { return "the frame of \(element.id) is not the box of its transform" }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func isInOrder(_ entries: [some Comparable]) -> Bool {
    zip(entries, entries.dropFirst()).allSatisfy { $0 < $1 }
  }

  @Test func `500 cases give 500 lines that keep to the page, quickly`() throws {
    var generator = ToolCaseGenerator(seed: 42)
    let folder = try TemporaryFolder()
    let file = try folder.file("many.json", generator.file(500))
    // The processor's time, as the shell tells it: other programs do not count.
    let run = try ToolProcess(
      shell: "\"$GRIDVIEW\" run '\(file)' --json; status=$?; times >&2; exit $status")
    #expect(run.status == 0 || run.status == 1)
    #expect(run.lines.count == 500)
    var faults = 0
    for (index, line) in run.lines.enumerated() {
      #expect(Self.problem(with: line) == nil, "case \(index)")
      #expect(line.contains("\"id\":\"case \(index)\""))
      if !line.contains(#""faults":[]"#) { faults += 1 }
    }
    #expect((run.status == 1) == (faults > 0))
    let seconds = try #require(run.errorLines.last.map(Self.seconds))
    #if DEBUG
      #expect(seconds < 60)
    #else
      #expect(seconds < 5)
    #endif
  }

  /// `0m1.250s 0m0.125s`: time of the children in the program and in the system.
  private static func seconds(_ times: String) -> Double {
    times.split(separator: " ").reduce(0) { sum, part in
      let pieces = part.dropLast().split(separator: "m").compactMap { Double($0) }
      return pieces.count == 2 ? sum + pieces[0] * 60 + pieces[1] : .infinity
    }
  }

  @Test func `the same file gives the same bytes`() throws {
    var generator = ToolCaseGenerator(seed: 7)
    let folder = try TemporaryFolder()
    let file = try folder.file("some.json", generator.file(33))
    let first = try ToolProcess("run", file, "--json")
    #expect(try ToolProcess("run", file, "--json").output == first.output)
    #expect(first.lines.count == 33)
  }

  @Test func `visible elements are a part of all elements`() throws {
    let line = """
      "$GRIDVIEW" run conditionFilter watchFlow watchFlowBlank xmFlow ckSwitcher ckOriginal \
      yjBlocks skyline flow compositional sectionedWaterfall block list --json --elements
      """
    let all = try ToolProcess(shell: "\(line) all")
    let visible = try ToolProcess(shell: "\(line)=visible")
    #expect(all.lines.count > 50 && visible.lines.count == all.lines.count)
    for (whole, part) in zip(all.lines, visible.lines) {
      #expect(Self.problem(with: whole) == nil)
      #expect(Self.problem(with: part, isWhole: false) == nil)
      let (wholeObject, partObject) = (
        try JSONDocument(whole).value.objectValue, try JSONDocument(part).value.objectValue
      )
      for key in ["contentSize", "contentOffset", "visibleItems", "steps", "faults"] {
        #expect(wholeObject?[key] == partObject?[key])
      }
      for key in ["cells", "supplementary", "decorations"] {
        let known = Set(wholeObject?[key]?.arrayValue ?? [])
        #expect((partObject?[key]?.arrayValue ?? []).allSatisfy { known.contains($0) })
      }
      let shown = (partObject?["cells"]?.arrayValue ?? []).map { cell in
        [cell.objectValue?["section"], cell.objectValue?["item"]]
      }
      let items = (partObject?["visibleItems"]?.arrayValue ?? []).map { $0.arrayValue }
      #expect(shown == items.map { [$0?[0], $0?[1]] })
    }
  }

  @Test func `what is wrong with a line is found`() throws {
    let line = try #require(try ToolProcess("run", "circle", "--items", "3", "--json").lines.first)
    #expect(Self.problem(with: line) == nil)
    let faulty = [
      line.replacing("\"id\":", with: "\"ID\":"),
      line.replacing("\"steps\":[]", with: "\"steps\":[],\"traces\":[]"),
      line.replacing("\"contentOffset\":[0,0]", with: "\"contentOffset\":[0,-0]"),
      line.replacing("\"contentOffset\":[0,0]", with: "\"contentOffset\":[0, 0]"),
      line.replacing("\"contentOffset\":[0,0]", with: "\"contentOffset\":[0,0.0]"),
      line.replacing("\"contentOffset\":[0,0]", with: "\"contentOffset\":[0]"),
      line.replacing("\"item\":1", with: "\"item\":5"),
      line.replacing("\"item\":1", with: "\"item\":2"),
      line.replacing("\"section\":0", with: "\"kind\":\"cell\",\"section\":0"),
      line.replacing(
        "\"steps\":[]", with: "\"steps\":[{\"op\":\"query\",\"contentOffset\":[0,0]}]"),
      line.replacing("\"faults\":[]", with: "\"faults\":[{\"code\":\"\",\"message\":\"m\"}]"),
      String(line.dropLast()), "[]", "",
    ]
    for text in faulty {
      #expect(text != line)
      #expect(Self.problem(with: text) != nil, "\(text)")
    }
  }
}
