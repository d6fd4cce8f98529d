import Foundation
import GridTestingSupport
import Masonry

/// Photos by section, shown in a grid.
@MainActor
class Wall: NSObject, GridViewDataSource {
  var photos: [Int]
  let grid: GridView

  init(_ layout: GridViewLayout, photos: [Int] = [8, 8]) {
    self.photos = photos
    grid = GridView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    super.init()
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "photo")
    grid.register(
      GridReusableView.self,
      forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    grid.dataSource = self
  }

  func numberOfSections(in collectionView: GridView) -> Int { photos.count }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    photos[section]
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}
