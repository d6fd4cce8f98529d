import Foundation
import GridCore
import GridKit

/// A case of a scenario file: a grid, what is done to it, and what may be expected of it.
///
/// Points, seconds, points per second. Made from a file by `ScenarioParser`; `json` turns it back.
public struct ScenarioCase: Hashable, Sendable {
  /// Repeated in the output. A case without a name has its number in the file, from 1.
  public var id: String
  /// The id of a `LayoutSchema`.
  public var layout: String
  /// The parameters as the file gives them, without defaults.
  public var parameters: JSONObject
  /// The sections, in order; none for a grid without data.
  public var sections: [ScenarioSection]
  /// The sizes that cells ask for on axes that a layout only estimates; nil when they ask for
  /// nothing.
  public var preferredSizes: ScenarioPreferredSizes?
  /// Size of the grid view.
  public var viewport: CGSize
  /// Pixels per point: 1, 2 or 3.
  public var displayScale: Int
  /// Ticks per second of the virtual clock.
  public var frameRate: Double
  /// The insets that the grid's surroundings take from its edges, in points.
  public var safeArea: GridEdgeInsets
  /// The grid's own content inset, in points, the safe area aside.
  public var viewContentInset: GridEdgeInsets
  /// The grid's layout margins, in points, the safe area aside; nil for the usual ones.
  public var layoutMargins: GridEdgeInsets?
  /// The reading direction of the grid's surroundings.
  public var direction: ScenarioDirection
  /// The policy for the rectangle that the layout is asked for.
  public var queryPolicy: GridView.QueryPolicy
  /// The content offset at the start; nil for the natural start.
  public var contentOffset: CGPoint?
  /// The actions, in order.
  public var actions: [ScenarioAction]
  /// The screen that is drawn around the grid; nil for the grid alone.
  public var screen: ScenarioScreen?
  /// The texts of elements; nil when they say nothing.
  public var texts: ScenarioTexts?
  /// The part of the output that is compared; nil when nothing is.
  public var expect: JSONObject?
  /// The origin of the expectation: `documented`, `observed` or `chosen`, then any words of detail
  /// ("observed on an iPhone 15, iOS 18.1"); nil when none is given.
  public var source: String?
  /// The kind of data source, by which the grid learns of its data.
  public var dataSource: DataSource

  /// The kinds of data source that a case may have.
  public enum DataSource: String, Hashable, Sendable, CaseIterable {
    /// Sections and items are counted, and batch updates tell of their changes.
    case counted
    /// Sections and items have names, and are shown by snapshots: a
    /// `GridViewDiffableDataSource<String, String>`. In files `"source": "diffable"`.
    case diffable
  }

  /// A case on a phone of 375 × 667 points, as far as nothing else is said.
  public init(
    id: String = "1", layout: String, parameters: JSONObject = JSONObject(),
    sections: [ScenarioSection] = [], preferredSizes: ScenarioPreferredSizes? = nil,
    viewport: CGSize = CGSize(width: 375, height: 667),
    displayScale: Int = 3, frameRate: Double = 60, safeArea: GridEdgeInsets = .zero,
    viewContentInset: GridEdgeInsets = .zero, layoutMargins: GridEdgeInsets? = nil,
    direction: ScenarioDirection = .leftToRight, queryPolicy: GridView.QueryPolicy = .whole,
    contentOffset: CGPoint? = nil, actions: [ScenarioAction] = [],
    screen: ScenarioScreen? = nil, texts: ScenarioTexts? = nil, expect: JSONObject? = nil,
    source: String? = nil, dataSource: DataSource = .counted
  ) {
    self.id = id
    self.layout = layout
    self.parameters = parameters
    self.sections = sections
    self.preferredSizes = preferredSizes
    self.viewport = viewport
    self.displayScale = displayScale
    self.frameRate = frameRate
    self.safeArea = safeArea
    self.viewContentInset = viewContentInset
    self.layoutMargins = layoutMargins
    self.direction = direction
    self.queryPolicy = queryPolicy
    self.contentOffset = contentOffset
    self.actions = actions
    self.screen = screen
    self.texts = texts
    self.expect = expect
    self.source = source
    self.dataSource = dataSource
  }
}

extension ScenarioCase {
  /// The title of pictures and pages of the case: its id, and its layout where that says more.
  public var title: String { id == layout ? id : "\(id) · \(layout)" }
}

/// A section of a case's data.
public struct ScenarioSection: Hashable, Sendable {
  /// The data of an item in a file.
  public enum Item: Hashable, Sendable {
    /// A length along the scroll axis, in points.
    case height(CGFloat)
    /// Width and height, in points.
    case size(CGSize)
    /// An item over several columns.
    case spanning(height: CGFloat, span: Int)
  }

  /// The names of a section and its items in a case with a diffable data source.
  public struct Names: Hashable, Sendable {
    /// The section's identifier.
    public var id: String
    /// The items' identifiers, in order.
    public var items: [String]

    /// A section with items.
    public init(id: String, items: [String]) {
      self.id = id
      self.items = items
    }
  }

  /// The items of a section.
  public enum Content: Hashable, Sendable {
    /// A number of items, of which the layout knows nothing more.
    case count(Int)
    /// The data of each item, in order.
    case items([Item])
  }

  /// The number of items, and what is known of each.
  public var content: Content
  /// The section's own keys, as the layouts of the case name them.
  public var keys: JSONObject

  /// The names; nil in a case that counts its items. Beside them, `content` is their count.
  public var names: Names?

  /// A section of a case with a diffable data source; of its items the layout knows nothing more.
  public init(id: String, items: [String], keys: JSONObject = JSONObject()) {
    self.init(.count(items.count), keys: keys)
    names = Names(id: id, items: items)
  }

  /// A section without keys of its own unless they are given.
  public init(_ content: Content, keys: JSONObject = JSONObject()) {
    self.content = content
    self.keys = keys
  }

  /// The number of items, of either kind of content.
  public var itemCount: Int {
    switch content {
    case .count(let count): count
    case .items(let items): items.count
    }
  }
}
