import UIKit

/// Answers to choose from, below the messages.
final class ComposerBar: UIView {
  private static let height: CGFloat = 52

  private let stack = UIStackView()
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
        stack.addArrangedSubview(button)
        return button
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.distribution = .fillEqually
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    // The bar reaches to the edge of the screen, its buttons keep clear of it.
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
      stack.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      stack.heightAnchor.constraint(equalToConstant: Self.height),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}
