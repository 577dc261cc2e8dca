import type { StockRowInput } from "../../../../api/generated/schema.ts";
import { LookAtStock } from "../../../../api/generated/operations/stock.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { StockWrite } from "../../../../api/catalogue/stock.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";

export type StockChanges = DataOf<typeof LookAtStock>["stockDiff"];

export interface StockQuery {
  readonly location: string;
  readonly kind: Extract<StockWrite, "receive" | "count">;
  readonly rows: readonly StockRowInput[];
}

/** Compares the table with the stock, again whenever stock changes. */
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
