#if os(Linux)
  import Foundation

  /// Returns the first place of `part` in `text`. The search takes as long as reading the memory.
  /// Foundation does not export this function of the C library.
  @_silgen_name("memmem")
  private func memmem(
    _ text: UnsafeRawPointer, _ length: Int, _ part: UnsafePointer<CChar>, _ partLength: Int
  ) -> UnsafeRawPointer?

  /// The symbols of a linked file: the names of its functions and types.
  ///
  /// The names come from the section `.symtab` of an ELF file, which every build has unless it was
  /// stripped. The file is mapped into memory. A search reads only the strings, and takes about 20
  /// ms for each 50 MB of them.
  final class ProgramSymbols {
    /// The contents of the file. `Data` keeps the file mapped; `NSData` would read the whole file.
    private let file: Data
    private let symbols: UnsafeRawBufferPointer
    private let strings: UnsafeRawBufferPointer
    /// The names of class and protocol descriptors, as offsets in `strings`, by the descriptor's
    /// address in the file. Computing this dictionary takes a second for the 400,000 symbols of a
    /// debug build.
    private lazy var descriptors = ProgramSymbols.descriptors(in: symbols, strings)
    /// The addresses at which the file is mapped.
    private let addresses: Range<UInt64>
    /// The difference between an address in the running program and the address in the file.
    private let bias: UInt64

    /// Finds the file that contains an address; nil if the file has no table of symbols.
    init?(holding address: UnsafeRawPointer) {
      guard
        let (path, addresses) = ProgramSymbols.mapping(of: UInt64(UInt(bitPattern: address))),
        let file = try? Data(
          contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped), file.count > 64
      else { return nil }
      // The bytes of a mapped file stay where they are while `file` lives.
      let bytes = file.withUnsafeBytes { $0 }
      // 64 bits, lowest byte first.
      guard bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self) == 0x464c_457f, bytes[4] == 2,
        bytes[5] == 1, let (symbols, strings) = ProgramSymbols.tables(in: bytes)
      else { return nil }
      self.file = file
      self.addresses = addresses
      self.symbols = symbols
      self.strings = strings
      // A program at a fixed address (type 2) runs at the addresses of the file.
      bias =
        bytes.loadUnaligned(fromByteOffset: 16, as: UInt16.self) == 2 ? 0 : addresses.lowerBound
    }

    func holds(_ address: UnsafeRawPointer) -> Bool {
      addresses.contains(UInt64(UInt(bitPattern: address)))
    }

    /// Returns the mangled name of a class or protocol: the name of its descriptor without the
    /// letters `Mn` or `Mp`.
    ///
    /// - Parameter type: The class, or `any P` of the protocol.
    func context(at descriptor: UnsafeRawPointer, of type: Any.Type) -> String? {
      if let context = context(of: type) { return context }
      let address = UInt64(UInt(bitPattern: descriptor)) &- bias
      guard let offset = descriptors[address], let base = strings.baseAddress else { return nil }
      let name = String(cString: (base + offset).assumingMemoryBound(to: CChar.self))
      return String(name.dropLast(2))
    }

    /// Returns the mangled name that Swift has for a type; nil for private and generic types, which
    /// have other names in the file.
    private func context(of type: Any.Type) -> String? {
      guard let name = _mangledTypeName(type), let base = strings.baseAddress else { return nil }
      let isProtocol = name.hasSuffix("_p")
      let context = "$s" + (isProtocol ? String(name.dropLast(2)) : name)
      let symbol = context + (isProtocol ? "Mp" : "Mn")
      // The length includes the zero byte at the end of the name.
      let place = memmem(base, strings.count, symbol, symbol.utf8.count + 1)
      return place == nil ? nil : context
    }

    /// Returns the mangled function names that begin with a prefix.
    func functions(beginningWith prefix: String) -> Set<String> {
      var found: Set<String> = []
      guard var place = strings.baseAddress else { return [] }
      let end = place + strings.count
      while let next = memmem(place, end - place, prefix, prefix.utf8.count) {
        let name = String(cString: next.assumingMemoryBound(to: CChar.self))
        // The name of a function ends with `F`. Longer names belong to functions that the compiler
        // has made.
        if name.hasSuffix("F") { found.insert(name) }
        place = next + max(name.utf8.count, 1)
      }
      return found
    }

    // MARK: Reading

    /// Returns the path of the file that is mapped at an address, and the range of all addresses of
    /// the file.
    private static func mapping(
      of address: UInt64
    ) -> (path: String, addresses: Range<UInt64>)? {
      guard let text = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
        return nil
      }
      var found: (path: Substring, addresses: Range<UInt64>)?
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ", maxSplits: 5)
        guard words.count == 6 else { continue }
        let limits = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
        let path = words[5].drop { $0 == " " }
        guard limits.count == 2, path.hasPrefix("/") else { continue }
        if let last = found, last.path == path {
          found = (path, last.addresses.lowerBound..<limits[1])
        } else {
          if let found, found.addresses.contains(address) { break }
          found = (path, limits[0]..<limits[1])
        }
      }
      guard let found, found.addresses.contains(address) else { return nil }
      return (String(found.path), found.addresses)
    }

    /// Returns the section of the symbols and the section of their names; nil if the file lacks
    /// these sections.
    private static func tables(
      in bytes: UnsafeRawBufferPointer
    ) -> (symbols: UnsafeRawBufferPointer, strings: UnsafeRawBufferPointer)? {
      func section(_ index: Int) -> (type: UInt32, link: Int, bytes: UnsafeRawBufferPointer)? {
        let size = Int(bytes.loadUnaligned(fromByteOffset: 58, as: UInt16.self))
        let start = Int(bytes.loadUnaligned(fromByteOffset: 40, as: UInt64.self)) + index * size
        guard size >= 64, start + size <= bytes.count else { return nil }
        let offset = Int(bytes.loadUnaligned(fromByteOffset: start + 24, as: UInt64.self))
        let length = Int(bytes.loadUnaligned(fromByteOffset: start + 32, as: UInt64.self))
        let type = bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
        let link = Int(bytes.loadUnaligned(fromByteOffset: start + 40, as: UInt32.self))
        // A section without bytes in the file (type 8) may have any length.
        guard type != 8, offset >= 0, length >= 0, offset + length <= bytes.count else {
          return (0, 0, UnsafeRawBufferPointer(rebasing: bytes[..<0]))
        }
        return (type, link, UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length]))
      }
      let count = Int(bytes.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
      for index in 0..<count {
        guard let table = section(index), table.type == 2, let names = section(table.link) else {
          continue
        }
        // The last byte must be the end of the last name.
        guard names.type == 3, names.bytes.last == 0 else { return nil }
        return (table.bytes, names.bytes)
      }
      return nil
    }

    private static func descriptors(
      in symbols: UnsafeRawBufferPointer, _ strings: UnsafeRawBufferPointer
    ) -> [UInt64: Int] {
      guard let start = symbols.baseAddress, let names = strings.baseAddress else { return [:] }
      var found: [UInt64: Int] = [:]
      var symbol = start
      let end = start + symbols.count / 24 * 24
      while symbol < end {
        defer { symbol += 24 }
        // Only symbols of objects are names of descriptors.
        guard symbol.loadUnaligned(fromByteOffset: 4, as: UInt8.self) & 15 == 1 else { continue }
        let offset = Int(symbol.loadUnaligned(as: UInt32.self))
        guard offset < strings.count else { continue }
        let name = names + offset
        let length = strlen(name.assumingMemoryBound(to: CChar.self))
        guard length > 4, name.load(as: UInt8.self) == UInt8(ascii: "$"),
          name.load(fromByteOffset: length - 2, as: UInt8.self) == UInt8(ascii: "M")
        else { continue }
        let last = name.load(fromByteOffset: length - 1, as: UInt8.self)
        guard last == UInt8(ascii: "n") || last == UInt8(ascii: "p") else { continue }
        found[symbol.loadUnaligned(fromByteOffset: 8, as: UInt64.self)] = offset
      }
      return found
    }
  }
#endif
