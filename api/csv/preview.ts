import { createAssembler, type ImportedOrder, type RefusedRow, type Survey, Surveyor } from "./assembly.ts";
import { exponentOf } from "../money.ts";
import { type FormatProof, ProofCollector } from "./evidence.ts";
import type { CsvRow } from "./parser.ts";
import type { ImportPlan } from "./plan.ts";
import { rowReader } from "./reader.ts";

const SHOWN_ORDERS = 50;
const SHOWN_REFUSED_ROWS = 200;
/** Maximum number of rows that are kept for the preview. Orders with later rows are not shown. */
const MAX_PREVIEW_ROWS = 2_000;

export interface Previewer {
  take(rows: readonly CsvRow[]): void;
  /** Returns the result so far; more rows may follow. */
  result(): Preview;
}

export interface Preview {
  readonly rows: number;
  /** The first orders whose rows are all among the kept rows. */
  readonly orders: readonly ImportedOrder[];
  readonly orderCount: number;
  readonly refusedRows: number;
  readonly refusals: readonly RefusedRow[];
  readonly remarks: Survey["remarks"];
  readonly partlyRefunded: number;
  /** Returns the number of rows of an order; 0 for an order that is not made. */
  readonly sizeOf: Survey["sizeOf"];
  readonly isWhole: Survey["isWhole"];
  readonly proof: FormatProof;
}

export function createPreview(plan: ImportPlan, currency: string): Previewer {
  const surveyor = new Surveyor(rowReader(plan, currency));
  const proof = new ProofCollector(plan, exponentOf(currency));
  const previewRows: CsvRow[] = [];
  return {
    take(rows) {
      surveyor.take(rows);
      proof.take(rows);
      const wanted = MAX_PREVIEW_ROWS - previewRows.length;
      // The rows are copied, since a cell would keep its whole piece of the file in memory.
      if (wanted > 0) previewRows.push(...structuredClone(rows.slice(0, wanted)));
    },
    result() {
      const survey = surveyor.finish();
      const orders = createAssembler(rowReader(plan, currency), survey)(previewRows).slice(0, SHOWN_ORDERS);
      const shown = new Set<number>();
      const refusals = survey.refusals.filter(({ line }) => shown.add(line).size <= SHOWN_REFUSED_ROWS);
      return {
        rows: survey.rows,
        orders,
        orderCount: survey.orders,
        refusedRows: survey.refusedRows,
        refusals,
        remarks: survey.remarks,
        partlyRefunded: survey.partlyRefunded,
        sizeOf: survey.sizeOf,
        isWhole: survey.isWhole,
        proof: proof.result(),
      };
    },
  };
}
