// The values inside a flow layout that an audit reads: subclasses can override every answer, not
// these.

extension GridViewFlowLayout {
  /// The flow layout's own lines, whatever a subclass answers. Nil without a grid.
  package var ownPlan: FlowPlan? { plan }

  /// Objects of the flow layout that other code changed since the layout made them, by element.
  package var changedOwnAttributes: [GridViewLayoutAttributes] { cache.changed }
}
