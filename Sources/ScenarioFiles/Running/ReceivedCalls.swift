import Foundation
import GridKit

/// Calls that data source and delegate of a running case have heard, as a recorder would note them.
///
/// Equal calls in a row are kept once: a collection view promises no numbers of equal calls.
/// Questions about counts are left out.
@MainActor
final class ReceivedCalls {
  private var calls: [String] = []

  /// Adds a call, unless it is the same as the one before.
  func record(_ call: String) {
    if calls.last != call { calls.append(call) }
  }

  /// Adds a call about an element: `willDisplay 0-3`, `willDisplay header 0-0`.
  func record(_ call: String, kind: String? = nil, _ path: IndexPath) {
    let name = ElementName(
      GridElementID(
        category: kind == nil ? .cell : .supplementaryView, kind: kind, section: path[0],
        item: path.count > 1 ? path[1] : NSNotFound))
    let place = name.item == -1 ? "\(name.section)" : "\(name.section)-\(name.item)"
    record(kind == nil ? "\(call) \(place)" : "\(call) \(name.kind) \(place)")
  }

  /// The calls since the last time that they were taken.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
