/** Scanners send the keys of a US keyboard, so `KeyboardEvent.code` gives the right character in any layout. */

const DIGITS_SHIFTED = ")!@#$%^&*(";
const NUMPAD: Readonly<Record<string, string>> = {
  NumpadSubtract: "-",
  NumpadDecimal: ".",
  NumpadDivide: "/",
  NumpadAdd: "+",
  NumpadMultiply: "*",
};
/** Characters of a key without Shift and with Shift. */
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

/** Returns a character, letters as capitals; empty for an unknown key, such as of an on-screen keyboard. */
export function characterOfUsKey(code: string, isShifted: boolean): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return letter;
  const [, place, digit] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (digit) return place === "Digit" && isShifted ? DIGITS_SHIFTED[Number(digit)] ?? "" : digit;
  return NUMPAD[code] ?? SIGNS[code]?.[isShifted ? 1 : 0] ?? "";
}

const ENDS: readonly string[] = ["Enter", "NumpadEnter", "Tab"];
/** Ctrl+J and Ctrl+M, by which some scanners send line feed and carriage return. */
const CONTROL_ENDS: readonly string[] = ["KeyJ", "KeyM"];

/** Checks for a key by which a scanner ends a code. */
export const isEnd = ({ code, key, ctrlKey, shiftKey }: KeyboardEvent): boolean =>
  (ENDS.includes(code) || ENDS.includes(key)) && !(shiftKey && key === "Tab") ||
  ctrlKey && CONTROL_ENDS.includes(code);
