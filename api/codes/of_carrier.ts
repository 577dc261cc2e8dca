/**
 * Reads numbers of digits only, for a known carrier: barcodes of goods and telephone numbers have as many digits.
 *
 * Sources: jkeen/tracking_number_data, couriers/dhl.json, canadapost.json and fedex.json; for GLS, Uni-Box, Technische
 * Dokumentation 2D V0110, 3.2.1, and paketda.de, "Paket-Prüfziffern".
 */
import type { CarrierName } from "../carrier_names.ts";
import { mod10CheckDigit } from "./digits.ts";
import { fedexCheckDigit } from "./fedex.ts";
import { type ScannedCode, wrongDigit } from "./scan_codes.ts";
import { scanOf } from "./signs.ts";

/** Returns the remainder of the nine digits before the last one, divided by seven. */
export const dhlCheckDigit = (body: string): string => String(Number(body) % 7);

/** Returns the GS1 check digit of the first eleven digits, less one. */
export const glsCheckDigit = (body: string): string => String((Number(mod10CheckDigit(body)) + 9) % 10);

type Scheme = "dhl" | "fedex" | "gls" | "canadaPost";
interface Form {
  readonly scheme: Scheme;
  readonly digits: number;
  readonly digitOf: (body: string) => string;
}

const DHL: Form = { scheme: "dhl", digits: 10, digitOf: dhlCheckDigit };
const FORMS: Readonly<Partial<Record<CarrierName, readonly Form[]>>> = {
  "Canada Post": [{ scheme: "canadaPost", digits: 16, digitOf: mod10CheckDigit }],
  DHL: [DHL],
  "DHL Express": [DHL],
  FedEx: [
    { scheme: "fedex", digits: 12, digitOf: fedexCheckDigit },
    { scheme: "fedex", digits: 15, digitOf: mod10CheckDigit },
  ],
  GLS: [{ scheme: "gls", digits: 12, digitOf: glsCheckDigit }],
};
const BY_NAME = new Map(Object.entries(FORMS).map(([name, forms]) => [name.toLowerCase(), forms]));

export function codeOfCarrier(carrier: string, text: string): ScannedCode | null {
  const { text: digits } = scanOf(text);
  if (!/^\d+$/.test(digits)) return null;
  const form = BY_NAME.get(carrier.trim().toLowerCase())?.find((each) => each.digits === digits.length);
  if (!form) return null;
  const expected = form.digitOf(digits.slice(0, -1));
  if (!digits.endsWith(expected)) return wrongDigit("tracking", expected);
  return { kind: "tracking", scheme: form.scheme, code: digits };
}

/** GLS prints its number with and without the last digit. */
const GLS_DIGITS = { with: 12, without: 11 } as const;

export function glsSpellings(digits: string): readonly string[] {
  if (!/^\d+$/.test(digits)) return [];
  if (digits.length === GLS_DIGITS.without) return [digits + glsCheckDigit(digits)];
  const isWhole = digits.length === GLS_DIGITS.with && codeOfCarrier("GLS", digits)?.kind === "tracking";
  return isWhole ? [digits.slice(0, -1)] : [];
}
