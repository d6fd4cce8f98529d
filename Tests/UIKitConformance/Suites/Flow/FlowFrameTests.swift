import Testing
import UIKit

/// Frames and content sizes of flow layouts.
@MainActor @Suite("Flow layout: frames")
struct FlowFrameTests {
  /// Lays out, and holds all frames against those that a text has.
  private func expect(
    _ text: String, on stage: Stage<UICollectionViewFlowLayout>, delegate: FlowDelegate?
  ) {
    if let delegate { stage.view.delegate = delegate }
    stage.layOut()
    #expect(Frames(of: stage.view).differences(from: Frames(text), scale: stage.scale) == [])
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "insets, references and sizes from a delegate", .tags(.measured),
    arguments: try FlowRecording.all)
  func recordings(recording: FlowRecording) {
    for reference in recording.references {
      expect(recording.text, on: recording.stage(reference), delegate: recording.delegate)
    }
  }

  @Test("cells that size themselves", .tags(.measured), arguments: try SelfSizingRecording.all)
  func selfSizing(recording: SelfSizingRecording) {
    for estimate in recording.estimates {
      let stage = recording.stage(estimate: estimate)
      expect(recording.text, on: stage, delegate: recording.delegate)
      #expect(stage.view.contentSize == stage.layout.collectionViewContentSize)
    }
  }

  @Test("GF-31: what is not measured has the average of what is", .tags(.measured))
  func averages() throws {
    let recording = try SelfSizingRecording.longList("GF-31")
    let stage = try recording.stage(estimate: #require(recording.estimates.first))
    stage.layOut()
    let frames = (0..<40).compactMap { stage.view.layoutAttributesForItem(at: path($0))?.frame }
    #expect(frames.prefix(9).map(\.height) == recording.sizes.map(\.height))
    #expect(frames.dropFirst(9).allSatisfy { abs($0.height - 397.0 / 9) < 0.001 })
    #expect(stage.view.indexPathsForVisibleItems.count == 9)
    #expect(stage.pixel(2154.444) - stage.view.contentSize.height < 1)
  }

  @Test("GF-32: or the size that a delegate gives", .tags(.measured))
  func delegateSizes() throws {
    let recording = try SelfSizingRecording.longList("GF-32")
    let stage = try recording.stage(estimate: #require(recording.estimates.first))
    let delegate = recording.delegate
    stage.view.delegate = delegate
    stage.layOut()
    let frames = (0..<40).compactMap { stage.view.layoutAttributesForItem(at: path($0))?.frame }
    let tops = try #require(recording.tops)
    #expect(tops.map { frames[$0.item].minY } == tops.map(\.y))
    #expect(frames.dropFirst(9).allSatisfy { $0.height == recording.delegateSize?.height })
    #expect(stage.view.contentSize == Frames(recording.text).size)
    withExtendedLifetime(delegate) {}
  }

  @Test("plain flows", .tags(.inferred), arguments: try FlowExample.all)
  func examples(example: FlowExample) {
    let layout = UICollectionViewFlowLayout()
    example.layout.set(on: layout)
    let stage = Stage(
      layout, counts: example.counts, width: example.size.width, height: example.size.height)
    expect(example.text, on: stage, delegate: example.delegate)
  }

  @Test(
    "GF-45, GF-46: three thirds fit in some widths only", .tags(.observed),
    arguments: [(390, 2), (320, 3), (375, 3), (414, 3), (428, 3)] as [(CGFloat, Int)])
  func thirds(width: CGFloat, columns: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 5
    layout.itemSize = CGSize(width: (width - 10) / 3, height: 20)
    let stage = Stage(layout, counts: [3], width: width)
    stage.layOut()
    #expect(stage.view.contentSize.height == (columns == 3 ? 20 : 45))
  }

  @Test("FL-29, FL-30: origins are brought to pixels, sizes are not", .tags(.measured))
  func rounding() {
    // 310.2 are free and the gap is 14.4: exact starts are 4, 112.2 and 220.4.
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 93.8, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 16.5)
    let stage = Stage(layout, counts: [3], width: 330.7)
    stage.layOut()
    let frames = (0..<3).compactMap { stage.view.layoutAttributesForItem(at: path($0))?.frame }
    let starts = [4, 112.2, 220.4].map { Words.text(stage.pixel($0)) }
    #expect(frames.map { Words.text($0.minX) } == starts)
    #expect(frames.map(\.width) == [93.8, 93.8, 93.8])
  }

  @Test(
    "FL-12, FL-41: horizontal insets narrow the content, vertical ones do not lengthen it",
    .tags(.measured))
  func contentInsets() {
    let stage = Stage(UICollectionViewFlowLayout(), counts: [6], width: 320, height: 480)
    stage.view.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 40, right: 30)
    stage.layOut()
    #expect(stage.view.contentSize == CGSize(width: 270, height: 110))
    #expect(stage.view.layoutAttributesForItem(at: path(0))?.frame.origin == .zero)
    #expect(stage.view.contentOffset == CGPoint(x: -20, y: -30))
  }

  @Test("FL-42: what is too wide starts at the inset and widens nothing", .tags(.measured))
  func tooWide() {
    let stage = Stage(UICollectionViewFlowLayout(), counts: [2], width: 320)
    let delegate = FlowDelegate()
    delegate.size = { CGSize(width: $0.item == 0 ? 697 : 33, height: 29) }
    stage.view.delegate = delegate
    stage.layOut()
    #expect(
      Words.text(stage.view.layoutAttributesForItem(at: path(0))?.frame ?? .null) == "0,0,697,29")
    #expect(
      Words.text(stage.view.layoutAttributesForItem(at: path(1))?.frame ?? .null) == "0,39,33,29")
    #expect(stage.view.contentSize == CGSize(width: 320, height: 68))
  }

  @Test("LB-8: a flow is the same from right to left", .tags(.documented))
  func rightToLeft() {
    let stage = Stage(UICollectionViewFlowLayout(), counts: [7], width: 320)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.layOut()
    #expect(stage.layout.flipsHorizontallyInOppositeLayoutDirection == false)
    #expect(stage.layout.developmentLayoutDirection == .leftToRight)
    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("LB-7: a layout that asks for it is mirrored by its view", .tags(.inferred))
  func mirrored() {
    let stage = Stage(MirroredFlow(), counts: [6], width: 330)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.layOut()
    let starts = (0..<6).compactMap { stage.cell($0)?.frame.minX }
    #expect(starts == [280, 210, 140, 70, 0, 280])
    // The layout itself still counts from the left.
    #expect(stage.layout.layoutAttributesForItem(at: path(0))?.frame.minX == 0)
  }

  private final class MirroredFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }
}
