import Synchronization

/// Snapshots that were handed in on other queues and wait for the main actor, in the order in which
/// they came, and what is held when all of them are shown: the next one is compared with that.
final class ApplyQueue<Content: Sendable>: Sendable {
  private struct State {
    var latest: Content
    var applies: [PendingApply] = []
    /// The number of applies that were added and are not carried out.
    var openCount = 0
  }

  /// A step on the main actor; it returns what is held afterwards.
  typealias PendingApply = @MainActor @Sendable () -> Content

  private let state: Mutex<State>

  /// Makes a queue with nothing posted.
  ///
  /// - Parameter content: What is held.
  init(_ content: Content) {
    state = Mutex(State(latest: content))
  }

  /// The content after all posted steps are carried out, as far as it is known before.
  var latest: Content { state.withLock(\.latest) }

  /// Adds a step that is done on the main actor, behind those that were added before.
  ///
  /// - Parameter content: What will be held then.
  func post(_ content: Content, _ apply: @escaping PendingApply) {
    state.withLock {
      $0.latest = content
      $0.applies.append(apply)
      $0.openCount += 1
    }
    Task { @MainActor in self.empty() }
  }

  /// Notes the content that is held now. While applies wait, the last of them knows better.
  @MainActor func isHeld(_ content: Content) {
    state.withLock { if $0.openCount == 0 { $0.latest = content } }
  }

  @MainActor private func empty() {
    let applies = state.withLock { state in
      defer { state.applies = [] }
      return state.applies
    }
    for apply in applies {
      let content = apply()
      state.withLock {
        $0.openCount -= 1
        if $0.openCount == 0 { $0.latest = content }
      }
    }
  }
}
