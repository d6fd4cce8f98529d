import Foundation

// Findings and faults of the module `UIKit`. They are in this module because the catalogue of
// faults has their texts and does not depend on `UIKit`.

extension LayoutFinding {
  /// Makes the finding of a storyboard or a nib file, which cannot be read.
  ///
  /// - Parameters:
  ///   - request: A sentence without its full stop: "the nib … was asked for its objects".
  ///   - remedy: The advice, without its full stop.
  package static func archiveNotRead(_ request: String, remedy: String) -> LayoutFinding {
    LayoutFinding(
      code: "archive-not-read", severity: .warning,
      when: "A storyboard, a nib file or a segue is asked for what is in it.",
      message: "\(request). There are no storyboards and nib files here: \(remedy).")
  }

  package static func noKeyValueCoding(_ key: String) -> LayoutFinding {
    LayoutFinding(
      code: "no-key-value-coding", severity: .warning,
      when: "A coder is asked for the value of a key under which nothing was written.",
      message: "a coder was asked for the value of the key \"\(key)\", which nothing was written "
        + "under. There is no key-value coding here: nil was answered. Ask for a key that is "
        + "written, or for decodeObject(forKey:).")
  }

  package static func touchingRectanglesIntersect() -> LayoutFinding {
    LayoutFinding(
      code: "touching-rectangles-intersect", severity: .warning,
      when: "UIKitSemantics.check finds that the caller counts rectangles that only touch.",
      message: "CGRect.intersects says that rectangles which only touch intersect: this module "
        + "was optimised without the flag that keeps it from copying Foundation's answer. "
        + "Build it with -Xllvm -sil-inline-never-functions=CGRectV10intersects.")
  }
}

extension GridFault {
  /// Makes the fault of a visual format that cannot be read. The text has UIKit's form: the format,
  /// and a mark below it.
  ///
  /// - Parameters:
  ///   - reason: A sentence without its full stop.
  ///   - place: The position of the error in the format, in characters from 0.
  package static func visualFormat(
    _ reason: String, at place: Int, in format: String
  ) -> GridFault {
    let mark = String(repeating: " ", count: place) + "^"
    return GridFault(
      code: "visual-format", exceptionName: .invalidArgument,
      when: "A visual format of constraints cannot be read.",
      message: "Unable to parse constraint format: \n\(reason). \n\(format) \n\(mark)",
      advice: "The mark is at character \(place + 1). A format is a line such as "
        + "\"H:|-[first(>=100)]-8-[second(==first)]|\", with names of the views dictionary.")
  }
}

extension BaseView {
  /// The class of the view, with the class of the cell, header or footer around it: `UILabel in
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
