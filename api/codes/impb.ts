/** Reads USPS numbers of 20 digits, and of 22 or 26, also with a ZIP code in front. Source: USPS Publication 199. */
import { mod10CheckDigit } from "./digits.ts";
import { type CodeReader, type Scan, SEPARATOR, wrongDigit } from "./scan_codes.ts";

const NUMBER = /^9[2-5](?:\d{20}|\d{24})$/;
/** A number of 20 digits that begins with 00 is that of a box (SSCC). */
const OLD_NUMBER = /^(?!00)\d{20}$/;
const ROUTING = "420";
const ZIP_DIGITS = [9, 5] as const;

interface Candidate {
  readonly code: string;
  readonly postalCode?: string;
}

const digitOf = ({ code }: Candidate): string => mod10CheckDigit(code.slice(0, -1));

/** Returns all readings: 34 digits have two, with a ZIP of 9 or of 5. The check digit decides. */
function candidatesOf({ text, elements }: Scan): readonly Candidate[] {
  if (NUMBER.test(text) || (elements === null && OLD_NUMBER.test(text))) return [{ code: text }];
  if (!text.startsWith(ROUTING)) return [];
  const separatorAt = elements?.includes(SEPARATOR) ? elements.indexOf(SEPARATOR) - ROUTING.length : null;
  return ZIP_DIGITS.filter((digits) => separatorAt === null || digits === separatorAt).map((digits) => ({
    postalCode: text.slice(ROUTING.length, ROUTING.length + digits),
    code: text.slice(ROUTING.length + digits),
  })).filter(({ postalCode, code }) => /^\d+$/.test(postalCode) && NUMBER.test(code));
}

export const readImpb: CodeReader = (scan) => {
  const [first, ...others] = candidatesOf(scan);
  if (!first) return null;
  const right = [first, ...others].find((each) => each.code.endsWith(digitOf(each)));
  if (!right) return wrongDigit("tracking", digitOf(first));
  return { kind: "tracking", scheme: "impb", ...right };
};
