/// The files of a board and the file that all of them use.
extension ActionModule {
  mutating func board(_ n: Int, _ members: [String], _ inExtension: [String]) -> String {
    let observers = shuffled([
      "  override var tag: Int {\n    didSet { note(\"tag \\(oldValue) \\(tag)\") }\n  }",
      "  override var alpha: CGFloat {\n    willSet(next) { note(\"alpha \\(next)\") }\n"
        + "    didSet { note(\"was \\(oldValue)\") }\n  }",
      "  override var isHidden: Bool { didSet { note(\"hidden\") } }",
      "  override func isEqual(_ object: Any?) -> Bool { object is String }",
      "  override var hash: Int { \(n) }",
      "  override var description: String { \"Board \(n)\" }",
      "  override func sizeThatFits(_ size: CGSize) -> CGSize {\n"
        + "    CGSize(width: size.width + \(n), height: 1)\n  }",
      "  @objc override var intrinsicContentSize: CGSize { CGSize(width: \(n), height: 2) }",
      "  override var tintColor: UIColor! {\n    get { .red }\n    set { note(\"tint\") }\n  }",
      "  override class var layerClass: AnyClass { CAShapeLayer.self }",
    ])
    return """
      #if \(pick(["os(iOS)", "canImport(UIKit)", "os(iOS) || os(tvOS)"]))
      import UIKit
      #endif

      /// A board of the table; "@objc" is no attribute here.
      class Board\(n): UIView, Named {
        let name: String
        @objc var title = "none"
        @objc private(set) var count: Int {
          get { \(n) }
          set { note("count \\(newValue)") }
        }

        init(name: String) {
          self.name = name
          super.init(frame: .zero)
        }
        override init(frame: CGRect) {
          name = "plain"
          super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }

      \(shuffled(members).joined(separator: "\n\n"))

        #if DEBUG
        @objc private func traced\(n)() { note("traced") }
        var trace: Selector { #selector(traced\(n)) }
        #else
        @objc private func counted\(n)() { note("traced") }
        var trace: Selector { #selector(counted\(n)) }
        #endif

        class Tile: NSObject {
          @objc func flipped\(n)() { note("tile") }
          var selector: Selector { \(pick(["#selector(flipped\(n))", "#selector(Tile.flipped\(n))"])) }
        }

        var access: [Selector] {
          [
            #selector(getter: title), #selector(setter: Board\(n).title),
            \(pick(["#selector(getter: self.count)", "Selector(\"count\")"])),
            Selector("setCount:"), #selector(UIView.setNeedsLayout), #selector(layoutIfNeeded),
          ]
        }
      }

      final class Derived\(n): Board\(n) {
        @objc override func shaken\(n)(_ sender: Any?) {
          note("over \\(name) shaken\(n): \\(named(sender))")
        }
        override func stretched\(n)() { note("longer") }
      }

      extension Board\(n) {
      \((inExtension + observers).joined(separator: "\n\n"))

        @objc func stretched\(n)() { note("long") }
      }

      extension Board\(n).Tile {
        override var description: String { "Tile \(n)" }
      }
      """
  }

  mutating func more(_ n: Int, _ members: [String]) -> String {
    """
    import \(pick(["ObjectiveC", "ObjectiveC.runtime"]))
    import Foundation

    nonisolated(unsafe) private var key\(n) = 0

    extension Board\(n) {
    \(shuffled(members).joined(separator: "\n\n"))

      var attached: String? {
        get { objc_getAssociatedObject(self, &key\(n)) as? String }
        set { objc_setAssociatedObject(self, &key\(n), newValue, .OBJC_ASSOCIATION_RETAIN) }
      }
    }

    extension CGFloat {
      var distance\(n): CGFloat { abs(self - \(n)) }
      static func far\(n)(_ a: CGFloat) -> CGFloat { return \(pick(["abs(a)", "-abs(a) /* abs(a) */", "2 * abs(a)"])) }
    }
    """
  }

  mutating func other(_ n: Int) -> String {
    let made = pick(["T()", "T.init()", ".init()", "T(frame: .zero)", ".init(frame: .zero)"])
    let statement = pick(["return ", "let made: T = ", ""])
    let body =
      statement == "let made: T = " ? "\(statement)\(made)\n    return made" : statement + made
    return """
      import \(pick(["Foundation", "UIKit"]))
      import UIKit

      /// Belongs to no actor.
      class Worker\(n): NSObject, Named {
        let name = "worker\(n)"
        func start() -> Int { \(n) }
        @objc func worked\(n)(_ sender: Any) { note("\\(name) worked \\(named(sender))") }
        @objc func answer\(n)() -> String { "answer \(n)" }
        \(pick(["lazy var selector", "var selector"])): Selector = #selector(\(pick(["worked\(n)(_:)", "Worker\(n).worked\(n)"])))
      }

      @MainActor class Keeper\(n): Worker\(n) {}

      extension Keeper\(n) {
        override func start() -> Int { 2 * super.start() }
      }

      @MainActor extension Keeper\(n) {
        @objc func kept\(n)() { note("kept") }
      }

      @objcMembers class Members\(n): NSObject, Named {
        let name = "members\(n)"
        func found\(n)(_ sender: Any) { note("\\(name) found \\(named(sender))") }
        @nonobjc func hidden\(n)() {}
      }

      class Box\(n)<Content>: UIView {
        var content: Content?
        @objc func opened\(n)(_ sender: Any) { note("\\(Content.self) \\(named(sender))") }
        var selector: Selector { \(pick(["#selector(opened\(n)(_:))", "Selector(\"opened\(n):\")"])) }
      }

      enum Maker\(n) {
        static func made<T: Board\(n)>(_ type: T.Type) -> T {
          \(body)
        }
        static func controller<T: UIViewController>(_ type: T.Type) -> T { T() }
      }

      class Screen\(n): UIViewController {}

      struct Loader\(n) {
        var request = URLRequest(url: URL(string: "https://example.com/\(n)")!)
      }
      """
  }

  static let support = """
    import UIKit

    @preconcurrency protocol Named { var name: String { get } }

    extension Notification.Name {
      static let played = Notification.Name("played")
      static let unused = Notification.Name("unused")
    }

    func note(_ text: String) { print(text) }

    func named(_ value: Any?) -> String {
      switch value {
      case let value as Notification: value.name.rawValue
      case let value as any Named: value.name
      case is Touch: "touch"
      case let value as String: value
      case let value?: "\\(value)"
      case nil: "nil"
      }
    }

    final class Dial: UIControl, Named { let name = "dial" }

    final class Touch: UITapGestureRecognizer {
      func recognize() { state = .ended }
    }
    """
}
