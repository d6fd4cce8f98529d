import Foundation
import GridKit
import GridTesting
import Testing

/// The examples of the documentation comments of GridKit, run. `.ci/snippets` holds them against the
/// comments.
@MainActor @Suite("Examples of GridKit's comments")
struct GridKitCommentExamples {
  private final class PhotoCell: GridViewCell {
    var title = ""
  }

  private struct Photo {
    var title: String
  }

  private final class Photos: GridViewDataSource {
    func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
      3
    }

    func collectionView(
      _ collectionView: GridView, cellForItemAt indexPath: IndexPath
    ) -> GridViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
  }

  private let photos = Photos()
  private let layout = GridViewFlowLayout()
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func makeGrid() -> GridView {
    Simulation().perform { GridView(frame: frame, collectionViewLayout: layout) }
  }

  @Test func grids() {
    // example
    let grid = GridView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: GridViewFlowLayout())
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = photos
    grid.layoutIfNeeded()
    // end
    #expect(grid.visibleCells.count == 3)
  }

  @Test func nibs() {
    let grid = makeGrid()
    // example
    grid.register(GridNib { [PhotoCell()] }, forCellWithReuseIdentifier: "photo")
    // end
    grid.dataSource = photos
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.allSatisfy { $0 is PhotoCell } && grid.visibleCells.count == 3)
  }

  @Test func registrations() {
    final class Album: GridViewDataSource {
      // example
      let photos = GridView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
        cell.title = photo.title
      }

      func collectionView(
        _ collectionView: GridView, cellForItemAt indexPath: IndexPath
      ) -> GridViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: photos, for: indexPath, item: Photo(title: "Photo \(indexPath.item)"))
      }
      // end

      func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
        2
      }
    }
    let grid = makeGrid()
    let album = Album()
    grid.dataSource = album
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.compactMap { ($0 as? PhotoCell)?.title } == ["Photo 0", "Photo 1"])
  }

  @Test func controllers() {
    final class PhotosController: GridViewController {}
    let simulation = Simulation()
    // example
    let window = GridWindow(simulation: simulation)
    window.rootViewController = PhotosController(collectionViewLayout: layout)
    window.makeKeyAndVisible()
    simulation.tick()  // laid out, then `viewDidAppear`
    // end
    #expect(window.rootViewController?.view.window === window)
  }

  @Test func simulations() {
    // example
    let simulation = Simulation(screen: GridScreen(scale: 2))
    simulation.faultPolicy = .record
    let grid = simulation.perform { GridView(frame: frame, collectionViewLayout: layout) }
    // end
    #expect(grid.simulation === simulation)
  }

  @Test func time() {
    let grid = makeGrid()
    // example
    grid.simulation.advance(by: 0.25)
    // end
    #expect(grid.simulation.now == 0.25)
  }

  @Test func providers() {
    let simulation = Simulation()
    simulation.perform {
      var loaded: NSString?
      // example
      let provider = NSItemProvider(object: "apple" as NSString)
      provider.loadObject(ofClass: NSString.self) { object, _ in
        loaded = object as? NSString
      }
      // end
      simulation.tick()
      #expect(loaded == "apple")
    }
  }

  @Test func snapshots() {
    let grid = makeGrid()
    let registration = GridView.CellRegistration<GridViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    // example
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["fruit"])
    snapshot.appendItems([1, 2, 3])
    // end
    // example
    let source = GridViewDiffableDataSource<String, Int>(collectionView: grid) { grid, path, item in
      grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(snapshot)
    // end
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.count == 3)
  }

  @Test func outlines() {
    // example
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.expand(["Fruit"])
    // end
    #expect(outline.visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
  }
}
