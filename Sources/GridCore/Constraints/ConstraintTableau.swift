/// A simplex tableau in which every variable has a cost for each point that it is off zero.
///
/// The variables are the unknowns of a system of constraints, and the error of each constraint: the
/// difference of its two sides. A variable costs one per point below zero, above zero, on both
/// sides or on neither. Each cost belongs to a level. A lower level never outweighs a higher one.
///
/// A row holds one variable as *value + Σ coefficient · column variable*. The variables of the
/// columns are zero, so `value` is the value of the row's variable. There are as many columns as
/// unknowns, and as many rows as constraints. What an ordinary tableau needs two columns for, the
/// positive and the negative part of an error, is one row here that crosses zero: a move passes the
/// rows whose cost it may raise, as long as the sum still falls.
struct ConstraintTableau: Sendable {
  /// The cost of a variable per point.
  struct Cost: Sendable {
    /// The level of the cost. Zero is the highest, that of required constraints.
    var level: Int
    var isBelowZero: Bool
    var isAboveZero: Bool

    static let none = Cost(level: 0, isBelowZero: false, isAboveZero: false)
    /// The cost of a length, which is never negative (AL-3).
    static let length = Cost(level: 0, isBelowZero: true, isAboveZero: false)

    var isNone: Bool { !isBelowZero && !isAboveZero }
  }

  /// A sum that becomes least, or one cost.
  enum Goal: Sendable {
    /// The sum of the costs of a level.
    case level(Int)
    /// The cost of one variable, after the sum of its level.
    case variable(Int)
  }

  /// The number of moves since the tableau was made. Each adds a little to the errors of rounding.
  private(set) var moveCount = 0
  /// Whether any unknown may have another value at the same costs; nil if that has to be found.
  private var knownOpenness: Bool?

  private let width: Int
  private var costs: ContiguousArray<Cost>
  /// The row of a variable, or the complement of its column.
  private var places: ContiguousArray<Int>
  private var rowVariables: ContiguousArray<Int> = []
  private var values: ContiguousArray<Double> = []
  /// The side of zero that the variable of a row counts to. Zero itself may count to either.
  private var isAboveZero: ContiguousArray<Bool> = []
  private var columnVariables: ContiguousArray<Int>
  /// The coefficients, row after row.
  private var coefficients: ContiguousArray<Double> = []
  /// Whether the variable of a column may rise, or fall, without cost for the goals that are done.
  private var mayRise: ContiguousArray<Bool>
  private var mayFall: ContiguousArray<Bool>
  /// The change of the present goal per point that the variable of a column rises, from the rows.
  private var slopes: ContiguousArray<Double>
  private var usedColumns: ContiguousArray<Int>
  /// Ways along columns: a column whose variable rises, or the complement of one that falls.
  private var ways: ContiguousArray<Int>

  /// Coefficients and slopes up to this size count as zero.
  private static let tolerance = 1e-9
  /// Lengths up to this many points count as zero.
  private static let pointTolerance = 1e-8

  /// Creates a tableau of unknowns without constraints.
  init(unknowns: some Collection<Cost>, constraintCount: Int) {
    width = unknowns.count
    costs = ContiguousArray(unknowns)
    places = ContiguousArray((0..<width).map { ~$0 })
    columnVariables = ContiguousArray(0..<width)
    mayRise = ContiguousArray(repeating: false, count: width)
    mayFall = mayRise
    slopes = ContiguousArray(repeating: 0, count: width)
    usedColumns = columnVariables
    ways = ContiguousArray(repeating: 0, count: 2 * width)
    costs.reserveCapacity(width + constraintCount)
    places.reserveCapacity(width + constraintCount)
    rowVariables.reserveCapacity(constraintCount)
    values.reserveCapacity(constraintCount)
    isAboveZero.reserveCapacity(constraintCount)
    coefficients.reserveCapacity(constraintCount * width)
  }

