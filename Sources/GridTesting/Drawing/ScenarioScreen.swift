import Foundation
import GridKit

/// The surroundings of a case's grid in drawings: the screen that it stands on, and the controls
/// beside it.
///
/// No geometry depends on it: the grid is as large as the case's `viewport`, wherever it stands.
public struct ScenarioScreen: Hashable, Sendable {
  /// A button or a switch with its title.
  public struct Control: Hashable, Sendable {
    /// The title that drawings write on the control.
    public var title: String
    /// The frame in screen points; what reaches over the screen's edge is cut off in drawings.
    public var frame: CGRect
    /// Positions in the case's `actions` of what a press on it does.
    public var steps: [Int]

    /// A control in screen points, which no action belongs to unless steps are given.
    public init(title: String, frame: CGRect, steps: [Int] = []) {
      self.title = title
      self.frame = frame
      self.steps = steps
    }
  }

  /// The size of the screen, in points.
  public var size: CGSize
  /// The place of the grid view's top left corner, in screen points.
  public var origin: CGPoint
  /// The controls, in the order in which they are drawn, later ones in front.
  public var controls: [Control]

  /// A screen in points with the grid at its top left corner, unless said otherwise.
  public init(size: CGSize, origin: CGPoint = .zero, controls: [Control] = []) {
    self.size = size
    self.origin = origin
    self.controls = controls
  }
}

/// The texts of cells, headers and footers. `{section}` and `{item}` stand for the element's
/// position.
///
/// Only drawings and the `text` of elements in the output show it; nothing is measured by it.
public struct ScenarioTexts: Hashable, Sendable {
  /// The text of cells; nil for cells that say nothing.
  public var cell: String?
  /// The text of headers; nil for headers that say nothing.
  public var header: String?
  /// The text of footers; nil for footers that say nothing.
  public var footer: String?

  /// Texts by kind, with `{section}` and `{item}` in them for the element's position.
  public init(cell: String? = nil, header: String? = nil, footer: String? = nil) {
    self.cell = cell
    self.header = header
    self.footer = footer
  }

  /// Returns the text of an element; nil where nothing is said of its kind.
  public func text(of name: ElementName) -> String? {
    let template: String? =
      switch name.kind {
      case "cell": cell
      case "header": header
      case "footer": footer
      default: nil
      }
    guard let template, !template.isEmpty else { return nil }
    return template.replacingOccurrences(of: "{section}", with: "\(name.section)")
      .replacingOccurrences(of: "{item}", with: "\(name.item)")
  }

  /// The same by an element's full name: decorations say nothing, whatever their kind is called.
  public func text(of element: GridElementID) -> String? {
    let name = ElementName(element)
    switch element.category {
    case .cell: return text(of: name)
    case .supplementaryView: return name.kind == "cell" ? nil : text(of: name)
    case .decorationView: return nil
    }
  }

  /// The words that may stand in braces.
  package static let placeholders = ["section", "item"]

  /// The words in braces of a template that stand for nothing, in the order of the text, each once.
  ///
  /// A word begins with a letter and goes on with letters, digits and `_`; braces around anything
  /// else, or without a partner, are text.
  package static func unknownPlaceholders(in template: String) -> [String] {
    var unknown: [String] = []
    for piece in template.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      let word = piece.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard word.first?.isLetter == true, piece.dropFirst(word.count).first == "}",
        !placeholders.contains(String(word)), !unknown.contains(String(word))
      else { continue }
      unknown.append(String(word))
    }
    return unknown
  }
}

extension GridPicture {
  /// Gives the elements the display texts of a case.
  package mutating func say(_ texts: ScenarioTexts) {
    for element in elements {
      if let text = texts.text(of: element.id) { self.texts[element.id] = text }
    }
  }
}
