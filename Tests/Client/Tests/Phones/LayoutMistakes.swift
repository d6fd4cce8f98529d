import UIKit

/// Returns the mistakes of a layout that a user would see, a line for each: text and controls
/// without a size, outside the view or over each other, and text that is cut off.
@MainActor public func layoutMistakes(in root: UIView) -> [String] {
  let tolerance: CGFloat = 0.5
  let content = shownContent(of: root).map {
    (name: name(of: $0), view: $0, frame: $0.convert($0.bounds, to: root))
  }
  var mistakes: [String] = []
  for (name, view, frame) in content {
    if frame.width <= 0 || frame.height <= 0 {
      mistakes.append("\(name) has the size \(frame.size)")
    }
    if !root.bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(frame) {
      mistakes.append("\(name) is outside \(root.bounds): \(frame)")
    }
    if let label = view as? UILabel, isCut(label, tolerance: tolerance) {
      mistakes.append("\(name) is cut off at \(frame.size)")
    }
  }
  for (index, first) in content.enumerated() {
    for second in content[(index + 1)...] {
      let common = first.frame.intersection(second.frame)
      if common.width > tolerance, common.height > tolerance {
        mistakes.append("\(first.name) is over \(second.name): \(first.frame), \(second.frame)")
      }
    }
  }
  return mistakes
}

/// The frame of a view in another view around it.
@MainActor public func frame(of view: UIView, in outer: UIView) -> CGRect {
  view.convert(view.bounds, to: outer)
}

/// The controls and the labels with a text that show in a view. The parts of a control are not
/// among them.
@MainActor private func shownContent(of view: UIView) -> [UIView] {
  if view.isHidden || view.alpha == 0 { return [] }
  if view is UIControl { return [view] }
  if let label = view as? UILabel, label.text?.isEmpty == false { return [label] }
  return view.subviews.flatMap(shownContent)
}

@MainActor private func name(of view: UIView) -> String {
  "\(type(of: view)) \(view.accessibilityLabel ?? "")"
}

@MainActor private func isCut(_ label: UILabel, tolerance: CGFloat) -> Bool {
  let size = label.bounds.size
  let needed = label.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
  return needed.width > size.width + tolerance || needed.height > size.height + tolerance
}
