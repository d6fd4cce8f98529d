import Foundation

extension CGFloat {
  /// The number, clamped to ±10¹⁵ points, so that sums stay finite.
  fileprivate var bounded: CGFloat { Swift.min(Swift.max(self, -1e15), 1e15) }
}

extension GridEdgeInsets {
  fileprivate var bounded: GridEdgeInsets {
    GridEdgeInsets(
      top: top.bounded, left: left.bounded, bottom: bottom.bounded, right: right.bounded)
  }
}

/// A length in a compositional layout, absolute or relative to the enclosing box.
package enum CompositionalDimension: Hashable, Sendable {
  case fractionalWidth(CGFloat)
  case fractionalHeight(CGFloat)
  /// A length in points.
  case absolute(CGFloat)
  /// A length in points that holds until the view is measured.
  case estimated(CGFloat)
  /// A length in points that holds until the views of a group are measured. Then all these views
  /// get the length of the longest view.
  case uniform(CGFloat)

  /// Whether the length is an estimate until the view is measured.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Returns the length in a box. Only a fractional length is rounded, down to a pixel.
  func length(in box: CGSize, _ pixels: PixelGrid) -> CGFloat {
    switch self {
    case .fractionalWidth(let part): pixels.roundedDown((part.bounded * box.width).bounded)
    case .fractionalHeight(let part): pixels.roundedDown((part.bounded * box.height).bounded)
    case .absolute(let length), .estimated(let length), .uniform(let length): length.bounded
    }
  }
}

