/// A layout of the gallery as its origin published it, with the origin's arithmetic and habits. The
/// audit is shown these layouts, and the corrected layouts of `GridLayouts` are compared with them.
///
/// Each reads like the code that it is after. Faults that only give odd answers are answered with.
/// Steps that would stop a program (an index out of range, a division by zero, a message to the
/// wrong object, nil put into an array, attributes for items that there are not, a negative item
/// size) are not carried out: the layout reports the finding and leaves the element out.
///
/// Lengths come from the bounds of the view, whatever its content inset: none of the origins asked
/// for that.
@MainActor
protocol PublishedLayout: GridViewLayout {
  /// The parameters of a scenario, completed by the defaults; what is off is not there. Setting
  /// others makes the layout stale, unless all of them are plain; setting the same ones does not.
  var parameters: JSONObject { get set }

  /// Whether a parameter was a plain property of the origin: stored, and taken up by the next
  /// preparation that something else brings about.
  func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool
}

extension PublishedLayout {
  /// Takes over some parameters; the others stay, and null switches one off.
  func change(_ changes: JSONObject) {
    var all = parameters
    for change in changes.members {
      all[change.key] = change.value == .null ? nil : change.value
    }
    parameters = all
  }

  /// Whether other parameters than the plain ones differ from what they were.
  func isStale(after old: JSONObject) -> Bool {
    Set(old.keys + parameters.keys).contains { key in
      old[key] != parameters[key] && !isPlain(key, from: old[key], to: parameters[key])
    }
  }

  /// Items of the first section, the only one that several origins knew of.
  var firstSectionCount: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  /// Logs a line that the origin printed, as an event of the trace.
  func console(_ line: String) {
    collectionView?.simulation.log(line)
  }
}

/// The superclass of published layouts that derive from the base class.
class PublishedPlainLayout: GridViewLayout, PublishedLayout {
  var parameters: JSONObject {
    didSet { if isStale(after: oldValue) { invalidateLayout() } }
  }

  init(_ parameters: JSONObject) {
    self.parameters = parameters
    super.init()
  }

  required init?(coder: NSCoder) {
    parameters = JSONObject()
    super.init(coder: coder)
  }

  func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool { false }
}

/// The superclass of published layouts that derive from the flow layout. Like the whole gallery
/// they do not round to pixels.
class PublishedFlowLayout: GridViewFlowLayout, PublishedLayout {
  var parameters: JSONObject {
    didSet {
      guard isStale(after: oldValue) else { return }
      takeOverParameters()
      invalidateLayout()
    }
  }

  init(_ parameters: JSONObject) {
    self.parameters = parameters
    super.init()
    roundsToPixels = false
    takeOverParameters()
  }

  required init?(coder: NSCoder) {
    parameters = JSONObject()
    super.init(coder: coder)
    roundsToPixels = false
  }

  func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool { false }

  /// Hands those parameters to the flow layout that its own properties stand for; none of them is
  /// plain.
  func takeOverParameters() {}
}

/// A number as telephones of 32 bits kept it.
func cutToSingle(_ value: CGFloat) -> CGFloat { CGFloat(Float(value)) }
