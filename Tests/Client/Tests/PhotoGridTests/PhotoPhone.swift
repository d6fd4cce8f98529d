import GridTesting
import Phones
import UIKit

@testable import PhotoGrid

/// A phone that shows albums, and fingers on it.
@MainActor
final class PhotoPhone {
  let library: PhotoLibrary
  let controller: PhotoGridViewController
  let window: UIWindow

  /// - Parameter counts: How many photos are in each album.
  convenience init(
    _ counts: [Int] = [7, 40, 25], size: CGSize = CGSize(width: 390, height: 700)
  ) {
    self.init(counts, window: UIWindow(frame: CGRect(origin: .zero, size: size)))
  }

  convenience init(_ counts: [Int] = [7, 40, 25], on screen: Screen) {
    self.init(counts, window: screen.makeWindow())
  }

  private init(_ counts: [Int], window: UIWindow) {
    self.window = window
    library = PhotoLibrary(
      counts.enumerated().map { album, count in
        let name = ["Lake", "Alps", "City", "Home"][album % 4]
        return Album(
          title: name,
          photos: (0..<count).map { Photo(id: album * 1000 + $0, title: "\(name) \($0)") })
      })
    controller = PhotoGridViewController(library: library)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    wait()
  }

  var grid: UICollectionView { controller.collectionView }

  /// Lets time pass until nothing moves.
  func wait() { grid.settle() }

  // MARK: What shows

  var cells: [PhotoCell] {
    grid.visibleCells.compactMap { $0 as? PhotoCell }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
  }

  /// Titles of the photos on screen, row by row.
  var titles: [String] { cells.compactMap { $0.photo?.title } }

  func cell(_ title: String) -> PhotoCell? { cells.first { $0.photo?.title == title } }

  /// Where a photo is on screen.
  func place(_ title: String) -> CGRect? {
    cell(title)?.frame.offsetBy(dx: 0, dy: -grid.contentOffset.y)
  }

  func path(_ title: String) -> IndexPath? { cell(title).flatMap { grid.indexPath(for: $0) } }

  /// Headers on screen: text and distance from the upper edge.
  var headers: [String] {
    grid.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      .compactMap { $0 as? AlbumHeader }.sorted { $0.frame.minY < $1.frame.minY }
      .map { "\($0.label.text ?? "") at \(Int($0.frame.minY - grid.contentOffset.y))" }
  }

  // MARK: Fingers

  func tap(_ title: String) {
    if let path = path(title) { grid.tapItem(at: path) }
    wait()
  }

  func tap(_ button: UIButton) {
    let place = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
    window.touch(.tap(at: place))
    wait()
  }

  // MARK: Two fingers

  /// Two fingers around a point of the screen move until they are so many times as far apart, and
  /// lift.
  func pinch(at place: CGPoint, scale: CGFloat) {
    grid.touch(
      [-1, 1].map { side in
        // One above the other, where a single finger would scroll.
        GridTouchScript(
          (0...20).map { step in
            let distance = 50 * (1 + (scale - 1) * CGFloat(step) / 20)
            return GridTouchScript.Point(
              time: Double(step) / 60,
              location: CGPoint(x: place.x, y: place.y + side * distance))
          })
      })
    wait()
  }
}

/// Two fingers on the photos that stay down.
@MainActor
final class TwoFingers {
  private let phone: PhotoPhone
  private let middle: CGPoint
  private let fingers: [GridFinger]
  private var scale: CGFloat = 1

  init(on phone: PhotoPhone, around middle: CGPoint) {
    self.phone = phone
    self.middle = middle
    fingers = [-50, 50].map { phone.grid.touchDown(at: CGPoint(x: middle.x, y: middle.y + $0)) }
  }

  /// Moves them apart or together, a little in each frame.
  func move(toScale end: CGFloat) {
    let start = scale
    for step in 1...10 {
      scale = start + (end - start) * CGFloat(step) / 10
      for (side, finger) in zip([-50, 50] as [CGFloat], fingers) {
        finger.move(to: CGPoint(x: middle.x, y: middle.y + side * scale))
      }
      phone.grid.advance(frames: 1)
    }
  }

  func lift() { for finger in fingers { finger.lift() } }
  func cancel() { for finger in fingers { finger.cancel() } }
}
