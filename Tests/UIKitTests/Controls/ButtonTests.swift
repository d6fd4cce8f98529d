import GridTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Sizes, configurations and presses of buttons", .rows)
struct ButtonTests {
  private static let image = UIImage(sizeForTesting: CGSize(width: 24, height: 40))

  private struct Row {
    var name: String
    var size: CGSize
    var make: @MainActor () -> UIButton

    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat,
      _ make: @escaping @MainActor () -> UIButton
    ) {
      (self.name, size, self.make) = (name, CGSize(width: width, height: height), make)
    }
  }

  private static func button(
    _ type: UIButton.ButtonType, _ title: String?, _ image: UIImage? = nil
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    return button
  }

  private static func configured(
    _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  // "Title" is 29.79 points wide at 15 points, 32.91 at 17, 34.46 at 18 and 37.47 at 20.
  @Test(.rule("AL-43")) func `a button is as large as what it holds`() {
    let rows = [
      Row("nothing", 30, 30) { UIButton() },
      Row("system", 30, 30) { Self.button(.system, "Title") },
      Row("custom", 35, 22) { Self.button(.custom, "Title") },
      Row("image", 24, 40) { Self.button(.system, nil, Self.image) },
      Row("title and image", 54, 40) { Self.button(.system, "Title", Self.image) },
      Row("insets", 32, 19) {
        let button = Self.button(.system, "Title")
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0)
        return button
      },
      Row("other font", 38, 36) {
        let button = Self.button(.system, "Title")
        button.titleLabel?.font = .systemFont(ofSize: 20)
        return button
      },
      Row("configured", 57, 34.5) { Self.configured { $0.title = "Title" } },
      Row("configured, empty", 24, 14) { Self.configured { _ in } },
      Row("title of the state", 57, 34.5) {
        let button = Self.configured { _ in }
        button.setTitle("Title", for: .normal)
        return button
      },
      Row("title with attributes", 48, 24) {
        let button = Self.button(.custom, nil)
        button.setAttributedTitle(
          NSAttributedString(string: "Title", attributes: [.kern: 2]), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        return button
      },
      // The subtitle is 49.76 points wide.
      Row("subtitle", 74, 50) {
        Self.configured { ($0.title, $0.subtitle) = ("Title", "Subtitles") }
      },
      Row("image beside", 89, 54) {
        Self.configured { ($0.title, $0.image, $0.imagePadding) = ("Title", Self.image, 8) }
      },
      Row("image above", 57, 82.5) {
        Self.configured {
          ($0.title, $0.image, $0.imagePadding) = ("Title", Self.image, 8)
          $0.imagePlacement = .top
        }
      },
      Row("image alone", 48, 54) {
        Self.configured { ($0.image, $0.imagePadding) = (Self.image, 8) }
      },
      Row("wheel", 77, 34.5) {
        Self.configured { ($0.title, $0.showsActivityIndicator) = ("Title", true) }
      },
      Row("large", 73, 50.5) {
        Self.configured { ($0.title, $0.buttonSize) = ("Title", .large) }
      },
      Row("small", 50, 28) {
        Self.configured { ($0.title, $0.buttonSize) = ("Title", .small) }
      },
      Row("own insets", 35, 23.5) {
        Self.configured {
          $0.title = "Title"
          $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 2, trailing: 1)
        }
      },
    ]
    inSimulation { _ in
      forEachRow(of: rows, named: \.name) { row in
        #expect(row.make().intrinsicContentSize == row.size)
      }
    }
  }

  @Test func `configurations are values`() {
    var one = UIButton.Configuration.plain()
    #expect(one == .borderless() && one != .gray() && one != .tinted() && one != .filled())
    one.title = "A"
    #expect(one != .plain() && one.attributedTitle == AttributedString("A"))
    one.title = nil
    one.contentInsets = .zero
    #expect(one != .plain())
    one.setDefaultContentInsets()
    #expect(one == .plain())
    one.buttonSize = .large
    #expect(one.contentInsets.leading == 20)
  }

  @Test func `the title of a configuration has the font of its attributes`() {
    inSimulation { _ in
      var attributes = AttributeContainer()
      attributes.font = .systemFont(ofSize: 20)
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = AttributedString("Title", attributes: attributes)
      let button = UIButton(configuration: configuration)
      #expect(configuration.title == "Title" && button.intrinsicContentSize.width == 61.5)
      let plain = configuration
      configuration.titleTextAttributesTransformer = .init { incoming in
        var outgoing = incoming
        outgoing.font = incoming.font?.withSize(40)
        return outgoing
      }
      button.configuration = configuration
      #expect(button.intrinsicContentSize.width == 97.5 && configuration != plain)
      #expect(button.titleLabel?.font.pointSize == 40)
      (configuration.title, configuration.subtitle) = ("A", "Subtitle")
      configuration.titleTextAttributesTransformer = nil
      configuration.subtitleTextAttributesTransformer = .init { _ in AttributeContainer() }
      button.configuration = configuration
      #expect(button.intrinsicContentSize.width == 67.5)
    }
  }

  @Test func `the handler of a configuration runs in the layout after a change of the state`() {
    inSimulation { _ in
      let button = UIButton(configuration: .filled())
      var states: [UIControl.State] = []
      button.configurationUpdateHandler = { button in
        states.append(button.state)
        button.configuration?.title = button.isEnabled ? "On" : "Disabled"
      }
      #expect(states == [])
      button.layoutIfNeeded()
      #expect(states == [.normal] && button.titleLabel?.text == "On")
      let width = button.intrinsicContentSize.width
      button.isEnabled = false
      button.isEnabled = false
      button.layoutIfNeeded()
      #expect(states == [.normal, .disabled] && button.accessibilityLabel == "Disabled")
      #expect(button.intrinsicContentSize.width == width + 44)
      button.layoutIfNeeded()
      button.automaticallyUpdatesConfiguration = false
      button.isEnabled = true
      button.layoutIfNeeded()
      #expect(states.count == 2)
      button.setNeedsUpdateConfiguration()
      button.layoutIfNeeded()
      #expect(states.count == 3)
    }
  }

  @Test func `a button follows its font, its state and its constraints`() {
    inSimulation { _ in
      let (box, button) = (UIView(frame: .zero), UIButton(type: .system))
      button.setTitle("Go", for: .normal)
      button.setTitle("Went", for: .selected)
      button.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(button)
      button.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      @MainActor func width() -> CGFloat {
        box.layoutIfNeeded()
        return button.frame.width
      }
      // 19.63 and 36.28 points in whole points; 46.74 at 20 points.
      #expect(width() == 20)
      button.isSelected = true
      #expect(width() == 37 && button.titleLabel?.frame.width == 37)
      button.titleLabel?.font = .systemFont(ofSize: 20)
      #expect(width() == 47)
      button.configuration = .plain()
      #expect(width() == 64.5)
      button.configuration = nil
      #expect(width() == 37)
    }
  }

  @Test func `a press sends the main event, and can change the selection before`() {
    inSimulation { _ in
      let log = EventLog()
      let button = UIButton(type: .system)
      log.follow(button, EventLog.touches + [("primary", .primaryActionTriggered)]) {
        "\(button.isSelected)"
      }
      #expect(button.press() && log.take() == ["down false", "up false", "primary false"])
      button.changesSelectionAsPrimaryAction = true
      #expect(button.press() && log.take() == ["down false", "up true", "primary true"])
      button.isEnabled = false
      #expect(!button.press() && button.isSelected && log.take() == [])
    }
  }

  @Test func `titles with attributes are titles`() {
    inSimulation { _ in
      let button = UIButton()
      button.setAttributedTitle(NSAttributedString(string: "A"), for: .normal)
      #expect(button.currentTitle == "A" && button.currentAttributedTitle?.string == "A")
      button.setTitle("B", for: .selected)
      button.isSelected = true
      #expect(button.currentTitle == "B" && button.currentAttributedTitle == nil)
    }
  }

  // MARK: Places

  private static let text = ButtonArrangement(
    image: CGSize(width: 10, height: 20), title: CGSize(width: 30, height: 8),
    subtitle: CGSize(width: 20, height: 6), imagePadding: 5, titlePadding: 2,
    insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

  @Test func `image, title and subtitle have places in the bounds`() {
    let bounds = CGRect(x: 0, y: 0, width: 101, height: 64)
    #expect(Self.text.size == CGSize(width: 51, height: 24))
    let rows: [(NSDirectionalRectEdge, Bool, ButtonArrangement.Alignment, [CGRect])] = [
      (
        .leading, false, .middle,
        [
          CGRect(x: 27, y: 21, width: 10, height: 20), CGRect(x: 42, y: 23, width: 30, height: 8),
          CGRect(x: 47, y: 33, width: 20, height: 6),
        ]
      ),
      (
        .trailing, false, .start,
        [
          CGRect(x: 37, y: 1, width: 10, height: 20), CGRect(x: 2, y: 1, width: 30, height: 8),
          CGRect(x: 7, y: 11, width: 20, height: 6),
        ]
      ),
      (
        .leading, true, .end,
        [
          CGRect(x: 87, y: 41, width: 10, height: 20), CGRect(x: 52, y: 45, width: 30, height: 8),
          CGRect(x: 57, y: 55, width: 20, height: 6),
        ]
      ),
      (
        .top, false, .middle,
        [
          CGRect(x: 44.5, y: 10.5, width: 10, height: 20),
          CGRect(x: 34.5, y: 35.5, width: 30, height: 8),
          CGRect(x: 39.5, y: 45.5, width: 20, height: 6),
        ]
      ),
      (
        .bottom, true, .start,
        [
          CGRect(x: 2, y: 22, width: 10, height: 20), CGRect(x: 2, y: 1, width: 30, height: 8),
          CGRect(x: 7, y: 11, width: 20, height: 6),
        ]
      ),
    ]
    forEachRow(of: rows) { edge, isRightToLeft, place, expected in
      var parts = Self.text
      (parts.imageEdge, parts.isRightToLeft) = (edge, isRightToLeft)
      let frames = parts.frames(in: bounds, horizontal: place, vertical: place, text: .middle)
      #expect([frames.image, frames.title, frames.subtitle] == expected)
    }
  }

  @Test func `text without room is cut, and the image keeps its size`() {
    let frames = Self.text.frames(
      in: CGRect(x: 0, y: 0, width: 36, height: 24), horizontal: .middle, vertical: .middle,
      text: .start)
    #expect(frames.image == CGRect(x: 2, y: 1, width: 10, height: 20))
    #expect(frames.title == CGRect(x: 17, y: 3, width: 15, height: 8))
    #expect(frames.subtitle == CGRect(x: 17, y: 13, width: 15, height: 6))
  }

  @Test func `the content of a button stands where its alignments say`() {
    inSimulation { _ in
      let button = Self.button(.custom, "Title")
      button.frame = CGRect(x: 0, y: 0, width: 135, height: 62)
      let rows: [(UIControl.ContentHorizontalAlignment, UISemanticContentAttribute, CGFloat)] = [
        (.center, .unspecified, 50), (.left, .unspecified, 0), (.right, .unspecified, 100),
        (.leading, .unspecified, 0), (.leading, .forceRightToLeft, 100),
        (.trailing, .forceRightToLeft, 0),
      ]
      forEachRow(of: rows) { alignment, attribute, x in
        button.semanticContentAttribute = attribute
        button.contentHorizontalAlignment = alignment
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: x, y: 20, width: 35, height: 22))
      }
      button.contentVerticalAlignment = .bottom
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.maxY == 62)
    }
  }
}
