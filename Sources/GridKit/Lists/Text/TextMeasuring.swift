extension BaseView {
  /// Returns the size of a text in the view, in points, not rounded. The first size in a class of
  /// views records the finding `text-estimated`.
  package final func size(of text: inout MeasuredText, in container: TextContainer) -> CGSize {
    if !text.hasSize(in: container) {
      simulation.recordTextEstimate(of: &text, in: container, for: nameWithCell)
    }
    return text.size(in: container)
  }
}

extension Simulation {
  /// Records the finding that the size of a text is an estimate, once for each asker.
  ///
  /// - Parameter asker: The class of the view, with that of the cell around it.
  package func recordTextEstimate(
    of text: inout MeasuredText, in container: TextContainer, for asker: String
  ) {
    guard !text.isEmpty, !text.isExact else { return }
    recordOnce(
      "text \(asker)",
      .textEstimated(for: asker, text: text.string, margin: text.margin(in: container).nearest))
  }
}

extension LayoutFinding {
  /// Makes the finding that the size of a text in a view is an estimate.
  ///
  /// - Parameters:
  ///   - asker: The class of the view, with the class of the cell around it.
  ///   - margin: The share by which the characters must be wider, or narrower as a negative number,
  ///     until the lines break elsewhere; nil if they never do.
  package static func textEstimated(
    for asker: String, text: String, margin: CGFloat?
  ) -> LayoutFinding {
    var nearest = ""
    if let margin, abs(margin) < 0.1 {
      let percent = NumberText.short(Double((margin * 1000).rounded() / 10))
      let start = text.count > 40 ? "\(text.prefix(39))…" : text
      nearest =
        margin < 0
        ? " \"\(start)\" would wrap later at \(percent) %."
        : " \"\(start)\" would wrap at +\(percent) %."
    }
    return LayoutFinding(
      code: "text-estimated", severity: .information, rules: "CL-64",
      when: "A label, or the content of a list cell, is asked how large its text is. It is said "
        + "once for each class, with that of the cell.",
      message: "\(asker) was asked how large its text is. Its characters have the widths of the "
        + "font Inter, which are off by 1 % in everyday texts, and by 6 % in rows of digits and of "
        + "narrow letters. Heights of lines are exact.\(nearest) Where the number matters, "
        + "register the font of the app, or give the view or the cell a size of your own.")
  }
}
