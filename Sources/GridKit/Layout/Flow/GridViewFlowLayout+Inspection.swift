// Values inside a flow layout for audits. Subclasses can override every answer of the layout, but
// not these values.

extension GridViewFlowLayout {
  /// The flow layout's own plan, regardless of the answers of a subclass. The plan is nil without a
  /// grid.
  package var ownPlan: FlowPlan? { plan }

  /// The attribute objects that other code has changed since the flow layout made them, sorted by
  /// element.
  package var changedOwnAttributes: [GridViewLayoutAttributes] { pool.changed }
}
