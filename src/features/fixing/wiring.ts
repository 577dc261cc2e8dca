/** SKUs of drafts that nobody has matched: a worklist. */
import { UnknownSkus } from "../../../api/generated/operations/items.ts";
import type { UnknownSku } from "../../../api/generated/schema.ts";
import { ask } from "../../lib/client.ts";
import { type AnswerSource, useAnswer } from "../../engine/wiring/answer.ts";

const source: AnswerSource<{ readonly skus: readonly UnknownSku[] }> = {
  name: "unknownSkus",
  // What was matched stays where it is, with its result, until somebody asks again.
  entities: [],
  ask: async (options) => {
    const outcome = await ask(UnknownSkus, {}, options);
    return outcome.ok
      ? { ok: true, data: { skus: outcome.data.unknownSkus } }
      : { ok: false, failure: outcome.failure };
  },
};

export const useUnknownSkus = () => useAnswer(source);
