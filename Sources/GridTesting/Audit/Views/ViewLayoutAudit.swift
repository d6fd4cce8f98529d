import GridKit

/// An audit of views: it finds constraints that leave a choice or fail, texts that are cut, and
/// views that lie off screen or take no touch.
///
/// ```swift
/// let report = ViewLayoutAudit.run(on: cell, width: 320)
/// #expect(report.codes == [], "\(report)")
/// ```
///
/// The view may be a whole screen, a cell, or a grid with its visible cells. Hidden views are left
/// out. The audit lays the view out, and runs one more layout pass to see whether constraints are
/// made anew. It leaves no event in the trace and no finding in the simulation, and changes no
/// number in `WorkCounters`.
@MainActor
public enum ViewLayoutAudit {
  /// Examines a view at its present size, with the views in it.
  ///
  /// - Complexity: A layout pass for every view, and O(*n*²) for *n* siblings. An ambiguous unknown
  ///   solves its constraints once more.
  public static func run(on view: BaseView) -> ViewLayoutReport {
    view.simulation.perform { view.layoutIfNeeded() }
    return examine(view)
  }

  /// Examines a view at a width, with the height that fits. Afterwards the view has its size back.
  ///
  /// A view without a fitting height, such as one without constraints, keeps its height. A view
  /// that constraints of its superview place keeps its size.
  ///
  /// - Parameter width: The width, in points; 0 or more.
  public static func run(on view: BaseView, width: CGFloat) -> ViewLayoutReport {
    let height = view.simulation.perform {
      view.simulation.unnoticed { fittingHeight(of: view, at: width) }
    }
    let size = CGSize(width: width, height: height > 0 ? height : view.bounds.height)
    return at(size, view) {
      ViewAuditRun(view, fittedHeight: height).report()
    }
  }

  /// Examines a view at a size. Afterwards the view has its own size back.
  ///
  /// - Parameter size: The size, in points. A view that constraints of its superview place keeps
  ///   its own.
  public static func run(on view: BaseView, size: CGSize) -> ViewLayoutReport {
    at(size, view) { examine(view) }
  }

  private static func examine(_ view: BaseView) -> ViewLayoutReport {
    view.simulation.perform {
      view.simulation.unnoticed { ViewAuditRun(view, fittedHeight: nil).report() }
    }
  }

  /// Runs `body` while a view has a size, without recording anything.
  static func at<Result>(
    _ size: CGSize, _ view: BaseView, _ body: () -> Result
  ) -> Result {
    view.simulation.perform {
      view.simulation.unnoticed {
        let old = view.bounds
        view.bounds.size = size
        view.layoutIfNeeded()
        defer {
          view.bounds = old
          view.layoutIfNeeded()
        }
        return body()
      }
    }
  }

  /// The height that a view needs at a width, in points.
  static func fittingHeight(of view: BaseView, at width: CGFloat) -> CGFloat {
    let target = CGSize(width: width, height: 0)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// A view that is shown, as an audit sees it.
@MainActor
struct AuditedView {
  let view: BaseView
  /// The number of the superview in the list of audited views; nil for the root.
  let parent: Int?
  let name: String
  /// The element of a grid that the view is in.
  let element: GridElementID?
  /// The text that the view shows; nil for none.
  let text: TextFit?
  let isTouchTarget: Bool
}

/// A running audit of views.
@MainActor
final class ViewAuditRun {
  let root: BaseView
  /// The height that was found for the root before it was laid out; nil if none was asked for.
  let fittedHeight: CGFloat?
  var inspection = LayoutInspection()
  private(set) var views: [AuditedView] = []
  private var findings: [ViewLayoutFinding] = []

  init(_ root: BaseView, fittedHeight: CGFloat?) {
    self.root = root
    self.fittedHeight = fittedHeight
    collect(root, parent: nil, element: nil)
  }

  /// The length that two equal lengths on pixels may differ by, in points.
  var tolerance: CGFloat { 0.5 / max(1, root.simulation.screen.scale) + 1e-6 }

  func report() -> ViewLayoutReport {
    let size = root.bounds.size
    checkConstraints()
    checkFlags()
    checkSides()
    for view in views {
      checkText(view)
      checkSqueezed(view)
      checkPlace(view)
      checkTouchTarget(view)
    }
    checkOverlaps()
    checkCells()
    // Last, because it runs a layout pass.
    checkChurn()
    return ViewLayoutReport(view: views[0].name, size: size, findings: findings)
  }

  private func collect(_ view: BaseView, parent: Int?, element: GridElementID?) {
    let own = (view as? GridReusableView)?.reuse.applied.map { $0.key.elementID }
    let text = (view as? any TextHolder)?.textFit
    let index = views.count
    views.append(
      AuditedView(
        view: view, parent: parent, name: inspection.name(of: view), element: own ?? element,
        text: text, isTouchTarget: view.hasTouchTarget))
    // A button shows its title by views of its own.
    guard !(view is any TextHolder) else { return }
    for subview in view.subviews where !subview.isHidden && subview.alpha >= 0.01 {
      collect(subview, parent: index, element: own ?? element)
    }
  }

  func find(
    _ entry: FindingCatalogue.Entry, _ view: AuditedView, _ what: String,
    by constraints: [String] = []
  ) {
    findings.append(
      ViewLayoutFinding(
        code: entry.code, severity: entry.severity, view: view.name, element: view.element,
        message: what, constraints: constraints))
  }

  /// The audited view of a view; nil for a view that is not shown.
  func audited(_ view: BaseView?) -> AuditedView? { views.first { $0.view === view } }

  /// The views around a view up to the root, or up to the first one that scrolls it or places it as
  /// an element.
  func surroundings(of view: AuditedView) -> [AuditedView] {
    var around: [AuditedView] = []
    var inner = view
    while !(inner.view is GridReusableView), let parent = inner.parent.map({ views[$0] }),
      !(parent.view is BaseScrollView)
    {
      around.append(parent)
      inner = parent
    }
    return around
  }
}
