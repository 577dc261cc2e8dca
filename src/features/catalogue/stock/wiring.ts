/** Moves blanks of a location, at most once, and says which garments wait since then. */
import { MakeStockMove } from "../../../../api/generated/operations/stock.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";
import { ask } from "../../../lib/client.ts";

export const MOVE = "stock.move";

export const useStockMove = (
  location_id: string,
  userId: string,
  onShort: (codes: readonly string[]) => void,
  onDone: () => void,
): Mover =>
  useSteps(
    `locations.${location_id}.stock`,
    userId,
    async ({ key, params: { item_id = "", kind = "", count = "", reason = "" } }) => {
      const params = { location_id, item_id, kind, count: Number(count), reason };
      const outcome = await ask(MakeStockMove, { params, key });
      if (!outcome.ok) return failedAnswerOf(outcome.failure);
      onShort(outcome.data.makeStockMove.short);
      return { kind: "done", version: outcome.data.makeStockMove.stock.version };
    },
    onDone,
  );
