import GridKit
import Testing

/// Scroll scripts as text. Calls have the form of `ScrollScript.take()`.
final class ScrollStage: TranscriptStage {
  private lazy var script = ScrollScript()
  private var frames = 0
  private var hasBegun = false

  private var view: BaseScrollView { script.view }

  func take() -> String { script.take() }

  func read(_ claim: String) -> String {
    switch claim {
    case "y": NumberText.exact(view.contentOffset.y)
    case "frames": "\(frames)"
    case "still": "\(view.scrollState == [])"
    case "tracking": "\(view.isTracking)"
    case "begun": "\(hasBegun)"
    default: "no claim"
    }
  }

  func perform(_ step: String) {
    let words = step.split(separator: " ").map(String.init)
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    let number = numbers.first ?? 0
    switch words[0] {
    case "grid", "view": script = Self.makeScript(words)
    case "begin": hasBegun = script.engine.beginDrag()
    case "drag":
      hasBegun = script.engine.beginDrag()
      script.move(to: numbers)
    case "move": script.move(to: numbers)
    case "release": script.release(number)
    case "cancel": script.engine.cancelDrag()
    case "down": script.engine.touchDown()
    case "up": script.engine.touchUp()
    case "tick": script.tick(Int(number))
    case "settle": frames = script.simulation.settle().frames
    case "top": script.engine.scrollToTop()
    case "offset": view.contentOffset.y = number
    case "shift": view.contentOffset.y += number
    case "jump": view.setContentOffset(CGPoint(x: 0, y: number), animated: false)
    case "animate": view.setContentOffset(CGPoint(x: 0, y: number), animated: true)
    case "stop": view.setContentOffset(view.contentOffset, animated: false)
    case "halt": view.setContentOffset(view.contentOffset, animated: true)
    case "in":
      // `in didScroll 2: shift 500` does the step once, in the second call of that name.
      let parts = step.components(separatedBy: ": ")
      once(in: words[1].replacingOccurrences(of: ":", with: ""), after: parts[0], parts[1])
    default: configure(words[0], numbers)
    }
  }

  private func configure(_ setting: String, _ numbers: [CGFloat]) {
    let number = numbers.first ?? 0
    switch setting {
    case "retarget": script.spy.retarget = { _ in CGPoint(x: 0, y: number) }
    case "hook": script.layout?.hook = { _, _ in CGPoint(x: 0, y: number) }
    case "page": view.isPagingEnabled = true
    case "lock": view.isScrollEnabled = false
    case "rigid": view.bounces = false
    case "bouncing": view.alwaysBounceVertical = true
    case "fast": script.simulation.isFastMode = true
    case "leave": view.delegate = nil
    case "content": view.contentSize.height = number
    case "viewport": view.bounds.size.height = number
    case "frame": view.frame = CGRect(0, 0, numbers[0], numbers[1])
    case "insetTop": view.contentInset.top = number
    case "insetBottom": view.contentInset.bottom = number
    default: Issue.record("\(setting) is no step")
    }
  }

  private static func makeScript(_ words: [String]) -> ScrollScript {
    var settings: [String: CGFloat] = [:]
    for (name, value) in zip(words, words.dropFirst()) {
      settings[name] = Double(value).map { CGFloat($0) }
    }
    let scale = settings["scale"] ?? 1
    if let items = settings["grid"] { return ScrollScript(grid: Int(items), scale: scale) }
    return ScrollScript(
      content: CGSize(width: 320, height: settings["height"] ?? 5000), scale: scale,
      hasDelegate: !words.contains("alone"))
  }

  private func once(in name: String, after place: String, _ step: String) {
    var left = Int(place.split(separator: " ").last ?? "") ?? 1
    script.spy.on = { [unowned self] present, _ in
      guard present == name else { return }
      left -= 1
      if left == 0 { self.perform(step) }
    }
  }
}
