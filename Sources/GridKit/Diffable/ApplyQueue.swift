import Synchronization

/// The applies that came from other queues and wait for the main actor, in order. `latest` is the
/// content after all waiting applies. The next snapshot is compared with this content.
final class ApplyQueue<Content: Sendable>: Sendable {
  private struct State {
    var latest: Content
    var applies: [PendingApply] = []
    /// The number of posted applies that have not been carried out.
    var openCount = 0
  }

  /// Applies a snapshot, and returns the data source's content after the apply.
  typealias PendingApply = @MainActor @Sendable () -> Content

  private let state: Mutex<State>

  /// Makes an empty queue.
  ///
  /// - Parameter content: The data source's present content.
  init(_ content: Content) {
    state = Mutex(State(latest: content))
  }

  /// The expected content after all posted applies. An apply may still be refused.
  var latest: Content { state.withLock(\.latest) }

  /// Adds an apply at the end of the queue. The apply is carried out on the main actor.
  ///
  /// - Parameter content: The expected content after the apply.
  func post(_ content: Content, _ apply: @escaping PendingApply) {
    state.withLock {
      $0.latest = content
      $0.applies.append(apply)
      $0.openCount += 1
    }
    Task { @MainActor in self.empty() }
  }

  /// Records the data source's present content. The call has no effect while applies wait, because
  /// `latest` is then the content after the last waiting apply.
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
