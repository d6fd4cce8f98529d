/// A layout of the gallery as its origin published it, with the origin's arithmetic and habits: what
/// the audit is shown, and what the corrected layouts of `GridLayouts` are compared with.
///
/// Each reads like the code that it is after. Faults that only give odd answers are answered with.
/// What would stop a program (an index out of range, a division by zero, a message to the wrong
/// object, nil put into an array, attributes for items that there are not, a negative item size) is
/// not carried out: the layout reports the finding and leaves the element out.
///
/// Lengths come from the bounds of the view, whatever its content inset: none of the origins asked
/// for that.
@MainActor
protocol PublishedLayout: GridViewLayout {
  /// The parameters of a scenario, completed by the defaults; what is off is not there. Setting
  /// others makes the layout stale, setting the same ones does not.
  var parameters: JSONObject { get set }
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

  /// Items of the first section, the only one that several origins knew of.
  var firstSectionCount: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }
}

/// What published layouts that derive from the base class start from.
class PublishedPlainLayout: GridViewLayout, PublishedLayout {
  var parameters: JSONObject {
    didSet { if parameters != oldValue { invalidateLayout() } }
  }

  init(_ parameters: JSONObject) {
    self.parameters = parameters
    super.init()
  }

  required init?(coder: NSCoder) {
    parameters = JSONObject()
    super.init(coder: coder)
  }
}

/// What published layouts that derive from the flow layout start from. Like the whole gallery they do
/// not round to pixels (FL-31).
class PublishedFlowLayout: GridViewFlowLayout, PublishedLayout {
  var parameters: JSONObject {
    didSet {
      guard parameters != oldValue else { return }
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

  /// Hands those parameters to the flow layout that its own properties stand for.
  func takeOverParameters() {}
}
