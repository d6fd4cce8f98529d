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

  @Test(
    "headers are requested and displayed as cells are", .tags(.documented),
    arguments: Script.all(
      """
      # SV-1: what the layout answers is requested, with its kind and path
      = headers 0-0 1-0; header 1: 0,130,100,30
      # DP-3, Q-8: they are displayed and end as cells do
      > scroll 100
      order: source header 2-0; delegate willDisplay view 2-0
      = header 0: none
      > scroll 160
      1 of: delegate didEndDisplaying view 1-0
      """))
  func documented(script: Script) { script.run(on: stage) }

  @Test(
    "headers go with their sections, and serve others", .tags(.inferred),
    arguments: Script.all(
      """
      # a header that left serves another section
      > keep; scroll 100
      = header was 2: 0-0
      # SV-6: they go with their sections
      > keep; update 1 2 2 2 2: insert section 0
      = header was 1: 0-0; header 1: 0,80,100,30
      """))
  func inferred(script: Script) { script.run(on: stage) }

  @Test(
    "an update does not request headers again", .tags(.observed),
    arguments: Script.all(
      """
      # SV-5: headers of sections that stay are not requested again
      > keep
      > update 3 2 2 2: insert 0-0
      0 of: source header 0-0
      = header was 0: 0-0
      """))
  func observed(script: Script) { script.run(on: stage) }

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
    stage.update([3]) { $0.insertItems(at: [path(0)]) }
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
