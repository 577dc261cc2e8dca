/** Tables of what prints. */
import type { Generated } from "kysely";

/** Source: shipping §2. */
export interface PrintersTable {
  seq: Generated<number>;
  _id: string;
  location_id: string;
  /** PR-000001. */
  code: string;
  name: string;
  /** browser: its page is printed; file: it is downloaded. */
  kind: string;
  /** 4x6, A6, A4 or letter. */
  media: string;
  dpi: number;
  /** pdf or zpl. */
  language: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface PrinterTables {
  printers: PrintersTable;
}
