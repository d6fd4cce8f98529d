import GridKit
import GridScenarios
import Testing

/// One element as a line of text: what a form and the article's class are compared by.
@MainActor
struct RestatedElement {
  let line: String

  /// Base frame and scale, to a millionth of a point.
  init(_ attributes: GridViewLayoutAttributes) {
    let path = attributes.indexPath
    let name =
      switch attributes.representedElementKind {
      case GridView.elementKindSectionHeader: "header \(path[0])"
      case GridView.elementKindSectionFooter: "footer \(path[0])"
      default: "cell \(path[0])-\(path[1])"
      }
    let (center, size) = (attributes.center, attributes.size)
    let numbers = [
      center.x - size.width / 2, center.y - size.height / 2, size.width, size.height,
      attributes.transform.a,
    ]
    line = "\(name)  " + numbers.map(Self.text).joined(separator: "  ")
  }

  static func text(_ number: CGFloat) -> String {
    // Not a number of points any more: a target beyond everything.
    if abs(number) > 1e12 { return "\(Float(number))" }
    let rounded = (number * 1e6).rounded() / 1e6
    return "\(rounded == 0 ? 0 : rounded)"
  }
}

/// Everything that a layout answers, asked for everything: its content size, then its elements in
/// their order.
@MainActor
struct RestatedAnswer {
  let lines: [String]
  var text: String { lines.joined(separator: "\n") }

  init(of layout: GridViewLayout, in simulation: Simulation) {
    lines = simulation.perform {
      let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
      let elements = layout.layoutAttributesForElements(in: everything) ?? []
      let size = layout.collectionViewContentSize
      return
        ["content \(RestatedElement.text(size.width)) × \(RestatedElement.text(size.height))"]
        + elements.map { RestatedElement($0).line }
    }
  }
}

extension PublishedStage {
  /// The answer of the layout, asked for everything.
  var answer: RestatedAnswer { RestatedAnswer(of: layout, in: simulation) }

  /// Checks that the layout answers as it should.
  func check(against expected: RestatedAnswer, sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = LineDiff(expected: expected.text, actual: answer.text)
    #expect(difference == nil, sourceLocation: sourceLocation)
  }
}
