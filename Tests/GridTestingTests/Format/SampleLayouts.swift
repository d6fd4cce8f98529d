import ScenarioFiles
import GridTesting

/// Layouts for the tests of the format: every sort of parameter is there once.
enum SampleLayouts {
  static let rows = LayoutSchema(
    id: "rows", summary: "one item in each row",
    parameters: [
      .init("itemHeight", .number, default: 60), .init("sectionInset", .insets, default: 0),
      .optional("limit", .positiveInteger),
    ])

  static let columns = LayoutSchema(
    id: "columns", summary: "items under the shortest column",
    parameters: [
      .init("columnCount", .positiveInteger, default: 4),
      .init("bias", .list(.number), default: [0, 0.001]),
      .init("heights", .list(.number, count: 2), default: [10, 20]),
      .init("template", .list(.list(.count)), default: [[0], [1, 2]]),
      .init("headerSize", .sizeOrLength, default: 0), .init("isStrict", .bool, default: false),
    ],
    sectionKeys: [
      .init("columns", .integer, default: 1), .optional("columnWeights", .list(.scalar(.positive))),
    ])

  static let strip = LayoutSchema(
    id: "strip", summary: "one line",
    parameters: [
      .required("itemSize", .size),
      .init("direction", .word(["vertical", "horizontal"]), default: "vertical"),
      .init(
        "groups", .list(.object([.required("count", .count), .required("itemWidth", .number)])),
        default: []),
      .init("title", .text, default: ""),
    ],
    sectionKeys: [.init("sectionInset", .insets, default: 0)])

  static let plain = LayoutSchema(id: "plain", summary: "nothing to choose")

  static let all = [rows, columns, strip, plain]
}

/// Reads one text with the sample layouts.
func readCases(_ text: String) throws(ScenarioFileError) -> [ScenarioCase] {
  try ScenarioParser(layouts: SampleLayouts.all).cases(in: text, file: "f.json")
}

/// The mistakes of a text, a line for each, without the file's name.
func mistakes(in text: String) -> [String] {
  do throws(ScenarioFileError) {
    _ = try readCases(text)
    return []
  } catch { return error.mistakes.map { "\($0)".replacing("f.json:", with: "") } }
}
