import GridTesting
import Testing

@MainActor @Suite("Hosting a layout")
struct LayoutHostTests {
  private static let viewports = [CGSize(width: 300, height: 400)]

  private func check(
    _ make: @escaping @MainActor () -> GridViewLayout
  ) -> LayoutHostReport {
    LayoutHost.check(
      layout: make(), viewports: Self.viewports, itemCounts: [0, 1, 40], sections: 2)
  }

  @Test func `a layout that keeps its word passes every law`() {
    let report = check {
      let layout = ShelfLayout()
      layout.headerHeight = 20
      return layout
    }
    #expect(report.isPassed, "\(report)")
    #expect(report.gridCount == 3)
    for law in HostLaw.allCases where law != .reuse {
      #expect(report.checks[law.rawValue, default: 0] > 0)
    }
    #expect(report.description.hasSuffix("checks in 3 grids passed"))
  }

  @Test func `the flow layout passes in both directions, with sizes of its own and estimated ones`()
  {
    for direction in [GridView.ScrollDirection.vertical, .horizontal] {
      for estimated in [false, true] {
        let report = check {
          let layout = GridViewFlowLayout()
          layout.scrollDirection = direction
          layout.headerReferenceSize = CGSize(width: 30, height: 30)
          if estimated { layout.estimatedItemSize = CGSize(width: 60, height: 44) }
          return layout
        }
        #expect(report.isPassed, "\(report)")
      }
    }
  }

  @Test(
    "a layout that breaks a law is named with the law and the place",
    arguments: [
      (Fault.forgetsTall, HostLaw.visibleElements),
      (.growsContent, .contentSize),
      (.movesOnQuery, .visibleElements),
      (.forgetsItems, .noFault),
      (.differsWhenBack, .switching),
    ])
  func violations(fault: Fault, law: HostLaw) throws {
    let report = check { FaultyShelf(fault) }
    #expect(!report.isPassed)
    let found = try #require(report.violations.first { $0.law == law }, "\(report)")
    #expect(found.place.contains("300 × 400, "))
    #expect(found.place.contains("after "))
    #expect(report.description.contains(law.rawValue + ": " + law.breach))
  }

  @Test func `equal seeds give equal reports`() {
    #expect(check { FaultyShelf(.growsContent) } == check { FaultyShelf(.growsContent) })
  }
}

/// What a `FaultyShelf` does wrong.
enum Fault: Sendable {
  case forgetsTall, growsContent, movesOnQuery, forgetsItems, differsWhenBack
}

/// A shelf that breaks one law.
private final class FaultyShelf: ShelfLayout {
  private let fault: Fault
  private var questions: CGFloat = 0

  init(_ fault: Fault) {
    self.fault = fault
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    if fault == .growsContent {
      questions += 1
      size.height += questions
    }
    return size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    questions += 1
    switch fault {
    case .forgetsTall:
      // Rows that begin above the rectangle are lost.
      return all?.filter { $0.frame.minY >= rect.minY }
    case .movesOnQuery:
      for attributes in all ?? [] { attributes.frame.origin.x += questions }
      return all
    default:
      return all
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    fault == .forgetsItems ? nil : super.layoutAttributesForItem(at: indexPath)
  }

  override func prepareForTransition(to newLayout: GridViewLayout) {
    super.prepareForTransition(to: newLayout)
    if fault == .differsWhenBack { rowHeight += 1 }
  }
}
