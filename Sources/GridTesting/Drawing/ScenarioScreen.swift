import Foundation
import GridKit

/// The screen that holds a case's grid in drawings, with the controls beside the grid.
///
/// The screen does not change the grid's geometry. The grid always has the size of the case's
/// `viewport`.
public struct ScenarioScreen: Hashable, Sendable {
  /// A button or a switch with its title.
  public struct Control: Hashable, Sendable {
    /// The title that drawings write on the control.
    public var title: String
    /// The frame, in screen points. Drawings clip the control at the screen's edge.
    public var frame: CGRect
    /// The actions that a press on the control performs, as indices into the case's `actions`.
    public var steps: [Int]

    /// Makes a control with a frame in screen points. By default, a press on the control performs
    /// no action.
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
  /// The controls, in drawing order: a later control is drawn in front of earlier controls.
  public var controls: [Control]

  /// Makes a screen. By default, the grid is at the top left corner of the screen.
  public init(size: CGSize, origin: CGPoint = .zero, controls: [Control] = []) {
    self.size = size
    self.origin = origin
    self.controls = controls
  }
}

/// The texts of cells, headers and footers. `{section}` and `{item}` stand for the element's
/// position.
///
/// Only drawings and the `text` of elements in the output show the texts. No size is computed from
/// the texts.
public struct ScenarioTexts: Hashable, Sendable {
  /// The text of cells; nil for cells without a text.
  public var cell: String?
  /// The text of headers; nil for headers without a text.
  public var header: String?
  /// The text of footers; nil for footers without a text.
  public var footer: String?

  /// Makes texts for the kinds of elements. `{section}` and `{item}` in a text stand for the
  /// element's position.
  public init(cell: String? = nil, header: String? = nil, footer: String? = nil) {
    self.cell = cell
    self.header = header
    self.footer = footer
  }

  /// Returns the text of an element; nil if its kind has no text.
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

  /// Returns the text of an element; nil for an element without a text. A decoration view has no
  /// text, even if its kind is called `header`.
  public func text(of element: GridElementID) -> String? {
    let name = ElementName(element)
    switch element.category {
    case .cell: return text(of: name)
    case .supplementaryView: return name.kind == "cell" ? nil : text(of: name)
    case .decorationView: return nil
    }
  }

  /// The words that a text may have in braces.
  package static let placeholders = ["section", "item"]

  /// Returns the words in braces that are not placeholders, in the order of the text, each once.
  ///
  /// A word begins with a letter and continues with letters, digits and `_`. Braces around any
  /// other text are ordinary text. A brace without a matching brace is ordinary text, too.
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
  /// Sets the text of each element that has a display text in `texts`.
  package mutating func say(_ texts: ScenarioTexts) {
    for element in elements {
      if let text = texts.text(of: element.id) { self.texts[element.id] = text }
    }
  }
}
