import GridKit
import GridTesting
import Testing
import UIKit

/// Drag and drop as apps write it, under UIKit's names.
@MainActor @Suite("Drag and drop by UIKit's names")
struct DragAndDropTests {
  final class PhotosController: UICollectionViewController, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var names: [String]

    init(_ names: [String]) {
      self.names = names
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      collectionView.dragInteractionEnabled = true
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
      collectionView.reorderingCadence = .immediate
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      names.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let provider = NSItemProvider(object: names[indexPath.item] as NSString)
      let item = UIDragItem(itemProvider: provider)
      item.localObject = names[indexPath.item]
      session.localContext = collectionView
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, canHandle session: UIDropSession
    ) -> Bool {
      session.canLoadObjects(ofClass: NSString.self)
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      if session.localDragSession?.localContext as? UICollectionView === collectionView {
        return UICollectionViewDropProposal(
          operation: .move, intent: .insertAtDestinationIndexPath)
      }
      return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
      let destination =
        coordinator.destinationIndexPath ?? IndexPath(item: names.count, section: 0)
      switch coordinator.proposal.operation {
      case .move:
        guard let item = coordinator.items.first, let source = item.sourceIndexPath else { return }
        collectionView.performBatchUpdates(
          {
            self.names.insert(self.names.remove(at: source.item), at: destination.item)
            collectionView.deleteItems(at: [source])
            collectionView.insertItems(at: [destination])
          }, completion: nil)
        coordinator.drop(item.dragItem, toItemAt: destination)
      case .copy:
        for item in coordinator.items {
          let placeholder = UICollectionViewDropPlaceholder(
            insertionIndexPath: destination, reuseIdentifier: "photo")
          placeholder.cellUpdateHandler = { cell in cell.contentView.alpha = 0.5 }
          let context = coordinator.drop(item.dragItem, to: placeholder)
          item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
            if let name = object as? NSString {
              context.commitInsertion { self.names.insert("\(name)", at: $0.item) }
            } else {
              context.deletePlaceholder()
            }
          }
        }
      default: break
      }
    }
  }

  @Test func `a grid is reordered, and photos go to another one`() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let window = UIWindow(simulation: simulation)
    window.frame = CGRect(x: 0, y: 0, width: 220, height: 400)
    let controllers = simulation.perform {
      [PhotosController(["sea", "hill", "wood"]), PhotosController(["town"])]
    }
    for (index, controller) in controllers.enumerated() {
      controller.view.frame = CGRect(x: 120 * CGFloat(index), y: 0, width: 100, height: 400)
      window.addSubview(controller.view)
    }
    simulation.tick()
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    let (first, second) = (controllers[0], controllers[1])
    first.collectionView.dragItem(at: path(0), toItemAt: path(1))
    simulation.settle()
    #expect(first.names == ["hill", "sea", "wood"])
    first.collectionView.dragItem(at: path(2), toItemAt: path(0), of: second.collectionView)
    simulation.settle()
    #expect(second.names == ["wood", "town"])
    #expect(second.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(!second.collectionView.hasUncommittedUpdates)
    #expect(simulation.faults == [])
  }
}