  /// Adds the error of a constraint, and returns its variable. No move may have been made yet.
  mutating func addError(
    _ terms: some Sequence<(unknown: Int, coefficient: Double)>, constant: Double, cost: Cost
  ) -> Int {
    let variable = costs.count
    let start = coefficients.count
    coefficients.append(contentsOf: repeatElement(0, count: width))
    for term in terms { coefficients[start + term.unknown] += term.coefficient }
    costs.append(cost)
    places.append(rowVariables.count)
    rowVariables.append(variable)
    values.append(constant)
    isAboveZero.append(true)
    return variable
  }

  func value(of variable: Int) -> Double {
    let place = places[variable]
    return place >= 0 ? values[place] : 0
  }

  /// The sum of the costs of the first level: above zero, the required constraints contradict each
  /// other.
  var requiredCost: Double {
    rowVariables.indices.reduce(0) { sum, row in
      let cost = costs[rowVariables[row]]
      guard cost.level == 0 else { return sum }
      return sum
        + (values[row] > 0
          ? (cost.isAboveZero ? values[row] : 0) : cost.isBelowZero ? -values[row] : 0)
    }
  }

  /// The variables that a sum of variables depends on: those of the columns with a part in it.
  func decidingVariables(of terms: some Sequence<(variable: Int, coefficient: Double)>) -> [Int] {
    var parts = [Double](repeating: 0, count: width)
    for (variable, factor) in terms {
      let place = places[variable]
      guard place >= 0 else {
        parts[~place] += factor
        continue
      }
      for column in 0..<width { parts[column] += factor * coefficients[place * width + column] }
    }
    return (0..<width).filter { abs(parts[$0]) > Self.tolerance }.map { columnVariables[$0] }
  }

  // MARK: Moving

  /// Exchanges the variable of a row with that of a column. The row's becomes zero.
  private mutating func exchange(row pivotRow: Int, column: Int) {
    moveCount += 1
    let rowCount = rowVariables.count
    coefficients.withUnsafeMutableBufferPointer { coefficients in
      usedColumns.withUnsafeMutableBufferPointer { used in
        let pivot = coefficients.baseAddress! + pivotRow * width
        let factor = 1 / pivot[column]
        var usedCount = 0
        for other in 0..<width where pivot[other] != 0 && other != column {
          pivot[other] *= -factor
          used[usedCount] = other
          usedCount += 1
        }
        pivot[column] = factor
        let value = -values[pivotRow] * factor
        values[pivotRow] = value
        for row in 0..<rowCount where row != pivotRow {
          let line = coefficients.baseAddress! + row * width
          let weight = line[column]
          guard weight != 0 else { continue }
          line[column] = weight * factor
          values[row] += weight * value
          for index in 0..<usedCount {
            let sum = line[used[index]] + weight * pivot[used[index]]
            line[used[index]] = abs(sum) < 1e-12 ? 0 : sum
          }
        }
      }
    }
    swap(&rowVariables[pivotRow], &columnVariables[column])
    places[rowVariables[pivotRow]] = pivotRow
    places[columnVariables[column]] = ~column
  }

  /// Lets the variable of a row count to the side of zero that it is on. Returns whether that is
  /// another side, of another cost.
  private mutating func recount(_ row: Int) -> Bool {
    let value = values[row]
    guard isAboveZero[row] ? value < -Self.pointTolerance : value > Self.pointTolerance else {
      return false
    }
    isAboveZero[row].toggle()
    return !costs[rowVariables[row]].isNone
  }

  /// Adds a number to the constant of a constraint, by the variable of its error. Returns whether
  /// the costs may no longer be least.
  mutating func shift(_ variable: Int, by amount: Double) -> Bool {
    let place = places[variable]
    guard place < 0 else { return shift(row: place, by: amount) }
    var isRecounted = false
    for row in rowVariables.indices {
      let coefficient = coefficients[row * width + ~place]
      guard coefficient != 0 else { continue }
      if shift(row: row, by: -coefficient * amount) { isRecounted = true }
    }
    return isRecounted
  }

