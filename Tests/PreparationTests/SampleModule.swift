import SourcePreparation

/// Writes sources as an app of some years has them: every construct that Linux forbids, among
/// strings and comments that only look like one.
struct SampleModule {
  private var state: UInt64
  private(set) var files: [SourcePreparation.Source] = []

  /// - Parameter shelves: How many layouts with their delegates, screens and tests of them.
  init(seed: UInt64, shelves: Int) {
    state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    for number in 0..<shelves {
      files.append(.init(path: "Shelf\(number).swift", text: layout(number)))
      files.append(.init(path: "Shelf\(number)+More.swift", text: extensions(number)))
      files.append(.init(path: "Screen\(number).swift", text: screen(number)))
    }
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return choices[Int(state >> 33) % choices.count]
  }

  private mutating func noise() -> String {
    pick([
      "// @objc #selector(nothing) \"not a string",
      "/* @objc /* override in an extension */ #if os(iOS) */",
      "private let note = \"@IBOutlet \\(\"#keyPath(a.b)\".count) // no comment\"",
      "private let block = \"\"\"\n  #if os(iOS)\n  @objc func \"quoted\" \\(1 + (2))\n  \"\"\"",
      "private let raw = #\"@objc \\(this is text) \"#",
      "private var share: CGFloat { CGFloat(9) / 2 / 3 }  // @objc",
    ])
  }

  private mutating func layout(_ n: Int) -> String {
    """
    #if \(pick(["os(iOS)", "os(iOS) || os(tvOS)", "canImport(UIKit) && !os(macOS)"]))
    \(pick(["import UIKit", "import UIKit.UICollectionView", "import Foundation\nimport UIKit"]))

    @objc public protocol Shelf\(n)Delegate: UICollectionViewDelegate {
      /// Asked once for every item.
      func shelf(_ layout: Shelf\(n)Layout, widthOf item: Int) -> CGFloat
      @objc optional func collectionView(
        _ collectionView: UICollectionView, layout: Shelf\(n)Layout,
        heightForItemAt indexPath: IndexPath
      ) -> CGFloat
      @objc optional func shelf(_ layout: Shelf\(n)Layout, insetFor section: Int) -> UIEdgeInsets
      @objc optional func shelf(_ layout: Shelf\(n)Layout, titleFor section: Int) -> String?
      @objc(shelfIsReady:) optional func shelfIsReady(_ layout: Shelf\(n)Layout)
      @objc optional func \(pick(["isLoose", "isEven"]))\(n)(_ layout: Shelf\(n)Layout) -> Bool
    }

    @objc protocol Counting\(n) {
      @objc var count: Int { get }
    }

    @objcMembers open class Shelf\(n)Layout: UICollectionViewLayout {
      @IBInspectable public var gap: CGFloat = \(pick([2, 4, 8]))
      @objc public dynamic var title = "@objc \(n)"
      weak var counter: Counting\(n)?
      private var frames: [CGRect] = []
      \(noise())

      @objc open var delegate: Shelf\(n)Delegate? {
        return collectionView?.delegate as? Shelf\(n)Delegate
      }

      open override func prepare() {
        super.prepare()
        guard let view = collectionView, view.numberOfSections > 0 else { return }
        let left = delegate?.shelf?(self, insetFor: 0).left ?? gap
        frames = (0..<view.numberOfItems(inSection: 0)).map { item in
          let path = IndexPath(item: item, section: 0)
          let height = delegate?.collectionView?(view, layout: self, heightForItemAt: path) ?? 44
          let width = delegate?.shelf(self, widthOf: item) ?? 100
          return CGRect(x: left, y: CGFloat(item) * 50, width: width, height: height)
        }
        title = delegate?.shelf?(self, titleFor: 0) ?? "none"
        delegate?.shelfIsReady?(self)
      }
    }
    #endif
    """
  }

  private mutating func extensions(_ n: Int) -> String {
    let access = pick(["public", "open"])
    return """
      import UIKit

      // MARK: Answers
      extension Shelf\(n)Layout {
        \(access) override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          // \(pick(["one by one }", "{ in one go", "\"as they come"]))
          guard let view = collectionView else { return nil }
          return (0..<view.numberOfItems(inSection: 0)).compactMap {
            self.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
          }.filter { $0.frame.intersects(rect) }
        }

        \(access) override func layoutAttributesForItem(at indexPath: IndexPath)
          -> UICollectionViewLayoutAttributes?
        {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
          attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: gap, height: 44)
          return attributes
        }

        \(access) override var collectionViewContentSize: CGSize {
          CGSize(width: collectionView?.bounds.width ?? 0, height: 500)
        }

        \(access) override class var layoutAttributesClass: AnyClass {
          return UICollectionViewLayoutAttributes.self
        }

        @objc func forget(_ sender: Any) {
          invalidateLayout()
        }

        @objc dynamic func reset(to gap: CGFloat, animated flag: Bool) {
          self.gap = gap
        }
      }

      final class Narrow\(n)Layout: Shelf\(n)Layout {
        override func reset(to gap: CGFloat, animated flag: Bool) {
          super.reset(to: gap / 2, animated: flag)
        }
      }
      """
  }

  private mutating func screen(_ n: Int) -> String {
    """
    import UIKit

    class Screen\(n): UIViewController, Shelf\(n)Delegate {
      @IBOutlet weak var shelf: UIView!
      @IBOutlet private var others: [UIView] = []
      let layout = Shelf\(n)Layout()
      \(noise())
      lazy var action: Selector = #selector(tapped(_:))
      var actions: [Selector] {
        [
          #selector(Screen\(n).tapped(_:)), #selector(reload), #selector(self.reload),
          #selector(Shelf\(n)Layout.forget(_:)), #selector(Screen\(n).turn(_:by:)),
        ]
      }
      var path: String { #keyPath(Shelf\(n)Layout.title) + #keyPath(UIViewController.view.frame) }

      func shelf(_ layout: Shelf\(n)Layout, widthOf item: Int) -> CGFloat { \(pick([90, 120])) }
      \(pick(["@objc ", ""]))func shelfIsReady(_ layout: Shelf\(n)Layout) { title = layout.title }

      @objc private func tapped(_ sender: Any?) { layout.forget(self) }
      @objc func reload() { layout.reset(to: 3, animated: false) }
      @objc func turn(_ view: UIView, by angle: CGFloat) {}
      @IBAction func done() {}
      @IBAction func dismissed(_ sender: Any) {}
    }

    class Frame\(n)<Content: \(pick(["UIView", "UILabel", "UICollectionViewCell"]))>: UIView {
      lazy var content = Content(frame: bounds)
      let first: Content
      override init(frame: CGRect) {
        first = Content(frame: frame)
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }

    extension Frame\(n) {
      static func framed<Other: UIView>(_ other: Other.Type) -> (UIView, Other) {
        (Self(frame: .zero), \(pick(["Other", "Other.init"]))(frame: .zero))
      }
    }
    """
  }
}
