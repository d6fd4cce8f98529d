import GridKit
import GridTesting
import TestSupport
import Testing

/// A call by a user that breaks a contract outside of a layout pass, or a situation that does.
struct CallFault: Sendable {
  let name: String
  let code: String
  let message: String
  /// Whether Swift itself would trap: then the policy has no say.
  let alwaysStops: Bool
  let call: @MainActor @Sendable (ShelfRig) -> Void

  init(
    _ name: String, _ code: String, _ message: String, alwaysStops: Bool = false,
    call: @escaping @MainActor @Sendable (ShelfRig) -> Void
  ) {
    self.name = name
    self.code = code
    self.message = message
    self.alwaysStops = alwaysStops
    self.call = call
  }

  init(
    situation code: String, message: String,
    provoke: @escaping @MainActor @Sendable (ShelfRig) -> Void
  ) { self.init(code, code, message, call: provoke) }

  /// Calls that are refused and change nothing.
  static let all: [CallFault] = calls + scrolls + updates

  private static let calls: [CallFault] = [
    CallFault(
      "E-1: a grid without a layout", "E-1",
      "UICollectionView must be initialized with a non-nil layout parameter"
    ) { _ in _ = GridView(frame: CGRect(0, 0, 10, 10)) },
    CallFault(
      "E-1: a controller without a layout", "E-1",
      "UICollectionView must be initialized with a non-nil layout parameter"
    ) { _ in GridViewController().loadViewIfNeeded() },
    CallFault(
      "E-75: a controller of a nib", "E-75",
      "-[UICollectionViewController loadView] loaded the \"Photos\" nib but didn't get a "
        + "UICollectionView."
    ) { _ in
      let controller = GridViewController(nibName: "Photos", bundle: nil)
      controller.collectionView = GridView(frame: .zero, collectionViewLayout: GridViewFlowLayout())
      controller.loadViewIfNeeded()
    },
    CallFault(
      "E-3: an empty identifier", "E-3",
      "must pass a valid reuse identifier to register views of kind: UICollectionElementKindCell"
    ) { $0.grid.register(GridViewCell.self, forCellWithReuseIdentifier: "") },
    CallFault(
      "E-3: an empty identifier of a nib", "E-3",
      "must pass a valid reuse identifier to register views of kind: shelf.header"
    ) {
      $0.grid.register(
        GridNib { [] }, forSupplementaryViewOfKind: ShelfLayout.header, withReuseIdentifier: "")
    },
    CallFault(
      "E-3: a class that is no cell", "E-3",
      "the class GridReusableView registered for views of kind: UICollectionElementKindCell is not "
        + "a subclass of UICollectionViewCell"
    ) { $0.grid.register(GridReusableView.self, forCellWithReuseIdentifier: "x") },
    CallFault(
      "E-3: a class that is no reusable view", "E-3",
      "the class BaseView registered for views of kind: shelf.header is not a subclass of "
        + "UICollectionReusableView"
    ) {
      $0.grid.register(
        BaseView.self, forSupplementaryViewOfKind: ShelfLayout.header, withReuseIdentifier: "x")
    },
    CallFault(
      "E-4: a dequeue outside a request that is not registered", "E-4",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier absent - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    ) { _ = $0.grid.dequeueReusableCell(withReuseIdentifier: "absent", for: [0, 0]) },
    CallFault(
      "E-20: items of a section that does not exist", "E-20",
      "request for number of items in section 3 when there are only 3 sections in the collection "
        + "view"
    ) { _ = $0.grid.numberOfItems(inSection: 3) },
    CallFault(
      "E-20: items of a negative section", "E-20",
      "request for number of items in section -1 when there are only 3 sections in the collection "
        + "view"
    ) { _ = $0.grid.numberOfItems(inSection: -1) },
    CallFault(
      "E-22: a header of a section that does not exist", "E-22",
      "request for layout attributes for supplementary view shelf.header in section 5 when there "
        + "are only 3 sections in the collection view"
    ) {
      _ = $0.grid.layoutAttributesForSupplementaryElement(ofKind: ShelfLayout.header, at: [5, 0])
    },
    CallFault("E-24: the item of a short path", "E-24", malformedPath, alwaysStops: true) { _ in
      _ = IndexPath(index: 4).item
    },
    CallFault("E-24: the section of no path", "E-24", malformedPath, alwaysStops: true) { _ in
      _ = IndexPath().section
    },
    CallFault(
      "E-24: setting the item of a path of length three", "E-24", malformedPath,
      alwaysStops: true
    ) { _ in
      var path = IndexPath(indexes: [1, 2, 3])
      path.item = 4
    },
    CallFault(
      "non-finite-geometry: a frame", "non-finite-geometry",
      "CALayer bounds contains NaN: [0 0 nan 5]"
    ) { $0.grid.frame = CGRect(0, 0, CGFloat.nan, 5) },
    CallFault(
      "non-finite-geometry: an offset", "non-finite-geometry",
      "CALayer position contains infinity: [0 inf]"
    ) { $0.grid.contentOffset = CGPoint(x: 0, y: CGFloat.infinity) },
    CallFault(
      "non-finite-geometry: a content size", "non-finite-geometry",
      "CALayer bounds contains NaN: [0 0 1 nan]"
    ) { $0.grid.contentSize = CGSize(width: 1, height: CGFloat.nan) },
    CallFault(
      "layout-in-two-grids", "layout-in-two-grids",
      "<ShelfLayout: 0x0> is already the layout of <UICollectionView: 0x0; frame = (0 0; 200 180); "
        + "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; "
        + "layout: <ShelfLayout: 0x0>; dataSource: <ShelfSource: 0x0>>"
    ) { rig in
      let second = ShelfRig()
      rig.grid.collectionViewLayout = second.layout
    },
    CallFault(
      "attributes-bounds-origin", "attributes-bounds-origin",
      "the bounds of layout attributes must have the origin (0, 0), not 0, -3"
    ) { _ in
      let attributes = GridViewLayoutAttributes(forCellWith: [0, 0])
      attributes.bounds = CGRect(0, -3, 10, 10)
    },
  ]
}

