import Foundation

/// Swift that compiles only if a module has what a manifest says, with these labels and types.
struct SurfaceChecks {
  let manifest: SurfaceManifest

  var text: String {
    var lines = [
      "// swift-format-ignore-file",
      "// Made from Surface.manifest by .ci/surface.",
      "import UIKit",
      "",
    ]
    for type in manifest.types { lines += checks(of: type) }
    lines += [
      "/// Cases and options, each with the raw value that it has and the one that it should have."
    ]
    lines += ["@MainActor let surfaceValues: [(name: String, value: Int, expected: Int)] = ["]
    for type in manifest.types {
      for case .value(let name, let rawValue) in type.members {
        let value = "\(type.name).\(name)"
        lines.append("  (\"\(value)\", Int(\(value).rawValue), \(rawValue)),")
      }
    }
    lines += ["]", ""]
    lines += ["/// Properties that a source must not be able to set."]
    lines += ["@MainActor let surfaceReadOnly: [(name: String, path: AnyKeyPath)] = ["]
    for type in manifest.types where type.kind == .class {
      for case .property(let property) in type.members
      where !property.isSettable && !property.isOfClass {
        lines.append("  (\"\(type.name).\(property.name)\", \\\(type.name).\(property.name)),")
      }
    }
    lines += ["]", ""]
    return lines.joined(separator: "\n")
  }

  private func checks(of type: SurfaceManifest.TypeEntry) -> [String] {
    let id = type.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    var references: [String] = []
    var overrides: [String] = []
    for member in type.members {
      switch member {
      case .initializer(let parameters):
        let labels = parameters.map { "\($0.label):" }.joined()
        references.append(
          "let _: (\(list(parameters))) -> \(type.name) = \(type.name).init\(labels.isEmpty ? "" : "(\(labels))")"
        )
      case .property(let property):
        references.append(reference(to: property, of: type))
        if type.kind == .class, property.isOpen { overrides.append(override(of: property)) }
      case .method(let method):
        references += calls(of: method, of: type)
        if type.kind == .class, method.isOpen { overrides.append(override(of: method)) }
      case .value:
        break
      case .check(let line):
        references.append(line)
      }
    }
    var lines: [String] = []
    if !references.isEmpty {
      lines += ["@MainActor func references_\(id)() {"] + references.map { "  " + $0 } + ["}", ""]
    }
    if !overrides.isEmpty {
      lines += ["class Overrides_\(id): \(type.name) {"] + overrides.map { "  " + $0 } + ["}", ""]
    }
    return lines
  }

  private func list(_ parameters: [SurfaceManifest.Parameter]) -> String {
    parameters.map(\.type).joined(separator: ", ")
  }

  // MARK: References

  private func reference(
    to property: SurfaceManifest.Property, of type: SurfaceManifest.TypeEntry
  ) -> String {
    let place = "\(type.name).\(property.name)"
    if property.isOfClass { return "let _: \(property.type) = \(place)" }
    if type.kind == .protocol {
      return "let _: (\(type.name)) -> \(property.type) = { $0.\(property.name) }"
    }
    let path =
      !property.isSettable
      ? "KeyPath" : type.kind == .class ? "ReferenceWritableKeyPath" : "WritableKeyPath"
    let valueType =
      property.type.hasSuffix("!") ? property.type.dropLast() + "?" : property.type[...]
    return "let _: \(path)<\(type.name), \(valueType)> = \\.\(property.name)"
  }

  private func calls(
    of method: SurfaceManifest.Method, of type: SurfaceManifest.TypeEntry
  ) -> [String] {
    let result = method.result ?? "Void"
    let types = list(method.parameters)
    if type.kind != .protocol {
      let labels = method.parameters.map { "\($0.label):" }.joined()
      let name = "\(type.name).\(method.name)\(labels.isEmpty ? "" : "(\(labels))")"
      let function = "(\(types)) -> \(result)"
      var lines = [
        method.isOfClass
          ? "let _: \(function) = \(name)" : "let _: (\(type.name)) -> \(function) = \(name)"
      ]
      if method.parameters.contains(where: \.hasDefault) {
        let given = method.parameters.filter { !$0.hasDefault }
        lines.append(
          "let _: (\(([type.name] + given.map(\.type)).joined(separator: ", "))) -> \(result) = { \(closureNames(given.count + 1)) in \(call(method, given, named: "a0")) }"
        )
      }
      return lines
    }
    let everything = ([type.name] + method.parameters.map(\.type)).joined(separator: ", ")
    let names = closureNames(method.parameters.count + 1)
    var lines = [
      "let _: (\(everything)) -> \(result) = { \(names) in \(call(method, method.parameters, named: "a0")) }"
    ]
    if method.isOptional {
      // A method that is called with `?` answers one optional, also where the method itself answers
      // one.
      let optional = result.hasSuffix("?") ? result : "\(result)?"
      lines.append(
        "let _: (\(everything)) -> \(optional) = { \(names) in \(call(method, method.parameters, named: "a0", mark: "?")) }"
      )
    }
    return lines
  }

  private func closureNames(_ count: Int) -> String {
    (0..<count).map { "a\($0)" }.joined(separator: ", ")
  }

  private func call(
    _ method: SurfaceManifest.Method, _ parameters: [SurfaceManifest.Parameter],
    named receiver: String, mark: String = ""
  ) -> String {
    let arguments = parameters.enumerated().map { index, parameter in
      parameter.label == "_" ? "a\(index + 1)" : "\(parameter.label): a\(index + 1)"
    }
    return "\(receiver).\(method.name)\(mark)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Overrides

  private func override(of property: SurfaceManifest.Property) -> String {
    let word = property.isOfClass ? "override class var" : "override var"
    let access =
      property.isSettable
      ? "{ get { super.\(property.name) } set { super.\(property.name) = newValue } }"
      : "{ super.\(property.name) }"
    return "\(word) \(property.name): \(property.type) \(access)"
  }

  private func override(of method: SurfaceManifest.Method) -> String {
    let word = method.isOfClass ? "override class func" : "override func"
    let parameters = method.parameters.enumerated().map { index, parameter in
      "\(parameter.label) a\(index + 1): \(parameter.type)"
    }
    let result = method.result.map { " -> \($0)" } ?? ""
    return
      "\(word) \(method.name)(\(parameters.joined(separator: ", ")))\(result) { \(call(method, method.parameters, named: "super")) }"
  }
}
