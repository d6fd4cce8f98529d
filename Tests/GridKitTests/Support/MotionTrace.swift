import GridKit
import GridTesting
import TestSupport
import Testing

/// Hears everything about scrolling, so that every callback is traced, and lets a test act inside.
@MainActor
final class ScrollSpy {
  let delegate = SpyDelegate()
  /// Called with the name of each message: `didScroll`, `willBeginDragging` …
  var on: ((String, BaseScrollView) -> Void)?
  /// The target that `willEndDragging` leaves, from the one it is given.
  var retarget: ((CGPoint) -> CGPoint)?
  /// Velocities that `willEndDragging` was told.
  var velocities: [CGPoint] = []
  var allowsScrollToTop = true

  init() {
    delegate.hearScrolling { [unowned self] name, view in self.on?(name, view) }
    delegate.willEndDragging = { [unowned self] view, velocity, target in
      self.velocities.append(velocity)
      self.on?("willEndDragging", view)
      if let retarget = self.retarget { target.pointee = retarget(target.pointee) }
    }
    delegate.shouldScrollToTop = { [unowned self] view in
      self.on?("shouldScrollToTop", view)
      return self.allowsScrollToTop
    }
  }
}

/// A scrolling view, its delegate and the trace of what they say to each other.
@MainActor
final class ScrollScript {
  let simulation: Simulation
  let view: BaseScrollView
  let spy = ScrollSpy()
  /// Set for a grid: what its layout answers at the end of a drag.
  let layout: HookLayout?
  private let source: SampleDataSource?
  private let log: TraceLog

  var engine: ScrollEngine { view.engine }

  /// A plain scroll view.
  init(
    size: CGSize = CGSize(width: 320, height: 200),
    content: CGSize = CGSize(width: 320, height: 5000), scale: CGFloat = 1, rate: Double = 60,
    hasDelegate: Bool = true
  ) {
    simulation = Simulation(screen: GridScreen(scale: scale), frameRate: rate)
    simulation.faultPolicy = .record
    let view = simulation.perform { BaseScrollView(frame: CGRect(origin: .zero, size: size)) }
    view.contentSize = content
    self.view = view
    layout = nil
    source = nil
    log = TraceLog(simulation)
    if hasDelegate { view.delegate = spy.delegate }
  }

  /// A grid of one column.
  init(
    grid items: Int, height: CGFloat = 50, size: CGSize = CGSize(width: 320, height: 200),
    scale: CGFloat = 1, rate: Double = 60
  ) {
    simulation = Simulation(screen: GridScreen(scale: scale), frameRate: rate)
    simulation.faultPolicy = .record
    let layout = HookLayout()
    layout.itemHeight = height
    let source = SampleDataSource([items])
    let grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    }
    source.attach(to: grid)
    grid.layoutIfNeeded()
    self.layout = layout
    self.source = source
    view = grid
    grid.delegate = spy.delegate
    log = TraceLog(simulation)
  }

  // MARK: Acting

  /// Begins a drag and leaves the finger down; see `move(to:x:)`.
  func drag(_ ways: CGFloat..., x: Bool = false) {
    engine.beginDrag()
    move(to: ways, x: x)
  }

  /// Moves the finger so that un-banded content would be `ways` points from the drag's start, one
  /// way a frame.
  func move(to ways: [CGFloat], x: Bool = false) {
    for way in ways {
      simulation.tick()
      engine.moveDrag(translation: x ? CGPoint(x: -way, y: 0) : CGPoint(x: 0, y: -way))
    }
  }

  func release(_ velocity: CGFloat, x: Bool = false) {
    engine.endDrag(velocityPerMs: x ? CGPoint(x: velocity, y: 0) : CGPoint(x: 0, y: velocity))
  }

  func tick(_ count: Int = 1) {
    for _ in 0..<count { simulation.tick() }
  }

  // MARK: Reading

  /// The calls since the last reading; runs of `didScroll` with equal flags folded into one line.
  ///
  /// `DS x3 TD- 10 … 30`: three calls while tracking and dragging, the first at 10, the last at 30.
  func take() -> String {
    let events = log.events.filter {
      $0.call.hasPrefix("scrollView")
        || $0.call == "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"
    }
    log.removeAll()
    return ScrollTrace.text(events)
  }

  /// The trace with times and ticks, to compare two runs byte by byte.
  var fullText: String { log.text }
}

/// Answers what a test wants at the end of a drag.
final class HookLayout: ListSpyLayout {
  var hook: ((_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint)?
  var hookVelocities: [CGPoint] = []

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    hookVelocities.append(velocity)
    return hook?(proposed, velocity) ?? proposed
  }
}

/// The text form of scroll traces in goldens.
enum ScrollTrace {
  static func text(_ events: [TraceEvent]) -> String {
    var lines: [String] = []
    var index = 0
    while index < events.count {
      let event = events[index]
      let name = shortName(event.call)
      guard name == "DS" else {
        let detail = event.detail.isEmpty ? "" : " \(event.detail)"
        let place = event.state.map { " \(flags($0)) \(offset(event))" } ?? ""
        lines.append(name + detail + place)
        index += 1
        continue
      }
      var end = index + 1
      while end < events.count, shortName(events[end].call) == "DS",
        events[end].state == event.state
      { end += 1 }
      let state = event.state.map(flags) ?? ""
      lines.append(
        end - index == 1
          ? "DS \(state) \(offset(event))"
          : "DS x\(end - index) \(state) \(offset(event)) … \(offset(events[end - 1]))")
      index = end
    }
    return lines.joined(separator: "\n")
  }

  private static func shortName(_ call: String) -> String {
    if call == "scrollViewDidScroll" { return "DS" }
    if call.hasPrefix("targetContentOffset") { return "layout" }
    let name = call.replacingOccurrences(of: "scrollView", with: "")
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func flags(_ state: TraceEvent.ScrollState) -> String {
    (state.contains(.tracking) ? "T" : "-") + (state.contains(.dragging) ? "D" : "-")
      + (state.contains(.decelerating) ? "S" : "-")
  }

  /// `y` alone for content that is not moved sideways.
  private static func offset(_ event: TraceEvent) -> String {
    guard let offset = event.contentOffset else { return "" }
    return offset.x == 0 ? NumberText.short(offset.y) : "(\(NumberText.short(offset)))"
  }
}
