import GridTesting
import Testing

/// A layout as an app has it, with one fault, and the same layout without it.
struct Conviction: Sendable {
  /// The code that the fault is found under.
  let code: String
  /// The words that the message must contain: the method at fault, the elements, the numbers.
  let words: [String]
  /// Other codes that follow from the fault.
  let consequences: Set<String>
  let setting: @MainActor @Sendable () -> LayoutAudit.Setting
  let faulty: @MainActor @Sendable () -> GridViewLayout
  let mended: @MainActor @Sendable () -> GridViewLayout
  let name: String

  /// - Parameter delegate: Gives the layout its delegate, and returns that.
  init<Layout: GridViewLayout>(
    _ code: String, naming words: [String], consequences: Set<String> = [],
    in setting: LayoutAudit.Setting, delegate: @escaping @MainActor (Layout) -> [AnyObject],
    faulty: @escaping @MainActor () -> Layout, mended: @escaping @MainActor () -> Layout
  ) {
    self.code = code
    self.words = words
    self.consequences = consequences
    nonisolated(unsafe) let given = setting
    self.setting = {
      var setting = given
      setting.dress = { grid in (grid.collectionViewLayout as? Layout).map(delegate) ?? [] }
      return setting
    }
    self.faulty = faulty
    self.mended = mended
    name = "\(Layout.self): \(code)"
  }
}

extension AuditReport {
  /// The codes of errors and warnings.
  var graveCodes: Set<String> { Set(findings.filter { $0.severity != .information }.map(\.code)) }

  /// Errors, warnings and faults, as text that a failure can show; empty for a layout without
  /// faults.
  var complaints: String {
    (findings.filter { $0.severity != .information }.map(\.description)
      + faults.map { "fault \($0.code): \($0.message)" }).joined(separator: "\n")
  }
}
