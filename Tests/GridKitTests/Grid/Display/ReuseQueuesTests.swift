import GridKit
import GridTesting
import TestSupport
import Testing

@Suite("Reuse queues")
@MainActor
struct ReuseQueuesTests {
  private final class OtherCell: GridViewCell {}

  /// Compares `ReuseQueues` with a plain model: one list of all views that wait.
  @Test(.rule("RU-1"), .seeds(0..<300))
  func `views wait in their own queues, last in and first out`() {
    var random = SplitMix64(seed: currentSeed)
    let keys = [
      ReuseQueueKey(kind: .cell, identifier: "a"), ReuseQueueKey(kind: .cell, identifier: "b"),
      ReuseQueueKey(kind: .supplementary("head"), identifier: "a"),
      ReuseQueueKey(kind: .supplementary("foot"), identifier: "a"),
      ReuseQueueKey(kind: .decoration("back"), identifier: ""),
    ]
    let registrations: [ViewRegistration] = [
      .viewClass(GridViewCell.self), .viewClass(OtherCell.self),
    ]
    var queues = ReuseQueues()
    var plain: [GridReusableView] = []
    var out: [GridReusableView] = []
    for _ in 0..<120 {
      guard let key = keys.randomElement(using: &random),
        let registration = registrations.randomElement(using: &random)
      else { return }
      switch random.number(0...9) {
      case 0...3:
        let view =
          out.isEmpty || random.percent(40) ? GridReusableView(frame: .zero) : out.removeLast()
        if view.reuse.queue == nil {
          view.reuse.queue = key
          view.reuse.origin = registration.origin
        }
        queues.enqueue(view)
        plain.append(view)
      case 4...6:
        let found = queues.dequeue(key, madeBy: registration)
        let index = plain.lastIndex {
          $0.reuse.queue == key && $0.reuse.origin == registration.origin
        }
        #expect(found === index.map { plain[$0] })
        if let index { out.append(plain.remove(at: index)) }
      case 7:
        guard let view = (plain + out).randomElement(using: &random) else { continue }
        let index = plain.firstIndex { $0 === view }
        #expect(queues.take(view) == (index != nil))
        if let index { out.append(plain.remove(at: index)) }
      case 8 where random.percent(30):
        let gone = queues.purge(key)
        let expected = plain.filter { $0.reuse.queue == key }
        #expect(gone.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
        plain.removeAll { $0.reuse.queue == key }
      default:
        #expect(Set(queues.all.map(ObjectIdentifier.init)) == Set(plain.map(ObjectIdentifier.init)))
        #expect(queues.all.count == plain.count)
      }
    }
  }
}
