import GridKit
import GridTesting
import Testing

/// One way in which a layout, a data source, a delegate or a cell does not tell the truth.
struct Lie: Sendable, CustomTestStringConvertible {
  let name: String
  let arm: @MainActor @Sendable (LieRig) -> Void

  var testDescription: String { name }

  init(_ name: String, _ arm: @escaping @MainActor @Sendable (LieRig) -> Void) {
    self.name = name
    self.arm = arm
  }

  /// Every lie; each has a name of its own.
  static let all =
    attributeLies + keptObjectLies + answerLies + contentSizeLies + targetLies + invalidationLies
    + countLies + viewLies + movementLies + sizeLies

  static func named(_ name: String) -> Lie? { all.first { $0.name == name } }
}

/// A number as no layout should answer it.
struct BadNumber: Sendable {
  let name: String
  let value: CGFloat

  static let notFinite = [
    BadNumber(name: "NaN", value: .nan), BadNumber(name: "infinity", value: .infinity),
    BadNumber(name: "-infinity", value: -.infinity),
  ]
  static let all =
    notFinite + [
      BadNumber(name: "1e308", value: 1e308), BadNumber(name: "-1e308", value: -1e308),
      BadNumber(name: "1e15", value: 1e15), BadNumber(name: "-1", value: -1),
    ]
}

/// How one attributes object is spoilt.
struct SpoiltAttributes: Sendable {
  typealias Attributes = GridViewLayoutAttributes

  let name: String
  let spoil: @MainActor @Sendable (Attributes) -> Attributes?

  init(_ name: String, _ spoil: @escaping @MainActor @Sendable (Attributes) -> Attributes?) {
    self.name = name
    self.spoil = spoil
  }

  /// Changes the object itself.
  private static func change(
    _ name: String, _ change: @escaping @MainActor @Sendable (Attributes) -> Void
  ) -> SpoiltAttributes {
    SpoiltAttributes(name) {
      change($0)
      return $0
    }
  }

  static let all = numbers + transforms + identities

  private static let numbers: [SpoiltAttributes] =
    BadNumber.all.flatMap { bad in
      [
        change("frame x \(bad.name)") { $0.frame.origin.x = bad.value },
        change("frame y \(bad.name)") { $0.frame.origin.y = bad.value },
        change("width \(bad.name)") { $0.frame.size.width = bad.value },
        change("height \(bad.name)") { $0.frame.size.height = bad.value },
      ]
    }
    + BadNumber.notFinite.flatMap { bad in
      [
        change("center \(bad.name)") { $0.center = CGPoint(x: bad.value, y: bad.value) },
        change("size \(bad.name)") { $0.size = CGSize(width: bad.value, height: bad.value) },
        change("alpha \(bad.name)") { $0.alpha = bad.value },
      ]
    } + [
      change("alpha -3") { $0.alpha = -3 },
      change("edges past all numbers") { $0.frame = CGRect(1e308, 1e308, 1e308, 1e308) },
      change("no size") { $0.size = .zero },
      change("zIndex Int.max") { $0.zIndex = .max },
      change("zIndex Int.min") { $0.zIndex = .min },
    ]

  private static let transforms: [SpoiltAttributes] =
    BadNumber.notFinite.flatMap { bad in
      [
        change("scale \(bad.name)") {
          $0.transform = CGAffineTransform(scaleX: bad.value, y: bad.value)
        },
        change("translation \(bad.name)") {
          $0.transform = CGAffineTransform(translationX: bad.value, y: bad.value)
        },
        change("perspective \(bad.name)") { $0.transform3D.m34 = bad.value },
        change("depth \(bad.name)") { $0.transform3D.m33 = bad.value },
      ]
    } + [
      change("scale 0") { $0.transform = CGAffineTransform(scaleX: 0, y: 0) },
      change("scale 1e308") { $0.transform = CGAffineTransform(scaleX: 1e308, y: 1e308) },
      change("translation 1e308") {
        $0.transform = CGAffineTransform(translationX: 1e308, y: 1e308)
      },
      change("perspective that divides by 0") {
        $0.transform3D.m34 = -1
        $0.transform3D.m44 = 0
      },
      change("a transform of zeros") {
        $0.transform3D = CATransform3D(
          m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
          m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
      },
    ]

  private static let identities: [SpoiltAttributes] = [
    SpoiltAttributes("nil") { _ in nil },
    change("hidden") { $0.isHidden = true },
    change("an item past the end") { $0.indexPath = IndexPath(item: 900, section: 1) },
    change("a section past the end") { $0.indexPath = IndexPath(item: 0, section: 900) },
    change("item Int.max") { $0.indexPath = IndexPath(item: .max, section: 0) },
    change("section Int.max") { $0.indexPath = IndexPath(item: 0, section: .max) },
    change("a negative item") { $0.indexPath = IndexPath(item: -1, section: 0) },
    change("a negative section") { $0.indexPath = IndexPath(item: 0, section: -1) },
    change("an empty path") { $0.indexPath = IndexPath() },
    change("a path of length 1") { $0.indexPath = IndexPath(index: 0) },
    change("a path of length 3") { $0.indexPath = IndexPath(indexes: [0, 1, 2]) },
    change("the path of another element") { $0.indexPath = IndexPath(item: 0, section: 0) },
    SpoiltAttributes("another kind") { truth in
      let other = Attributes(forSupplementaryViewOfKind: "lies.unknown", with: [0, 0])
      other.frame = truth.frame
      return other
    },
    SpoiltAttributes("an unregistered decoration") { truth in
      let other = Attributes(forDecorationViewOfKind: "lies.unknown", with: [0, 0])
      other.frame = truth.frame
      return other
    },
    SpoiltAttributes("a subclass whose frame is NaN") { truth in
      let other = FramelessAttributes()
      other.takePlace(of: truth)
      return other
    },
    SpoiltAttributes("a subclass whose answers change") { truth in
      let other = RestlessAttributes()
      other.takePlace(of: truth)
      return other
    },
  ]
}

extension GridViewLayoutAttributes {
  /// Takes over element and frame of another object.
  fileprivate func takePlace(of other: GridViewLayoutAttributes) {
    kind = other.kind
    indexPath = other.indexPath
    frame = other.frame
  }
}

/// Attributes whose frame is not what was set.
final class FramelessAttributes: GridViewLayoutAttributes {
  override var frame: CGRect {
    get { CGRect(CGFloat.nan, 0, 10, 10) }
    set { super.frame = newValue }
  }
}

/// Attributes that are elsewhere, and no number, from the third question on.
final class RestlessAttributes: GridViewLayoutAttributes {
  private var questions = 0

  override var frame: CGRect {
    get {
      questions += 1
      var frame = super.frame
      if questions > 2 { frame.origin.y += CGFloat(questions) }
      if questions % 5 == 0 { frame.size.height = .nan }
      return frame
    }
    set { super.frame = newValue }
  }
}
