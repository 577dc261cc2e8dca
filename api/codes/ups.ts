/** `1Z`, the shipper's six characters, service, number, check digit. Source: UPS Guide to Labeling. */
import { type CodeReader, wrongDigit } from "./scan_codes.ts";

const FORM = /^1Z([0-9A-Z]{15})(\d)$/;
/** A is 2, B is 3 … I is 0, J is 1: the letters in rows of ten. */
const LETTER_A = 2;

const valueOf = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - "A".charCodeAt(0) + LETTER_A) % 10;

export function upsCheckDigit(body: string): string {
  const sum = [...body].reduce((all, sign, at) => all + valueOf(sign) * (at % 2 === 0 ? 1 : 2), 0);
  return String((10 - sum % 10) % 10);
}

export const upsOf = (body: string): string => `1Z${body}${upsCheckDigit(body)}`;

export const readUps: CodeReader = ({ text }) => {
  const [, body, digit] = FORM.exec(text) ?? [];
  if (!body) return null;
  const expected = upsCheckDigit(body);
  if (digit !== expected) return wrongDigit("tracking", expected);
  return { kind: "tracking", scheme: "ups", code: text };
};
