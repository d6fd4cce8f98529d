import Foundation

// Findings and faults of the module `UIKit`. They are here so that the catalogue of faults, which
// does not depend on that module, has their texts.

extension LayoutFinding {
  /// A size that constraints would have made.
  ///
  /// - Parameter view: Class of the view, with that of the cell around it.
  package static func constraintsNotSolved(for view: String) -> LayoutFinding {
    LayoutFinding(
      code: "constraints-not-solved", severity: .error,
      message: "the size that \(view) would fit was asked for, and it takes part in constraints. "
        + "Constraints are not solved here, so that the size is wrong: override sizeThatFits(_:), "
        + "intrinsicContentSize or systemLayoutSizeFitting, or "
        + "preferredLayoutAttributesFitting(_:) of the cell.")
  }

  /// A storyboard or a nib file.
  ///
  /// - Parameters:
  ///   - request: The end of a sentence: "the nib … was asked for its objects".
  ///   - remedy: What to do instead.
  package static func archiveNotRead(_ request: String, remedy: String) -> LayoutFinding {
    LayoutFinding(
      code: "archive-not-read", severity: .warning,
      message: "\(request). There are no storyboards and nib files here: \(remedy).")
  }

  /// A key of a coder under which nothing was written.
  package static func noKeyValueCoding(_ key: String) -> LayoutFinding {
    LayoutFinding(
      code: "no-key-value-coding", severity: .warning,
      message: "a coder was asked for the value of the key \"\(key)\", which nothing was written "
        + "under. There is no key-value coding here: nil was answered. Ask for a key that is "
        + "written, or for decodeObject(forKey:).")
  }

  /// `CGRect.intersects` with Foundation's answer.
  package static func touchingRectanglesIntersect() -> LayoutFinding {
    LayoutFinding(
      code: "touching-rectangles-intersect", severity: .warning,
      message: "CGRect.intersects says that rectangles which only touch intersect: this module "
        + "was optimised without the flag that keeps it from copying Foundation's answer. "
        + "Build it with -Xllvm -sil-inline-never-functions=CGRectV10intersects.")
  }
}

extension GridFault {
  /// A visual format that cannot be read, in UIKit's form: the format with a mark below.
  ///
  /// - Parameters:
  ///   - reason: A sentence without its full stop.
  ///   - place: Where in the format, in characters from 0.
  package static func visualFormat(
    _ reason: String, at place: Int, in format: String
  ) -> GridFault {
    let mark = String(repeating: " ", count: place) + "^"
    return GridFault(
      code: "visual-format", exceptionName: .invalidArgument,
      message: "Unable to parse constraint format: \n\(reason). \n\(format) \n\(mark)",
      advice: "The mark is at character \(place + 1). A format is a line such as "
        + "\"H:|-[first(>=100)]-8-[second(==first)]|\", with names of the views dictionary.")
  }
}

extension BaseView {
  /// Class of the view, with that of the cell, header or footer that it is in: `UILabel in
  /// ProductCell`.
  package final var nameWithCell: String {
    var around = superview
    while let view = around {
      if view is GridReusableView { return "\(nameInTexts) in \(view.nameInTexts)" }
      around = view.superview
    }
    return nameInTexts
  }
}
