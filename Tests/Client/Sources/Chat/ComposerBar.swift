import UIKit

/// Answers to choose from, below the messages.
final class ComposerBar: UIView {
  static let height: CGFloat = 52

  private(set) var buttons: [UIButton] = []
  /// Called with the text that the user has chosen.
  var onSend: (String) -> Void = { _ in }

  var suggestions: [String] = [] {
    didSet {
      for button in buttons { button.removeFromSuperview() }
      buttons = suggestions.map { title in
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.onSend(title) }, for: .touchUpInside)
        addSubview(button)
        return button
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
