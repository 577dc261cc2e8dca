/** Writes the manifest of a flight: a line for each customs line of its packages, as its provider reads it. Pure. */
import { BYTE_ORDER_MARK, type CsvCell, csvRows, figure } from "../csv/write.ts";
import { decimalText } from "../money.ts";
import type { FlightProvider } from "./flights.ts";

export interface ManifestLine {
  readonly box: string;
  readonly package: string;
  readonly tracking_number: string;
  readonly country: string;
  readonly postal_code: string;
  readonly contents: string;
  readonly hs: string;
  readonly origin: string;
  readonly qty: number;
  readonly net_g: number;
  readonly value_minor: number;
  readonly currency: string;
}

type Cell = (line: ManifestLine) => CsvCell;
type Layout = readonly (readonly [title: string, cell: Cell])[];

const KILO_DECIMALS = 3;
const GRAMS_IN_KILO = 1_000;
const kilos = (grams: number): CsvCell => figure((grams / GRAMS_IN_KILO).toFixed(KILO_DECIMALS));
const value: Cell = ({ value_minor, currency }) => figure(decimalText(value_minor, currency));

/** Headers of a file for another company's system, so they are never translated. */
const LAYOUTS: Readonly<Record<FlightProvider, Layout>> = {
  ibci: [
    ["bag_number", ({ box }) => box],
    ["reference", (line) => line.package],
    ["tracking_number", ({ tracking_number }) => tracking_number],
    ["consignee_country", ({ country }) => country],
    ["consignee_zip", ({ postal_code }) => postal_code],
    ["description", ({ contents }) => contents],
    ["hs_code", ({ hs }) => hs],
    ["country_of_origin", ({ origin }) => origin],
    ["quantity", ({ qty }) => qty],
    ["net_weight_kg", ({ net_g }) => kilos(net_g)],
    ["declared_value", value],
    ["currency", ({ currency }) => currency],
  ],
  general: [
    ["Box", ({ box }) => box],
    ["Package", (line) => line.package],
    ["Tracking number", ({ tracking_number }) => tracking_number],
    ["Country", ({ country }) => country],
    ["Postal code", ({ postal_code }) => postal_code],
    ["Contents", ({ contents }) => contents],
    ["HS code", ({ hs }) => hs],
    ["Origin", ({ origin }) => origin],
    ["Quantity", ({ qty }) => qty],
    ["Net weight (g)", ({ net_g }) => net_g],
    ["Value", value],
    ["Currency", ({ currency }) => currency],
  ],
};

export interface ManifestTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

export const manifestTable = (provider: FlightProvider, lines: readonly ManifestLine[]): ManifestTable => ({
  titles: LAYOUTS[provider].map(([title]) => title),
  rows: lines.map((line) => LAYOUTS[provider].map(([, cell]) => cell(line))),
});

export const manifestCsv = ({ titles, rows }: ManifestTable): string =>
  BYTE_ORDER_MARK + csvRows([titles, ...rows]);

export const MANIFEST_FORMATS = ["csv", "xlsx"] as const;
export type ManifestFormat = (typeof MANIFEST_FORMATS)[number];
export const isManifestFormat = (text: string): text is ManifestFormat =>
  (MANIFEST_FORMATS as readonly string[]).includes(text);

/** @param no 1 for the first sending; 0 for a manifest that was not sent yet */
export const manifestFileName = (code: string, no: number, format: ManifestFormat): string =>
  `${code}-manifest${no > 0 ? `-${no}` : ""}.${format}`;
