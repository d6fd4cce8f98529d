import Testing
import UIKit

/// A layout as an app would have it, with the data that it shows and what a user does with it.
struct CompositionalSample: CustomTestStringConvertible, Sendable {
  /// An action after the first layout.
  enum Step: Sendable {
    /// The whole view is scrolled down, to an offset.
    case scroll(CGFloat)
    /// A section that scrolls by itself is asked for an offset.
    case scrollSection(Int, CGFloat)
  }

  /// The name of the file that its frames are in.
  let name: String
  /// Items of each section.
  let counts: [Int]
  let steps: [Step]
  /// How high cells ask to be, where the layout asks them.
  let height: (@Sendable (IndexPath) -> CGFloat)?
  let layout: @MainActor @Sendable () -> UICollectionViewCompositionalLayout

  init(
    _ name: String, counts: [Int], steps: [Step] = [],
    height: (@Sendable (IndexPath) -> CGFloat)? = nil,
    layout: @escaping @MainActor @Sendable () -> UICollectionViewCompositionalLayout
  ) {
    self.name = name
    self.counts = counts
    self.steps = steps
    self.height = height
    self.layout = layout
  }

  static var all: [CompositionalSample] { columns + groups + surroundings + shelves + lists }

  var testDescription: String { name }

  @MainActor func stage(width: CGFloat, height: CGFloat) -> Stage<UICollectionViewLayout> {
    let stage = Stage<UICollectionViewLayout>(
      layout(), counts: counts, width: width, height: height)
    stage.showSamples(height: self.height)
    return stage
  }
}

/// Names of views around and behind items.
enum SampleKind {
  static let badge = "badge"
  static let background = "background"
}

/// A size out of two dimensions.
@MainActor
func box(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// A header or a footer as wide as its section.
@MainActor
func title(
  _ kind: String, _ height: NSCollectionLayoutDimension, isPinned: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let title = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: box(.fractionalWidth(1), height), elementKind: kind,
    alignment: kind == UICollectionView.elementKindSectionFooter ? .bottom : .top)
  title.pinToVisibleBounds = isPinned
  return title
}
