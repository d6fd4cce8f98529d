import GridScenarios

/// An option of a command: how it reads, and what a shell offers for its value.
///
/// A command declares its options once: they are read, suggested for misspelt ones, and completed
/// (`gridview completion`) from the same list.
package struct Option {
  /// The way in which an option reads.
  package enum Kind {
    case flag
    /// An option that takes the next word.
    case value
    /// An option that takes the next word, and may be given several times.
    case list
  }

  /// The name, with its dashes.
  let name: String
  let kind: Kind
  /// The kind of word that its value may be; `other` for a flag.
  let value: WordKind

  package static func flag(_ name: String) -> Option {
    Option(name: name, kind: .flag, value: .other)
  }

  package static func value(_ name: String, _ value: WordKind = .other) -> Option {
    Option(name: name, kind: .value, value: value)
  }

  package static func list(_ name: String, _ value: WordKind = .other) -> Option {
    Option(name: name, kind: .list, value: value)
  }
}

/// The kind of a word of a command line.
package enum WordKind: Hashable {
  /// A path, beside these words.
  case file(or: [String])
  case folder
  case oneOf([String])
  /// A word that cannot be listed.
  case other

  package static let file = WordKind.file(or: [])
}

/// The words behind a command, taken apart into options and the rest.
package struct Options {
  package private(set) var flags: Set<String> = []
  package private(set) var values: [String: String] = [:]
  package private(set) var lists: [String: [String]] = [:]
  /// Words that belong to no option.
  package private(set) var words: [String] = []

  /// Options start with two dashes; `-` alone is a word, and so is everything after `--`.
  ///
  /// - Parameter known: The command's options.
  /// - Throws: Everything that is wrong with the words.
  package init(_ arguments: [String], _ known: [Option]) throws(UsageError) {
    let kinds = Dictionary(
      known.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
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
      guard let kind = kinds[name] else {
        problems.append(
          "unknown option \(name)" + Help.suggestion(for: name, among: kinds.keys.sorted()))
        continue
      }
      var value = parts.count == 2 ? String(parts[1]) : nil
      if kind == .flag {
        if value != nil { problems.append("\(name) takes no value") }
        flags.insert(name)
        continue
      }
      // The next word, unless that is an option itself.
      if value == nil, index < arguments.count,
        kinds[String(arguments[index].prefix { $0 != "=" })] == nil
      {
        value = arguments[index]
        index += 1
      }
      guard let value else {
        problems.append("\(name) needs a value")
        continue
      }
      if kind == .list {
        lists[name, default: []].append(value)
      } else if values.updateValue(value, forKey: name) != nil {
        problems.append("\(name) is given twice")
      }
    }
    if !problems.isEmpty { throw UsageError(problems) }
  }
}

/// The command line cannot be understood.
package struct UsageError: Error {
  /// A line for each reason.
  package var problems: [String]

  package init(_ problems: [String]) {
    self.problems = problems
  }

  package init(_ problem: String) {
    self.init([problem])
  }
}
