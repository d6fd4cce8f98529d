import Foundation
import GridKit

/// What came of one case: a line of `gridview run --json`.
public struct ScenarioOutput: Hashable, Sendable {
  /// What one action led to.
  public struct Step: Hashable, Sendable {
    public enum Result: Hashable, Sendable {
      case none
      /// The answer of the layout's hook to `askTarget`.
      case target(CGPoint)
      /// Its answer to `askBoundsChange`.
      case invalidates(Bool)
      /// Its answer to `query`, in its order.
      case names([ElementName])
      /// The elements of a `snapshot`.
      case elements([ElementRecord])
      /// How long `settle` took.
      case settled(frames: Int, seconds: Double)
    }

    public var op: ScenarioAction.Op
    /// Where the view was afterwards.
    public var contentOffset: CGPoint
    public var result: Result

    public init(op: ScenarioAction.Op, contentOffset: CGPoint, result: Result = .none) {
      self.op = op
      self.contentOffset = contentOffset
      self.result = result
    }
  }

  /// A broken contract.
  public struct Fault: Hashable, Sendable {
    public var code: String
    public var message: String
    /// The action's position; nil for a fault before the first action.
    public var step: Int?

    public init(code: String, message: String, step: Int?) {
      self.code = code
      self.message = message
      self.step = step
    }
  }

  /// Something legal but suspicious.
  public struct Finding: Hashable, Sendable {
    public var code: String
    public var severity: LayoutFinding.Severity
    public var message: String
    public var elements: [ElementName]

    public init(
      code: String, severity: LayoutFinding.Severity, message: String,
      elements: [ElementName] = []
    ) {
      self.code = code
      self.severity = severity
      self.message = message
      self.elements = elements
    }

    public init(_ finding: LayoutFinding) {
      self.init(
        code: finding.code, severity: finding.severity, message: finding.message,
        elements: finding.elements.map { ElementName($0) })
    }
  }

  public var id: String
  public var contentSize: CGSize
  public var contentOffset: CGPoint
  /// The legal content offsets.
  public var offsetRange: OffsetRange
  public var cells: [ElementRecord] = []
  public var supplementary: [ElementRecord] = []
  public var decorations: [ElementRecord] = []
  public var visibleItems: [ItemPosition] = []
  public var selectedItems: [ItemPosition] = []
  public var steps: [Step] = []
  public var faults: [Fault] = []
  /// Nil when the case was not audited.
  public var findings: [Finding]?

  public init(
    id: String, contentSize: CGSize, contentOffset: CGPoint, offsetRange: OffsetRange
  ) {
    self.id = id
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.offsetRange = offsetRange
  }
}
