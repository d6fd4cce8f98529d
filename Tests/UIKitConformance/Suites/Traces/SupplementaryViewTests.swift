import Testing
import UIKit

/// Headers, footers and decorations: which object makes them, and which is told.
@MainActor @Suite("Supplementary and decoration views")
struct SupplementaryViewTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let stage: Stage<RecordingLayout>

  /// Sections of two rows of 50 below headers of 30.
  init() {
    let layout = RecordingLayout()
    layout.headerHeight = 30
    stage = Stage(layout, counts: [2, 2, 2, 2])
    stage.layOut()
  }

  @Test("SV-1: what the layout answers is requested, with its kind and path", .tags(.documented))
  func requested() {
    #expect(
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: header).sorted()
        == [path(0), path(0, in: 1)])
    #expect(
      stage.view.supplementaryView(forElementKind: header, at: path(0, in: 1))?.frame
        == CGRect(x: 0, y: 130, width: 100, height: 30))
    #expect(stage.view.visibleSupplementaryViews(ofKind: header).count == 2)
  }

  @Test("DP-3, Q-8: they are displayed and end as cells do", .tags(.documented))
  func display() {
    let coming = ["source header 2-0", "delegate willDisplay view 2-0"]
    #expect(stage.recorder.order(of: coming) { stage.scroll(to: 100) } == coming)
    #expect(stage.view.supplementaryView(forElementKind: header, at: path(0)) == nil)
    #expect(
      stage.recorder.count(of: "delegate didEndDisplaying view 1-0") {
        stage.scroll(to: 160)
      } == 1)
  }

  @Test("a header that left serves another section", .tags(.inferred))
  func reuse() {
    let first = stage.view.supplementaryView(forElementKind: header, at: path(0))
    stage.scroll(to: 100)
    #expect(
      stage.view.supplementaryView(forElementKind: header, at: path(0, in: 2)) === first)
  }

  @Test("SV-10: a header without height is not requested", .tags(.observed))
  func zeroHeight() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 0)
    layout.footerReferenceSize = CGSize(width: 0, height: 5)
    let stage = Stage(layout, counts: [1])
    let calls = stage.recorder.calls(of: .source) { stage.layOut() }
    #expect(!calls.contains("header"))
    #expect(calls.contains("source footer 0-0"))
  }

  @Test(
    "SV-5: headers of sections that stay are not requested again in an update",
    .tags(.observed))
  func updates() {
    let first = stage.view.supplementaryView(forElementKind: header, at: path(0))
    let calls = stage.recorder.calls(of: .source) {
      stage.update {
        stage.source.counts = [3, 2, 2, 2]
        stage.view.insertItems(at: [path(0)])
      }
    }
    #expect(!calls.contains("header 0-0"))
    #expect(stage.view.supplementaryView(forElementKind: header, at: path(0)) === first)
  }

  @Test("SV-6: they go with their sections", .tags(.inferred))
  func sections() {
    let first = stage.view.supplementaryView(forElementKind: header, at: path(0))
    stage.update {
      stage.source.counts = [1, 2, 2, 2, 2]
      stage.view.insertSections(IndexSet(integer: 0))
    }
    #expect(
      stage.view.supplementaryView(forElementKind: header, at: path(0, in: 1)) === first)
    #expect(first?.frame.minY == 80)
  }

  @Test(
    "SV-9: decorations come from the layout's registration, and nobody is asked or told",
    .tags(.documented))
  func decorations() {
    let layout = BoardLayout()
    layout.register(BoardView.self, forDecorationViewOfKind: "board")
    let stage = Stage(layout, counts: [2])
    let calls = stage.recorder.calls(of: .source, .delegate) { stage.layOut() }
    #expect(!calls.contains("view"))
    let boards = stage.view.subviews.compactMap { $0 as? BoardView }
    #expect(boards.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(boards.first?.depth == -1)
  }

  private final class BoardLayout: RecordingLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (super.layoutAttributesForElements(in: rect) ?? []) + [board]
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { board }

    private var board: UICollectionViewLayoutAttributes {
      let board = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "board", with: path(0))
      board.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      board.zIndex = -1
      return board
    }
  }

  private final class BoardView: UICollectionReusableView {
    var depth = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      depth = layoutAttributes.zIndex
    }
  }

  @Test("LP-13: a view of the whole layout may have a path of one index", .tags(.observed))
  func globalElement() {
    let layout = GlobalLayout()
    let stage = Stage(layout, counts: [2])
    stage.layOut()
    #expect(
      stage.view.supplementaryView(forElementKind: header, at: IndexPath(index: 0)) != nil)
  }

  private final class GlobalLayout: RecordingLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let global = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(index: 0))
      global.frame = CGRect(x: 0, y: 150, width: 100, height: 20)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [global]
    }
  }

  @Test("SV-7: an update asks which views come and go beside the sections", .tags(.documented))
  func hooks() {
    let layout = HookLayout()
    layout.headerHeight = 30
    let stage = Stage(layout, counts: [2])
    stage.layOut()
    stage.update {
      stage.source.counts = [3]
      stage.view.insertItems(at: [path(0)])
    }
    #expect(layout.askedKinds.contains("delete \(header)"))
    #expect(layout.askedKinds.contains("insert \(header)"))
  }

  private final class HookLayout: RecordingLayout {
    var askedKinds: Set<String> = []

    override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      askedKinds.insert("delete \(elementKind)")
      return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
    }

    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      askedKinds.insert("insert \(elementKind)")
      return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
    }
  }
}
