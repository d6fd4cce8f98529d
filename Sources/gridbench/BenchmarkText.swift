import GridScenarios

/// Formats a report as text: tables of times, then the counts and answers, then the missed goals.
enum BenchmarkText {
  static func text(_ report: BenchmarkReport, style: TextStyle = .plain) -> String {
    var lines = [heading(report.environment), ""]
    lines += table(report.rows).lines
    if !report.floors.isEmpty { lines += [""] + table(report.floors).lines }
    for row in report.rows {
      lines += ["", style.bold("\(row.scenario) \(row.title), \(grouped(row.size)) items")]
      lines += counts(row, style).map { "  " + $0 }
    }
    let missed = report.rows.filter { !$0.isMet }
    lines.append("")
    if missed.isEmpty {
      lines.append(style.green("All goals are met."))
    } else {
      lines.append(style.red("Not met:"))
      for row in missed {
        for miss in row.misses { lines.append("  \(row.scenario) \(grouped(row.size)): \(miss)") }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func heading(_ environment: BenchmarkEnvironment) -> String {
    let build = environment.isOptimized ? "optimised" : "DEBUG BUILD, TIMES MEAN NOTHING"
    return
      "Swift \(environment.swift), \(build), \(environment.architecture), "
      + "\(environment.processor), \(environment.cores) cores, \(environment.system)"
  }

  private static func table(_ rows: [BenchmarkRow]) -> TableText {
    var table = TableText(
      alignments: [.left, .right, .right, .left, .right, .right, .left, .right, .right, .right],
      rows: [
        [
          "scenario", "items", "time", "", "floor", "ratio", "lowest–highest", "goal", "growth",
          "goal",
        ]
      ])
    var last = ""
    for row in rows {
      let name = "\(row.scenario) \(row.title)"
      table.rows.append([
        name == last ? "" : name, grouped(row.size), time(row.time.median), per(row.unit),
        time(row.floorTime.median), figure(row.ratio.median),
        "\(figure(row.ratio.lowest))–\(figure(row.ratio.highest))", row.goal.map(figure) ?? "",
        row.growth.map { figure($0.median) } ?? "", row.growthGoal.map(figure) ?? "",
      ])
      last = name
    }
    return table
  }

  private static func table(_ floors: [FloorRow]) -> TableText {
    TableText(
      alignments: [.left, .right, .right, .left, .left],
      rows: [["floor", "items", "time", "", "lowest–highest"]]
        + floors.map {
          [
            $0.name, grouped($0.size), time($0.time.median), per($0.unit),
            "\(time($0.time.lowest))–\(time($0.time.highest))",
          ]
        })
  }

  private static func counts(_ row: BenchmarkRow, _ style: TextStyle) -> [String] {
    row.audit.counts.map {
      "\($0.name): \(grouped($0.value)) (\($0.rule))" + style.red($0.holds ? "" : " MISSED")
    }
      + row.audit.answers.map {
        $0.holds
          ? "\($0.name): \($0.found)"
          : "\($0.name): \($0.found), expected \($0.expected)" + style.red(" WRONG")
      }
  }

  private static func per(_ unit: String) -> String {
    (unit.first.map("aeiou".contains) ?? false ? "an " : "a ") + unit
  }

  /// Returns a number with three significant digits.
  static func figure(_ value: Double) -> String {
    guard value.isFinite, value > 0 else { return NumberText.short(value) }
    var scale = 1.0
    while value * scale < 100, scale < 1000 { scale *= 10 }
    return NumberText.short((value * scale).rounded() / scale)
  }

  /// Returns a time as text in ns, µs or ms.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1000: "\(figure(nanoseconds)) ns"
    case ..<1e6: "\(figure(nanoseconds / 1000)) µs"
    default: "\(figure(nanoseconds / 1e6)) ms"
    }
  }

  /// Returns a number with its digits in groups of three: `1,000,000`.
  static func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US")))
  }
}