/// Width and height of an item, a group or a view.
package struct CompositionalSize: Hashable, Sendable {
  package var width: CompositionalDimension
  package var height: CompositionalDimension

  package init(_ width: CompositionalDimension, _ height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  subscript(axis: PlaneAxis) -> CompositionalDimension { axis == .x ? width : height }

  package func size(in box: CGSize, _ pixels: PixelGrid) -> CGSize {
    CGSize(width: width.length(in: box, pixels), height: height.length(in: box, pixels))
  }
}

/// The spacing between two items, or beside an item.
package enum CompositionalSpacing: Hashable, Sendable {
  case fixed(CGFloat)
  /// A spacing of this length plus a share of the leftover length.
  case flexible(CGFloat)

  var least: CGFloat {
    switch self {
    case .fixed(let length), .flexible(let length): length.bounded
    }
  }

  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// The spacing outside an item, on each of its edges.
package struct CompositionalEdgeSpacing: Hashable, Sendable {
  package var leading: CompositionalSpacing?
  package var top: CompositionalSpacing?
  package var trailing: CompositionalSpacing?
  package var bottom: CompositionalSpacing?

  package init(
    leading: CompositionalSpacing? = nil, top: CompositionalSpacing? = nil,
    trailing: CompositionalSpacing? = nil, bottom: CompositionalSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The spacings at the start and at the end of an axis.
  subscript(axis: PlaneAxis) -> (start: CompositionalSpacing?, end: CompositionalSpacing?) {
    axis == .x ? (leading, trailing) : (top, bottom)
  }
}

/// A point of a rectangle, and an offset from this point.
package struct CompositionalAnchor: Hashable, Sendable {
  /// The point, in units of the rectangle's size: 0 is leading or top, 1 is trailing or bottom.
  package var point: CGPoint
  package var offset: CGPoint
  /// Whether the offset is in units of the view's own size, not in points.
  package var isFractional: Bool

  package init(point: CGPoint, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.point = point
    self.offset = CGPoint(x: offset.x.bounded, y: offset.y.bounded)
    self.isFractional = isFractional
  }

  func offset(of size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A supplementary view at a point of an item or group.
package struct CompositionalSupplementary: Hashable, Sendable {
  /// The caller's number for the element kind.
  package var kind: Int
  package var size: CompositionalSize
  package var containerAnchor: CompositionalAnchor
  /// The anchor on the view. If nil, the view uses the point of `containerAnchor`.
  package var itemAnchor: CompositionalAnchor?
  /// The insets between the view's place and its frame.
  package var contentInsets: GridEdgeInsets
  package var zIndex: Int

  package init(
    kind: Int, size: CompositionalSize, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil, contentInsets: GridEdgeInsets = .zero, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.contentInsets = contentInsets.bounded
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }

  /// Returns the frame of the view on a container. The frame is a rectangle of the solved or
  /// measured `size`, less the view's content insets.
  func frame(on container: CGRect, size: CGSize) -> CGRect {
    let place = place(on: container, size: size)
    return contentInsets == .zero ? place : place.less(contentInsets, of: self.size)
  }

  private func place(on container: CGRect, size: CGSize) -> CGRect {
    let (outer, inner) = (
      containerAnchor,
      itemAnchor
        ?? CompositionalAnchor(
          point: containerAnchor.point)
    )
    let (outerOffset, innerOffset) = (outer.offset(of: size), inner.offset(of: size))
    return CGRect(
      x: container.minX + container.width * outer.point.x - size.width * inner.point.x
        + outerOffset.x + innerOffset.x,
      y: container.minY + container.height * outer.point.y - size.height * inner.point.y
        + outerOffset.y + innerOffset.y,
      width: size.width, height: size.height)
  }
}

/// An item of a group: a cell or a nested group.
package struct CompositionalItem: Hashable, Sendable {
  package var size: CompositionalSize
  /// The insets from a cell's slot to the cell, or from a group's edges to its items.
  package var contentInsets: GridEdgeInsets
  package var edgeSpacing: CompositionalEdgeSpacing
  package var supplementaries: [CompositionalSupplementary]
  /// The group, if the item is a group; nil for a cell.
  package var group: CompositionalGroup?

  package init(
    _ size: CompositionalSize, contentInsets: GridEdgeInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = CompositionalEdgeSpacing(),
    supplementaries: [CompositionalSupplementary] = [], group: CompositionalGroup? = nil
  ) {
    self.size = size
    self.contentInsets = contentInsets.bounded
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
    self.group = group
  }
}

extension CompositionalItem {
  /// A copy of the item in which the groups are numbered from 0, its own group first.
  var numbered: CompositionalItem {
    var next = 0
    return numbered(from: &next)
  }

  private func numbered(from next: inout Int) -> CompositionalItem {
    guard var group else { return self }
    group.number = next
    next += 1
    switch group.content {
    case .custom: break
    case .filled(let items): group.content = .filled(items.map { $0.numbered(from: &next) })
    case .repeating(let item, let count):
      group.content = .repeating(item.numbered(from: &next), count: count)
    }
    var item = self
    item.group = group
    return item
  }

  /// The number of groups in the item, its own group included.
  var groupCount: Int {
    switch group?.content {
    case .filled(let items)?: items.reduce(1) { $0 + $1.groupCount }
    case .repeating(let item, _)?: 1 + item.groupCount
    case .custom?: 1
    case nil: 0
    }
  }
}

/// A group of items that follow each other along an axis, or have frames of their own.
package struct CompositionalGroup: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Items one after the other, repeated as long as they fit.
    case filled([CompositionalItem])
    /// Copies of one item. Each copy keeps the item's size.
    indirect case repeating(CompositionalItem, count: Int)
    /// Custom frames, relative to the group's outer corner, in the order of the items.
    case custom([CompositionalCustomItem])
  }

  /// The axis along which items follow each other.
  package var axis: PlaneAxis
  package var content: Content
  package var interItemSpacing: CompositionalSpacing?
  /// The group's number in its section, set by `CompositionalItem.numbered`; 0 before.
  fileprivate(set) var number = 0

  /// The greatest allowed nesting depth of groups.
  package static let mostLevels = 64

  package init(
    _ axis: PlaneAxis, _ content: Content, interItemSpacing: CompositionalSpacing? = nil
  ) {
    self.axis = axis
    self.content = content
    self.interItemSpacing = interItemSpacing
  }
}

/// An item of a custom group.
package struct CompositionalCustomItem: Hashable, Sendable {
  package var frame: CGRect
  package var zIndex: Int

  package init(frame: CGRect, zIndex: Int = 0) {
    self.frame = CGRect(
      x: frame.origin.x.bounded, y: frame.origin.y.bounded, width: frame.size.width.bounded,
      height: frame.size.height.bounded)
    self.zIndex = zIndex
  }
}

/// A view at an edge or corner of a section, or of the whole layout.
package struct CompositionalBoundary: Hashable, Sendable {
  /// The place of the view on one axis.
  package enum Place: Hashable, Sendable {
    case start, middle, end
  }

  package var kind: Int
  package var size: CompositionalSize
  package var x: Place
  package var y: Place
  package var offset: CGPoint
  /// Whether the view lies outside the content along the scroll axis, where the layout makes room
  /// for it.
  package var extendsBoundary: Bool
  package var pinsToVisibleBounds: Bool
  /// The insets between the view's slot and its frame. The slot decides how much room the view
  /// takes.
  package var contentInsets: GridEdgeInsets
  package var zIndex: Int

  package init(
    kind: Int, size: CompositionalSize, x: Place, y: Place, offset: CGPoint = .zero,
    extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false,
    contentInsets: GridEdgeInsets = .zero, zIndex: Int = 1
  ) {
    self.contentInsets = contentInsets.bounded
    self.kind = kind
    self.size = size
    self.x = x
    self.y = y
    self.offset = CGPoint(x: offset.x.bounded, y: offset.y.bounded)
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
  }

  func place(_ axis: PlaneAxis) -> Place { axis == .x ? x : y }

  /// Returns the frame of the view in its slot.
  func frame(in slot: CGRect) -> CGRect {
    contentInsets == .zero ? slot : slot.less(contentInsets, of: size)
  }
}

/// A view behind a section.
package struct CompositionalDecoration: Hashable, Sendable {
  package var kind: Int
  package var contentInsets: GridEdgeInsets
  package var zIndex: Int

  package init(kind: Int, contentInsets: GridEdgeInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets.bounded
    self.zIndex = zIndex
  }
}

/// A section: one group, repeated for all items, with boundary items and decorations around it.
package struct CompositionalSection: Hashable, Sendable {
  package var itemCount: Int
  /// The group of the section, stored as an item whose `group` is not nil.
  package var group: CompositionalItem
  package var contentInsets: GridEdgeInsets
  package var interGroupSpacing: CGFloat
  /// The insets of the area that `contentInsetsReference` names. Only insets across the scroll axis
  /// count.
  package var referenceInsets: GridEdgeInsets
  /// The insets of the area that `supplementaryContentInsetsReference` names. Only insets across
  /// the scroll axis count.
  package var supplementaryReferenceInsets: GridEdgeInsets
  package var supplementariesFollowContentInsets: Bool
  package var boundaries: [CompositionalBoundary]
  package var decorations: [CompositionalDecoration]
  /// Whether groups follow each other across the scroll axis.
  package var isOrthogonal: Bool

  package init(
    itemCount: Int, group: CompositionalItem, contentInsets: GridEdgeInsets = .zero,
    interGroupSpacing: CGFloat = 0, referenceInsets: GridEdgeInsets = .zero,
    supplementaryReferenceInsets: GridEdgeInsets = .zero,
    supplementariesFollowContentInsets: Bool = true, boundaries: [CompositionalBoundary] = [],
    decorations: [CompositionalDecoration] = [], isOrthogonal: Bool = false
  ) {
    self.itemCount = itemCount
    self.group = group
    self.contentInsets = contentInsets.bounded
    self.interGroupSpacing = interGroupSpacing.bounded
    self.referenceInsets = referenceInsets.bounded
    self.supplementaryReferenceInsets = supplementaryReferenceInsets.bounded
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.boundaries = boundaries
    self.decorations = decorations
    self.isOrthogonal = isOrthogonal
  }
}
