/// The layout in use, and what is known of its answers.
///
/// It knows no view and no data source. What it knows of is there because the layout in use has
/// said it since it was invalidated last.
///
/// Always: elements are only known where the layout has been asked, and a layout that stands in for
/// a borrowed one is not that one.
@MainActor
package struct Answers {
  /// What layouts that are installed here know the view by.
  let installation = UnretainedBox<GridView>()
  /// The layout in use.
  package var layout: GridViewLayout {
    didSet { findOwn() }
  }
  // The same object as another type, kept by `layout`: to count references to it in every frame
  // takes a good part of that.
  /// The layout in use, if it is one of the runtime's own.
  package private(set) unowned(unsafe) var builtInLayout: (any BuiltInLayout)?
  /// The layout in use, if sections of it may scroll by themselves.
  private(set) unowned(unsafe) var sectionLayout: (any SectionScrollingLayout)?
  /// The layout in use, if it comes back to where content came to rest.
  package private(set) var restingLayout: (any RestingLayout)?
  /// Layouts that were replaced while they may have been answering a question about bounds or one
  /// of a pass, kept until that is over: so that nothing has to be counted for the question, which
  /// comes in every frame of a scroll.
  var replacedLayouts: [GridViewLayout] = []
  /// The layout that the view was made with, as long as it is another view's and nothing has been
  /// asked of it; a plain one stands in.
  var borrowedLayout: GridViewLayout?

  /// The elements that the layout has answered: see `GridView.known`. In memory of its own, because
  /// an accessor that yields the contents of one pointer copies nothing.
  let knownMemory = KnownElementsMemory()
  var isKnownChanging = false
  /// Memory for code that came back to the elements from inside their present change.
  var interimKnown: [KnownElementsMemory] = []
  /// Where the layout has been asked.
  var cachedRegion = CachedRegion()
  /// Elements that an invalidation named and that are asked again in the next pass.
  var namedElements: [ElementKey] = []
  /// Whether the content size is the layout's.
  var isSizeKnown = false
  /// The content size as the layout gave it, until it has answered for elements.
  var unconfirmedSize: CGSize?
  /// What contexts add to the layout's content size.
  var sizeAdjustment = CGSize.zero

  package init(layout: GridViewLayout) {
    self.layout = layout
    findOwn()
  }

  private mutating func findOwn() {
    builtInLayout = layout as? any BuiltInLayout
    restingLayout = layout as? any RestingLayout
    sectionLayout = layout as? any SectionScrollingLayout
  }

  /// Asserts the invariants of the type in debug builds.
  func checkInvariants() {
    assert(borrowedLayout !== layout, "a borrowed layout is in use")
    assert(
      interimKnown.isEmpty || isKnownChanging, "elements for code that came back are left over")
  }
}
