/**
 * Labels as ZPL II, the language of most label printers. Bars and modules are sent as the dots that they are: a printer
 * that made them from a code by itself would choose their place and width. Texts are UTF-8 in the printer's own font.
 * Source: Zebra, ZPL II Programming Guide, volume 1.
 */
import type { LabelBox, LabelSymbol, LabelText, LaidLabel } from "./label_flow.ts";

/** What would end the text or begin a command, the sign that escapes, and what cannot be seen. */
const UNSAFE = /[\^~_\p{Cc}]/gu;
const utf8 = new TextEncoder();

/** The text of a field, behind `^FH`: each byte of an unsafe sign as `_` and two digits. */
export const fieldData = (text: string): string =>
  text.replaceAll(
    UNSAFE,
    (sign) =>
      [...utf8.encode(sign)].map((byte) => `_${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""),
  );

export function zplOf(labels: readonly LaidLabel[], copies: number): string {
  return labels.map(({ width, height, texts, symbols, boxes }) =>
    [
      "^XA",
      "^CI28",
      `^PW${width}`,
      `^LL${height}`,
      "^LH0,0",
      ...boxes.map(boxOf),
      ...symbols.map(symbolOf),
      ...texts.map(textOf),
      ...copies > 1 ? [`^PQ${copies}`] : [],
      "^XZ",
    ].join("\n")
  ).join("\n") + "\n";
}

const boxOf = ({ x, y, width, height, frame }: LabelBox): string =>
  `^FO${x},${y}^GB${width},${height},${frame ?? Math.min(width, height)}^FS`;

/** Its place is the line that letters stand on. */
const textOf = ({ text, x, y, size }: LabelText): string =>
  `^FT${x},${y}^A0N,${size},${size}^FH^FD${fieldData(text)}^FS`;

const BITS = 8;
const [HEX_SIGN_BITS, HEX] = [4, 16];
/** "The same row again." */
const AGAIN = ":";

/** Rows of dots in hexadecimal, a row that is like the one before it as one sign. */
function symbolOf({ x, y, module, row, modules }: LabelSymbol): string {
  const across = Math.ceil((modules[0]?.length ?? 0) * module / BITS);
  const rows = modules.flatMap((each) => [hexOf(each, module, across), ...Array(row - 1).fill(AGAIN)]);
  const bytes = across * rows.length;
  return `^FO${x},${y}^GFA,${bytes},${bytes},${across},${rows.join("")}^FS`;
}

function hexOf(modules: readonly boolean[], module: number, bytes: number): string {
  const dots = modules.map((isDark) => (isDark ? "1" : "0").repeat(module)).join("").padEnd(
    bytes * BITS,
    "0",
  );
  let hex = "";
  for (let at = 0; at < dots.length; at += HEX_SIGN_BITS) {
    hex += Number.parseInt(dots.slice(at, at + HEX_SIGN_BITS), 2).toString(HEX).toUpperCase();
  }
  return hex;
}
