/**
 * Writes labels as ZPL II. Bars and modules are sent as dots, since a printer would choose their place and width
 * itself. Texts outside ASCII are dots with a comment, since printers differ in their fonts. Source: Zebra, ZPL II
 * Programming Guide, volume 1.
 */
import type { LabelBox, LabelPicture, LabelSymbol, LabelText, LaidLabel } from "./label_flow.ts";

/** Characters that would end the text or begin a command, the escape character, and invisible ones. */
const UNSAFE = /[\^~_\p{Cc}]/gu;
const utf8 = new TextEncoder();

/** Writes each byte of an unsafe character as `_` and two digits, for `^FH`. */
export const fieldData = (text: string): string =>
  text.replaceAll(
    UNSAFE,
    (sign) =>
      [...utf8.encode(sign)].map((byte) => `_${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""),
  );

/** A label as dots, such as a carrier's file: rows of bytes, the first dot in the highest bit, dark where set. */
export interface DotLabel {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Uint8Array[];
}

const hexRow = (row: Uint8Array): string =>
  Array.from(row, (byte) => byte.toString(HEX).toUpperCase().padStart(2, "0")).join("");

export function zplOfDots({ width, height, rows }: DotLabel, copies: number): string {
  return [
    "^XA",
    `^PW${width}`,
    `^LL${height}`,
    "^LH0,0",
    `^FO0,0${graphicOf(rows)}`,
    ...copies > 1 ? [`^PQ${copies}`] : [],
    "^XZ",
  ].join("\n") + "\n";
}

export interface TextDots {
  readonly above: number;
  readonly width: number;
  readonly rows: readonly Uint8Array[];
}
export type DotsOf = (text: string, size: number, isBold: boolean) => TextDots;

const ASCII = /^[\x20-\x7e]*$/;

/** Returns null if the picture is missing. */
export type PictureDots = (picture: LabelPicture) => readonly Uint8Array[] | null;
const NO_PICTURES: PictureDots = () => null;

export function zplOf(
  labels: readonly LaidLabel[],
  copies: number,
  dotsOf: DotsOf,
  pictureDots = NO_PICTURES,
): string {
  return labels.map(({ width, height, texts, symbols, boxes, pictures }) =>
    [
      "^XA",
      "^CI28",
      `^PW${width}`,
      `^LL${height}`,
      "^LH0,0",
      ...boxes.map(boxOf),
      ...symbols.map(symbolOf),
      ...pictures.flatMap((picture) => {
        const rows = pictureDots(picture);
        return rows ? [`^FO${picture.x},${picture.y}${graphicOf(rows)}`] : [];
      }),
      ...texts.map((text) => ASCII.test(text.text) ? textOf(text) : drawnText(text, dotsOf)),
      ...copies > 1 ? [`^PQ${copies}`] : [],
      "^XZ",
    ].join("\n")
  ).join("\n") + "\n";
}

const boxOf = ({ x, y, width, height, frame }: LabelBox): string =>
  `^FO${x},${y}^GB${width},${height},${frame ?? Math.min(width, height)}^FS`;

/** Writes a text; `^FT` positions it by its baseline. */
const textOf = ({ text, x, y, size }: LabelText): string =>
  `^FT${x},${y}^A0N,${size},${size}^FH^FD${fieldData(text)}^FS`;

function drawnText({ text, x, y, size, isBold }: LabelText, dotsOf: DotsOf): string {
  const { above, rows } = dotsOf(text, size, isBold);
  return `^FT${x},${y}^FX${fieldData(text)}^FS\n^FO${x},${Math.max(0, y - above)}${graphicOf(rows)}`;
}

/** Writes a row that equals the previous one as one character. */
function graphicOf(rows: readonly Uint8Array[]): string {
  const across = rows[0]?.length ?? 0;
  const bytes = across * rows.length;
  let before = "";
  const data = rows.map((row) => {
    const hex = hexRow(row);
    const isAgain = hex === before;
    before = hex;
    return isAgain ? AGAIN : hex;
  }).join("");
  return `^GFA,${bytes},${bytes},${across},${data}^FS`;
}

const BITS = 8;
const [HEX_SIGN_BITS, HEX] = [4, 16];
const AGAIN = ":";

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
