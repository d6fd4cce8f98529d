import Foundation
import GridKit

/// The result of a case: a line of `gridview run --json`.
public struct ScenarioOutput: Hashable, Sendable {
  /// The result of an action.
  public struct Step: Hashable, Sendable {
    /// The answer of an action, for those that ask.
    public enum Result: Hashable, Sendable {
      /// The action asks nothing.
      case none
      /// The answer of the layout's hook to `askTarget`.
      case target(CGPoint)
      /// The layout's answer to `askBoundsChange`.
      case invalidates(Bool)
      /// The layout's answer to `query`, in its order.
      case names([ElementName])
      /// The elements of a `snapshot`.
      case elements([ElementRecord])
      /// The observation that `observe` made.
      case observed(Observation)
      /// The time that `settle` took, in frames and in seconds.
      case settled(frames: Int, seconds: Double)
      /// The batch updates of a snapshot or a tree, each as the layout was told of it.
      case batches([[Change]])
      /// Whether `beginMove` lifted the item.
      case lifted(Bool)
      /// The position where the item that `moveTo` moved hovers, in the order that shows.
      case hovers(ItemPosition)
      /// The items that `dragItems` has lifted.
      case dragged([ItemPosition])
      /// The operation of `dropAt`, and the place that the grid was told; nil where no item was.
      case dropped(ScenarioAction.Proposal.Operation, at: ItemPosition?)
    }

    /// The action's name in files.
    public var op: ScenarioAction.Op
    /// The content offset of the view after the action.
    public var contentOffset: CGPoint
    /// The answer of the action.
    public var result: Result

    /// A step that answered nothing unless a result is given.
    public init(op: ScenarioAction.Op, contentOffset: CGPoint, result: Result = .none) {
      self.op = op
      self.contentOffset = contentOffset
      self.result = result
    }
  }

  /// The state of a grid that can be seen from outside, and its calls since the last observation.
  public struct Observation: Hashable, Sendable {
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// Cells and supplementary views that show, with the values of the views themselves.
    public var elements: [ElementRecord]
    /// The calls that data source and delegate received, in order; repetitions are told once.
    /// Questions about counts and sizes are left out: their moment is not promised.
    public var calls: [String]

    /// An observation of elements in any order.
    public init(contentSize: CGSize, elements: [ElementRecord], calls: [String]) {
      self.contentSize = contentSize
      self.elements = elements
      self.calls = calls
    }
  }

  /// A broken contract.
  public struct Fault: Hashable, Sendable {
    /// The kind of contract, the same in all versions.
    public var code: String
    /// The message: what was expected, what was found, and what to change.
    public var message: String
    /// The action's position; nil for a fault before the first action.
    public var step: Int?

    /// A fault of an action, or of the beginning when `step` is nil.
    public init(code: String, message: String, step: Int?) {
      self.code = code
      self.message = message
      self.step = step
    }
  }

  /// The content offset of a section that scrolls by itself.
  public struct SectionOffset: Hashable, Sendable {
    /// The section's number.
    public var section: Int
    /// The offset of its scroll view, in points.
    public var contentOffset: CGPoint

    /// A section with the offset of its scroll view.
    public init(section: Int, contentOffset: CGPoint) {
      self.section = section
      self.contentOffset = contentOffset
    }
  }

  /// A finding: something legal but suspicious.
  public struct Finding: Hashable, Sendable {
    /// The kind of finding, the same in all versions.
    public var code: String
    /// The severity of the finding.
    public var severity: LayoutFinding.Severity
    /// The message: what was seen, why it hurts, and what to do.
    public var message: String
    /// The elements that it is about; may be empty.
    public var elements: [ElementName]

    /// A finding with elements by the names that files use.
    public init(
      code: String, severity: LayoutFinding.Severity, message: String,
      elements: [ElementName] = []
    ) {
      self.code = code
      self.severity = severity
      self.message = message
      self.elements = elements
    }

    /// A finding as the output names its elements.
    public init(_ finding: LayoutFinding) {
      self.init(
        code: finding.code, severity: finding.severity, message: finding.message,
        elements: finding.elements.map { ElementName($0) })
    }
  }

  /// The case's own.
  public var id: String
  /// The content size as the layout answers it, in points, without insets.
  public var contentSize: CGSize
  /// The content offset at the end: where the viewport begins, in content points.
  public var contentOffset: CGPoint
  /// The legal content offsets.
  public var offsetRange: OffsetRange
  /// The cells. Their order has no meaning, as in the two lists below; the JSON form sorts them.
  public var cells: [ElementRecord] = []
  /// Headers, footers and other supplementary views.
  public var supplementary: [ElementRecord] = []
  /// Decoration views.
  public var decorations: [ElementRecord] = []
  /// Items with a cell at the end.
  public var visibleItems: [ItemPosition] = []
  /// Items that are selected at the end.
  public var selectedItems: [ItemPosition] = []
  /// Sections on screen at the end that scroll by themselves, ascending.
  public var sections: [SectionOffset] = []
  /// The results of the actions, in order, refused ones included.
  public var steps: [Step] = []
  /// Broken contracts in the order in which they were met.
  public var faults: [Fault] = []
  /// The findings of the audit; nil when the case was not audited.
  public var findings: [Finding]?

  /// An output without elements, to be filled.
  public init(
    id: String, contentSize: CGSize, contentOffset: CGPoint, offsetRange: OffsetRange
  ) {
    self.id = id
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.offsetRange = offsetRange
  }
}
