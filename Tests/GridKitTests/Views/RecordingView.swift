import GridKit

/// A log that several objects write to, one line an event.
@MainActor
final class EventLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The events so far as one line; the log is empty afterwards.
  func take() -> String {
    defer { lines.removeAll() }
    return lines.joined(separator: " > ")
  }
}

/// A view that logs every hook as `name.hook`.
@MainActor
class RecordingView: BaseView {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ hook: String) { log.add("\(name).\(hook)") }

  private func describe(_ view: BaseView?) -> String {
    guard let view else { return "nil" }
    return (view as? RecordingView)?.name ?? "other"
  }

  override func willMove(toSuperview newSuperview: BaseView?) {
    note("willMove(superview \(describe(newSuperview)))")
  }
  override func didMoveToSuperview() { note("didMove(superview \(describe(superview)))") }
  override func willMove(toWindow newWindow: GridWindow?) {
    note("willMove(window \(newWindow == nil ? "nil" : "set"))")
  }
  override func didMoveToWindow() { note("didMove(window \(window == nil ? "nil" : "set"))") }
  override func didAddSubview(_ subview: BaseView) { note("didAdd(\(describe(subview)))") }
  override func willRemoveSubview(_ subview: BaseView) { note("willRemove(\(describe(subview)))") }
  override func layoutSubviews() { note("layout") }
  override func safeAreaInsetsDidChange() { note("safeArea") }
  override func layoutMarginsDidChange() { note("margins") }
  override func traitCollectionDidChange(_ previous: GridTraitCollection?) { note("traits") }
}

/// A view that counts its layout passes and runs a block in each.
class LayoutView: BaseView {
  private(set) var passes = 0
  var whenLaidOut: ((LayoutView) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    whenLaidOut?(self)
  }
}

/// A view without behaviour that is larger than nothing.
@MainActor
func plainView(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: BaseView? = nil
) -> BaseView {
  let view = BaseView(frame: CGRect(x: x, y: y, width: width, height: height))
  superview?.addSubview(view)
  return view
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Compares results of sines and divisions, whose last bits do not matter (AT-11).
  func isClose(to other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1e-9 && abs(origin.y - other.origin.y) < 1e-9
      && abs(size.width - other.size.width) < 1e-9 && abs(size.height - other.size.height) < 1e-9
  }
}

extension GridEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat = 0, _ bottom: CGFloat = 0, _ right: CGFloat = 0) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

extension CGPoint {
  func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}
