import type { DataOf } from "../../../../api/operation.ts";
import {
  MarkShopVariants,
  MatchShopVariants,
  ShopVariants,
} from "../../../../api/generated/operations/shop_variants.ts";
import type { MoveAnswer, PendingMove } from "../../../../machines/move.ts";
import { ask } from "../../../lib/client.ts";
import type { Outcome } from "../../../lib/outcome.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";

type Page = DataOf<typeof ShopVariants>;
export type ShopVariant = Page["shopVariants"][number];

export const SHOWN_VARIANTS = 20;
export const VARIANT_TABS = ["unmatched", "matched", "foreign"] as const;
export type VariantTab = (typeof VARIANT_TABS)[number];

export const variantsSource = (
  store: string,
  only: VariantTab,
  search: string,
  page: number,
): AnswerSource<Page> => ({
  name: `stores.${store}.shopVariants`,
  entities: ["stores"],
  debounceMs: 0,
  ask: (options) =>
    ask(ShopVariants, { store, only, search }, {
      ...options,
      page,
      perPage: SHOWN_VARIANTS,
      background: true,
    }),
});

export const VARIANT_STEPS = {
  match: "shopVariant.match",
  leave: "shopVariant.leave",
  take: "shopVariant.take",
} as const;

const answerOf = (outcome: Outcome<unknown>): MoveAnswer =>
  outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);

/** Ids of chosen items by variant, stored until the result of the call is known. */
export type Matches = Readonly<Record<string, string>>;

/** The typed text for a variant, and the id of the chosen item; null while no item is chosen. */
export interface ItemChoice {
  readonly text: string;
  readonly item: string | null;
}

/** Choices by id of the variant. */
export type Picks = Readonly<Record<string, ItemChoice>>;

export const matchesIn = (picks: Picks): Matches =>
  Object.fromEntries(Object.entries(picks).flatMap(([id, { item }]) => item === null ? [] : [[id, item]]));

export const suggestionOf = (
  { variant_id, suggested }: ShopVariant,
): readonly (readonly [string, ItemChoice])[] =>
  suggested ? [[variant_id, { text: suggested.sku, item: suggested._id }]] : [];

async function send(store: string, { event, key, params }: PendingMove): Promise<MoveAnswer> {
  if (event === VARIANT_STEPS.match) {
    const chosen = JSON.parse(params["matches"] ?? "{}") as Matches;
    const matches = Object.entries(chosen).map(([variant_id, item]) => ({ variant_id, item }));
    const all_stores = params["all_stores"] === "true";
    return answerOf(await ask(MatchShopVariants, { store, matches, all_stores, key }));
  }
  const is_ours = event === VARIANT_STEPS.take;
  return answerOf(
    await ask(MarkShopVariants, { store, variant_ids: [params["variant_id"] ?? ""], is_ours, key }),
  );
}

export const useVariantSteps = (store: string, userId: string, onDone: () => void): Mover =>
  useSteps(`stores.${store}.shopVariants`, userId, (step) => send(store, step), onDone);
