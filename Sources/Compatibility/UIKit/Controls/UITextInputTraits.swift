// The wishes of an app about the keyboard. They are stored, without effect: there is no keyboard.

/// The keys of the keyboard; stored, without effect. The raw values are UIKit's.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The text on the return key; stored, without effect. The raw values are UIKit's.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// Which letters the keyboard capitalises; stored, without effect. The raw values are UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether the keyboard corrects words; stored, without effect. The raw values are UIKit's.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the spelling is checked; stored, without effect. The raw values are UIKit's.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the keyboard makes quotation marks of typed quotes; stored, without effect. The raw
/// values are UIKit's.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the keyboard makes dashes of typed hyphens; stored, without effect. The raw values are
/// UIKit's.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether pasted text gets spaces around it; stored, without effect. The raw values are UIKit's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The colours of the keyboard; stored, without effect. The raw values are UIKit's.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  /// The older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The meaning of a text, for the keyboard's proposals; stored, without effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type, as in UIKit.
  public let rawValue: String
  /// A type from its name; any name is allowed.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The type of a full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The type of a title before a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// The type of a given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The type of a middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// The type of a family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The type of an addition behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// The type of a nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The type of a position.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The type of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The type of a place with its address.
  public static let location = UITextContentType(rawValue: "location")
  /// The type of a whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The type of an address's first line.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The type of an address's second line.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The type of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The type of a state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The type of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The type of a postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The type of a telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The type of an e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The type of a web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The type of a credit card's number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The type of an account's name.
  public static let username = UITextContentType(rawValue: "username")
  /// The type of a password.
  public static let password = UITextContentType(rawValue: "password")
  /// The type of a password to be chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The type of a code that was sent for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// A view that says what it asks of the keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keys of the keyboard; stored, without effect.
  var keyboardType: UIKeyboardType { get set }
  /// The colours of the keyboard; stored, without effect.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The text on the return key; stored, without effect.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden; stored, without effect: nothing is drawn.
  var isSecureTextEntry: Bool { get set }
  /// Which letters the keyboard capitalises; stored, without effect.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects words; stored, without effect.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked; stored, without effect.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether typed quotes become quotation marks; stored, without effect.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether typed hyphens become dashes; stored, without effect.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether pasted text gets spaces around it; stored, without effect.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The meaning of the text, for the keyboard's proposals; stored, without effect.
  var textContentType: UITextContentType? { get set }
}

/// A view into which a keyboard types.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point.
  func insertText(_ text: String)
  /// Removes the selected text, or else the character before the insertion point.
  func deleteBackward()
}
