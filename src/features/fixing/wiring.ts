/** SKUs of drafts that nobody has matched, and items of drafts that cannot be ordered: two worklists. */
import { MissingArtworks } from "../../../api/generated/operations/artwork.ts";
import { UnavailableItems, UnknownSkus } from "../../../api/generated/operations/items.ts";
import type { Operation } from "../../../api/operation.ts";
import { ask } from "../../lib/client.ts";
import { type AnswerSource, useAnswer } from "../../engine/wiring/answer.ts";

type DataOf<O> = O extends Operation<infer _, infer Data> ? Data : never;

export interface FixingAnswer {
  readonly skus: DataOf<typeof UnknownSkus>["unknownSkus"];
  readonly items: DataOf<typeof UnavailableItems>["unavailableItems"];
  readonly artwork: DataOf<typeof MissingArtworks>["missingArtwork"];
}

const source: AnswerSource<FixingAnswer> = {
  name: "fixing",
  // What was fixed stays where it is, with its result, until somebody asks again.
  entities: [],
  ask: async (options) => {
    const [skus, items, artwork] = await Promise.all([
      ask(UnknownSkus, {}, options),
      ask(UnavailableItems, {}, options),
      ask(MissingArtworks, {}, options),
    ]);
    if (!skus.ok) return { ok: false, failure: skus.failure };
    if (!items.ok) return { ok: false, failure: items.failure };
    if (!artwork.ok) return { ok: false, failure: artwork.failure };
    return {
      ok: true,
      data: {
        skus: skus.data.unknownSkus,
        items: items.data.unavailableItems,
        artwork: artwork.data.missingArtwork,
      },
    };
  },
};

export const useFixing = () => useAnswer(source);
