import GridKit

/// A data source that reports every question.
final class ProbeSource: GridViewDataSource, GridViewDataSourcePrefetching {
  unowned let stage: ReentranceStage
  var counts = [14, 5, 22]

  init(_ stage: ReentranceStage) {
    self.stage = stage
  }

  private func call(_ owner: String = "GridViewDataSource", _ function: String = #function) {
    stage.call(owner, function)
  }

  func numberOfSections(in collectionView: GridView) -> Int {
    call()
    return counts.count
  }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    call()
    return section < counts.count ? counts[section] : 0
  }

  func collectionView(_ collectionView: GridView, cellForItemAt indexPath: IndexPath)
    -> GridViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    call()
    return cell
  }

  func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    call()
    return view
  }

  func collectionView(_ collectionView: GridView, canMoveItemAt indexPath: IndexPath) -> Bool {
    call()
    return true
  }

  func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if sourceIndexPath.section != destinationIndexPath.section {
      counts[sourceIndexPath.section] -= 1
      counts[destinationIndexPath.section] += 1
    }
    call()
  }

  func collectionView(_ collectionView: GridView, prefetchItemsAt indexPaths: [IndexPath]) {
    call("GridViewDataSourcePrefetching")
  }

  func collectionView(
    _ collectionView: GridView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    call("GridViewDataSourcePrefetching")
  }
}

/// The data source of every grid after a combination: two sections of plain cells.
final class HealthySource: GridViewDataSource {
  func numberOfSections(in collectionView: GridView) -> Int { 2 }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 9 : 31
  }

  func collectionView(_ collectionView: GridView, cellForItemAt indexPath: IndexPath)
    -> GridViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "healthy", for: indexPath)
    cell.tag = indexPath.section * 1000 + indexPath.item
    return cell
  }
}
