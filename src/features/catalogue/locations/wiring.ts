import { FreeBin, MakeBins } from "../../../../api/generated/operations/locations.ts";
import { ask } from "../../../lib/client.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";

export const ADD = "bins.add";
export const FREE_EVENT = "bins.free";

export const useNewBins = (location: string, userId: string, onDone: () => void): Mover =>
  useSteps(
    `locations.${location}.bins`,
    userId,
    async ({ key, params: { labels = "", capacity = "" } }) => {
      const outcome = await ask(MakeBins, { location, labels, capacity: Number(capacity), key });
      return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
    },
    onDone,
  );

export const useFreeBin = (id: string, userId: string, onDone: () => void): Mover =>
  useSteps(`bins.${id}.free`, userId, async ({ key }) => {
    const outcome = await ask(FreeBin, { id, key });
    return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
  }, onDone);
