import GridScenarios

/// An option of a command: its name with its dashes, whether it takes a value, and the completions
/// that a shell offers for the value.
///
/// A command declares its options in one list. This list is used to parse arguments, to suggest
/// names for misspelt options, and to complete words (`gridview completion`).
package enum Option {
  case flag(String)
  /// An option whose value is the next word.
  case value(String, WordKind = .other)
  /// An option whose value is the next word, and that may be given several times.
  case list(String, WordKind = .other)

  var name: String {
    switch self {
    case .flag(let name), .value(let name, _), .list(let name, _): name
    }
  }

  /// The kind of the option's value; nil for a flag.
  var valueKind: WordKind? {
    switch self {
    case .flag: nil
    case .value(_, let kind), .list(_, let kind): kind
    }
  }
}

/// The kind of a word of a command line.
package enum WordKind: Hashable {
  /// The path of a file, or one of the words in the associated value.
  case file(or: [String])
  case folder
  case oneOf([String])
  /// A word without completions.
  case other

  package static let file = WordKind.file(or: [])
}

/// The arguments of a command, split into options and other words.
package struct Options {
  package private(set) var flags: Set<String> = []
  package private(set) var values: [String: String] = [:]
  package private(set) var lists: [String: [String]] = [:]
  /// Words that belong to no option.
  package private(set) var words: [String] = []

  /// Parses arguments. Options start with two dashes. A single `-` is a word. After `--`, every
  /// argument is a word.
  ///
  /// - Parameter known: The command's options.
  /// - Throws: An error with all problems of the arguments.
  package init(_ arguments: [String], _ known: [Option]) throws(UsageError) {
    let options = Dictionary(
      known.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var problems: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        words += arguments[index...]
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options[name] else {
        problems.append(
          "unknown option \(name)" + Help.suggestion(for: name, among: options.keys.sorted()))
        continue
      }
      var value = parts.count == 2 ? String(parts[1]) : nil
      if case .flag = option {
        if value != nil { problems.append("\(name) takes no value") }
        flags.insert(name)
        continue
      }
      // The value is the next word, unless that word is an option.
      if value == nil, index < arguments.count,
        options[String(arguments[index].prefix { $0 != "=" })] == nil
      {
        value = arguments[index]
        index += 1
      }
      guard let value else {
        problems.append("\(name) needs a value")
        continue
      }
      if case .list = option {
        lists[name, default: []].append(value)
      } else if values.updateValue(value, forKey: name) != nil {
        problems.append("\(name) is given twice")
      }
    }
    if !problems.isEmpty { throw UsageError(problems) }
  }
}

/// The error for a command line that cannot be parsed.
package struct UsageError: Error {
  /// The problems, one line each.
  package var problems: [String]

  package init(_ problems: [String]) {
    self.problems = problems
  }

  package init(_ problem: String) {
    self.init([problem])
  }
}