  private mutating func shift(row: Int, by amount: Double) -> Bool {
    let old = values[row]
    let value = old + amount
    values[row] = value
    // Freedom is a matter of the rows at zero.
    let stays =
      abs(old) <= Self.pointTolerance
      ? abs(value) <= Self.pointTolerance : min(abs(old), abs(value)) > 1e-4
    if !stays { knownOpenness = nil }
    return recount(row)
  }

  /// Meets constraints one after the other, each by an unknown that none has decided yet. That
  /// leaves little to do for `minimise(_:)`.
  mutating func meet(_ variables: some Sequence<Int>) {
    for variable in variables {
      let row = places[variable]
      let cost = costs[variable]
      guard row >= 0,
        cost.isAboveZero && values[row] > Self.pointTolerance
          || cost.isBelowZero && values[row] < -Self.pointTolerance
          || cost.isAboveZero && cost.isBelowZero
      else { continue }
      var best: Int?
      var bestSize = Self.tolerance
      for column in 0..<width where columnVariables[column] < width {
        var size = abs(coefficients[row * width + column])
        // A place may have any value, and a length may not.
        if costs[columnVariables[column]].isNone { size *= 4 }
        if size > bestSize {
          bestSize = size
          best = column
        }
      }
      if let best { exchange(row: row, column: best) }
    }
    for row in rowVariables.indices {
      // Zero counts to the side that costs nothing.
      isAboveZero[row] =
        abs(values[row]) > Self.pointTolerance
        ? values[row] > 0 : !costs[rowVariables[row]].isAboveZero
    }
  }

  // MARK: Least costs

  /// Makes the costs of goals least, one goal after the other. No goal costs an earlier one
  /// anything.
  ///
  /// - Parameter goals: Levels in ascending order. Variables follow their level.
  mutating func minimise(_ goals: some Sequence<Goal>) {
    knownOpenness = nil
    for column in 0..<width {
      mayRise[column] = true
      mayFall[column] = true
    }
    var level = 0
    for goal in goals {
      if case .level(let next) = goal { level = next }
      minimise(goal, at: level)
      for column in 0..<width {
        let (rise, fall) = changes(of: goal, inColumn: column)
        if rise > Self.tolerance { mayRise[column] = false }
        if fall > Self.tolerance { mayFall[column] = false }
      }
    }
  }

  private mutating func minimise(_ goal: Goal, at level: Int) {
    // Steps of length zero in a row. After many, the first column and the first row are taken, so
    // that no tableau comes again (Bland's rule).
    var idleCount = 0
    while findSlopes(of: goal) {
      let isCautious = idleCount > 40
      guard let column = descent(of: goal, isFirst: isCautious),
        let length = move(column, goal, level: level, isShort: isCautious)
      else { return }
      idleCount = length > Self.pointTolerance ? 0 : idleCount + 1
    }
  }

  /// Finds the slopes of the columns. Returns false if no row costs anything.
  private mutating func findSlopes(of goal: Goal) -> Bool {
    for column in 0..<width { slopes[column] = 0 }
    switch goal {
    case .variable(let variable):
      return places[variable] >= 0 && addSlopes(ofRow: places[variable])
    case .level(let level):
      var isFound = false
      for row in rowVariables.indices where costs[rowVariables[row]].level == level {
        if addSlopes(ofRow: row) { isFound = true }
      }
      return isFound
    }
  }

  private mutating func addSlopes(ofRow row: Int) -> Bool {
    let cost = costs[rowVariables[row]]
    guard isAboveZero[row] ? cost.isAboveZero : cost.isBelowZero else { return false }
    let start = row * width
    for column in 0..<width {
      let coefficient = coefficients[start + column]
      slopes[column] += isAboveZero[row] ? coefficient : -coefficient
    }
    return true
  }

  /// The change of a goal's cost per point that the variable of a column rises or falls.
  private func changes(of goal: Goal, inColumn column: Int) -> (rise: Double, fall: Double) {
    let variable = columnVariables[column]
    let cost = costs[variable]
    let isCounted =
      switch goal {
      case .level(let level): cost.level == level
      case .variable(let other): variable == other
      }
    return (
      slopes[column] + (isCounted && cost.isAboveZero ? 1 : 0),
      -slopes[column] + (isCounted && cost.isBelowZero ? 1 : 0)
    )
  }

