// Names that are in another module on Linux, or have another name.

extension PreparedFile {
  /// Adds the imports that Linux needs, behind the file's first import.
  ///
  /// - Parameter declared: Names of the module's own types.
  func addImports(declared: Set<String>) {
    if needsUIKit, !imports("UIKit") { add(import: "UIKit", for: nil) }
    if let place = use(of: Self.runtimeNames, besides: declared), !imports("UIKit"), !needsUIKit {
      add(import: "UIKit", for: place)
    } else if let place = use(of: Self.geometryNames, besides: declared), !imports("UIKit"),
      !imports("CoreGraphics"), !imports("QuartzCore"), !needsUIKit
    {
      add(import: "CoreGraphics", for: place)
    }
    if let place = use(of: Self.networkNames, besides: declared), !imports("FoundationNetworking") {
      add(import: "FoundationNetworking", for: place)
    }
  }

  /// Returns the index of the first token that uses one of the names; nil if no token does.
  private func use(of names: Set<String>, besides declared: Set<String>) -> Int? {
    activeTokens.indices.first { index in
      let token = activeTokens[index]
      return token.kind == .word && names.contains(token.text) && !declared.contains(token.text)
        && (index == 0 || !activeTokens[index - 1].isPunctuation("."))
        && !(index + 1 < activeTokens.count && activeTokens[index + 1].isPunctuation(":"))
    }
  }

  /// Names of the Objective-C runtime that `import Foundation` makes available on Apple's systems.
  private static let runtimeNames: Set<String> = [
    "NSSelectorFromString", "NSStringFromSelector", "Selector", "autoreleasepool",
    "objc_AssociationPolicy", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "objc_setAssociatedObject",
  ]
  /// Names of CoreGraphics that `import Foundation` makes available on Apple's systems.
  private static let geometryNames: Set<String> = [
    "CGAffineTransform", "CGColor", "CGPath", "CGPointMake", "CGRectMake", "CGSizeMake", "CGVector",
  ]

  func imports(_ module: String) -> Bool {
    // `import class UIKit.UIView` imports only that class.
    activeTokens.indices.dropFirst().contains {
      activeTokens[$0].isWord(module) && activeTokens[$0 - 1].isWord("import")
    } || madeImports.contains(module)
  }

  private func add(import module: String, for use: Int?) {
    let imports = activeTokens.indices.filter { activeTokens[$0].isWord("import") }
    let outside = imports.first { blocks.depth[active[$0]] == 0 }
    if let first = outside ?? imports.first {
      var last = first
      while last + 1 < activeTokens.count,
        activeTokens[last + 1].line == activeTokens[first].line,
        !activeTokens[last + 1].isPunctuation(";")
      {
        last += 1
      }
      insert("; import \(module)", after: active[last])
    } else if let first = active.first {
      insert("import \(module); ", before: first)
    }
    let place = use.map { active[$0] } ?? active.first ?? 0
    let reason =
      use.map { "\(activeTokens[$0].text) is in \(module) on Linux" }
      ?? "selectors are in \(module) on Linux"
    change(at: place, "\(reason), which is imported")
  }

  private static let networkNames: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
    "URLProtocolClient", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask",
    "URLSessionWebSocketTask",
  ]

  /// Replaces imports of `ObjectiveC` with `UIKit`, and imports of `Darwin` with `Foundation`.
  /// Module UIKit has the functions for associated objects.
  func renameImports() {
    let renamed = ["ObjectiveC": "UIKit", "Darwin": "Foundation"]
    for index in activeTokens.indices.dropLast() where activeTokens[index].isWord("import") {
      guard let module = renamed[activeTokens[index + 1].text] else { continue }
      var last = index + 1
      while last + 2 < activeTokens.count, activeTokens[last + 1].isPunctuation("."),
        activeTokens[last + 2].line == activeTokens[index].line
      {
        last += 2
      }
      let old = FunctionSignature.text(activeTokens[index + 1...last])
      replace(active[index + 1]...active[last], with: module)
      madeImports.insert(module)
      change(at: active[index + 1], "imports \(module) instead of \(old)")
    }
  }

  /// Writes `Swift.abs` for `abs` in extensions of `CGFloat`. On Linux, `abs` in such an extension
  /// means a function of `CGFloat` that code must not call. On Apple's systems, `abs` means
  /// `Swift.abs`.
  func qualifyFunctions() {
    let isDeclared = outline.allTypes.contains {
      $0.name == "CGFloat" && $0.members.contains { $0.name == "abs" }
    }
    guard !isDeclared, outline.allTypes.contains(where: { $0.name == "CGFloat" }) else { return }
    let scopes = TypeScopes(activeTokens).scopes
    for index in activeTokens.indices.dropLast()
    where activeTokens[index].isWord("abs") && activeTokens[index + 1].isPunctuation("(")
      && scopes[index]?.name == "CGFloat"
    {
      if index > 0, activeTokens[index - 1].isPunctuation(".") { continue }
      replace(active[index]...active[index], with: "Swift.abs")
      change(at: active[index], "abs became Swift.abs: CGFloat has a function of that name here")
    }
  }

  /// Refuses functions of the Objective-C runtime, except the functions for associated objects.
  func refuseRuntimeFunctions() {
    for index in activeTokens.indices.dropLast() where activeTokens[index].kind == .word {
      let name = activeTokens[index].text
      guard activeTokens[index + 1].isPunctuation("("), let advice = Self.runtimeAdvice(name)
      else { continue }
      if index > 0,
        activeTokens[index - 1].isPunctuation(".") || activeTokens[index - 1].isWord("func")
      {
        continue
      }
      refuse(at: active[index], "there is no \(name) without Objective-C; \(advice)")
    }
  }

  private static func runtimeAdvice(_ name: String) -> String? {
    switch name {
    case "object_getClass", "object_getClassName", "class_getName":
      "write type(of:), or String(describing: type(of:))"
    case "objc_getClass", "objc_lookUpClass": "write NSClassFromString"
    case "sel_registerName", "sel_getUid": "write Selector(\"name\")"
    case "objc_sync_enter", "objc_sync_exit": "write a lock: NSLock, or NSRecursiveLock"
    case "class_getSuperclass": "name the class"
    case _ where name.hasPrefix("method_") || name.hasPrefix("imp_"):
      "swizzling is not supported; override the method in a subclass"
    case _
    where ["class_", "object_set", "object_getI", "objc_allocate", "objc_register", "ivar_"]
      .contains { name.hasPrefix($0) }:
      "classes cannot change at run time; write a subclass"
    default: nil
    }
  }
}
