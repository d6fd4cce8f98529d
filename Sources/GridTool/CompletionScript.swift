import GridScenarios

/// A script that makes a shell complete the tool's commands, options and ids. The script is made
/// from the same lists that the commands use to read their arguments.
@MainActor
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  let shell: Shell

  /// The script, without a line break at its end.
  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  // MARK: bash

  private var bash: String {
    let values = Command.allCases.flatMap { command in
      command.options.compactMap { option -> String? in
        guard let source = Self.bashWords(option.valueKind) else {
          return nil
        }
        return "    \(command.rawValue):\(option.name)) \(source) ;;"
      }
    }
    let options = Command.allCases.map { command in
      let names = command.options.map(\.name) + ["--help"]
      return "    \(command.rawValue)) words=\"\(names.joined(separator: " "))\" ;;"
    }
    let words = Command.allCases.compactMap { command in
      Self.bashWords(command.words).map { "    \(command.rawValue)) \($0) ;;" }
    }
    return """
      # Completes gridview in bash: source <(gridview completion bash)
      _gridview() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
        local command=${COMP_WORDS[1]} words="" files=""
        COMPREPLY=()
        # bash takes --option=value apart.
        if [[ $word == "=" ]]; then
          word=""
        elif [[ $before == "=" ]]; then
          before=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD == 1)); then
          words="\((Command.names + ["help", "--help", "--version"]).joined(separator: " "))"
          mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
          return
        fi
        case $command:$before in
      \(values.joined(separator: "\n"))
          *)
            if [[ $word == -* ]]; then
              case $command in
      \(options.map { "    " + $0 }.joined(separator: "\n"))
              esac
            else
              case $command in
      \(words.map { "    " + $0 }.joined(separator: "\n"))
              esac
            fi
            ;;
        esac
        if [[ -n $files ]]; then
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -W "$words" -A "$files" -- "$word")
        else
          mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
        fi
      }
      complete -F _gridview gridview
      """
  }

  private static func bashWords(_ kind: WordKind?) -> String? {
    switch kind {
    case nil: nil
    case .other?: ":"
    case .file(let words)?:
      "files=file" + (words.isEmpty ? "" : " words=\(doubleQuoted(list(words)))")
    case .folder?: "files=directory"
    case .oneOf(let words)?: "words=\(doubleQuoted(list(words)))"
    }
  }

  // MARK: zsh

  private var zsh: String {
    let commands = Command.allCases.map { "    '\($0.rawValue):\($0.overview.summary)'" }
    let cases = Command.allCases.map { command in
      let options = command.options.map { option -> String in
        switch option {
        case .flag(let name): Self.singleQuoted(name)
        case .value(let name, let kind):
          Self.singleQuoted("\(name)=:value:\(Self.zshAction(kind))")
        case .list(let name, let kind):
          Self.singleQuoted("*\(name)=:value:\(Self.zshAction(kind))")
        }
      }
      let words = command.words.map { [Self.singleQuoted("*:word:\(Self.zshAction($0))")] } ?? []
      return "    \(command.rawValue)) _arguments '--help' "
        + (options + words).joined(separator: " ") + " ;;"
    }
    return """
      #compdef gridview
      # Completes gridview in zsh: source <(gridview completion zsh)
      _gridview() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
          'help:describes a command'
          '--version:prints the version'
        )
        if ((CURRENT == 2)); then
          _describe 'command' commands
          return
        fi
        local command=${words[2]}
        shift words
        ((CURRENT -= 1))
        case $command in
      \(cases.joined(separator: "\n"))
          help) _describe 'command' commands ;;
        esac
      }
      if (($+functions[compdef])); then compdef _gridview gridview; fi
      """
  }

  private static func zshAction(_ kind: WordKind) -> String {
    switch kind {
    case .other: " "
    case .file(let words) where words.isEmpty: "_files"
    case .file(let words):
      " _alternative \"ids\\:id\\:(\(list(words)))\" \"files\\:file\\:_files\""
    case .folder: "_files -/"
    case .oneOf(let words): "(\(list(words)))"
    }
  }

  // MARK: fish

  private var fish: String {
    var lines = [
      "# Completes gridview in fish: gridview completion fish | source", "complete -c gridview -f",
    ]
    for command in Command.allCases {
      lines.append(
        "complete -c gridview -n __fish_use_subcommand -a \(command.rawValue) "
          + "-d '\(command.overview.summary)'")
    }
    lines.append("complete -c gridview -n __fish_use_subcommand -a help -d 'describes a command'")
    lines.append("complete -c gridview -n __fish_use_subcommand -l version")
    lines.append("complete -c gridview -l help")
    for command in Command.allCases {
      let condition = "-n '__fish_seen_subcommand_from \(command.rawValue)'"
      for option in command.options {
        let value = option.valueKind.map(Self.fishValue) ?? ""
        lines.append(
          "complete -c gridview \(condition) -l \(option.name.dropFirst(2))\(value)")
      }
      if let words = command.words {
        lines.append("complete -c gridview \(condition)\(Self.fishWords(words))")
      }
    }
    let names = Command.names.joined(separator: " ")
    lines.append("complete -c gridview -n '__fish_seen_subcommand_from help' -a '\(names)'")
    return lines.joined(separator: "\n")
  }

  private static func fishValue(_ kind: WordKind) -> String {
    switch kind {
    case .other: " -x"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .oneOf(let words): " -x -a \(fishQuoted(list(words)))"
    }
  }

  private static func fishWords(_ kind: WordKind) -> String {
    switch kind {
    case .other: ""
    case .file(let words): " -F -a \(fishQuoted(list(words)))"
    case .folder: " -a '(__fish_complete_directories)'"
    case .oneOf(let words): " -a \(fishQuoted(list(words)))"
    }
  }

  // MARK: Words

  /// Returns words as a list that the shell splits again. Quotation marks inside a word are
  /// escaped.
  private static func list(_ words: [String]) -> String {
    words.map { $0.replacing("'", with: "\\'") }.joined(separator: " ")
  }

  /// Returns a text between double quotes, for bash.
  private static func doubleQuoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\"))\""
  }

  /// Returns a text between single quotes, for zsh.
  private static func singleQuoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }

  /// Returns a text between single quotes, for fish.
  private static func fishQuoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
