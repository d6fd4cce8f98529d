import UIKit

struct Event: Hashable, Sendable {
  var name: String
  var length: CGFloat
}

extension UIConfigurationStateCustomKey {
  static let isFlagged = UIConfigurationStateCustomKey("smoke.isFlagged")
}

extension UICellConfigurationState {
  var isFlagged: Bool {
    get { self[.isFlagged] as? Bool ?? false }
    set { self[.isFlagged] = newValue }
  }
}

struct EventConfiguration: UIContentConfiguration, Equatable {
  var name = ""
  var isEmphasized = false

  func makeContentView() -> any UIView & UIContentView {
    EventContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> EventConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isEmphasized = state.isSelected || state.isFlagged
    return updated
  }
}

final class EventContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private(set) var shownName = ""

  init(configuration: EventConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func show() {
    guard let configuration = configuration as? EventConfiguration else { return }
    shownName = configuration.name
    backgroundColor = configuration.isEmphasized ? .systemBlue : .clear
  }
}

final class EventCell: UICollectionViewCell {
  var isFlagged = false {
    didSet { setNeedsUpdateConfiguration() }
  }
  private(set) var pinnedStates: [Bool] = []
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isFlagged = isFlagged
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = state.isFlagged ? 4 : 0
    backgroundConfiguration = background
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isFlagged = false
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? TimelineAttributes {
      pinnedStates.append(attributes.isPinned)
    }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    setNeedsLayout()
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    let size = contentView.systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .defaultLow,
      verticalFittingPriority: .required)
    attributes.frame.size.height = max(size.height, attributes.frame.height)
    return attributes
  }
}

/// A cell that knows the type of what it shows.
class ModelCell<Model: Hashable & Sendable>: UICollectionViewCell {
  class var identifier: String { "\(Model.self)" }
  var model: Model?

  override func prepareForReuse() {
    super.prepareForReuse()
    model = nil
  }
}

final class NumberCell: ModelCell<Int> {
  let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: contentView.topAnchor),
      mark.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      mark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      mark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
