/** Finds the keys that a scanner, as a US keyboard, pressed on a computer with another layout. Source: xkeyboard-config. */

/** The keys that codes are typed with, as a US keyboard has them. */
const KEYS = "1234567890-QWERTYUIOPASDFGHJKLZXCVBNM";
const LETTERS = "qwertyuiopasdfghjklzxcvbnm";

export const LAYOUTS = [
  "azerty",
  "qwertz",
  "iberian",
  "nordic",
  "thai",
  "vietnamese",
  "telex",
  "fullWidth",
  "shifted",
] as const;
export type Layout = (typeof LAYOUTS)[number];

const inBothCases = (typed: string): readonly string[] => [typed, typed.toUpperCase()];

/** Characters of these keys in each layout, without Shift and with it; a variant of a layout has its own row. */
const TYPED: readonly (readonly [Layout, readonly string[]])[] = [
  ["azerty", ["&é\"'(-è_çà)azertyuiopqsdfghjklwxcvbn,", "1234567890°AZERTYUIOPQSDFGHJKLWXCVBN?"]],
  ["azerty", ["&é\"'(§è!çà)azertyuiopqsdfghjklwxcvbn,", "1234567890°AZERTYUIOPQSDFGHJKLWXCVBN?"]],
  ["qwertz", ["1234567890ßqwertzuiopasdfghjklyxcvbnm", "1234567890?QWERTZUIOPASDFGHJKLYXCVBNM"]],
  ["iberian", inBothCases(`1234567890'${LETTERS}`)],
  ["nordic", inBothCases(`1234567890+${LETTERS}`)],
  ["thai", ["ๅ/-ภถุึคตจขๆไำพะัีรนยฟหกดเ้่าสผปแอิืท", '+๑๒๓๔ู฿๕๖๗๘๐"ฎฑธํ๊ณฯญฤฆฏโฌ็๋ษศ()ฉฮฺ์?']],
  ["thai", inBothCases(`๑๒๓๔๕๖๗๘๙๐-${LETTERS}`)],
  ["vietnamese", inBothCases(`ăâêô\u0300\u0309\u0303\u0301\u0323đ-${LETTERS}`)],
  ["fullWidth", [
    "１２３４５６７８９０－ｑｗｅｒｔｙｕｉｏｐａｓｄｆｇｈｊｋｌｚｘｃｖｂｎｍ",
    "１２３４５６７８９０－ＱＷＥＲＴＹＵＩＯＰＡＳＤＦＧＨＪＫＬＺＸＣＶＢＮＭ",
  ]],
  ["shifted", inBothCases(`!@#$%^&*()_${LETTERS}`)],
];

const KEYS_BY_SIGN: readonly (readonly [Layout, ReadonlyMap<string, string>])[] = TYPED.map((
  [layout, rows],
) => [
  layout,
  new Map(rows.flatMap((row) => [...row].map((sign, at) => [sign, KEYS[at] ?? ""] as const))),
]);

function keysOf(text: string, keyBySign: ReadonlyMap<string, string>): string {
  let keys = "";
  for (const sign of text) {
    const key = sign === " " ? sign : keyBySign.get(sign);
    if (key === undefined) return "";
    keys += key;
  }
  return keys;
}

/** Letters by which the Telex input method adds a tone to the vowel before them, by the mark of the tone. */
const TONES: ReadonlyMap<string, string> = new Map([
  ["\u0300", "F"],
  ["\u0301", "S"],
  ["\u0309", "R"],
  ["\u0303", "X"],
  ["\u0323", "J"],
]);
const CIRCUMFLEX = "\u0302";
const HORN = "\u031b";
const BREVE = "\u0306";

/** @param horned the keys that typed a U with a horn: UW, or W alone */
function telexKeys(text: string, horned: "UW" | "W"): string {
  return [...text.toUpperCase()].map((letter) => {
    if (letter === "Đ") return "DD";
    const [base = "", ...marks] = letter.normalize("NFD");
    const shape = marks.includes(CIRCUMFLEX)
      ? base
      : marks.includes(BREVE) || marks.includes(HORN)
      ? "W"
      : "";
    const tone = marks.map((mark) => TONES.get(mark) ?? "").join("");
    return (base + shape === "UW" ? horned : base + shape) + tone;
  }).join("");
}

/** Yields the texts that the scanner may have sent, each with the layout that changed it. */
export function* candidateTexts(text: string): Generator<readonly [Layout, string]> {
  for (const [layout, keyBySign] of KEYS_BY_SIGN) {
    const keys = keysOf(text, keyBySign);
    if (keys !== "") yield [layout, keys];
  }
  const composed = text.normalize("NFC");
  yield ["telex", telexKeys(composed, "UW")];
  yield ["telex", telexKeys(composed, "W")];
}
