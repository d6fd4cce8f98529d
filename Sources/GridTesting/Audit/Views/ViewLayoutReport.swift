import GridKit

/// A finding of an audit of views.
public struct ViewLayoutFinding: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The code of the finding, which `FindingCatalogue` explains.
  public var code: String
  /// The severity of the finding, that of its code.
  public var severity: LayoutFinding.Severity
  /// The name of the view: its accessibility identifier, or its class, its number in the audit and
  /// its text, as messages about constraints name it.
  public var view: String
  /// The element of a grid that the view is in; nil for other views.
  public var element: GridElementID?
  /// The observation, with numbers in points.
  public var message: String
  /// The constraints that decide it, as messages about constraints write them; may be empty.
  public var constraints: [String]

  /// Creates a finding from its parts.
  public init(
    code: String, severity: LayoutFinding.Severity, view: String, element: GridElementID? = nil,
    message: String, constraints: [String] = []
  ) {
    self.code = code
    self.severity = severity
    self.view = view
    self.element = element
    self.message = message
    self.constraints = constraints
  }

  /// The finding on one line, with a line for each constraint.
  public var description: String {
    let place = element.map { " in \($0)" } ?? ""
    return
      ([VisibleText.line("\(severity.rawValue) \(code): \(view)\(place) \(message)")]
      + constraints.map { "  " + VisibleText.line($0) }).joined(separator: "\n")
  }
}

/// The result of an audit of views.
public struct ViewLayoutReport: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the view that was examined.
  public var view: String
  /// Its size, in points.
  public var size: CGSize
  /// The findings: errors first, then warnings, then information, each in the order of the views
  /// from back to front.
  public var findings: [ViewLayoutFinding]

  /// Creates a report and sorts the findings.
  public init(view: String, size: CGSize, findings: [ViewLayoutFinding]) {
    self.view = view
    self.size = size
    self.findings = findings.enumerated().sorted {
      ($0.element.severity.rank, $0.offset) < ($1.element.severity.rank, $1.offset)
    }.map(\.element)
  }

  /// The codes of the findings, in their order.
  public var codes: [String] { findings.map(\.code) }

  /// Whether no finding is an error.
  public var isPassed: Bool { !findings.contains { $0.severity == .error } }

  /// The findings with a code.
  public subscript(code: String) -> [ViewLayoutFinding] { findings.filter { $0.code == code } }

  /// The report as text: the findings with their constraints, then the harm and the remedy of each
  /// code.
  public var description: String {
    let heading =
      "\(VisibleText.line(view)), \(PlaceText.size(size)): "
      + (findings.isEmpty ? "no findings" : ElementWords.count(findings.count, "finding"))
    let remedies = codes.unique(by: \.self).compactMap { code in
      FindingCatalogue.entry(code).map { "\(code): \($0.harm) \($0.remedy)" }
    }
    return ([heading] + findings.map(\.description) + remedies).joined(separator: "\n")
  }
}
