/// A width or a height of something in a compositional layout.
///
/// It cannot be changed. A number that is not finite is a fault; the dimension then has 0 in its
/// place.
///
/// - Note: After UIKit's class of this name; factories answer this class, not a subclass's.
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

  /// A part of the width of the box that something lies in; any finite number.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of the box that something lies in; any finite number.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points; any finite number.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A length in points that holds until the view was asked for its own.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A length like that of `estimated(_:)`, but items of one group get the length of the largest
  /// (CL-50).
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a part of the width.
  open var isFractionalWidth: Bool { meaning == .fractionalWidth }
  /// Whether it is a part of the height.
  open var isFractionalHeight: Bool { meaning == .fractionalHeight }
  /// Whether it is a length that stays as it is.
  open var isAbsolute: Bool { meaning == .absolute }
  /// Whether it is an estimate, one that is uniform across siblings included.
  open var isEstimated: Bool { meaning == .estimated || meaning == .uniform }
  /// Whether it is an estimate that siblings share.
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

  /// A new object with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutDimension(meaning, number)
  }

  /// Compares what the number means, and the number exactly.
  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      equals(object) { $0.meaning == meaning && $0.number == number }
    }
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
