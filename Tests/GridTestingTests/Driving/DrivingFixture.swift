import GridTesting

/// Hears everything about scrolling and display, so that every callback is traced.
final class DrivingDelegate: NSObject, GridViewDelegate {
  /// Chooses another target at the end of a drag.
  var retarget: ((CGPoint) -> CGPoint)?
  private(set) var endings = 0

  func scrollViewDidScroll(_ scrollView: BaseScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: BaseScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    endings += 1
    if let retarget { targetContentOffset.pointee = retarget(targetContentOffset.pointee) }
  }
  func scrollViewDidEndDragging(_ scrollView: BaseScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView) {}
  func scrollViewDidScrollToTop(_ scrollView: BaseScrollView) {}
  func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {}
}

/// A list of rows of 50 points in a view of 320 x 400, with everything that must be kept alive.
@MainActor
struct DrivingFixture {
  let simulation: Simulation
  let grid: GridView
  private let window: GridWindow
  let source: SampleDataSource
  let delegate = DrivingDelegate()
  let log: TraceLog

  /// - Parameter count: Rows; content is 50 points high for each.
  init(
    count: Int = 1000, size: CGSize = CGSize(width: 320, height: 400), scale: CGFloat = 1,
    frameRate: Double = 60, itemSize: CGSize? = nil,
    direction: GridView.ScrollDirection = .vertical, cellClass: GridViewCell.Type? = nil,
    configure: ((GridViewCell, Simulation) -> Void)? = nil
  ) {
    let layout = GridViewFlowLayout()
    layout.itemSize = itemSize ?? CGSize(width: size.width, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.scrollDirection = direction
    let simulation = Simulation(screen: GridScreen(scale: scale), frameRate: frameRate)
    simulation.faultPolicy = .record
    self.simulation = simulation
    grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    }
    window = simulation.perform { GridWindow(frame: CGRect(origin: .zero, size: size)) }
    window.addSubview(grid)
    source = SampleDataSource([count])
    source.attach(to: grid)
    if let cellClass {
      grid.register(cellClass, forCellWithReuseIdentifier: SampleDataSource.identifier)
    }
    if let configure { source.configure = { cell, _ in configure(cell, simulation) } }
    grid.delegate = delegate
    grid.layoutIfNeeded()
    log = TraceLog(simulation)
  }

  var y: CGFloat { grid.contentOffset.y }

  /// Delegate and hook calls of scrolling, folded, without details.
  var scrolling: String {
    let events = log.events.filter {
      $0.source == .delegate && $0.call.hasPrefix("scrollView")
        || $0.call.hasPrefix("targetContentOffset")
    }.map { event in
      var event = event
      event.detail = ""
      event.call = event.call.replacingOccurrences(of: "scrollView", with: "")
      return event
    }
    return TraceText.folded(events)
  }
}