  /// A column, and the way that its variable goes.
  private struct Descent {
    var column: Int
    var isRise: Bool
    var slope: Double
  }

  /// Returns the steepest way down, or the first one by the number of the variable.
  private func descent(of goal: Goal, isFirst: Bool) -> Descent? {
    var best: Descent?
    for column in 0..<width {
      let (rise, fall) = changes(of: goal, inColumn: column)
      let rising = mayRise[column] ? rise : 0
      let falling = mayFall[column] ? fall : 0
      let slope = min(rising, falling)
      guard slope < -Self.tolerance else { continue }
      if let best {
        let isEarlier = columnVariables[column] < columnVariables[best.column]
        guard isFirst ? isEarlier : slope < best.slope || slope == best.slope && isEarlier else {
          continue
        }
      }
      best = Descent(column: column, isRise: rising < falling, slope: slope)
    }
    return best
  }

  /// Moves along a column up to the row where the cost falls no farther. Returns the length, or nil
  /// if there is no such row.
  ///
  /// - Parameter isShort: Whether the first row that costs anything ends the move.
  private mutating func move(
    _ descent: Descent, _ goal: Goal, level: Int, isShort: Bool
  ) -> Double? {
    var slope = descent.slope
    var passed: (length: Double, variable: Int)?
    var end: (row: Int, length: Double)
    repeat {
      guard let next = nextRow(on: descent, from: passed, upTo: level) else { return nil }
      end = next
      let variable = rowVariables[end.row]
      let cost = costs[variable]
      // Only the goal itself may pay for what crosses zero.
      guard case .level = goal, cost.level == level, !isShort else { break }
      let rate = abs(coefficients[end.row * width + descent.column])
      slope += cost.isAboveZero && cost.isBelowZero ? 2 * rate : rate
      passed = (end.length, variable)
    } while slope < -Self.tolerance

    let wasAboveZero = isAboveZero[end.row]
    let cost = costs[rowVariables[end.row]]
    exchange(row: end.row, column: descent.column)
    for row in rowVariables.indices { _ = recount(row) }
    isAboveZero[end.row] = descent.isRise
    // The variable that is zero now may go back, and across if the present goal is to pay for that.
    var mayCross = false
    if case .level = goal { mayCross = cost.level == level }
    mayRise[descent.column] = wasAboveZero || mayCross
    mayFall[descent.column] = !wasAboveZero || mayCross
    return end.length
  }

  /// Returns the row that reaches zero next on the way along a column, among those whose cost
  /// counts up to a level.
  private func nextRow(
    on descent: Descent, from passed: (length: Double, variable: Int)?, upTo level: Int
  ) -> (row: Int, length: Double)? {
    var next: (row: Int, length: Double)?
    for row in rowVariables.indices {
      let coefficient = coefficients[row * width + descent.column]
      let isRise = descent.isRise == (coefficient > 0)
      guard abs(coefficient) > Self.tolerance, isRise != isAboveZero[row] else { continue }
      let variable = rowVariables[row]
      let cost = costs[variable]
      guard !cost.isNone, cost.level <= level else { continue }
      let length = abs(values[row] / coefficient)
      if let passed, (length, variable) <= passed { continue }
      if let next, (length, variable) > (next.length, rowVariables[next.row]) { continue }
      next = (row, length)
    }
    return next
  }

  // MARK: Freedom

  /// Whether any unknown may have another value at the same costs, after `minimise(_:)`.
  mutating func isOpen() -> Bool {
    if let knownOpenness { return knownOpenness }
    let openness = !isHeld() && (0..<width).contains { isOpen($0) }
    knownOpenness = openness
    return openness
  }

