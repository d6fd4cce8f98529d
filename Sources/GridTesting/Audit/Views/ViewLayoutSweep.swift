import GridKit

/// The reports of audits of one view under several traits and at several widths.
public struct ViewLayoutSweep: Hashable, Codable, Sendable, CustomStringConvertible {
  /// An audit of the view.
  public struct Row: Hashable, Codable, Sendable {
    /// The name of the traits: `right to left`.
    public var traits: String
    /// The width, in points.
    public var width: CGFloat
    /// The findings at this width under these traits.
    public var report: ViewLayoutReport
  }

  /// The audits: for each of the traits in turn, all widths.
  public var rows: [Row]

  /// The rows with findings.
  public var broken: [Row] { rows.filter { !$0.report.findings.isEmpty } }

  /// The rows as text: a heading, then each code and view with the traits and widths where it
  /// breaks, and the first message.
  public var description: String {
    let heading = "\(broken.count) of \(ElementWords.count(rows.count, "row")) with findings"
    let faults = rows.flatMap { row in row.report.findings.map { (row, $0) } }
    let lines = faults.unique(by: { "\($0.1.code) \($0.1.view)" }).map { first, finding in
      let hit = rows.filter { row in
        row.report.findings.contains { $0.code == finding.code && $0.view == finding.view }
      }
      let places = hit.map(\.traits).unique(by: \.self).map { traits in
        let widths = hit.filter { $0.traits == traits }.map { NumberText.short($0.width) }
        return "\(traits) at \(widths.joined(separator: ", "))"
      }
      return "\(finding.code) \(finding.view), \(places.joined(separator: "; ")): at "
        + "\(NumberText.short(first.width)) it \(finding.message)"
    }
    return ([heading] + lines.map { VisibleText.line($0) }).joined(separator: "\n")
  }
}

extension ViewLayoutAudit {
  /// Traits under which a view is examined.
  public struct Traits: Hashable, Codable, Sendable {
    /// The name in the rows of a sweep.
    public var name: String
    /// The overrides that the view gets instead of its own.
    public var overrides: GridTraitOverrides

    /// Creates traits from a name and the overrides.
    public init(_ name: String, _ overrides: GridTraitOverrides) {
      self.name = name
      self.overrides = overrides
    }

    /// Text that reads from left to right.
    public static let leftToRight = Traits("left to right", .leftToRight)
    /// Text that reads from right to left.
    public static let rightToLeft = Traits("right to left", .rightToLeft)
    /// Both directions at each of the twelve sizes of text, from the smallest to the largest: 24
    /// traits with names such as `right to left, AccessibilityXL`.
    public static let allTextSizes = GridContentSizeCategory.ascending.flatMap { category in
      [leftToRight, rightToLeft].map { direction in
        var traits = direction
        let size = category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        traits.name += ", \(size)"
        traits.overrides.preferredContentSizeCategory = category
        return traits
      }
    }
  }

  /// Examines a view under several traits and at several widths. Afterwards the view has its own
  /// traits and its size back.
  ///
  /// - Parameters:
  ///   - widths: The widths, in points.
  ///   - height: The height, in points; nil for the height that fits each width.
  ///   - traits: The traits; `Traits.allTextSizes` has all sizes of text in both directions.
  public static func sweep(
    _ view: BaseView, widths: [CGFloat], height: CGFloat? = nil,
    traits: [Traits] = [.leftToRight, .rightToLeft]
  ) -> ViewLayoutSweep {
    let old = view.traitOverrides
    defer { view.traitOverrides = old }
    var rows: [ViewLayoutSweep.Row] = []
    for traits in traits {
      view.traitOverrides = traits.overrides
      for width in widths {
        let report =
          height.map { run(on: view, size: CGSize(width: width, height: $0)) }
          ?? run(on: view, width: width)
        rows.append(.init(traits: traits.name, width: width, report: report))
      }
    }
    return ViewLayoutSweep(rows: rows)
  }

  /// Returns the least width, in whole pixels, at which no text in a view is cut off or leaves the
  /// view; nil if one is at every width up to a limit. The height is the one that fits.
  ///
  /// A text that is whole at a width is taken to be whole at every larger one.
  ///
  /// - Parameter limit: The greatest width, in points.
  /// - Complexity: O(log *w*) edits of the constraints for a limit of *w* pixels. A view without
  ///   constraints is laid out instead.
  public static func leastWidth(of view: BaseView, upTo limit: CGFloat = 1366) -> CGFloat? {
    let simulation = view.simulation
    let scale = max(1, simulation.screen.scale)
    func isWhole(_ pixels: Int) -> Bool {
      let width = CGFloat(pixels) / scale
      return view.showsWholeTexts(fittingWidth: width, tolerance: 0.5 / scale + 1e-6)
        ?? run(on: view, width: width)["text-truncated"].isEmpty
    }
    return simulation.perform {
      simulation.unnoticed {
        var (cut, whole) = (-1, Int((limit * scale).rounded(.down)))
        guard isWhole(whole) else { return nil }
        while whole - cut > 1 {
          let middle = (cut + whole) / 2
          if isWhole(middle) { whole = middle } else { cut = middle }
        }
        return CGFloat(whole) / scale
      }
    }
  }
}

extension GridTraitOverrides {
  fileprivate static let leftToRight = reading(.leftToRight)
  fileprivate static let rightToLeft = reading(.rightToLeft)

  private static func reading(_ direction: GridTraitEnvironmentLayoutDirection) -> Self {
    var traits = GridTraitOverrides()
    traits.layoutDirection = direction
    return traits
  }
}