/// Calls under `.record`: the fault is kept, the call answers neutrally, nothing changes.
@MainActor @Suite("Recorded faults of calls")
struct CallFaultTests {
  @Test(.rows, .rule("E-24", "E-43", "E-44")) func `a call is refused and everything stays`() {
    forEachRow(of: CallFault.all.filter { !$0.alwaysStops }, named: \.name) { fault in
      let rig = ShelfRig()
      rig.showMiddle()
      let before = rig.shown
      let waiting = rig.grid.waitingViews.count
      rig.simulation.perform { fault.call(rig) }
      #expect(rig.simulation.faults.map(\.code) == [fault.code])
      #expect(rig.simulation.faults.first?.message == fault.message)
      #expect(rig.grid.waitingViews.count == waiting)
      rig.grid.layoutIfNeeded()
      #expect(rig.changes(since: before) == [])
      rig.scroll(by: 300)
      rig.grid.reload()
      #expect(rig.simulation.faults.count == 1)
      #expect(rig.delegate.unpaired == [])
    }
  }

  @Test(.rows, .rule("E-40b")) func `a fault of a situation is recorded`() {
    forEachRow(of: CallFault.situations, named: \.name) { fault in
      let rig = ShelfRig()
      rig.showMiddle()
      rig.simulation.perform { fault.call(rig) }
      #expect(rig.simulation.faults.map(\.code) == [fault.code])
      #expect(rig.simulation.faults.first?.message == fault.message)
    }
  }

  @Test func `neutral answers: 0, nil, and views that are never shown`() {
    let rig = ShelfRig()
    rig.showMiddle()
    #expect(rig.grid.numberOfItems(inSection: 8) == 0)
    #expect(
      rig.grid.layoutAttributesForSupplementaryElement(
        ofKind: ShelfLayout.header, at: [8, 0]) == nil)
    let cell = rig.grid.dequeueReusableCell(withReuseIdentifier: "absent", for: [0, 0])
    #expect(cell.reuseIdentifier == nil)
    #expect(cell.superview == nil)
    #expect(rig.simulation.faults.map(\.code) == ["E-20", "E-22", "E-4"])
  }

  @Test func `a stand-in that a provider hands back later is as good as a cell made by hand`() {
    let rig = ShelfRig()
    rig.showMiddle()
    let standIn = rig.grid.dequeueReusableCell(withReuseIdentifier: "absent", for: [0, 0])
    rig.source.cell = { _, _ in standIn }
    rig.scroll(by: 200)
    #expect(rig.simulation.faults.map(\.code) == ["E-4", "E-6"])
    #expect(rig.grid.contentOffset.y == 150)
  }
}
