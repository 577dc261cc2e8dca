/** Scanners press the keys of a US keyboard: a key's place (`KeyboardEvent.code`) gives the code under any layout. */

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

/** Returns one character; empty for an unknown place, as from keyboards on a screen. Letters are capital. */
export function usKey(code: string, isShifted: boolean): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return letter;
  const [, place, digit] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (digit) return place === "Digit" && isShifted ? DIGITS_SHIFTED[Number(digit)] ?? "" : digit;
  return NUMPAD[code] ?? SIGNS[code]?.[isShifted ? 1 : 0] ?? "";
}
