import GridKit
import Testing

/// Trees of recording views as text. A name stands for a view of its own, `window` for a window.
/// Calls are the hooks. The claim of a name is the names of its subviews; `a.top` and the like are
/// about the view a.
final class TreeStage: TranscriptStage {
  private let log = EventLog()
  private var views: [String: RecordingView] = [:]
  private let window = GridWindow()

  func take() -> String { log.take().replacingOccurrences(of: " > ", with: "\n") }

  func read(_ claim: String) -> String {
    let words = claim.split(separator: ".").map(String.init)
    let view = view(words[0])
    switch words.last {
    case "place":
      return "\(NumberText.short(view.frame)) | \(NumberText.short(view.bounds))"
        + " | \(NumberText.short(view.center))"
    case "top": return NumberText.exact(view.safeAreaInsets.top)
    case "style": return "\(view.traitCollection.userInterfaceStyle)"
    case "scale": return NumberText.exact(view.traitCollection.displayScale)
    default: break
    }
    let names = view.subviews.map { ($0 as? RecordingView)?.name ?? "?" }
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
    case "double": first.transform = CGAffineTransform(scaleX: 2, y: 2)
    case "turn": first.transform = CGAffineTransform(rotationAngle: .pi / 2)
    case "style":
      first.overrideUserInterfaceStyle = words[2] == "dark" ? .dark : .unspecified
    case "override": first.traitOverrides.userInterfaceStyle = .light
    default: measure(words[0], first, numbers.map { CGFloat($0) })
    }
  }

  private func measure(_ step: String, _ view: BaseView, _ numbers: [CGFloat]) {
    switch step {
    case "frame": view.frame = CGRect(numbers[0], numbers[1], numbers[2], numbers[3])
    case "bounds": view.bounds = CGRect(numbers[0], numbers[1], numbers[2], numbers[3])
    case "center": view.center = CGPoint(x: numbers[0], y: numbers[1])
    case "anchor": view.anchorPoint = CGPoint(x: numbers[0], y: numbers[1])
    case "safeArea":
      view.setSafeAreaInsets(GridEdgeInsets(numbers[0], 0, 0, 0))
    case "margin": view.layoutMargins.left = numbers[0]
    case "leading": view.directionalLayoutMargins.leading = numbers[0]
    case "scale": view.traitOverrides.displayScale = numbers[0]
    default: Issue.record("\(step) is no step")
    }
  }
}
