import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Layouts as a list shows them")
struct LayoutSchemaTextTests {
  @Test(.rows) func `parameters stand in columns`() throws {
    let long = LayoutSchema(
      id: "long", summary: "s",
      parameters: [
        .init("a", .number, default: 1),
        .init("template", .list(.number), default: [1, 2, 3, 4, 5, 6, 7, 8, 9]),
      ])
    let rows: [(schema: LayoutSchema, text: String)] = [
      (
        SampleLayouts.columns,
        """
        columns — items under the shortest column
          columnCount  4            positive integer
          bias         [0,0.001]    [number, …]
          heights      [10,20]      [number, number]
          template     [[0],[1,2]]  [[count, …], …]
          headerSize   0            number | [width, height]
          isStrict     false        true | false
          in each section:
            columns        1     integer
            columnWeights  none  [number, …]
        """
      ),
      // Words stand without quotes, and what must be given says so.
      (
        SampleLayouts.strip,
        """
        strip — one line
          itemSize   required  [width, height]
          direction  vertical  vertical | horizontal
          groups     []        [{count, itemWidth}, …]
          title                text
          in each section:
            sectionInset  0  number | [top, left, bottom, right]
        """
      ),
      // A long default does not push the types aside.
      (
        long,
        """
        long — s
          a         1  number
          template     [number, …]
                    = [1,2,3,4,5,6,7,8,9]
        """
      ), (SampleLayouts.plain, "plain — nothing to choose"),
    ]
    forEachRow(of: rows, named: \.schema.id) { schema, text in #expect(schema.text() == text) }
    #expect(SampleLayouts.plain.text(.terminal) == "\u{1B}[1mplain\u{1B}[0m — nothing to choose")
    #expect(
      try SampleLayouts.rows.json.text(.line) == #"{"id":"rows","parameters":["#
        + #"{"default":60,"name":"itemHeight","required":false,"type":"number"},"#
        + #"{"default":0,"name":"sectionInset","required":false,"#
        + #""type":"number | [top, left, bottom, right]"},"#
        + #"{"name":"limit","required":false,"type":"positive integer"}],"sectionKeys":[],"#
        + #""summary":"one item in each row"}"#)
  }
}
