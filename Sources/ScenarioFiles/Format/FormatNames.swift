// Names that declarations of ops and of hosts use beside those of `Form` and `LayoutSchema`.

package typealias Part<Value> = Form<Value>
package typealias FormatValue = ParameterType

extension Form {
  package init(_ form: Form) { self = form }

  package init(
    value: ParameterType, expected: String,
    read: @escaping @Sendable (JSONValue, JSONPath, inout CaseReader) -> Value?,
    json: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.init(type: value, read: read, json: json)
  }

  package var value: ParameterType {
    get { type }
    set { type = newValue }
  }
}

extension ParameterType {
  package static func type(_ type: ParameterType) -> ParameterType { type }
  package static func form<Value>(_ form: Form<Value>) -> ParameterType { form.type }
}

extension LayoutSchema.Parameter {
  package var value: ParameterType { type }

  package init(_ name: String, _ type: ParameterType, _ presence: Presence, _ summary: String?) {
    self.init(name, type, presence: presence, summary)
  }
}

extension TraceEvent.Source: JSONWritable {}
extension ScenarioOutput: JSONWritable {}
