import Foundation

extension ScenarioCase {
  /// The default number of items of each section, enough for most layouts to scroll.
  private static let movingCount = 60

  /// Returns the case with actions that show how its layout moves: a slow drag, a fling, a scroll
  /// back to the start, a rotation with another fling, and the rotation back.
  ///
  /// - Parameter items: The number of items of each section; nil for a number with which most
  ///   layouts scroll.
  package func moving(items: Int?) -> ScenarioCase {
    var copy = self
    for index in copy.sections.indices {
      copy.sections[index].content = .count(items ?? Self.movingCount)
    }
    let turned =
      viewport.width == viewport.height
      ? CGSize(width: viewport.width, height: viewport.height / 2)
      : CGSize(width: viewport.height, height: viewport.width)
    // Along an axis that does not scroll, a gesture moves nothing.
    copy.actions = [
      .drag(by: CGPoint(x: viewport.width / 2, y: viewport.height / 2), over: 0.8, hold: true),
      .fling(by: .zero, velocity: CGPoint(x: 2000, y: 2000)),
      .setContentOffset(.zero, animated: true), .settle(limit: 10),
      .setBounds(turned, animated: true), .settle(limit: 10),
      .fling(by: .zero, velocity: CGPoint(x: 1500, y: 1500)),
      .setBounds(viewport, animated: true), .settle(limit: 10),
    ]
    return copy
  }
}
