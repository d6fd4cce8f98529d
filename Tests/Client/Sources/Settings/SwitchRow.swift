import UIKit

/// A switch with a knob that a finger flips.
final class KnobSwitch: UIControl {
  static let size = CGSize(width: 50, height: 30)

  let knob = UIView()
  private lazy var offPlace = knob.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2)
  private lazy var onPlace = trailingAnchor.constraint(equalTo: knob.trailingAnchor, constant: 2)

  var isOn = false {
    didSet {
      placeKnob()
      backgroundColor = isOn ? .systemGreen : .systemFill
      accessibilityValue = isOn ? "1" : "0"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.backgroundColor = .white
    knob.isUserInteractionEnabled = false
    isAccessibilityElement = true
    setUpConstraints()
    addAction(
      UIAction { [weak self] _ in
        self?.isOn.toggle()
        self?.sendActions(for: .valueChanged)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override var intrinsicContentSize: CGSize { Self.size }

  private func setUpConstraints() {
    knob.translatesAutoresizingMaskIntoConstraints = false
    addSubview(knob)
    NSLayoutConstraint.activate([
      knob.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      bottomAnchor.constraint(equalTo: knob.bottomAnchor, constant: 2),
      knob.widthAnchor.constraint(equalTo: knob.heightAnchor),
    ])
    placeKnob()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  private func placeKnob() {
    (isOn ? offPlace : onPlace).isActive = false
    (isOn ? onPlace : offPlace).isActive = true
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
  private static let margins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

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
    setUpConstraints()
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
  }

  private func setUpConstraints() {
    directionalLayoutMargins = Self.margins
    let stack = UIStackView(arrangedSubviews: [titleLabel, knobSwitch])
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }
}
