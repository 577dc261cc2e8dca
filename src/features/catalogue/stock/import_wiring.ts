import type { StockRowInput } from "../../../../api/generated/schema.ts";
import { LookAtStock } from "../../../../api/generated/operations/stock.ts";
import type { DataOf } from "../../../../api/operation.ts";
import type { StockWrite } from "../../../../api/catalogue/stock.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome } from "../../../lib/outcome.ts";

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
  ask: async (options) =>
    mapOutcome(await ask(LookAtStock, { table }, options), (data) => ({ diff: data.stockDiff })),
});
