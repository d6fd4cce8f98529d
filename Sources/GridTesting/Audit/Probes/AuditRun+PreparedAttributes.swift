import GridCore
import GridKit

extension AuditRun {
  /// Records the attributes that `prepare()` makes, and checks whether any query returns them.
  func probePreparedAttributes() {
    let rig = subject.rig()
    defer { keepRecords(of: rig) }
    let observer = AttributeObserver()
    rig.simulation.attributeCounter.observer = observer
    rig.asking {
      rig.layout.invalidateLayout()
      rig.layout.prepare()
    }
    rig.simulation.attributeCounter.observer = nil
    // Copies are left out, because the originals count.
    let made = observer.survivors.filter { !$0.isCopy }.map { AuditElement($0.attributes) }
    findMalformed(made)
    findDuplicates(made)
    findUnused(made, rig)
  }

  private func findMalformed(_ made: [AuditElement]) {
    let odd = made.filter { $0.path.count != 2 }
    guard let first = odd.first else { return }
    find(
      .malformedIndexPath, in: .prepare, elements: odd.map(\.id),
      "\(ElementWords.count(odd.count, "element")) \(odd.count == 1 ? "is" : "are") made with an "
        + "index path whose length is not 2: a \(first.id.shortKind) with \(first.path).")
  }

  private func findDuplicates(_ made: [AuditElement]) {
    struct Name: Hashable {
      let path: [Int]
      let id: GridElementID
    }
    var frames: [Name: CGRect] = [:]
    let twice = made.filter { element in
      let name = Name(path: element.path, id: element.id)
      return frames.updateValue(element.frame, forKey: name).map { $0 != element.frame } ?? false
    }.unique { Name(path: $0.path, id: $0.id) }
    guard !twice.isEmpty else { return }
    find(
      .duplicateIndexPath, in: .prepare, elements: twice.map(\.id),
      "attributes for \(ElementWords.list(twice)) are made more than once, at different places.")
  }

  private func findUnused(_ made: [AuditElement], _ rig: AuditRig) {
    guard !made.isEmpty else { return }
    let survey = AuditCensus.survey(of: rig, contentSize: rig.contentSize())
    var returned = rig.elements(in: survey) ?? []
    returned += census.sample.compactMap { rig.element($0, from: .item) }
    var known = Set(returned.map(\.id))
    let shown = known
    var leftOut: [AuditElement] = []
    for element in made where element.id.category == .supplementaryView && element.path.count == 2 {
      guard !known.contains(element.id),
        let view = rig.element(element.id, from: .supplementary)
      else { continue }
      returned.append(view)
      known.insert(view.id)
      if view.isLeftOut(of: survey, answeredBy: shown) { leftOut.append(view) }
    }
    findLeftOut(leftOut)
    let objects = Set(returned.map(\.object))
    let places = Set(returned.map { Place($0) })
    // A returned copy at the same place counts as the object itself.
    let unused = made.filter { !objects.contains($0.object) && !places.contains(Place($0)) }
    guard unused.count == made.count, census.isComplete,
      census.sample.count == census.counts.itemCount
    else { return }
    find(
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
