/// A width or a height of an item, a group or a supplementary view in a compositional layout.
///
/// A dimension is immutable. A number that is not finite is a fault, and 0 is used in its place.
///
/// - Note: After UIKit's class of this name. Factory methods return this class, even if called on a
///   subclass.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  private enum Meaning: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  private let meaning: Meaning
  private let number: CGFloat

  private init(_ meaning: Meaning, _ number: CGFloat) {
    self.meaning = meaning
    if !number.isFinite {
      let (name, word) =
        switch meaning {
        case .fractionalWidth: ("fractional width", "fraction")
        case .fractionalHeight: ("fractional height", "fraction")
        case .absolute: ("absolute dimension", "dimension")
        case .estimated, .uniform: ("estimated dimension", "dimension")
        }
      Simulation.current.raise(.nonFiniteDimension(name, number, word: word))
    }
    self.number = number.isFinite ? number : 0
    super.init()
  }

  /// Returns a fraction of the container's width. The fraction may be any finite number.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the container's height. The fraction may be any finite number.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points. The length may be any finite number.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns an estimated length in points. The estimate is used until the view has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Returns an estimated length like `estimated(_:)`. All items of a group that have this
  /// dimension get the length of the longest of these items (CL-50).
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { meaning == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { meaning == .fractionalHeight }
  /// Whether the dimension is a fixed length in points.
  open var isAbsolute: Bool { meaning == .absolute }
  /// Whether the dimension is an estimate; true also for `uniformAcrossSiblings(estimate:)`.
  open var isEstimated: Bool { meaning == .estimated || meaning == .uniform }
  /// Whether the dimension is an estimate for a length that siblings share.
  open var isUniformAcrossSiblings: Bool { meaning == .uniform }
  /// The fraction, or the length in points.
  open var dimension: CGFloat { number }

  package final var solverValue: CompositionalDimension {
    switch meaning {
    case .fractionalWidth: .fractionalWidth(number)
    case .fractionalHeight: .fractionalHeight(number)
    case .absolute: .absolute(number)
    case .estimated: .estimated(number)
    case .uniform: .uniform(number)
    }
  }

  /// Returns a new object with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutDimension(meaning, number)
  }

  /// Compares the kinds and the exact numbers of two dimensions.
  open override func isEqual(_ object: Any?) -> Bool {
    equals(object) { $0.meaning == meaning && $0.number == number }
  }

  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(meaning)
      hasher.combine(number)
      return hasher.finalize()
    }
  }

  /// The dimension as it is written in code: `.fractionalWidth(0.5)`.
  open override var description: String {
    MainActor.assumeIsolated {
      let text = NumberText.short(number)
      return switch meaning {
      case .fractionalWidth: ".fractionalWidth(\(text))"
      case .fractionalHeight: ".fractionalHeight(\(text))"
      case .absolute: ".absolute(\(text))"
      case .estimated: ".estimated(\(text))"
      case .uniform: ".uniformAcrossSiblings(estimate: \(text))"
      }
    }
  }
}
