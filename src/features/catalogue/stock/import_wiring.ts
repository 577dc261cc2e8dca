import type { Encoding } from "../../../../api/csv/encodings.ts";
import type { StockRowInput } from "../../../../api/generated/schema.ts";
import { LookAtStock } from "../../../../api/generated/operations/stock.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { StockWrite } from "../../../../api/catalogue/stock.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { readTable, type TableRead } from "../../../engine/imports/read_table.ts";

export interface ChosenStock {
  readonly file: File;
  readonly sheet: string | null;
  /** Chosen by hand; null to detect it. */
  readonly encoding: Encoding | null;
}

export const tableSource = (
  { file, sheet, encoding }: ChosenStock,
): AnswerSource<{ readonly table: TableRead }> => ({
  name: `stock.table ${file.name} ${sheet ?? ""} ${encoding ?? ""}`,
  entities: [],
  ask: async ({ signal }) => ({
    ok: true,
    data: { table: await readTable({ file, sheet, encoding, decimal: null }, signal) },
  }),
});

export type StockChanges = DataOf<typeof LookAtStock>["stockDiff"];

export interface StockQuery {
  readonly location: string;
  readonly kind: Extract<StockWrite, "receive" | "count">;
  readonly rows: readonly StockRowInput[];
}

/** Refreshed, since stock changes meanwhile. */
export const diffSource = (table: StockQuery): AnswerSource<{ readonly diff: StockChanges }> => ({
  name: `stock.diff ${table.location} ${table.kind}`,
  entities: ["stock"],
  ask: async (options) => {
    const outcome = await ask(LookAtStock, { table }, options);
    return outcome.ok
      ? { ok: true, data: { diff: outcome.data.stockDiff } }
      : { ok: false, failure: outcome.failure };
  },
});

export const PASTE_FILE_NAME = "pasted.tsv";

/** Reads two columns from a spreadsheet. A single row has no header. */
export function pastedFile(text: string): File {
  const rows = text.trim();
  return new File([rows.includes("\n") ? rows : `sku\tcount\n${rows}`], PASTE_FILE_NAME, {
    type: "text/plain",
  });
}
