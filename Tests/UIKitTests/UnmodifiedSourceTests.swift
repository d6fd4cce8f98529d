import Foundation
import GridTesting
import TestSupport
import Testing
import UIKit

/// Sources that compile under UIKit and did not here, with what they do.
@MainActor @Suite("Sources as they are")
struct UnmodifiedSourceTests {
  // MARK: Batch updates

  private final class Wall: UICollectionView {
    var batches = 0

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }

    func remove(_ paths: [IndexPath]) {
      performBatchUpdates { deleteItems(at: paths) }
    }

    func change(_ changes: () -> Void, then completion: ((Bool) -> Void)? = nil) {
      performBatchUpdates(changes, completion: completion)
    }

    func change(_ changes: (() -> Void)?) { performBatchUpdates(changes) }
  }

  @Test func `a batch of updates leaves out self and takes closures that do not escape`() {
    let simulation = Simulation()
    simulation.perform {
      let view = Wall(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = SampleDataSource([5])
      source.attach(to: view)
      view.layoutIfNeeded()
      source.counts = [4]
      view.remove([[0, 0]])
      source.counts = [3]
      view.change { view.deleteItems(at: [[0, 0]]) }
      view.change(nil)
      #expect(view.numberOfItems(inSection: 0) == 3)
      #expect(view.batches == 3)
      withExtendedLifetime(source) {}
    }
  }

  // MARK: Making

  private final class OwnLayoutWall: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a collection view of a class with a layout of its own is made by its plain name`() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    simulation.perform {
      let view = OwnLayoutWall()
      #expect(view.collectionViewLayout is UICollectionViewFlowLayout)
      #expect(OwnLayoutWall(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
      #expect(simulation.faults == [])
      #expect(type(of: UICollectionView().collectionViewLayout) == UICollectionViewLayout.self)
      #expect(simulation.faults.map(\.code) == ["E-1"])
    }
  }

  // MARK: Doubles

  private final class LargeScreen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1024, height: 768) }
  }

  private final class DarkTraits: UITraitCollection, @unchecked Sendable {
    private let style: UIUserInterfaceStyle

    init(style: UIUserInterfaceStyle) {
      self.style = style
      super.init()
    }

    override var userInterfaceStyle: UIUserInterfaceStyle { style }
  }

  @Test func `a screen is overridden with one that only answers, and another one is set`() {
    #expect(LargeScreen().bounds.width == 1024)
    let screen = UIScreen()
    screen.bounds.size.width = 500
    screen.scale = 2
    #expect(screen.bounds.width == 500 && screen.nativeBounds.width == 1000)
  }

  @Test func `a trait collection is derived from`() {
    #expect(DarkTraits(style: .dark).userInterfaceStyle == .dark)
    #expect(DarkTraits(style: .dark).horizontalSizeClass == .unspecified)
    #expect(UITraitCollection() == UITraitCollection(traitsFrom: []))
    let joined = UITraitCollection(traitsFrom: [DarkTraits(style: .dark)])
    #expect(joined.userInterfaceStyle == .dark)
  }

  @Test func `progress and attributed strings are made without arguments`() {
    #expect(Progress().completedUnitCount == 0)
    #expect(NSAttributedString().length == 0)
    #expect(NSMutableAttributedString().length == 0)
  }

  // MARK: Texts

  private final class PhotoCell: UICollectionViewCell {}
  private final class GenericCell<View: UIView>: UICollectionViewCell {
    static var identifier: String { String(describing: View.self) }
  }

  @Test func `the name of a class is UIKit's, and an author's class keeps its own`() {
    #expect(String(describing: UICollectionViewListCell.self) == "UICollectionViewListCell")
    #expect("\(UICollectionReusableView.self)" == "UICollectionReusableView")
    #expect(String(describing: UICollectionViewFlowLayout.self) == "UICollectionViewFlowLayout")
    #expect(NSStringFromClass(UICollectionViewCell.self) == "UICollectionViewCell")
    #expect(String(describing: PhotoCell.self) == "PhotoCell")
    #expect("\(PhotoCell.self)" == "PhotoCell")
    #expect(NSStringFromClass(UnmodifiedObject.self) == "UIKitTests.UnmodifiedObject")
    #expect(GenericCell<UIImageView>.identifier == "UIImageView")
    #expect(GenericCell<UIScrollView>.identifier == "UIScrollView")
    #expect(String(describing: 3) == "3" && "\(Int.self)" == "Int")
  }

  @Test func `views describe themselves as under UIKit`() {
    let simulation = Simulation()
    simulation.perform {
      let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
      func text(_ view: UIView) -> String {
        view.description.replacing(/0x[0-9a-f]+/, with: "0x")
      }
      #expect(text(view) == "<UIView: 0x; frame = (1 2.5; 30 40)>")
      (view.alpha, view.isHidden, view.clipsToBounds, view.tag) = (0.5, true, true, 7)
      #expect(
        text(view) == "<UIView: 0x; frame = (1 2.5; 30 40); alpha = 0.5; hidden = YES; "
          + "clipsToBounds = YES; tag = 7>")
      let cell = PhotoCell(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(
        text(cell).hasSuffix(
          "PhotoCell: 0x; baseClass = UICollectionViewCell; frame = (0 0; 5 5)>"))
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout())
      #expect(
        text(grid) == "<UICollectionView: 0x; frame = (0 0; 320 480); clipsToBounds = YES; "
          + "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; "
          + "layout: <UICollectionViewFlowLayout: 0x>; dataSource: (null)>")
      #expect("\(grid)" == grid.description)
    }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect("\(insets)" == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect(
      "\(CGPoint(x: 1, y: 2)) \(UIOffset.zero)"
        == "(1.0, 2.0) UIOffset(horizontal: 0.0, vertical: 0.0)")
  }

  // MARK: Delegates

  // An optimised program has only the methods that it calls.
  #if DEBUG
    private class Recogniser: NSObject, UIGestureRecognizerDelegate, UISearchBarDelegate {}
    private class Refusing: Recogniser {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    }

    @Test(.rule("UK-4")) func `delegates of recognisers and search bars are looked at as well`() {
      let simulation = Simulation()
      let delegate = Refusing()
      simulation.perform {
        UITapGestureRecognizer().delegate = delegate
        UISearchBar().delegate = delegate
      }
      #expect(
        simulation.findings.map { $0.message.prefix { $0 != ":" } } == [
          "Refusing adds gestureRecognizerShouldBegin(_",
          "Refusing adds searchBarSearchButtonClicked(_",
        ])
    }
  #endif

  // MARK: Nibs

  private final class ProductCell: UICollectionViewCell {
    var isAwake = false
    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = true
    }
  }

  @Test func `a nib has inside what was registered for its name`() throws {
    let simulation = Simulation()
    try simulation.perform {
      UINib.register("UnmodifiedProductCell") { ProductCell.self }
      UINib.register("UnmodifiedParts") { [UIView(), ProductCell()] }
      UINib.register("UnmodifiedBadge", reuseIdentifier: "badge") {
        let cell = ProductCell()
        cell.tag = 5
        return cell
      }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = SampleDataSource([1])
      source.attach(to: view)
      view.register(
        UINib(nibName: "UnmodifiedProductCell", bundle: nil),
        forCellWithReuseIdentifier: SampleDataSource.identifier)
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: [0, 0]) as? ProductCell)
      #expect(cell.isAwake)
      #expect(Bundle.main.loadNibNamed("UnmodifiedParts", owner: nil)?.count == 2)
      let badge = UINib(nibName: "UnmodifiedBadge", bundle: nil)
      #expect((badge.instantiate(withOwner: nil).first as? UIView)?.tag == 5)
      #expect(badge.reuseIdentifier == "badge")
      #expect(simulation.findings == [])
      _ = UINib(nibName: "UnmodifiedNothing", bundle: nil).instantiate(withOwner: nil)
      #expect(
        simulation.findings.first?.message.contains(
          "UINib.register(\"UnmodifiedNothing\") { UnmodifiedNothing.self }") == true)
      withExtendedLifetime(source) {}
    }
  }
}

class UnmodifiedObject: NSObject {}
