import ScenarioFiles
import Foundation
import GridTesting

extension ScenarioAction {
  /// The action without animation; nil where time passes in it, or where it is no business of a
  /// layout.
  var atOnce: ScenarioAction? {
    if var update = values(of: .update) {
      update.animated = false
      return .update(update)
    }
    if let (size, _) = values(of: .setBounds) { return .setBounds(size, animated: false) }
    if let (offset, _) = values(of: .setContentOffset) {
      return .setContentOffset(offset, animated: false)
    }
    if let (inset, _) = values(of: .setViewContentInset) {
      return .setViewContentInset(inset, animated: false)
    }
    if let (item, position, _) = values(of: .scrollToItem) {
      return .scrollToItem(item, position: position, animated: false)
    }
    return op == .setParameters || op == .reloadData ? self : nil
  }
}
