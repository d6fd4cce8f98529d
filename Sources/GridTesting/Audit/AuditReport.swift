/// The result of an audit: findings, faults and notes.
public struct AuditReport: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A contract that the layout broke while it was examined.
  public struct Fault: Hashable, Codable, Sendable {
    /// The code of a `GridFault`: what kind of contract it is.
    public var code: String
    /// The fault's text: what was expected, what was found, and what to change. May have several
    /// lines.
    public var message: String

    /// A fault of a code with its text.
    public init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }

  /// The layout's class.
  public var layout: String
  /// Errors first, then warnings, then information; each in the order of codes.
  public var findings: [LayoutFinding]
  /// Broken contracts that are no finding's, each once.
  public var faults: [Fault]
  /// The origin of the content size and the reach of the elements, finding or not.
  public var contentSizeExplanation: String
  /// Notes on what was not examined, or only in part, and why.
  public var notes: [String]

  /// Makes a report; findings may be given in any order, and are sorted.
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
    var names: [String] = []
    for report in reports where !names.contains(report.layout) { names.append(report.layout) }
    var findings: [LayoutFinding] = []
    for finding in reports.flatMap(\.findings) where !findings.contains(finding) {
      findings.append(finding)
    }
    var (faults, notes): ([Fault], [String]) = ([], [])
    for fault in reports.flatMap(\.faults) where !faults.contains(fault) { faults.append(fault) }
    for note in reports.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
    let explanations = reports.map { report in
      reports.count == 1
        ? report.contentSizeExplanation : "\(report.layout): \(report.contentSizeExplanation)"
    }
    self.init(
      layout: names.joined(separator: ", "), findings: findings, faults: faults,
      contentSizeExplanation: explanations.joined(separator: "\n"), notes: notes)
  }

  /// Puts further findings into the order.
  mutating func add(_ more: [LayoutFinding]) {
    findings = Self.ordered(findings + more)
  }

  /// The codes of the faults, then those of the findings, in their order: empty where there is
  /// nothing to tell.
  public var codes: [String] { faults.map(\.code) + findings.map(\.code) }

  /// Whether nothing is wrong: no fault, and no finding that is an error.
  public var isPassed: Bool {
    faults.isEmpty && !findings.contains { $0.severity == .error }
  }

  /// The findings with a code.
  public subscript(code: String) -> [LayoutFinding] { findings.filter { $0.code == code } }

  private static func ordered(_ findings: [LayoutFinding]) -> [LayoutFinding] {
    findings.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      if first.severity != second.severity { return first.severity.rank < second.severity.rank }
      return first.code == second.code ? a.offset < b.offset : first.code < second.code
    }.map(\.element)
  }
}

extension LayoutFinding.Severity {
  /// 0 for the gravest.
  var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .information: 2
    }
  }

  /// `E`, `W` or `I`.
  var letter: String { rawValue.prefix(1).uppercased() }
}
