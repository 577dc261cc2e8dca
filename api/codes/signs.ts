import { type Scan, SEPARATOR } from "./scan_codes.ts";

/** Prefix by which a scanner names the kind of a barcode. Source: ISO/IEC 15424. */
const SYMBOL = /^\][A-Za-z][0-9A-Za-z]/;
const GS1_SYMBOLS: readonly string[] = ["]C1", "]d2", "]Q3", "]e0"];
/** An identifier in brackets, as it is printed below the barcode. */
const BRACKETED = /\((\d{2,4})\)/g;
const BLANKS = /[\s\p{Cc}]+/gu;

export function scanOf(given: string): Scan {
  const closed = given.split(SEPARATOR).map((part) => part.replaceAll(BLANKS, "")).join(SEPARATOR)
    .replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
  const symbol = SYMBOL.exec(given.trim())?.[0] ?? "";
  const characters = closed.slice(symbol.length);
  const isPrinted = /^\(\d{2,4}\)/.test(characters);
  const isGs1 = isPrinted || GS1_SYMBOLS.includes(symbol) || characters.includes(SEPARATOR);
  const marked = isPrinted ? characters.replaceAll(BRACKETED, `${SEPARATOR}$1`) : characters;
  const elements = marked.startsWith(SEPARATOR) ? marked.slice(SEPARATOR.length) : marked;
  return { text: elements.replaceAll(SEPARATOR, ""), elements: isGs1 ? elements : null };
}
