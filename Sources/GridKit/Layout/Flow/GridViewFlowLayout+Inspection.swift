// What an audit looks at inside a flow layout: subclasses can override every answer, not these.

extension GridViewFlowLayout {
  /// The flow layout's own lines, whatever a subclass answers. Nil without a grid.
  package var ownPlan: FlowPlan? { plan }

  /// Objects that the flow layout owns and somebody changed since it made them, by element.
  package var changedOwnAttributes: [GridViewLayoutAttributes] { cache.changed }
}
