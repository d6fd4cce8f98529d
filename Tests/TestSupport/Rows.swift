import Testing

/// The row of a table that a test is at.
private enum TableRow {
  @TaskLocal static var name: String?
}

extension Trait where Self == IssueHandlingTrait {
  /// Lets each issue of a test, or of the tests of a suite, name the row of `forEachRow` or the
  /// seed of `seeds` that it belongs to.
  package static var rows: Self {
    compactMapIssues { issue in
      guard let name = TableRow.name else { return issue }
      var issue = issue
      let comment = Comment(rawValue: "in the row \(name)")
      // A suite hands the trait on to its tests.
      if !issue.comments.contains(comment) { issue.comments.append(comment) }
      return issue
    }
  }
}

/// Tests each row of a table. A row that throws is an issue, and the next row follows. The test or
/// its suite needs the trait `.rows`.
///
/// A table of many rows is tested here, and not as `arguments`: Swift Testing prints a line for each
/// argument.
///
/// - Parameter name: Returns the name of a row, for the text of an issue.
package func forEachRow<Row>(
  of rows: some Sequence<Row>, named name: (Row) -> String = { "\($0)" },
  sourceLocation: SourceLocation = #_sourceLocation, _ test: (Row) throws -> Void
) {
  requireTrait(sourceLocation)
  for row in rows {
    TableRow.$name.withValue(name(row)) {
      do {
        try test(row)
      } catch is ExpectationFailedError {
        // `#require` has recorded it.
      } catch {
        Issue.record(error, sourceLocation: sourceLocation)
      }
    }
  }
}

/// Tests each row of a table, like the function above, in turn.
package func forEachRow<Row>(
  of rows: some Sequence<Row>, named name: (Row) -> String = { "\($0)" },
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, _ test: (Row) async throws -> Void
) async {
  requireTrait(sourceLocation)
  for row in rows {
    await TableRow.$name.withValue(name(row)) {
      do {
        try await test(row)
      } catch is ExpectationFailedError {
        // `#require` has recorded it.
      } catch {
        Issue.record(error, sourceLocation: sourceLocation)
      }
    }
  }
}

private func requireTrait(_ sourceLocation: SourceLocation) {
  if Test.current?.traits.contains(where: { $0 is IssueHandlingTrait }) != true {
    Issue.record(
      "give the test or its suite the trait .rows, so that an issue names its row",
      sourceLocation: sourceLocation)
  }
}
