import {
  SaveCostTable,
  SavePriceTable,
  ShownCostTable,
  ShownPriceTable,
} from "../../../../api/generated/operations/price_tables.ts";
import { sentBody } from "../../../../api/shipping/rating/body_text.ts";
import type { PriceTableBody, PriceTableKind } from "../../../../api/shipping/rating/price_table.ts";
import { EMPTY_BODY } from "../../../../api/shipping/rating/problems.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome } from "../../../lib/outcome.ts";

/** The list of price tables, which have duties, or the list of tables of our costs. */
export type PriceTableList = "priceTables" | "costTables";

/** Name of both lists in live events. */
const PRICE_TABLES = "priceTables";

type Answered = NonNullable<DataOf<typeof ShownPriceTable>["getPriceTableById"]>;

export interface LoadedPriceTable {
  readonly _id: string;
  readonly list: PriceTableList;
  readonly code: string;
  readonly version: number;
  readonly status: string;
  readonly kind: PriceTableKind;
  readonly currency: string;
  readonly body: PriceTableBody;
  /** The table that this one would replace; null if none is in force. */
  readonly inForce: PriceTableBody | null;
  readonly inForceCode: string;
  /** Our costs, to compare with the prices; null if they are unknown. */
  readonly cost: PriceTableBody | null;
  readonly backtest: string;
  readonly backtestAt: number | null;
}

const parsed = (text: string): PriceTableBody | null =>
  text === "" ? null : JSON.parse(text) as PriceTableBody;

const shownOf = (list: PriceTableList, table: Answered): LoadedPriceTable => ({
  _id: table._id,
  code: table.code,
  list,
  version: table.version,
  status: table.status,
  kind: table.kind as PriceTableKind,
  currency: table.currency,
  body: parsed(table.body) ?? EMPTY_BODY,
  inForce: parsed(table.in_force_body),
  inForceCode: table.in_force_code,
  cost: parsed(table.cost_body),
  backtest: table.backtest,
  backtestAt: table.backtest_at,
});

async function fetchPriceTable(
  list: PriceTableList,
  id: string,
  options: Parameters<AnswerSource<object>["ask"]>[0],
) {
  return list === "priceTables"
    ? mapOutcome(await ask(ShownPriceTable, { id }, options), (data) => data.getPriceTableById)
    : mapOutcome(await ask(ShownCostTable, { id }, options), (data) => data.getCostTableById);
}

/** Loads a table and the tables that it is compared with; null if the table does not exist. */
export const priceTableSource = (
  list: PriceTableList,
  id: string,
): AnswerSource<{ readonly table: LoadedPriceTable | null }> => ({
  name: `${list}.${id}.card`,
  entities: [PRICE_TABLES],
  debounceMs: 0,
  ask: async (options) =>
    mapOutcome(await fetchPriceTable(list, id, options), (data) => ({ table: data && shownOf(list, data) })),
});

export const SAVE = "card.save";

/** Saves the body of a table, at most once and without overwriting somebody else's change. */
export const useSavePriceTable = (
  { _id: id, list }: Pick<LoadedPriceTable, "_id" | "list">,
  userId: string,
  onSaved: (version: number) => void,
): Mover =>
  useSteps(
    `${list}.${id}.card`,
    userId,
    async ({ key, params }) => {
      const body = await sentBody(String(params["body"]));
      if (body === null) return { kind: "refused", reason: "cardTooLarge", problems: [], legal: [] };
      const request = { id, body, version: Number(params["version"]), key };
      const outcome = list === "priceTables"
        ? await ask(SavePriceTable, request)
        : await ask(SaveCostTable, request);
      if (!outcome.ok) return failedAnswerOf(outcome.failure);
      const made = "makePriceTable" in outcome.data
        ? outcome.data.makePriceTable
        : outcome.data.makeCostTable;
      onSaved(made.version);
      return { kind: "done", version: made.version };
    },
    () => publishChange(PRICE_TABLES, [id]),
  );
