/** Reads TikTok's files as a browser does, and the committed files of three countries. */
import { readFile } from "node:fs/promises";
import { findEncoding } from "../../../api/csv/bytes.ts";
import { detectFormat } from "../../../api/csv/detect.ts";
import type { CsvRow } from "../../../api/csv/parser.ts";
import { createRowStream } from "../../../api/csv/rows.ts";
import { tiktokColumns } from "../../../api/csv/tiktok_columns.ts";
import {
  orderOfTimes,
  readTiktokRows,
  type TiktokAnswers,
  type TiktokRead,
} from "../../../api/csv/tiktok_table.ts";

export type TiktokCountry = "us" | "gb" | "vn";

export const tiktokFile = (country: TiktokCountry): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(new URL(`../../fixtures/tiktok/${country}.csv`, import.meta.url)).then((bytes) =>
    new Uint8Array(bytes)
  );

/** A time after every time in the committed files. */
export const SEEN_AT = Date.UTC(2026, 10, 16, 10) / 1000;
export const ANSWERS: TiktokAnswers = { order: null, timeZone: "UTC", seenAt: SEEN_AT };

export function rowsIn(bytes: Uint8Array): readonly CsvRow[] {
  const { format } = detectFormat(bytes, true, findEncoding(bytes, true));
  const stream = createRowStream(format);
  return [...stream.push(bytes), ...stream.end()];
}

export function readTiktok(bytes: Uint8Array, answers: Partial<TiktokAnswers> = {}): TiktokRead {
  const [header, ...below] = rowsIn(bytes);
  const columns = tiktokColumns(header?.cells ?? []);
  const { proven } = orderOfTimes(below, columns);
  return readTiktokRows(below, columns, { ...ANSWERS, order: proven, ...answers });
}

/** Writes a file with TikTok's header and some cells of each row; an omitted cell has a usual value. */
export function tiktokCsv(rows: readonly Readonly<Record<string, string>>[]): Uint8Array<ArrayBuffer> {
  const header = Object.keys(USUAL);
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  const text = [
    line(header),
    line(header.map((name) => `Description of ${name.toLowerCase()}.`)),
    ...rows.map((row) => line(header.map((name) => row[name] ?? USUAL[name] ?? ""))),
  ].join("\r\n");
  return new TextEncoder().encode(text);
}

const USUAL: Readonly<Record<string, string>> = {
  "Order ID": "576820000000000001\t",
  "Order Status": "To ship",
  "Order Substatus": "Awaiting shipment",
  "Cancelation/Return Type": "",
  "SKU ID": "1729402000000001\t",
  "Seller SKU": "TEE-BLACK-M",
  "Product Name": "Tee",
  Variation: "Black, M",
  Quantity: "1",
  "SKU Subtotal After Discount": "20.00",
  "Created Time": "11/13/2026 8:00:00 AM\t",
  "Paid Time": "11/13/2026 8:00:00 AM\t",
  "Shipped Time": "",
  "Delivered Time": "",
  "Cancelled Time": "",
  "Tracking ID": "",
  "Delivery Option": "Standard shipping",
  "Buyer Message": "",
  Recipient: "Mia Shaw",
  "Phone #": "(+1)408-555-0101",
  Country: "United States",
  State: "California",
  City: "San Jose",
  Zipcode: "95112\t",
  "Address Line 1": "500 Market St",
  "Address Line 2": "",
  "Package ID": "",
};
