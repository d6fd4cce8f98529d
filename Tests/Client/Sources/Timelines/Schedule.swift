import UIKit

/// Data source, delegate and layout delegate of a timeline.
@MainActor
final class Schedule: NSObject {
  var rows: [[Event]]
  var shown: [IndexPath] = []
  var hidden: [IndexPath] = []
  var scrolled: [CGFloat] = []

  init(_ rows: [[Event]]) {
    self.rows = rows
  }

  func makeView(
    width: CGFloat = 200, height: CGFloat = 100, layout: UICollectionViewLayout
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(EventCell.self, forCellWithReuseIdentifier: "event")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: TimelineLayout.Kind.label, withReuseIdentifier: "label")
    view.dataSource = self
    view.delegate = self
    (layout as? TimelineLayout)?.delegate = self
    return view
  }
}

extension Schedule: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    rows[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "event", for: indexPath)
    cell.contentConfiguration = EventConfiguration(
      name: rows[indexPath.section][indexPath.item].name)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "label", for: indexPath)
  }
}

extension Schedule: UICollectionViewDelegate, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown.append(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    hidden.append(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    indexPath.item != 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: rows[indexPath.section][indexPath.item].length, height: 20)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolled.append(scrollView.contentOffset.x)
  }
}

extension Schedule: TimelineLayoutDelegate {
  func timelineLayout(_ layout: TimelineLayout, lengthOfEventAt indexPath: IndexPath) -> CGFloat {
    rows[indexPath.section][indexPath.item].length
  }

  func timelineLayout(_ layout: TimelineLayout, isPinnedAt indexPath: IndexPath) -> Bool {
    rows[indexPath.section][indexPath.item].name.hasPrefix("!")
  }
}

extension Schedule {
  static var sample: Schedule {
    Schedule([
      [
        Event(name: "a", length: 50), Event(name: "!b", length: 70),
        Event(name: "c", length: 90),
      ],
      [Event(name: "d", length: 300), Event(name: "e", length: 20)],
    ])
  }
}
