import GridKit

/// A data source that reports every question.
final class ProbeSource: GridViewDataSource, GridViewDataSourcePrefetching {
  unowned let stage: ReentranceStage
  var counts = [14, 5, 22]

  init(_ stage: ReentranceStage) { self.stage = stage }

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

  func collectionView(_ grid: GridView, cellForItemAt path: IndexPath) -> GridViewCell {
    let cell = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    call()
    return cell
  }

  func collectionView(
    _ grid: GridView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> GridReusableView {
    let view = grid.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
    call()
    return view
  }

  func collectionView(_ collectionView: GridView, canMoveItemAt indexPath: IndexPath) -> Bool {
    call()
    return true
  }

  func collectionView(_ grid: GridView, moveItemAt source: IndexPath, to path: IndexPath) {
    if source.section != path.section {
      counts[source.section] -= 1
      counts[path.section] += 1
    }
    call()
  }

  func collectionView(_ collectionView: GridView, prefetchItemsAt indexPaths: [IndexPath]) {
    call("GridViewDataSourcePrefetching")
  }

  func collectionView(_ grid: GridView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    call("GridViewDataSourcePrefetching")
  }
}

/// The data source of every grid after a combination: two sections of plain cells.
final class HealthySource: GridViewDataSource {
  func numberOfSections(in collectionView: GridView) -> Int { 2 }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 9 : 31
  }

  func collectionView(_ grid: GridView, cellForItemAt path: IndexPath) -> GridViewCell {
    let cell = grid.dequeueReusableCell(withReuseIdentifier: "healthy", for: path)
    cell.tag = path.section * 1000 + path.item
    return cell
  }
}
