import GridScenarios

/// The measurements and counts of one scenario at one size.
struct BenchmarkRow: Equatable, Sendable {
  var scenario: String
  var title: String
  var size: Int
  var unit: String
  var floor: String
  /// The scenario's time per unit of work, in nanoseconds.
  var time: Spread
  /// The floor's time per unit of work, in nanoseconds. A floor is code that does the least work
  /// for the same result.
  var floorTime: Spread
  /// The time divided by the floor's time, round by round.
  var ratio: Spread
  var goal: Double?
  /// The time divided by the time of the smallest size, round by round; nil for the smallest size.
  var growth: Spread?
  /// The goal for `growth`. Only the largest size has a goal.
  var growthGoal: Double?
  var audit: BenchmarkAudit

  var meetsRatio: Bool { goal.map { ratio.median <= $0 } ?? true }

  var meetsGrowth: Bool {
    guard let growth, let growthGoal else { return true }
    return growth.median <= growthGoal
  }

  /// Whether ratio, growth, counts and answers all meet their goals and requirements.
  var isMet: Bool { misses.isEmpty }

  /// The goals and requirements that the row does not meet, one line for each.
  var misses: [String] {
    var misses = audit.misses
    if !meetsGrowth, let growth, let growthGoal {
      misses.append(
        "growth \(NumberText.short(growth.median)), must be <= \(NumberText.short(growthGoal))")
    }
    if !meetsRatio, let goal {
      misses.append("ratio \(NumberText.short(ratio.median)), goal \(NumberText.short(goal))")
    }
    return misses
  }
}

extension BenchmarkRow {
  /// The row as a JSON object of the report.
  var json: JSONValue {
    var object: JSONObject = [
      "scenario": .string(scenario), "title": .string(title), "size": .number(Double(size)),
      "unit": .string(unit), "floor": .string(floor), "median_ns": Self.rounded(time.median),
      "lowest": Self.rounded(time.lowest), "highest": Self.rounded(time.highest),
      "floor_ns": Self.rounded(floorTime.median), "ratio": Self.rounded(ratio.median),
      "ratio_lowest": Self.rounded(ratio.lowest), "ratio_highest": Self.rounded(ratio.highest),
      "growth": growth.map { Self.rounded($0.median) } ?? .null,
      "goal": goal.map(JSONValue.number) ?? .null,
      "growth_goal": growthGoal.map(JSONValue.number) ?? .null, "met": .bool(isMet),
      "missed": .array(misses.map(JSONValue.string)),
    ]
    object["counts"] = .object(
      JSONObject(
        members: audit.counts.map {
          .init(
            key: $0.name,
            value: .object([
              "value": .number(Double($0.value)), "must_be": .string($0.rule.description),
              "holds": .bool($0.holds),
            ]))
        }))
    object["check"] = .array(
      audit.answers.map {
        .object([
          "name": .string($0.name), "found": .string($0.found), "expected": .string($0.expected),
          "holds": .bool($0.holds),
        ])
      })
    return .object(object)
  }

  /// Returns a number with three decimals, because further decimals would be noise.
  fileprivate static func rounded(_ value: Double) -> JSONValue {
    .number((value * 1000).rounded() / 1000)
  }
}

extension FloorRow {
  /// The row as a JSON object of the report.
  var json: JSONValue {
    .object([
      "name": .string(name), "size": .number(Double(size)), "unit": .string(unit),
      "median_ns": BenchmarkRow.rounded(time.median), "lowest": BenchmarkRow.rounded(time.lowest),
      "highest": BenchmarkRow.rounded(time.highest),
    ])
  }
}
