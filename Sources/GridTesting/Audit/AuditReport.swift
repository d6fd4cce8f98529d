/// The result of an audit: findings, faults and notes.
public struct AuditReport: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A contract that the layout broke while it was examined.
  public struct Fault: Hashable, Codable, Sendable {
    /// The code of the `GridFault`, which names the kind of contract.
    public var code: String
    /// The fault's text: what was expected, what was found, and what to change. The text may have
    /// several lines.
    public var message: String
  }

  /// The name of the layout's class.
  public var layout: String
  /// The findings: errors first, then warnings, then information. Findings of the same severity are
  /// in the order of their codes.
  public var findings: [LayoutFinding]
  /// The broken contracts that no finding explains, each once.
  public var faults: [Fault]
  /// A text about where the content size comes from and how far the elements reach. The report has
  /// this text even without a finding.
  public var contentSizeExplanation: String
  /// Notes on checks that were left out or only partly made, with the reasons.
  public var notes: [String]

  /// Creates a report and sorts the findings.
  public init(
    layout: String, findings: [LayoutFinding] = [], faults: [Fault] = [],
    contentSizeExplanation: String = "", notes: [String] = []
  ) {
    self.layout = layout
    self.findings = Self.ordered(findings)
    self.faults = faults
    self.contentSizeExplanation = contentSizeExplanation
    self.notes = notes
  }

  /// Makes one report for several layouts of one scenario.
  package init(combining reports: [AuditReport]) {
    let explanations = reports.map { report in
      reports.count == 1
        ? report.contentSizeExplanation : "\(report.layout): \(report.contentSizeExplanation)"
    }
    self.init(
      layout: reports.map(\.layout).unique(by: \.self).joined(separator: ", "),
      findings: reports.flatMap(\.findings).unique(by: \.self),
      faults: reports.flatMap(\.faults).unique(by: \.self),
      contentSizeExplanation: explanations.joined(separator: "\n"),
      notes: reports.flatMap(\.notes).unique(by: \.self))
  }

  /// Adds findings and sorts all findings.
  mutating func add(_ more: [LayoutFinding]) {
    findings = Self.ordered(findings + more)
  }

  /// The codes of the faults, then the codes of the findings, in the order of the report; empty if
  /// there are none.
  public var codes: [String] { faults.map(\.code) + findings.map(\.code) }

  /// Whether the report has no fault, and no finding that is an error.
  public var isPassed: Bool {
    faults.isEmpty && !findings.contains { $0.severity == .error }
  }

  /// The findings with a code.
  public subscript(code: String) -> [LayoutFinding] { findings.filter { $0.code == code } }

  private static func ordered(_ findings: [LayoutFinding]) -> [LayoutFinding] {
    findings.sorted { ($0.severity.rank, $0.code) < ($1.severity.rank, $1.code) }
  }
}

extension Sequence {
  /// Returns the first of the elements with each key, in order.
  func unique(by key: (Element) -> some Hashable) -> [Element] {
    var seen: Set<AnyHashable> = []
    return filter { seen.insert(AnyHashable(key($0))).inserted }
  }
}

extension LayoutFinding.Severity {
  /// The severities, from the most severe on.
  static let ordered: [Self] = [.error, .warning, .information]

  /// The position of the severity in `ordered`.
  var rank: Int { Self.ordered.firstIndex(of: self) ?? 0 }

  /// The first letter of the severity: `E`, `W` or `I`.
  var letter: String { rawValue.prefix(1).uppercased() }
}
