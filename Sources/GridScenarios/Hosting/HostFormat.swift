import GridHost

/// The JSON objects of host sessions. Their keys are declared once, for reading, the published
/// schema and the documentation page.
package enum HostFormat {
  /// A named object of the schema, with its keys.
  package struct Part: Sendable {
    package let name: String
    package let words: String
    package let object: FormatObject

    /// A reference to the object, for a key whose value is this object.
    package var value: FormatValue { .reference(name, words: words) }
  }

  /// Times of the host's clock, in seconds.
  private static let time = FormatValue.form(Form<Double>.hostTime)

  // MARK: Inputs

  package static let touch = Part(
    name: "touch", words: "touch",
    object: FormatObject([
      .required("type", .choice(["touch"]), "what sort of input it is"),
      .required("phase", .form(Form<HostInput.TouchPhase>.word), "what the finger does"),
      .required("finger", .count, "which finger it is; one at a time is followed"),
      .required("at", time, "when it was seen, by the host's clock"),
      .required("location", .point, "where, from the top left of the visible rectangle"),
    ]))

  package static let wheel = Part(
    name: "wheel", words: "wheel",
    object: FormatObject([
      .required("type", .choice(["wheel"]), "what sort of input it is"),
      .required("at", time, "when it was seen, by the host's clock"),
      .required("delta", .point, "how far the content moves, positive where the offset grows"),
      .optional(
        "location", .point,
        "where the pointer is: the innermost view there that scrolls moves; the grid without it"),
    ]))

  package static let scroll = Part(
    name: "scroll", words: "scroll",
    object: FormatObject([
      .required("type", .choice(["scroll"]), "what sort of input it is"),
      .required("at", time, "when it was seen, by the host's clock"),
      .required("contentOffset", .point, "where the host's own scroller is"),
      FormatKey("moving", .bool, default: true, "whether it goes on moving"),
      FormatKey(
        "applied", .point, default: [0, 0], "how much of the proposed correction is in the offset"),
    ]))

  package static let measurement = Part(
    name: "measurement", words: "measurement",
    object: FormatObject([
      .required("view", .count, "number of a view that had `wantsSize`"),
      .required("section", .count, "the section of the item that it stood for"),
      .required("item", .count, "the item"),
      .required("size", .form(Form<CGSize>.measuredSize), "what its content wants"),
    ]))

  package static let inputs = [touch, wheel, scroll]

  // MARK: Outputs

  /// A point or a size with any finite numbers, because layouts may return such values.
  private static let answeredPoint = FormatValue.type(.within(ScenarioLimits.outcome, .point))

  package static let view = Part(
    name: "view", words: "view",
    object: FormatObject([
      .required("view", .count, "number of the reused view, which stays with it"),
      FormatKey(
        "bind", .count, default: 0,
        "number of the view's latest configuration: the node is bound anew when it changes"),
      .optional("reuseIdentifier", .type(.text), "what the view was dequeued with"),
      .required(
        "kind", .type(.text),
        "cell, header, footer, another supplementary kind, or decoration: and a kind"),
      .required("section", .count, "section of the element"),
      .optional("item", .count, "item of the element; none where its path names a section"),
      .optional("key", .type(.text), "identifier of an item of a diffable data source"),
      .required("center", answeredPoint, "before the transform, in content points"),
      .required("size", answeredPoint, "before the transform"),
      .optional(
        "transform", .type(.list(.number, count: 6)), "about the center; none where it does nothing"
      ),
      .optional(
        "transform3D", .type(.list(.number, count: 16)),
        "row by row, where six numbers do not tell it"),
      FormatKey("alpha", .type(.number), default: 1, "from 0, which cannot be seen"),
      FormatKey(
        "zIndex", .type(.within(ScenarioLimits.outcome, .integer)), default: 0,
        "as the layout gives it"),
      .required(
        "rank", .type(.number), "views with a higher one are in front; only the order counts"),
      FormatKey("hidden", .bool, default: false, "whether it takes its place without being shown"),
      FormatKey("selected", .bool, default: false, "whether a cell is selected"),
      FormatKey("highlighted", .bool, default: false, "whether a cell is highlighted"),
      .optional(
        "wantsSize", answeredPoint,
        "the size that it has now, where the host is to measure the view"),
      .optional("text", .type(.text), "what the element says"),
    ]))

  package static let event = Part(
    name: "event", words: "event",
    object: FormatObject([
      .required("source", .type(.text), "whose method was called, or who speaks"),
      .required("call", .type(.text), "the method"),
      .optional("detail", .type(.text), "arguments and answer"),
    ]))

  package static let finding = Part(
    name: "finding", words: "finding",
    object: FormatObject([
      .required("code", .type(.text), "what kind of finding it is"),
      .required("severity", .choice(["error", "warning", "information"]), "how grave it is"),
      .required("message", .type(.text), "what was seen, and what to do"),
      .optional("elements", .type(.list(.text)), "what it is about"),
    ]))

  private static let shownKeys: [FormatKey] = [
    .optional("contentOffset", answeredPoint, "origin of the visible rectangle, in content points"),
    .optional("contentSize", answeredPoint, "size of the content"),
    .optional("adjustedInset", .edges, "room around the content, the safe area included"),
    .optional("viewport", answeredPoint, "size of the visible rectangle"),
    .optional("motion", .form(Form<HostMotion>.word), "what moves the content"),
    .optional(
      "correction", answeredPoint, "how far the host's own scroller has to move when it rests"),
  ]

  package static let frame = Part(
    name: "frame", words: "frame",
    object: FormatObject(
      [
        .required("sequence", .count, "number of the frame"),
        .optional(
          "base", .count, "the frame that this one differs from; none for a whole frame"),
        .required("time", time, "the host's clock"),
        .optional(
          "next", .type(.number), "seconds until the grid wants a frame; none while it rests"),
        .optional("cut", .type(.number), "seconds of the host's time that were left out"),
      ] + shownKeys + [
        .optional("show", .list(view.value), "views that are new or show something else"),
        .optional("gone", .type(.list(.count)), "views that are not on screen any more"),
        .optional("events", .list(event.value), "what happened"),
        .optional("findings", .list(finding.value), "what is legal but suspicious"),
      ]))

  package static let state = Part(
    name: "state", words: "state",
    object: FormatObject(
      [
        .required("sequence", .count, "number of the latest frame"),
        .required("time", time, "the host's clock"),
      ]
        + shownKeys.map { FormatKey($0.name, $0.value, .required, $0.summary) } + [
          .required("views", .list(view.value), "what is on screen, by number")
        ]))

  package static let parts = inputs + [measurement, view, event, finding, frame, state]
}

extension Form where Value == Double {
  /// A time of the host's clock.
  package static var hostTime: Form { .number }
}

extension Form where Value == CGSize {
  /// A size that the host has measured.
  static var measuredSize: Form {
    Form(type: .named(["width", "height"], .scalar(.notNegative)), convert: \.sizeValue)
  }
}
