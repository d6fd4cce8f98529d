import Foundation
extension GridElementID {
  /// The header of a section, of the flow layout's kind.
  public static func header(_ section: Int) -> GridElementID {
    supplementary(GridView.elementKindSectionHeader, section, 0)
  }

  /// The footer of a section, of the flow layout's kind.
  public static func footer(_ section: Int) -> GridElementID {
    supplementary(GridView.elementKindSectionFooter, section, 0)
  }

  /// A supplementary view of any kind.
  public static func supplementary(
    _ kind: String, _ section: Int, _ item: Int = 0
  ) -> GridElementID {
    GridElementID(category: .supplementaryView, kind: kind, section: section, item: item)
  }

  /// A decoration view.
  public static func decoration(
    _ kind: String, _ section: Int, _ item: Int = 0
  ) -> GridElementID {
    GridElementID(category: .decorationView, kind: kind, section: section, item: item)
  }

  // MARK: Text

  /// The kind as a table spells it, so that it can be read back: `cell`, `header`, `footer`, the
  /// kind itself, or `decoration:` and the kind. Other words are put in quotes as in JSON.
  package var kindText: String {
    switch category {
    case .cell: "cell"
    case .supplementaryView:
      switch kind {
      case GridView.elementKindSectionHeader: "header"
      case GridView.elementKindSectionFooter: "footer"
      default: Self.word(kind ?? "")
      }
    case .decorationView: Self.decorationPrefix + Self.word(kind ?? "")
    }
  }

  /// A kind that stays one word on one line.
  private static func word(_ kind: String) -> String {
    isPlain(kind) ? kind : JSONWriter.quoted(kind)
  }

  /// `0-3`, or `0` for a path that names a section.
  package var positionText: String { item == NSNotFound ? "\(section)" : "\(section)-\(item)" }

  /// Reads what `kindText` and `positionText` wrote; nil for anything else.
  package init?(kindText: String, positionText: String) {
    guard let (section, item) = Self.position(positionText) else { return nil }
    switch kindText {
    case "cell": self.init(category: .cell, section: section, item: item)
    case "header", "footer":
      let kind =
        kindText == "header"
        ? GridView.elementKindSectionHeader : GridView.elementKindSectionFooter
      self.init(category: .supplementaryView, kind: kind, section: section, item: item)
    default:
      // Scalars, not letters: a kind that begins with a mark makes one letter with what is before
      // it.
      let scalars = kindText.unicodeScalars
      let prefix = Self.decorationPrefix.unicodeScalars
      let isDecoration = scalars.starts(with: prefix)
      let word = isDecoration ? String(scalars.dropFirst(prefix.count)) : kindText
      guard let kind = Self.unquoted(word) else { return nil }
      self.init(
        category: isDecoration ? .decorationView : .supplementaryView, kind: kind,
        section: section, item: item)
    }
  }

  /// Reads `cell 0-3`, `header 1-0` or `decoration:card 2`, as tables write them, and `0-3` for a
  /// cell.
  package init?(text: String) {
    let words = text.split(separator: " ")
    guard let last = words.last else { return nil }
    self.init(
      kindText: words.count == 1 ? "cell" : words.dropLast().joined(separator: " "),
      positionText: String(last))
  }

  private static let decorationPrefix = "decoration:"

  /// Whether a kind can stand in a table as it is.
  private static func isPlain(_ kind: String) -> Bool {
    !kind.isEmpty && !["cell", "header", "footer"].contains(kind)
      && !kind.unicodeScalars.starts(with: decorationPrefix.unicodeScalars)
      && kind.unicodeScalars.first != "#" && position(kind) == nil
      && kind.unicodeScalars.allSatisfy {
        $0.value > 0x20 && $0 != "\"" && $0 != "," && !$0.properties.isWhitespace
          && !VisibleText.hides($0)
      }
  }

  private static func unquoted(_ word: String) -> String? {
    guard word.unicodeScalars.first == "\"" else { return isPlain(word) ? word : nil }
    return try? JSONDecoder().decode(String.self, from: Data(word.utf8))
  }

  /// `0-3`, or `0` for the position of a whole section.
  package static func position(_ text: String) -> (section: Int, item: Int)? {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { digits in
        digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
      }
    switch numbers.count {
    case 1: return numbers[0].map { ($0, NSNotFound) }
    case 2:
      guard let section = numbers[0], let item = numbers[1] else { return nil }
      return (section, item)
    default: return nil
    }
  }
}
