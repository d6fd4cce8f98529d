import Testing
import UIKit

/// The set-up of a collection view controller, and its actions when it appears.
@MainActor @Suite("Collection view controllers")
struct ControllerTests {
  private final class ItemsController: UICollectionViewController {
    var loads = 0
    var deselected = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
      collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: RecordingSource.cell, for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      deselected += 1
    }
  }

  private let layout = UICollectionViewFlowLayout()
  private let controller: ItemsController

  init() {
    controller = ItemsController(collectionViewLayout: layout)
  }

  private func appear(_ isAppearing: Bool = true) {
    controller.beginAppearanceTransition(isAppearing, animated: false)
    controller.endAppearanceTransition()
  }

  @Test("defaults", .tags(.documented))
  func defaults() {
    #expect(controller.clearsSelectionOnViewWillAppear)
    #expect(controller.installsStandardGestureForInteractiveMovement)
    #expect(!controller.useLayoutToLayoutNavigationTransitions)
    #expect(!controller.isViewLoaded)
  }

  @Test("VC-10: the layout is known before the view is loaded", .tags(.documented))
  func layoutBeforeView() {
    #expect(controller.collectionViewLayout === layout)
    #expect(!controller.isViewLoaded)
  }

  @Test("VC-3: it is data source and delegate of the view that it makes", .tags(.documented))
  func view() {
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(controller.loads == 1)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
    #expect(controller.collectionView.collectionViewLayout === layout)
    #expect(controller.collectionView.isDescendant(of: controller.view))
  }

  @Test("VC-2: the collection view fills the controller's view", .tags(.inferred))
  func wrapper() {
    controller.loadViewIfNeeded()
    #expect(controller.view !== controller.collectionView)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    controller.view.layoutIfNeeded()
    #expect(
      controller.collectionView.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(controller.collectionView.visibleCells.count == 5)
  }

  @Test(
    "VC-6: what is selected is not any more when it appears again, and nobody is told",
    .tags(.documented))
  func clearsSelection() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.addSubview(controller.view)
    controller.view.layoutIfNeeded()
    appear()
    let view: UICollectionView = controller.collectionView
    view.layoutIfNeeded()
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(1)])
    appear(false)
    appear()
    #expect((view.indexPathsForSelectedItems ?? []).isEmpty)
    #expect(controller.deselected == 0)
    controller.clearsSelectionOnViewWillAppear = false
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    appear(false)
    appear()
    #expect(view.indexPathsForSelectedItems == [path(2)])
  }

  @Test("VC-4: without overrides there is one section without items", .tags(.documented))
  func builtIn() {
    let plain = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    plain.loadViewIfNeeded()
    #expect(plain.collectionView.numberOfSections == 1)
    #expect(plain.collectionView.numberOfItems(inSection: 0) == 0)
  }
}
