import GridKit
import Testing

/// Pulls to refresh as text. Calls are those of `onRefresh`, with the state of control and view.
final class RefreshStage: TranscriptStage {
  private let script = ScrollScript(grid: 100, size: CGSize(width: 320, height: 400))
  private let control: GridRefreshControl
  private let log = EventLog()
  private var action: (() -> Void)?

  private var view: BaseScrollView { script.view }

  init() {
    control = script.simulation.perform { GridRefreshControl() }
    view.refreshControl = control
    control.onRefresh.append { [unowned self] control in
      self.log.add(
        "refresh \(control.isRefreshing), \(self.view.isTracking) \(self.view.isDragging)")
      self.action?()
    }
  }

  func take() -> String { log.take().replacingOccurrences(of: " > ", with: "\n") }

  func read(_ claim: String) -> String {
    switch claim {
    case "y": NumberText.exact(view.contentOffset.y)
    case "shown": NumberText.short(view.presentation.bounds.origin.y)
    case "inset": NumberText.exact(view.contentInset.top)
    case "refreshing": "\(control.isRefreshing)"
    case "decelerating": "\(view.isDecelerating)"
    case "dragging": "\(view.isDragging)"
    case "ends":
      script.take().split(separator: "\n").filter { $0.hasPrefix("didEndDragging") }
        .joined(separator: " ")
    default: "no claim"
    }
  }

  func perform(_ step: String) {
    let words = step.split(separator: " ").map(String.init)
    let number = CGFloat(words.count > 1 ? Double(words[1]) ?? 0 : 0)
    switch words[0] {
    case "drag": script.drag(number)
    case "release":
      script.release(number)
      script.simulation.settle()
    case "fling":
      script.engine.beginDrag()
      script.release(number)
      script.tick(6)
    case "offset": view.contentOffset.y = number
    case "begin": control.beginRefreshing()
    case "end": control.endRefreshing()
    case "endSlowly":
      script.simulation.perform {
        BaseView.animate(
          withDuration: 0.2, delay: 0, options: .curveLinear,
          animations: { self.control.endRefreshing() })
      }
      script.simulation.advance(by: 0.1)
    case "settle": script.simulation.settle()
    case "remove": view.refreshControl = nil
    case "lock": view.isScrollEnabled = false
    case "onRefresh": action = { [unowned self] in self.perform(words[1]) }
    default: Issue.record("\(step) is no step")
    }
  }
}
