/// The findings that an audit of a layout can report, each with a stable code.
public enum FindingCatalogue {
  /// A code with its severity and its texts.
  public struct Entry: Hashable, Sendable {
    /// The code of the findings: lower-case words with hyphens, the same in all versions.
    public let code: String
    /// The severity of a finding of this code, in every report.
    public let severity: LayoutFinding.Severity
    /// The condition under which the finding is reported. It completes a sentence that begins with
    /// "Reported when".
    public let condition: String
    /// The harm that the finding describes, as one or more sentences.
    public let harm: String
    /// The remedy, as one or more sentences.
    public let remedy: String
  }

  /// The entries, in alphabetical order.
  public static let entries: [Entry] = FindingCode.allCases.compactMap { code in
    texts[code].map {
      Entry(
        code: code.rawValue, severity: $0.severity, condition: $0.condition, harm: $0.harm,
        remedy: $0.remedy)
    }
  }

  /// The codes of `entries`, in alphabetical order.
  public static var codes: [String] { entries.map(\.code) }

  /// Returns the entry of a code in upper or lower case; nil if there is no such code.
  public static func entry(_ code: String) -> Entry? { byCode[code.lowercased()] }

  private static let byCode = Dictionary(uniqueKeysWithValues: entries.map { ($0.code, $0) })

  /// The severity and the texts of a code.
  struct Text {
    let severity: LayoutFinding.Severity
    let condition: String
    let harm: String
    let remedy: String

    init(
      _ severity: LayoutFinding.Severity, when condition: String, harm: String, remedy: String
    ) {
      self.severity = severity
      self.condition = condition
      self.harm = harm
      self.remedy = remedy
    }
  }

  static let texts = textsToItem.merging(textsToPrepared) { $1 }.merging(textsFromRect) { $1 }
}

extension LayoutFinding {
  /// Creates a finding with the catalogue's severity. Its message is the observation `what`,
  /// followed by the catalogue's harm and remedy.
  init(_ code: FindingCode, _ what: String, elements: [GridElementID] = []) {
    let text = FindingCatalogue.texts[code]
    self.init(
      code: code.rawValue, severity: text?.severity ?? .warning,
      message: [what, text?.harm, text?.remedy].compactMap { $0 }.joined(separator: " "),
      elements: elements)
  }
}
