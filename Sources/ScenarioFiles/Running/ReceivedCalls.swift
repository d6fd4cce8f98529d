import Foundation
import GridKit

/// The calls that data source and delegate of a running case have received, in the form that
/// `CollectionViewRecorder` records on a device.
///
/// Equal calls in a row are recorded once, because a collection view does not promise how often it
/// repeats a call. Calls that ask for the number of sections or items are left out.
@MainActor
final class ReceivedCalls {
  private var calls: [String] = []

  /// Adds a call, unless it equals the call before.
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

  /// Returns the calls since the previous call of `take()`.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
