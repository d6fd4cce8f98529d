import UIKit

/// A switch with a knob that a finger flips.
final class KnobSwitch: UIControl {
  static let size = CGSize(width: 50, height: 30)

  private let knob = UIView()

  var isOn = false {
    didSet {
      backgroundColor = isOn ? .systemGreen : .systemFill
      accessibilityValue = isOn ? "1" : "0"
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.backgroundColor = .white
    knob.isUserInteractionEnabled = false
    isAccessibilityElement = true
    addSubview(knob)
    addAction(
      UIAction { [weak self] _ in
        self?.isOn.toggle()
        self?.sendActions(for: .valueChanged)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override var intrinsicContentSize: CGSize { Self.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    let length = bounds.height - 4
    let x = isOn ? bounds.width - length - 2 : 2
    knob.frame = CGRect(x: x, y: 2, width: length, height: length)
  }
}

/// A title with a switch beside it.
struct SwitchConfiguration: UIContentConfiguration {
  var title = ""
  var isOn = false
  var onChange: (Bool) -> Void = { _ in }

  @MainActor func makeContentView() -> UIView & UIContentView { SwitchContentView(self) }

  func updated(for state: UIConfigurationState) -> SwitchConfiguration { self }
}

final class SwitchContentView: UIView, UIContentView {
  private static let margin: CGFloat = 16

  let titleLabel = UILabel()
  let knobSwitch = KnobSwitch(frame: .zero)

  var configuration: UIContentConfiguration {
    didSet { show() }
  }

  init(_ configuration: SwitchConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.numberOfLines = 0
    addSubview(titleLabel)
    addSubview(knobSwitch)
    knobSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self, let shown = self.configuration as? SwitchConfiguration else { return }
        shown.onChange(self.knobSwitch.isOn)
      }, for: .valueChanged)
    show()
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  private func show() {
    guard let shown = configuration as? SwitchConfiguration else { return }
    titleLabel.text = shown.title
    knobSwitch.isOn = shown.isOn
    knobSwitch.accessibilityLabel = shown.title
    invalidateIntrinsicContentSize()
  }

  private func titleWidth(in width: CGFloat) -> CGFloat {
    max(0, width - KnobSwitch.size.width - 3 * Self.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(
      x: Self.margin, y: 0, width: titleWidth(in: bounds.width), height: bounds.height)
    knobSwitch.frame = CGRect(
      x: bounds.width - Self.margin - KnobSwitch.size.width,
      y: (bounds.height - KnobSwitch.size.height) / 2,
      width: KnobSwitch.size.width, height: KnobSwitch.size.height)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let room = CGSize(
      width: titleWidth(in: targetSize.width), height: CGFloat.greatestFiniteMagnitude)
    let height = titleLabel.sizeThatFits(room).height + 2 * Self.margin
    return CGSize(width: targetSize.width, height: max(52, height.rounded(.up)))
  }
}
