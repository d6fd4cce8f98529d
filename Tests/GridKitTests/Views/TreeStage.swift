import GridKit
import Testing

/// Trees of recording views as text. A name stands for a view of its own, `window` for a window.
/// Calls are the hooks, and the claim of a name is the names of its subviews.
final class TreeStage: TranscriptStage {
  private let log = EventLog()
  private var views: [String: RecordingView] = [:]
  private let window = GridWindow()

  func take() -> String { log.take().replacingOccurrences(of: " > ", with: "\n") }

  func read(_ claim: String) -> String {
    let names = view(claim).subviews.map { ($0 as? RecordingView)?.name ?? "?" }
    return names.isEmpty ? "none" : names.joined()
  }

  private func view(_ name: String) -> BaseView {
    if name == "window" { return window }
    let view = views[name] ?? RecordingView(name, log)
    views[name] = view
    return view
  }

  func perform(_ step: String) {
    let words = step.split(separator: " ").map(String.init)
    let numbers = words.compactMap { Int($0) }
    let first = view(words[1])
    switch words[0] {
    case "add": view(words[2]).addSubview(first)
    case "insert": view(words[2]).insertSubview(first, at: numbers[0])
    case "above": view(words[3]).insertSubview(first, aboveSubview: view(words[2]))
    case "below": view(words[3]).insertSubview(first, belowSubview: view(words[2]))
    case "front": view(words[2]).bringSubviewToFront(first)
    case "back": view(words[2]).sendSubviewToBack(first)
    case "swap": first.exchangeSubview(at: numbers[0], withSubviewAt: numbers[1])
    case "remove": first.removeFromSuperview()
    case "needs": first.setNeedsLayout()
    case "layout": first.layoutIfNeeded()
    default: Issue.record("\(step) is no step")
    }
  }
}
