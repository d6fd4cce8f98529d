import GridKit

// Faults and findings that only the module `UIKit` reports, not the runtime.

extension FaultCatalogue {
  static var compatibility: [Entry] {
    let unsolved = LayoutFinding.constraintsNotSolved(for: "<view> in <cell>")
    let archives = [
      LayoutFinding.archiveNotRead(
        "the storyboard \"<name>\" was asked for its initial controller",
        remedy: "make the controller in code"),
      .archiveNotRead(
        "the nib \"<name>\" was asked for its objects",
        remedy: "register a class, or a nib that makes its objects in a closure"),
      .archiveNotRead(
        "<controller> was asked to perform the segue \"<name>\"",
        remedy: "present or push the controller in code"),
    ]
    let key = LayoutFinding.noKeyValueCoding("<key>")
    let touching = LayoutFinding.touchingRectanglesIntersect()
    return [
      Entry(
        .finding, unsolved.code, unsolved.message,
        when: "A view that takes part in constraints is asked which size it would fit. It fails a "
          + "test and is said once for each class, with that of the cell."),
      Entry(
        .visualFormat("<reason>", at: 4, in: "H:|-[first]-|"),
        when: "A visual format of constraints cannot be read."),
      Entry(
        .finding, archives[0].code, archives[0].message, archives[1].message, archives[2].message,
        when: "A storyboard, a nib file or a segue is asked for what is in it."),
      Entry(
        .finding, key.code, key.message,
        when: "A coder is asked for the value of a key under which nothing was written."),
      Entry(
        .finding, touching.code, touching.message,
        when: "UIKitSemantics.check finds that the caller counts rectangles that only touch."),
    ]
  }
}
