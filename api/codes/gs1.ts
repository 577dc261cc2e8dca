/** Reads SSCC and GTIN, alone or among element strings. Source: GS1 General Specifications 3.2 and 7.8. */
import { mod10CheckDigit } from "./digits.ts";
import { type CodeReader, type ScannedCode, SEPARATOR, wrongDigit } from "./scan_codes.ts";

interface Identifier {
  readonly digits: number;
  /** True if the value has exactly `digits` digits; otherwise it ends at a separator or at the end of the text. */
  readonly isFixed: boolean;
}

const IDENTIFIERS: Readonly<Record<string, Identifier>> = {
  "00": { digits: 18, isFixed: true },
  "01": { digits: 14, isFixed: true },
  "02": { digits: 14, isFixed: true },
  "10": { digits: 20, isFixed: false },
  "11": { digits: 6, isFixed: true },
  "13": { digits: 6, isFixed: true },
  "15": { digits: 6, isFixed: true },
  "17": { digits: 6, isFixed: true },
  "21": { digits: 20, isFixed: false },
  "37": { digits: 8, isFixed: false },
  "420": { digits: 20, isFixed: false },
};

export type Element = readonly [identifier: string, value: string];

/** Returns null if an identifier is unknown, or if its value is too short or too long. */
export function readElements(text: string): readonly Element[] | null {
  const elements: Element[] = [];
  let rest = text;
  while (rest !== "") {
    const identifier = [2, 3].map((digits) => rest.slice(0, digits)).find((each) => each in IDENTIFIERS);
    const known = identifier && IDENTIFIERS[identifier];
    if (!known) return null;
    const behind = rest.slice(identifier.length);
    const [until = ""] = behind.split(SEPARATOR, 1);
    const value = known.isFixed ? behind.slice(0, known.digits) : until;
    if (value === "" || value.length > known.digits || (known.isFixed && value.length < known.digits)) {
      return null;
    }
    if (value.includes(SEPARATOR)) return null;
    elements.push([identifier, value]);
    rest = behind.slice(value.length);
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(SEPARATOR.length);
  }
  return elements;
}

const GTIN = /^(?:\d{8}|\d{12,14})$/;

function checked(kind: "sscc" | "gtin", digits: string, code: string): ScannedCode {
  const expected = mod10CheckDigit(digits.slice(0, -1));
  return digits.endsWith(expected) ? { kind, code } : wrongDigit(kind, expected);
}
const ssccIn = (digits: string) => checked("sscc", digits, digits);
const gtinIn = (digits: string) => checked("gtin", digits, digits.padStart(14, "0"));

/** Reads several elements only from a text that is marked as GS1 (signs.ts); any other text is one number. */
export const readGs1: CodeReader = ({ text, elements }) => {
  if (GTIN.test(text)) return gtinIn(text);
  if (/^\d{18}$/.test(text)) return ssccIn(text);
  if (/^00\d{18}$/.test(text)) return ssccIn(text.slice(2));
  if (/^01\d{14}$/.test(text)) return gtinIn(text.slice(2));
  const values = new Map(elements === null ? [] : readElements(elements));
  const [sscc, gtin] = [values.get("00"), values.get("01")];
  if (sscc && /^\d+$/.test(sscc)) return ssccIn(sscc);
  return gtin && /^\d+$/.test(gtin) ? gtinIn(gtin) : null;
};
