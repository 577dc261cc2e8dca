import { MissingArtworks } from "../../../../api/generated/operations/artwork.ts";
import { UnavailableItems, UnknownSkus } from "../../../../api/generated/operations/items.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome } from "../../../lib/outcome.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";

export interface FixingAnswer {
  readonly skus: DataOf<typeof UnknownSkus>["unknownSkus"];
  readonly items: DataOf<typeof UnavailableItems>["unavailableItems"];
}

export interface ArtworkAnswer {
  readonly rows: DataOf<typeof MissingArtworks>["missingArtwork"];
}

const fixable: AnswerSource<FixingAnswer> = {
  name: "fixing",
  // No change reloads the rows, so that fixed ones stay on the screen with their result.
  entities: [],
  isOnce: true,
  ask: async (options) => {
    const [skus, items] = await Promise.all([
      ask(UnknownSkus, {}, options),
      ask(UnavailableItems, {}, options),
    ]);
    if (!skus.ok) return { ok: false, failure: skus.failure };
    if (!items.ok) return { ok: false, failure: items.failure };
    return { ok: true, data: { skus: skus.data.unknownSkus, items: items.data.unavailableItems } };
  },
};

const missingArtwork: AnswerSource<ArtworkAnswer> = {
  name: "fixing.artwork",
  // The item of a newly matched SKU may need artwork.
  entities: ["orders"],
  debounceMs: 1_000,
  ask: async (options) =>
    mapOutcome(await ask(MissingArtworks, {}, options), (data) => ({ rows: data.missingArtwork })),
};

export const useFixing = () => useAnswer(fixable);
export const useMissingArtwork = () => useAnswer(missingArtwork);
