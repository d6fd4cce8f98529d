import GridTesting
import Testing

/// A list of rows of 40 points, its log made before the first layout.
@MainActor
final class Listened {
  private let shelves: Shelves
  let log: WhyLog

  init(
    _ counts: [Int] = [10], layout: GridViewLayout? = nil,
    _ configure: (ShelfLayout) -> Void = { _ in }
  ) {
    shelves = Shelves(counts, other: layout, isLaidOut: false, configure: configure)
    log = WhyLog(shelves.grid)
  }

  var simulation: Simulation { shelves.simulation }
  var grid: GridView { shelves.grid }
  var source: SampleDataSource { shelves.source }
  var shelf: ShelfLayout? { grid.collectionViewLayout as? ShelfLayout }

  func layOut() -> Listened {
    grid.layoutIfNeeded()
    return self
  }

  /// Lets time pass, then does something.
  func after(_ seconds: Double = 0, _ act: @MainActor (Listened) -> Void = { _ in }) -> Listened {
    simulation.advance(by: seconds)
    act(self)
    return self
  }

  func why(_ element: GridElementID) -> String { log.why(element).description }

  /// Words for what many reasons say.
  private static let words = [
    "ANSWER": "layoutAttributesForElements(in: 0, 0, 100 × 100) of ShelfLayout",
    "START": "0.000 s (tick 0)", "LATER": "0.250 s (tick 15)",
    "PREPARE": "prepare() for 1 section with 10 items at 100 × 100",
    "ANIMATED to": "an animation is bringing it there: on screen it is at",
  ]

  /// Holds reasons against the lines of a text, each of which begins with the name of its element.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = Self.words.reduce(text) { $0.replacing($1.key, with: $1.value) }
    for line in text.split(separator: "\n").map(String.init) {
      guard let match = line.firstMatch(of: #/^(\w+) (-?\d+)-(\d+) /#),
        let section = Int(match.2), let item = Int(match.3)
      else {
        Issue.record("no element: \(line)", sourceLocation: sourceLocation)
        continue
      }
      let element: GridElementID =
        switch match.1 {
        case "cell": .cell(section, item)
        case "header": .header(section)
        case "footer": .footer(section)
        case "card": .decoration("card", section)
        default: .supplementary(String(match.1), section)
        }
      #expect(why(element) == line, sourceLocation: sourceLocation)
    }
  }
}
