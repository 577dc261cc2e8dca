import { readFedex } from "./fedex.ts";
import { readImpb } from "./impb.ts";
import { glsSpellings } from "./of_carrier.ts";
import { readS10 } from "./s10.ts";
import { MAX_SCAN_LENGTH, type RecordCode, type ScannedCode } from "./scan_codes.ts";
import { scanOf } from "./signs.ts";
import { readUps } from "./ups.ts";

type TrackingCode = Extract<RecordCode, { kind: "tracking" }>;

export function trackingIn(text: string): TrackingCode | null {
  if (text.length > MAX_SCAN_LENGTH) return null;
  const scan = scanOf(text);
  const code = readS10(scan) ?? readImpb(scan) ?? readUps(scan) ?? readFedex(scan);
  return code?.kind === "tracking" ? code : null;
}

/** Matches digits printed in groups: the barcode has them without blanks. */
const GROUPED = /^\d+(?: +\d+)+$/;

/** Returns a number without the blanks and the ZIP of a label; any other text is unchanged. */
export function trackingNumber(text: string): string {
  const code = trackingIn(text)?.code;
  if (code !== undefined) return code;
  return GROUPED.test(text) ? text.replaceAll(" ", "") : text;
}

/** The first letters of Royal Mail's 2D codes. Source: Mailmark barcode definition document, 2.2. */
const MAILMARK = /^JGB/;
const NUMBER_IN = /[A-Z]{2}\d{9}GB/g;

/** Finds postal numbers within a Mailmark code by their check digits. */
function numbersInMailmark(text: string): readonly string[] {
  const closed = scanOf(text).text;
  if (!MAILMARK.test(closed)) return [];
  const found = [...closed.matchAll(NUMBER_IN)].map(([each]) => readS10(scanOf(each)));
  return found.flatMap((each) => each?.kind === "tracking" ? [each.code] : []);
}

/** Matches a DHL license plate after `J`, its identifier in a barcode. Source: ISO/IEC 15459, ANSI MH10.8.2. */
const LICENSE_PLATE = /^J(JD\d{9,})$/;

/** Returns spellings by which a label is looked up; one of them is the text as it was scanned. */
export function labelNumbers(code: ScannedCode, text: string): readonly string[] {
  const given = text.trim();
  const [, plate] = LICENSE_PLATE.exec(given.toUpperCase()) ?? [];
  const read = code.kind === "tracking"
    ? [code.code]
    // A tracking number of DHL may be an SSCC, printed with or without its identifier 00.
    : code.kind === "sscc"
    ? [`00${code.code}`, code.code]
    : [trackingNumber(given), ...glsSpellings(trackingNumber(given)), ...numbersInMailmark(given)];
  return [...new Set([...read, given, ...plate === undefined ? [] : [plate]])].filter((each) => each !== "");
}
