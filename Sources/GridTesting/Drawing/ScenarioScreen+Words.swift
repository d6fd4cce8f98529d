extension ScenarioScreen {
  /// Returns the size of the screen that holds a view of size `view`. If the view fits only the
  /// turned screen, the width and the height of the screen are swapped.
  func size(around view: CGSize) -> CGSize {
    let turned = CGSize(width: size.height, height: size.width)
    func fits(_ screen: CGSize) -> Bool {
      view.width <= screen.width + 0.5 && view.height <= screen.height + 0.5
    }
    return !fits(size) && fits(turned) ? turned : size
  }

  /// Returns a text that tells how much of a control the screen's edge cuts off: `lacks 25 points`.
  /// If the control is cut at several sides, the text names these sides. Returns nil for a control
  /// that is not cut.
  public func lack(of control: Control, around view: CGSize? = nil) -> String? {
    let screen = CGRect(origin: .zero, size: view.map(size(around:)) ?? size)
    let frame = control.frame
    guard frame.isFiniteRect, frame.width > 0, frame.height > 0 else { return nil }
    guard frame.overlaps(screen) else { return "is beyond the screen" }
    let sides = [
      ("left", screen.minX - frame.minX), ("top", screen.minY - frame.minY),
      ("right", frame.maxX - screen.maxX), ("bottom", frame.maxY - screen.maxY),
    ].filter { $0.1 > 0.0005 }
    if sides.isEmpty { return nil }
    func points(_ count: CGFloat) -> String {
      let text = NumberText.short(count)
      return "\(text) \(text == "1" ? "point" : "points")"
    }
    if sides.count == 1 { return "lacks \(points(sides[0].1))" }
    let list = sides.map { "\(points($0.1)) at the \($0.0)" }
    return "lacks " + list.joined(separator: ", ")
  }

  /// Returns a line for each control: `control Rows: 300, 80, 100, 50, lacks 25 points`.
  public func controlLines(around view: CGSize? = nil) -> [String] {
    controls.map { control in
      let title = SVGText.shortened(SVGText.plain(control.title), to: 24)
      return "control \(title): \(NumberText.short(control.frame))"
        + (lack(of: control, around: view).map { ", \($0)" } ?? "")
    }
  }
}

extension GridPicture {
  /// The frame of the screen, in content points; nil if the picture has no screen.
  var screenArea: CGRect? {
    guard let screen, viewport.isFiniteRect else { return nil }
    let area = CGRect(
      origin: CGPoint(x: viewport.minX - screen.origin.x, y: viewport.minY - screen.origin.y),
      size: screen.size(around: viewport.size))
    return area.isFiniteRect ? area : nil
  }
}
