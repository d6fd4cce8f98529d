import CollectionViewRecorder
import GridTesting
import UIKit

/// Sixty rows of 50 points in a view of 300 by 400, recorded.
@MainActor
final class RowApp: NSObject, UICollectionViewDataSource {
  private let simulation = Simulation(
    screen: UIScreen(size: CGSize(width: 300, height: 400), scale: 2))
  private let view: UICollectionView
  private let window: UIWindow
  private var rows = Array(0..<60)
  private var recorder: CollectionViewRecorder?

  override init() {
    let simulation = simulation
    view = simulation.perform {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      return UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    }
    let view = view
    window = simulation.perform { UIWindow(frame: view.frame) }
    super.init()
    window.addSubview(view)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    recorder = simulation.perform { CollectionViewRecorder.attach(to: view, named: "rows") }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  func finish() -> String { simulation.perform { recorder?.finish() ?? "" } }

  func scroll(to offset: CGFloat) {
    simulation.perform { view.setContentOffset(CGPoint(x: 0, y: offset), animated: false) }
    look()
  }

  func fling() {
    for _ in 0..<4 {
      view.dragAndHold(by: CGPoint(x: 0, y: 30))
      look()
      simulation.tick()
      look()
    }
    view.release(velocity: CGPoint(x: 0, y: 900))
    rest()
  }

  func update(
    _ change: @escaping (inout [Int]) -> Void, telling tell: @escaping (UICollectionView) -> Void
  ) {
    simulation.perform {
      view.performBatchUpdates {
        change(&self.rows)
        tell(self.view)
      }
    }
    rest()
  }

  private func look() {
    simulation.perform {
      view.layoutIfNeeded()
      recorder?.sample()
    }
  }

  private func rest() {
    look()
    while !view.isSettled {
      simulation.tick()
      look()
    }
  }
}
