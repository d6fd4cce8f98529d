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
    AuditProbe(name: "content size") { $0.probeContentSize() },
    AuditProbe(name: "sections and groups") { $0.probeSectionsAndGroups() },
    AuditProbe(name: "rect queries") { $0.probeRectQueries() },
    AuditProbe(name: "item queries") { $0.probeItemQueries() },
    AuditProbe(name: "geometry") { $0.probeGeometry() },
    AuditProbe(name: "overlaps") { $0.probeOverlaps() },
    AuditProbe(name: "reach") { $0.probeReach() },
    AuditProbe(name: "views in elements") { $0.probeViews() },
    AuditProbe(name: "headers and footers") { $0.probeSupplementaries() },
    AuditProbe(name: "headers and footers that are not there", isRisky: true) {
      $0.probeAbsentSupplementaries()
    },
    AuditProbe(name: "declared geometry") { $0.probeDeclaredGeometry() },
    AuditProbe(name: "attributes made in prepare", usesMoreGrids: true) {
      $0.probePreparedAttributes()
    },
    AuditProbe(name: "attributes of the superclass", usesMoreGrids: true) {
      $0.probeSharedAttributes()
    },
    AuditProbe(name: "invalidation", usesMoreGrids: true) { $0.probeInvalidation() },
    AuditProbe(name: "preparing twice", usesMoreGrids: true) { $0.probePreparingTwice() },
    AuditProbe(name: "resizing", usesMoreGrids: true) { $0.probeResizing() },
    AuditProbe(name: "another screen", usesMoreGrids: true) { $0.probeScreens() },
    AuditProbe(name: "changed properties", usesMoreGrids: true) { $0.probeChangedProperties() },
    AuditProbe(name: "cells that size themselves", usesMoreGrids: true) { $0.probeMeasuredSizes() },
    AuditProbe(name: "an empty section", usesMoreGrids: true) { $0.probeEmptySection() },
    AuditProbe(name: "delegates") { $0.probeDelegates() },
    AuditProbe(name: "ends of drags", usesMoreGrids: true) { $0.probeSnap() },
    AuditProbe(name: "drags after jumps", usesMoreGrids: true) { $0.probeDragsAfterJumps() },
    AuditProbe(name: "switching layouts", usesMoreGrids: true) { $0.probeSwitches() },
    AuditProbe(name: "work of a scroll", usesMoreGrids: true) { $0.probeWork() },
  ]
}
