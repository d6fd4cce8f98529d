import GridCore
import GridKit

/// A probe that records the attributes that `prepare()` makes, and checks whether any query returns
/// them.
@MainActor
enum PreparedProbe {
  static func run(_ audit: AuditRun) {
    let rig = audit.subject.rig()
    defer { audit.keepRecords(of: rig) }
    let observer = AttributeObserver()
    rig.simulation.attributeCounter.observer = observer
    rig.asking {
      rig.layout.invalidateLayout()
      rig.layout.prepare()
    }
    rig.simulation.attributeCounter.observer = nil
    // Copies are left out, because the originals count.
    let made = observer.survivors.filter { !$0.isCopy }.map { AuditElement($0.attributes) }
    findMalformed(made, audit)
    findDuplicates(made, audit)
    findUnused(made, rig, audit)
  }

  private static func findMalformed(_ made: [AuditElement], _ audit: AuditRun) {
    let odd = made.filter { $0.path.count != 2 }
    guard let first = odd.first else { return }
    audit.find(
      .malformedIndexPath, in: .prepare, elements: odd.map(\.id),
      "\(ElementWords.count(odd.count, "element")) \(odd.count == 1 ? "is" : "are") made with an "
        + "index path whose length is not 2: a \(first.id.shortKind) with \(first.path).")
  }

  private static func findDuplicates(_ made: [AuditElement], _ audit: AuditRun) {
    struct Name: Hashable {
      let path: [Int]
      let id: GridElementID
    }
    var frames: [Name: CGRect] = [:]
    var repeated: Set<Name> = []
    var twice: [GridElementID] = []
    for element in made {
      let name = Name(path: element.path, id: element.id)
      let earlier = frames.updateValue(element.frame, forKey: name)
      if let earlier, earlier != element.frame, repeated.insert(name).inserted {
        twice.append(element.id)
      }
    }
    guard !twice.isEmpty else { return }
    audit.find(
      .duplicateIndexPath, in: .prepare, elements: twice,
      "attributes for \(ElementWords.list(twice)) are made more than once, at different places.")
  }

  private static func findUnused(
    _ made: [AuditElement], _ rig: AuditRig, _ audit: AuditRun
  ) {
    guard !made.isEmpty else { return }
    var returned: [AuditElement] = []
    let size = rig.contentSize()
    let survey = AuditCensus.survey(of: rig, contentSize: size)
    returned += rig.elements(in: survey) ?? []
    for position in audit.census.sample {
      if let item = rig.item(position.section, position.item) { returned.append(item) }
    }
    var known = Set(returned.map(\.id))
    let shown = known
    var leftOut: [AuditElement] = []
    for element in made where element.id.category == .supplementaryView && element.path.count == 2 {
      let path = IndexPath(item: element.path[1], section: element.path[0])
      if known.contains(element.id) { continue }
      if let view = rig.supplementary(element.id.kind ?? "", at: path) {
        returned.append(view)
        known.insert(view.id)
        if view.isLeftOut(of: survey, answeredBy: shown) { leftOut.append(view) }
      }
    }
    SupplementaryProbe.findLeftOut(leftOut, audit)
    let objects = Set(returned.map(\.object))
    let places = Set(returned.map { Place($0) })
    // A returned copy at the same place counts as the object itself.
    let unused = made.filter { !objects.contains($0.object) && !places.contains(Place($0)) }
    guard unused.count == made.count, audit.census.isComplete,
      audit.census.sample.count == audit.census.counts.itemCount
    else { return }
    audit.find(
      .preparedButNotReturned, in: .prepare, elements: unused.map(\.id),
      "it makes \(ElementWords.count(made.count, "attributes object")) "
        + "(\(ElementWords.list(unused))), and none of them is returned by any query: "
        + "\(unused[0].id) was put at \(ElementWords.rect(unused[0].frame)).")
  }

  private struct Place: Hashable {
    var id: GridElementID
    var base: CGRect

    init(_ element: AuditElement) {
      (id, base) = (element.id, element.base.standardized)
    }
  }
}
