import GridKit
import GridTesting

/// One way to break a contract in a layout pass.
struct FaultCase: Sendable {
  let name: String
  let code: String
  /// The message; `%` stands for what only the moment of the fault can tell (`ShelfRig.note`).
  let message: String
  /// The provocations that meet the fault once it is armed.
  let metBy: [Provocation]
  let arm: @MainActor @Sendable (ShelfRig) -> Void

  init(
    _ name: String, _ code: String, _ message: String, metBy: [Provocation] = Provocation.views,
    arm: @escaping @MainActor @Sendable (ShelfRig) -> Void
  ) {
    self.name = name
    self.code = code
    self.message = message
    self.metBy = metBy
    self.arm = arm
  }

  static let all = providerCases + dequeueCases + registrationCases + layoutCases + loopCases

  /// A case whose data sources answer every request for a cell in one way.
  static func cells(
    _ name: String, _ code: String, _ message: String,
    _ answer: @escaping @MainActor @Sendable (ShelfRig, GridView, IndexPath) -> GridViewCell?
  ) -> FaultCase {
    FaultCase(name, code, message) { rig in
      for source in rig.sources {
        source.cell = { [unowned rig] grid, path in answer(rig, grid, path) }
      }
    }
  }

  /// A case whose data sources answer every request for a header in one way.
  static func headers(
    _ name: String, _ code: String, _ message: String,
    _ answer:
      @escaping @MainActor @Sendable (ShelfRig, GridView, IndexPath) -> GridReusableView?
  ) -> FaultCase {
    FaultCase(name, code, message) { rig in
      for source in rig.sources {
        source.supplementaryView = { [unowned rig] grid, _, path in answer(rig, grid, path) }
      }
    }
  }

  /// A case whose layouts add something to every answer.
  static func answers(
    _ name: String, _ code: String, _ message: String,
    _ add: @escaping @MainActor @Sendable (ShelfRig, CGRect) -> GridViewLayoutAttributes
  ) -> FaultCase {
    FaultCase(name, code, message) { rig in
      for layout in rig.layouts {
        layout.alter = { [unowned rig] answer, rect in answer + [add(rig, rect)] }
      }
    }
  }
}

/// The message of E-24.
let malformedPath =
  "Invalid index path for use with UICollectionView. This index path must contain exactly two "
  + "indices specifying the section and item."

/// The texts that messages embed, written down a second time.
@MainActor
enum FaultText {
  static func path(_ path: IndexPath) -> String {
    "<NSIndexPath: 0x0> {length = \(path.count), path = "
      + path.map(String.init).joined(separator: " - ") + "}"
  }

  private static func number(_ value: CGFloat) -> String { NumberText.short(value) }

  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  static func view(_ view: GridReusableView, _ className: String) -> String {
    "<\(className): 0x0; frame = \(rect(view.frame)); reuseIdentifier = sample>"
  }

  static func grid(_ grid: GridView) -> String {
    let (offset, content) = (grid.contentOffset, grid.contentSize)
    return "<UICollectionView: 0x0; frame = \(rect(grid.frame)); "
      + "contentOffset: {\(number(offset.x)), \(number(offset.y))}; "
      + "contentSize: {\(number(content.width)), \(number(content.height))}; "
      + "adjustedContentInset: {0, 0, 0, 0}; layout: <ShelfLayout: 0x0>; "
      + "dataSource: <ShelfSource: 0x0>>"
  }
}
