/// A part of an audit that makes several related checks.
@MainActor
package struct AuditProbe {
  /// The name of the probe, which a child process writes to its channel before the probe runs.
  let name: String
  /// Whether the probe makes queries that trap in some layouts. A risky probe runs only in a child
  /// process.
  var isRisky = false
  /// Whether the probe queries all elements in several grids. Such a probe is left out if an answer
  /// has more than `AuditRig.answerLimit` elements.
  var usesMoreGrids = false
  let run: @MainActor (AuditRun) -> Void

  /// The name of the step before all probes: the first layout of a grid. This step cannot be left
  /// out.
  package static let first = "first layout"

  static func isOptional(_ name: String) -> Bool { name != first }

  static let all: [AuditProbe] = [
    AuditProbe(name: "content size", run: ContentSizeProbe.run),
    AuditProbe(name: "sections and groups", run: CompositionalProbe.run),
    AuditProbe(name: "rect queries", run: RectProbe.run),
    AuditProbe(name: "item queries", run: ItemProbe.run),
    AuditProbe(name: "geometry", run: GeometryProbe.run),
    AuditProbe(name: "overlaps", run: OverlapProbe.run),
    AuditProbe(name: "reach", run: ReachProbe.run),
    AuditProbe(name: "headers and footers", run: SupplementaryProbe.run),
    AuditProbe(
      name: "headers and footers that are not there", isRisky: true,
      run: SupplementaryProbe.runAbsent),
    AuditProbe(name: "declared geometry", run: DeclaredProbe.run),
    AuditProbe(name: "attributes made in prepare", usesMoreGrids: true, run: PreparedProbe.run),
    AuditProbe(
      name: "attributes of the superclass", usesMoreGrids: true, run: SharedAttributesProbe.run),
    AuditProbe(name: "invalidation", usesMoreGrids: true, run: StabilityProbe.runInvalidation),
    AuditProbe(name: "preparing twice", usesMoreGrids: true, run: StabilityProbe.runAgain),
    AuditProbe(name: "resizing", usesMoreGrids: true, run: StabilityProbe.runResize),
    AuditProbe(name: "another screen", usesMoreGrids: true, run: StabilityProbe.runScreens),
    AuditProbe(name: "changed properties", usesMoreGrids: true, run: ChangeProbe.run),
    AuditProbe(
      name: "cells that size themselves", usesMoreGrids: true, run: MeasuredSizesProbe.run),
    AuditProbe(name: "an empty section", usesMoreGrids: true, run: EmptySectionProbe.run),
    AuditProbe(name: "delegates", run: DelegateProbe.run),
    AuditProbe(name: "ends of drags", usesMoreGrids: true, run: SnapProbe.run),
    AuditProbe(name: "drags after jumps", usesMoreGrids: true, run: SnapProbe.runHistory),
    AuditProbe(name: "switching layouts", usesMoreGrids: true, run: SwitchProbe.run),
    AuditProbe(name: "work of a scroll", usesMoreGrids: true, run: WorkProbe.run),
  ]
}
