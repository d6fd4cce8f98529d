/// A row of segments, of which one is selected. Nothing is drawn. A control from an archive has no
/// segments: nothing is read from an archive.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width that was set, in points; 0 if the title or the image decides.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
  }

  /// The index that stands for no selected segment.
  public static let noSegment = -1

  private var segments: [Segment] = []
  private var selectedIndex = UISegmentedControl.noSegment
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false
  /// Whether each segment is as wide as its own title, and not as the widest one.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The colour of the selected segment; stored, without effect: nothing is drawn.
  open var selectedSegmentTintColor: UIColor?

  /// A control of its natural size.
  ///
  /// - Parameter items: The titles and images of the segments. Anything else is ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      switch item {
      case let title as String: Segment(title: title)
      case let image as UIImage: Segment(image: image)
      case let action as UIAction: Segment(action: action)
      default: nil
      }
    }
    frame.size = intrinsicContentSize
  }

  /// A control with a segment for each action. The user's choice of the segment performs the
  /// action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment; `noSegment` for none, as at first. An index without a
  /// segment causes the fault `segment-out-of-range` and is refused. Setting the property sends no
  /// event, unlike `choose(_:)`.
  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set {
      if newValue == UISegmentedControl.noSegment || has(newValue) { selectedIndex = newValue }
    }
  }

  /// Inserts a segment with a title. An index without a segment adds the segment at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image. An index without a segment adds the segment at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment with an action, in place of a segment whose action has the same identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let present = segmentIndex(identifiedBy: action.identifier)
    if present == segment { return setAction(action, forSegmentAt: segment) }
    if present >= 0 { removeSegment(at: present, animated: animated) }
    insert(Segment(action: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = segments.indices.contains(index) ? index : segments.count
    segments.insert(segment, at: place)
    if selectedIndex >= place { selectedIndex += 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment; the last one at an index behind it. The selection stays with its segment,
  /// and ends with it.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = segments.indices.contains(segment) ? segment : segments.count - 1
    segments.remove(at: place)
    if selectedIndex == place { selectedIndex = UISegmentedControl.noSegment }
    if selectedIndex > place { selectedIndex -= 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedIndex = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }

  // These methods cause the fault `segment-out-of-range` at an index without a segment. Then they
  // change nothing, and return what a new segment has.

  /// Sets the title of a segment, in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Returns the title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? {
    has(segment) ? shownTitle(of: segments[segment]) : nil
  }

  /// Sets the image of a segment, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.image, $0.title) = (image, nil) }
  }
  /// Returns the image of a segment; nil if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? {
    has(segment) ? segments[segment].image ?? segments[segment].action?.image : nil
  }

  /// Sets the action that the user's choice of a segment performs, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.action, $0.title, $0.image) = (action, nil, nil) }
  }
  /// Returns the action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? {
    has(segment) ? segments[segment].action : nil
  }
  /// Returns the index of the segment whose action has an identifier; `noSegment` for none.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? UISegmentedControl.noSegment
  }

  /// Sets the width of a segment, in points; 0 for the width that its title or image has.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// Returns the width that was set for a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat {
    has(segment) ? segments[segment].width : 0
  }

  /// Sets the distance by which the content of a segment is moved; stored, without effect.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  /// Returns the distance by which the content of a segment is moved, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    has(segment) ? segments[segment].contentOffset : .zero
  }

  /// Sets whether the user can choose a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether the user can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    has(segment) ? segments[segment].isEnabled : true
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard has(index) else { return }
    change(&segments[index])
    invalidateIntrinsicContentSize()
  }

  /// Returns whether there is a segment at an index. An index without one causes a fault.
  private func has(_ index: Int) -> Bool {
    if segments.indices.contains(index) { return true }
    simulation.raise(.segmentOutOfRange(index, count: segments.count))
    return false
  }

  // MARK: Titles

  /// Sets the attributes of the titles in a state. Those for `normal` have
  /// an effect, on the widths.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
  }
  /// Returns the attributes of the titles in a state; nil if none were set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  private func shownTitle(of segment: Segment) -> String? {
    segment.title ?? segment.action.flatMap { $0.title.isEmpty ? nil : $0.title }
  }

  // MARK: Size

  private static let height: CGFloat = 32
  private static let leastWidth: CGFloat = 32
  /// The space around a title, in points.
  private static let padding: CGFloat = 18.5

  /// The natural size: every segment as wide as the widest title and 18.5 points, at least 32
  /// points, and 32 points high.
  open override var intrinsicContentSize: CGSize {
    let width = widths.reduce(0, +)
    return CGSize(
      width: simulation.screen.pixels.roundedUp(width), height: UISegmentedControl.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The natural widths of the segments, in points.
  private var widths: [CGFloat] {
    let attributes = titleAttributes[.normal]
    let own = segments.map { segment -> CGFloat in
      let image = segment.image ?? segment.action?.image
      let content =
        image?.size.width
        ?? controlTextSize(
          of: shownTitle(of: segment).map {
            NSAttributedString(string: $0, attributes: attributes)
          }, font: .systemFont(ofSize: 13)
        ).width
      return max(UISegmentedControl.leastWidth, content + UISegmentedControl.padding)
    }
    let widest = own.max() ?? 0
    return zip(segments, own).map { segment, own in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? own : widest
    }
  }

  /// Returns the index of the segment at a distance from the left edge, in points. Segments without
  /// a width of their own share what the others leave, in proportion to their natural widths.
  private func index(at x: CGFloat) -> Int? {
    let widths = widths
    let fixed = segments.reduce(0) { $0 + max(0, $1.width) }
    let flexible = widths.reduce(0, +) - fixed
    let factor = flexible > 0 ? max(0, bounds.width - fixed) / flexible : 1
    var left = readsFromRightToLeft ? bounds.maxX - x : x - bounds.minX
    for (index, width) in widths.enumerated() {
      left -= segments[index].width > 0 ? width : width * factor
      if left < 0 { return index }
    }
    return segments.isEmpty ? nil : segments.count - 1
  }

  // MARK: Touches

  /// Chooses the segment under the finger if it was lifted inside the bounds.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, let index = index(at: touch.location(in: self).x),
      segments[index].isEnabled
    else { return }
    select(index)
  }

  /// Taps a segment: sends `touchDown`, `valueChanged` and `touchUpInside`. The segment that is
  /// selected already sends no `valueChanged`.
  ///
  /// - Returns: False if there is no such segment, it or the control is disabled, or no touches
  ///   reach the control. Then nothing happens.
  @discardableResult
  public final func choose(_ segment: Int) -> Bool {
    guard segments.indices.contains(segment), segments[segment].isEnabled else { return false }
    return touchAsUser { select(segment) }
  }

  /// Taps the segment with a title, like `choose(_:)`.
  @discardableResult
  public final func choose(title: String) -> Bool {
    guard let index = segments.firstIndex(where: { shownTitle(of: $0) == title }) else {
      return false
    }
    return choose(index)
  }

  /// Selects a segment as the user does: the action of the segment comes first, then the events.
  private func select(_ index: Int) {
    guard isMomentary || index != selectedIndex else { return }
    selectedIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendValueChanged()
    if isMomentary { selectedIndex = UISegmentedControl.noSegment }
  }
}
