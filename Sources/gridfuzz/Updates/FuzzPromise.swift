import GridScenarios

/// A batch while the grid performs it.
@MainActor
final class FuzzBatchCall {
  let batch: FuzzBatch
  let oracle: FuzzOracle
  /// The completions of the outer batch and of its nested batches, in the order in which they must
  /// be called.
  private(set) var promises: [FuzzPromise] = []
  /// The picture and the state of the grid when the closure began.
  var old: (picture: FuzzPicture, state: FuzzGridState)?

  init(_ batch: FuzzBatch, on data: FuzzData) {
    self.batch = batch
    oracle = FuzzOracle(batch, on: data)
  }

  /// A layout that the closure switches to.
  var layout: GridViewLayout?
  var switchPromise: FuzzPromise?

  /// Whether a reload of the data or a switch of the layout right after the batch ends the batch's
  /// animation.
  var isBrokenOff: Bool { (batch.reloadsInside || layout != nil) && oracle.fault == nil }

  func makePromise() -> (Bool) -> Void {
    let promise = FuzzPromise(.batch, after: promises.last)
    if isBrokenOff { promise.breakOff() }
    promises.append(promise)
    return { promise.tell($0) }
  }
}

/// A completion handler that the grid has to call once.
@MainActor
final class FuzzPromise {
  enum Subject: String {
    case batch = "a batch"
    case layoutSwitch = "a switch of layouts"
    case animation = "an animated resize"
  }

  let subject: Subject
  private(set) var answers: [Bool] = []
  private var isBrokenOff = false
  private var isOutOfTurn = false
  /// The promise whose completion must be called before the completion of this promise.
  private let predecessor: FuzzPromise?

  init(_ subject: Subject, after predecessor: FuzzPromise? = nil) {
    self.subject = subject
    self.predecessor = predecessor
  }

  var isOpen: Bool { answers.isEmpty }

  func tell(_ finished: Bool) {
    answers.append(finished)
    if let predecessor, predecessor.isOpen { isOutOfTurn = true }
  }

  /// Records that another change ends the change of this promise early. If the change is still
  /// running, its completion must be called with false at once.
  func breakOff() {
    if isOpen { isBrokenOff = true }
  }

  func complaint(atRest: Bool) -> String? {
    if isOutOfTurn { return "an inner batch has told its completion before the outer one" }
    if answers.count > 1 { return "\(subject.rawValue) told its completion \(answers.count) times" }
    guard let answer = answers.first else {
      return atRest || isBrokenOff ? "\(subject.rawValue) has not told its completion" : nil
    }
    if subject != .animation, answer == isBrokenOff {
      return "\(subject.rawValue) has told \(answer)"
    }
    return nil
  }
}
