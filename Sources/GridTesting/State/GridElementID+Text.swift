import Foundation
extension GridElementID {
  /// Returns the id of a section's header, with the kind that the flow layout uses.
  public static func header(_ section: Int) -> GridElementID {
    supplementary(GridView.elementKindSectionHeader, section, 0)
  }

  /// Returns the id of a section's footer, with the kind that the flow layout uses.
  public static func footer(_ section: Int) -> GridElementID {
    supplementary(GridView.elementKindSectionFooter, section, 0)
  }

  /// Returns the id of a supplementary view of any kind.
  public static func supplementary(
    _ kind: String, _ section: Int, _ item: Int = 0
  ) -> GridElementID {
    GridElementID(category: .supplementaryView, kind: kind, section: section, item: item)
  }

  /// Returns the id of a decoration view.
  public static func decoration(
    _ kind: String, _ section: Int, _ item: Int = 0
  ) -> GridElementID {
    GridElementID(category: .decorationView, kind: kind, section: section, item: item)
  }

  // MARK: Text

  /// The kind as tables write it, so that it can be read back: `cell`, `header`, `footer`, the kind
  /// of another supplementary view, or `decoration:` and the kind of a decoration view. A kind that
  /// is not a plain word is quoted as in JSON.
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

  /// Returns a kind as one word on one line, quoted unless it is plain.
  private static func word(_ kind: String) -> String {
    isPlain(kind) ? kind : JSONWriter.quoted(kind)
  }

  /// The position as text: `0-3`, or `0` for an index path that names a section.
  package var positionText: String { item == NSNotFound ? "\(section)" : "\(section)-\(item)" }

  /// Reads the texts that `kindText` and `positionText` return; nil for other texts.
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
      // Compares scalars, not characters: a combining mark at the beginning of the kind forms one
      // character with the colon before it.
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

  /// Makes the id from a text as in tables: `cell 0-3`, `header 1-0` or `decoration:card 2`. The
  /// text `0-3` stands for a cell.
  package init?(text: String) {
    let words = text.split(separator: " ")
    guard let last = words.last else { return nil }
    self.init(
      kindText: words.count == 1 ? "cell" : words.dropLast().joined(separator: " "),
      positionText: String(last))
  }

  private static let decorationPrefix = "decoration:"

  /// Whether a kind can stand in a table without quotes.
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

  /// Reads a position: `0-3`, or `0` for a whole section, with `NSNotFound` as its item.
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
