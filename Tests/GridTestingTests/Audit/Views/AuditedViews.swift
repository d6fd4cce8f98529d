import GridKit

/// A view with a text of 10 points a character, in lines of 20 points.
final class Caption: BaseView, MeasuredContent, TextHolder {
  var text: String { didSet { invalidateIntrinsicContentSize() } }
  private let pointSize: CGFloat
  private let lineLimit: Int
  private let leastScale: CGFloat

  init(_ text: String, pointSize: CGFloat = 16, lineLimit: Int = 1, leastScale: CGFloat = 1) {
    self.text = text
    self.pointSize = pointSize
    self.lineLimit = lineLimit
    self.leastScale = leastScale
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  private func size(_ width: CGFloat) -> CGSize {
    let columns = width > 0 ? max(1, Int(width / 10)) : text.count
    let lines = max(1, (text.count + columns - 1) / max(1, columns))
    return CGSize(width: CGFloat(min(columns, text.count)) * 10, height: CGFloat(lines) * 20)
  }

  var textFit: TextFit? {
    TextFit(
      text, pointSize: pointSize, lineHeight: 20, lineLimit: lineLimit, leastScale: leastScale
    ) { [unowned self] in size($0) }
  }

  override var intrinsicContentSize: CGSize { size(0) }
  var wrapsText: Bool { lineLimit != 1 }
  func height(forWidth width: CGFloat) -> CGFloat {
    lineLimit > 0 ? min(size(width).height, CGFloat(lineLimit) * 20) : size(width).height
  }
  var shownText: String? { text }
}

/// A view that does something on a touch.
final class Knob: BaseView, TouchTarget {
  let isTouchTarget = true
  /// The distance outside its bounds at which it takes touches.
  private let reach: CGFloat

  init(_ frame: CGRect, reach: CGFloat = 0) {
    self.reach = reach
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: GridEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }
}

/// A view that makes its constraints in `updateConstraints()`, again each time or once.
final class ChurningView: BaseView {
  private let subview = BaseView(frame: .zero)
  private let makesAnew: Bool
  private var made: [NSLayoutConstraint] = []

  init(_ frame: CGRect, makesAnew: Bool) {
    self.makesAnew = makesAnew
    super.init(frame: frame)
    addFree(subview)
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    if made.isEmpty || makesAnew {
      NSLayoutConstraint.deactivate(made)
      made = subview.edges(in: self)
      NSLayoutConstraint.activate(made)
    }
    super.updateConstraints()
  }
}

/// A cell with a caption, whose height may grow by its own layout.
class CaptionCell: GridViewCell {
  let caption = Caption("Title")
  var growsInLayout = false
  private lazy var height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(caption)
    NSLayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      caption.topAnchor.constraint(equalTo: contentView.topAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func pinBottom() -> CaptionCell {
    contentView.bottomAnchor.constraint(greaterThanOrEqualTo: caption.bottomAnchor).isActive = true
    return self
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if growsInLayout { height.constant = 60 }
  }
}

/// A cell that is as wide as its caption.
final class PinnedCaptionCell: CaptionCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = pinBottom()
    contentView.trailingAnchor.constraint(equalTo: caption.trailingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

extension BaseView {
  /// Adds views that constraints place.
  func addFree(_ views: BaseView...) {
    for view in views {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Returns constraints that pin the view to the edges of another one.
  func edges(in view: BaseView) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
  }

  /// Places a subview at a point, without a size.
  func place(_ view: BaseView, _ x: CGFloat, _ y: CGFloat) {
    addFree(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: x),
      view.topAnchor.constraint(equalTo: topAnchor, constant: y),
    ])
  }
}
