/**
 * Encodings of tables, by their names in the WHATWG Encoding standard: `TextDecoder` reads each of them in every
 * browser and on the server. Encodings of mail alone, and those that mean no text, are left out.
 */

/** Regions where an encoding is used, in the order of the choice on the screen. */
export const SCRIPTS = [
  "unicode",
  "western",
  "central",
  "baltic",
  "nordic",
  "southEastern",
  "celtic",
  "southern",
  "cyrillic",
  "greek",
  "turkish",
  "hebrew",
  "arabic",
  "thai",
  "vietnamese",
  "simplified",
  "traditional",
  "japanese",
  "korean",
] as const;
export type Script = (typeof SCRIPTS)[number];

/** Name of each encoding as programs write it, by region; the likeliest of a region first. */
export const ENCODING_NAMES = {
  "utf-8": ["unicode", "UTF-8"],
  "utf-16le": ["unicode", "UTF-16"],
  "utf-16be": ["unicode", "UTF-16 big-endian"],
  "windows-1252": ["western", "Windows-1252"],
  "macintosh": ["western", "Mac Roman"],
  "iso-8859-15": ["western", "ISO 8859-15"],
  "windows-1250": ["central", "Windows-1250"],
  "iso-8859-2": ["central", "ISO 8859-2"],
  "windows-1257": ["baltic", "Windows-1257"],
  "iso-8859-13": ["baltic", "ISO 8859-13"],
  "iso-8859-4": ["baltic", "ISO 8859-4"],
  "iso-8859-10": ["nordic", "ISO 8859-10"],
  "iso-8859-16": ["southEastern", "ISO 8859-16"],
  "iso-8859-14": ["celtic", "ISO 8859-14"],
  "iso-8859-3": ["southern", "ISO 8859-3"],
  "windows-1251": ["cyrillic", "Windows-1251"],
  "koi8-r": ["cyrillic", "KOI8-R"],
  "koi8-u": ["cyrillic", "KOI8-U"],
  "x-mac-cyrillic": ["cyrillic", "Mac Cyrillic"],
  "iso-8859-5": ["cyrillic", "ISO 8859-5"],
  "ibm866": ["cyrillic", "IBM 866"],
  "windows-1253": ["greek", "Windows-1253"],
  "iso-8859-7": ["greek", "ISO 8859-7"],
  "windows-1254": ["turkish", "Windows-1254"],
  "windows-1255": ["hebrew", "Windows-1255"],
  "iso-8859-8": ["hebrew", "ISO 8859-8"],
  "windows-1256": ["arabic", "Windows-1256"],
  "iso-8859-6": ["arabic", "ISO 8859-6"],
  "windows-874": ["thai", "Windows-874"],
  "windows-1258": ["vietnamese", "Windows-1258"],
  "gb18030": ["simplified", "GB 18030"],
  "gbk": ["simplified", "GBK"],
  "big5": ["traditional", "Big5"],
  "shift_jis": ["japanese", "Shift_JIS"],
  "euc-jp": ["japanese", "EUC-JP"],
  "euc-kr": ["korean", "EUC-KR"],
} as const satisfies Readonly<Record<string, readonly [Script, string]>>;

export type Encoding = keyof typeof ENCODING_NAMES;
export const ENCODINGS = Object.keys(ENCODING_NAMES) as readonly Encoding[];
