/**
 * Reads FedEx barcodes: 34 digits with the number among their last 14, or 22 digits of Ground with the number in the
 * last 15. A number alone, of 12 or 15 digits, is not read here: it may be a product's. Source: FedEx Ground Label Layout
 * Specification; jkeen/tracking_number_data, couriers/fedex.json.
 */
import { mod10CheckDigit } from "./digits.ts";
import { type CodeReader, wrongDigit } from "./scan_codes.ts";

/** Labels of Express, and the newer ones of Ground, which have the same form. */
const LONG = /^(?:100\d{17}|96\d{18})(\d{14})$/;
const GROUND = /^96\d{5}(\d{15})$/;
/** Weights of the digits, from the right. */
const WEIGHTS = [1, 3, 7];

export function fedexCheckDigit(body: string): string {
  const sum = [...body].toReversed().reduce(
    (all, digit, at) => all + Number(digit) * (WEIGHTS[at % 3] ?? 0),
    0,
  );
  return String(sum % 11 % 10);
}

export const readFedex: CodeReader = ({ text }) => {
  const [, long] = LONG.exec(text) ?? [];
  const [, ground] = GROUND.exec(text) ?? [];
  const number = long ?? ground;
  if (number === undefined) return null;
  const body = number.slice(0, -1);
  const expected = long === undefined ? mod10CheckDigit(body) : fedexCheckDigit(body);
  if (!number.endsWith(expected)) return wrongDigit("tracking", expected);
  // Two zeros at the beginning of 14 digits are never printed.
  return { kind: "tracking", scheme: "fedex", code: long === undefined ? number : number.replace(/^00/, "") };
};