  /// Whether rows at zero hold all columns that may move: a sufficient reason for no unknown to be
  /// open.
  ///
  /// A row at zero may move to one side only. If no free way leads to that side, those that lead to
  /// the other one are not free, which may be a reason for the next row.
  private mutating func isHeld() -> Bool {
    var count = 0
    for column in 0..<width {
      if mayRise[column] {
        ways[count] = column
        count += 1
      }
      if mayFall[column] {
        ways[count] = ~column
        count += 1
      }
    }
    var isChanged = true
    while count > 0, isChanged {
      isChanged = false
      for row in rowVariables.indices
      where abs(values[row]) <= Self.pointTolerance && !costs[rowVariables[row]].isNone {
        let left = countOfWays(leftBy: row, count)
        if left < count { isChanged = true }
        count = left
      }
    }
    return count == 0
  }

  /// Removes the first ways that a row at zero holds. Returns how many are left.
  private mutating func countOfWays(leftBy row: Int, _ count: Int) -> Int {
    let start = row * width
    var left = 0
    for index in 0..<count {
      let way = ways[index]
      let rate = way >= 0 ? coefficients[start + way] : -coefficients[start + ~way]
      guard abs(rate) > Self.tolerance else { continue }
      if (rate > 0) == isAboveZero[row] { return count }
      left += 1
    }
    guard left > 0 else { return count }
    left = 0
    for index in 0..<count {
      let way = ways[index]
      if abs(coefficients[start + (way >= 0 ? way : ~way)]) > Self.tolerance { continue }
      ways[left] = way
      left += 1
    }
    return left
  }

  /// Whether a variable may have another value at the same costs, after `minimise(_:)`.
  mutating func isOpen(_ variable: Int) -> Bool {
    canMove(variable, isRise: true) || canMove(variable, isRise: false)
  }

  /// Whether a variable can rise, or fall, at the same costs. Moves of length zero may come before.
  private mutating func canMove(_ variable: Int, isRise: Bool) -> Bool {
    while let way = freeWay(of: variable, isRise: isRise) {
      guard let end = nextRow(on: way, from: nil, upTo: .max), end.length <= 1e-6 else {
        return true
      }
      let wasAboveZero = isAboveZero[end.row]
      exchange(row: end.row, column: way.column)
      isAboveZero[end.row] = way.isRise
      mayRise[way.column] = wasAboveZero
      mayFall[way.column] = !wasAboveZero
    }
    return false
  }

  /// Returns values of the unknowns at the same costs: the present ones, then those with a variable
  /// as high, and as low, as it can go, but by no more than a number.
  func freeValues(of variable: Int, within reach: Double) -> [[Double]] {
    let present = (0..<width).map(value)
    return [present]
      + [true, false].compactMap { isRise in
        var moved = self
        guard moved.canMove(variable, isRise: isRise),
          let way = moved.freeWay(of: variable, isRise: isRise)
        else { return nil }
        func rate(_ variable: Int) -> Double {
          let place = moved.places[variable]
          return place < 0
            ? (~place == way.column ? 1 : 0) : moved.coefficients[place * width + way.column]
        }
        let end = moved.nextRow(on: way, from: nil, upTo: .max)?.length ?? .infinity
        let length = min(end, reach / abs(rate(variable))) * (way.isRise ? 1 : -1)
        return (0..<width).map { moved.value(of: $0) + rate($0) * length }
      }
  }

  /// Returns the first column along which a variable rises, or falls, at the same costs.
  private func freeWay(of variable: Int, isRise: Bool) -> Descent? {
    let place = places[variable]
    guard place >= 0 else {
      return (isRise ? mayRise : mayFall)[~place]
        ? Descent(column: ~place, isRise: isRise, slope: 0) : nil
    }
    var first: Descent?
    for column in 0..<width {
      let coefficient = coefficients[place * width + column]
      let way = Descent(column: column, isRise: isRise == (coefficient > 0), slope: 0)
      guard abs(coefficient) > Self.tolerance, (way.isRise ? mayRise : mayFall)[column] else {
        continue
      }
      if let first, columnVariables[first.column] < columnVariables[column] { continue }
      first = way
    }
    return first
  }
}
