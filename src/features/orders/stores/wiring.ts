import type { DataOf } from "../../../../api/operation.ts";
import { MakeSkuMapping } from "../../../../api/generated/operations/items.ts";
import { SkuMap, TrashSkuMapping } from "../../../../api/generated/operations/stores.ts";
import type { MoveAnswer, PendingMove } from "../../../../machines/move.ts";
import { ask } from "../../../lib/client.ts";
import type { Outcome } from "../../../lib/outcome.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";

type Page = DataOf<typeof SkuMap>;
export type Mapping = Page["skuMap"][number];

export const PAGE_SIZE = 20;

export const mapSource = (store: string, search: string, page: number): AnswerSource<Page> => ({
  name: `stores.${store}.map`,
  entities: ["stores"],
  debounceMs: 0,
  ask: (options) =>
    ask(SkuMap, { store, search }, { ...options, page, perPage: PAGE_SIZE, background: true }),
});

/** Steps of an SKU map, which match an SKU to an item or remove the match. */
export const MATCH = "sku.match";
export const FORGET_EVENT = "sku.forget";

function answerOf(outcome: Outcome<unknown>): MoveAnswer {
  return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
}

async function send(store: string, { event, key, params }: PendingMove): Promise<MoveAnswer> {
  const { external_sku = "", item = "" } = params;
  return event === MATCH
    ? answerOf(await ask(MakeSkuMapping, { store, external_sku, item, key }))
    : answerOf(await ask(TrashSkuMapping, { store, delete_skus: [external_sku], key }));
}

/** @param sku needed if several forms of a store are open: each form then sends and resumes only the steps of that SKU */
export const useMapSteps = (
  store: string,
  userId: string,
  onDone: (event: string) => void,
  sku?: string,
): Mover =>
  useSteps(
    ["stores", store, "map", ...sku === undefined ? [] : [sku]].join("."),
    userId,
    (step) => send(store, step),
    onDone,
  );
