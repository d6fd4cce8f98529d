import GridKit
import GridScenarios
import Testing

/// One element as a line of text: what a form and its restatement are compared by.
struct RestatedElement {
  var name: String
  var frame: CGRect
  var scale: CGFloat = 1

  static func cell(_ section: Int, _ item: Int, _ frame: CGRect) -> RestatedElement {
    RestatedElement(name: "cell \(section)-\(item)", frame: frame)
  }

  static func header(_ section: Int, _ frame: CGRect) -> RestatedElement {
    RestatedElement(name: "header \(section)", frame: frame)
  }

  static func footer(_ section: Int, _ frame: CGRect) -> RestatedElement {
    RestatedElement(name: "footer \(section)", frame: frame)
  }

  /// Base frame and scale, to a millionth of a point.
  var line: String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, scale]
    return "\(name)  " + numbers.map(Self.text).joined(separator: "  ")
  }

  static func text(_ number: CGFloat) -> String {
    // Not a number of points any more: a target beyond everything.
    if abs(number) > 1e12 { return "\(Float(number))" }
    let rounded = (number * 1e6).rounded() / 1e6
    return "\(rounded == 0 ? 0 : rounded)"
  }
}

/// Everything that a form answers: its content size, then its elements.
struct RestatedAnswer {
  var contentSize: CGSize
  var elements: [RestatedElement]

  var text: String {
    let size = contentSize
    return
      (["content \(RestatedElement.text(size.width)) × \(RestatedElement.text(size.height))"]
      + elements.map(\.line).sorted()).joined(separator: "\n")
  }
}

extension RestatedAnswer {
  /// Takes the answer of a layout, asked for everything, in its order.
  @MainActor init(of layout: GridViewLayout, in simulation: Simulation) {
    self = simulation.perform {
      let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
      let elements = layout.layoutAttributesForElements(in: everything) ?? []
      return RestatedAnswer(
        contentSize: layout.collectionViewContentSize,
        elements: elements.map { RestatedElement($0) })
    }
  }
}

extension RestatedElement {
  @MainActor init(_ attributes: GridViewLayoutAttributes) {
    let path = attributes.indexPath
    let frame = CGRect(
      x: attributes.center.x - attributes.size.width / 2,
      y: attributes.center.y - attributes.size.height / 2, width: attributes.size.width,
      height: attributes.size.height)
    self =
      switch attributes.representedElementKind {
      case GridView.elementKindSectionHeader: .header(path[0], frame)
      case GridView.elementKindSectionFooter: .footer(path[0], frame)
      default: .cell(path[0], path[1], frame)
      }
    scale = attributes.transform.a
  }
}

extension PublishedStage {
  /// The answer of the layout, asked for everything.
  var answer: RestatedAnswer { RestatedAnswer(of: layout, in: simulation) }

  /// Checks that the layout answers as it is restated.
  func check(against expected: RestatedAnswer, sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = LineDiff(expected: expected.text, actual: answer.text)
    #expect(difference == nil, sourceLocation: sourceLocation)
  }
}
