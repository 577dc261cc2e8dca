/**
 * What a key types on a US keyboard, by its place (`KeyboardEvent.code`): scanners press keys as if every computer had
 * one, so the place is what the code says, whatever layout or input method the computer has.
 */

const DIGITS_SHIFTED = ")!@#$%^&*(";
const NUMPAD: Readonly<Record<string, string>> = {
  NumpadSubtract: "-",
  NumpadDecimal: ".",
  NumpadDivide: "/",
  NumpadAdd: "+",
  NumpadMultiply: "*",
};
/** Without Shift and with it. */
const SIGNS: Readonly<Record<string, string>> = {
  Minus: "-_",
  Equal: "=+",
  BracketLeft: "[{",
  BracketRight: "]}",
  Backslash: "\\|",
  Semicolon: ";:",
  Quote: "'\"",
  Backquote: "`~",
  Comma: ",<",
  Period: ".>",
  Slash: "/?",
  Space: "  ",
};

/** One sign; empty where the place is not known, as with keyboards on a screen. Letters are capital ones. */
export function usKey(code: string, isShifted: boolean): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return letter;
  const [, place, digit] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (digit) return place === "Digit" && isShifted ? DIGITS_SHIFTED[Number(digit)] ?? "" : digit;
  return NUMPAD[code] ?? SIGNS[code]?.[isShifted ? 1 : 0] ?? "";
}
