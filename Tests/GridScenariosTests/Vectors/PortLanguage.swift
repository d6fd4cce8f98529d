import ScenarioFiles
import Foundation
import GridTesting

/// Languages that ports are written in, as far as the tests of ports need to know them.
enum PortLanguage {
  /// Whether there is a command, or has to be.
  static func isExpected(_ command: String) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["GRIDKIT_CI"] == "1" { return true }
    return (environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(command)")
    }
  }
}

extension ScenarioAction {
  /// The action without animation; nil where time passes in it, or where it is no business of a
  /// layout.
  var atOnce: ScenarioAction? {
    switch self {
    case .update(var update):
      update.animated = false
      return .update(update)
    case .setBounds(let size, _): return .setBounds(size, animated: false)
    case .setContentOffset(let offset, _): return .setContentOffset(offset, animated: false)
    case .setViewContentInset(let inset, _): return .setViewContentInset(inset, animated: false)
    case .scrollToItem(let item, let position, _):
      return .scrollToItem(item, position: position, animated: false)
    case .setParameters, .reloadData: return self
    default: return nil
    }
  }
}
