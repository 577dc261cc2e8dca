/** One event of the order lifecycle for many orders: the same machine, effects and refusals as for one. */
import type { MoveInput } from "../../../api/generated/schema.ts";
import { REASONS } from "../../../api/reasons.ts";
import type { AuthorizedContext } from "../../context.ts";
import { JobRefused } from "../jobs/kind.ts";
import { maySend } from "../orders/moves.ts";
import { moveOrders, readMove, stepOf } from "../orders/move.ts";
import type { OrderRow } from "../orders/rows.ts";
import { badJob } from "../jobs/target.ts";
import { rowJob } from "./row_job.ts";

export interface MoveWanted {
  readonly event: string;
  readonly params: MoveInput;
}

/** What an undo needs to know of a moved order. */
export interface MoveBefore {
  readonly version: number;
  readonly hold_reason: string;
  readonly hold_until: number | null;
}

export const move = rowJob<MoveWanted>({
  kind: "orders.move",
  read({ event, params, resource }, context) {
    if (resource !== "orders") throw badJob([{ path: "resource", code: "invalid" }]);
    if (!event) throw badJob([{ path: "event", code: "required" }]);
    const input = readMove(event, params ?? {}, context);
    return { input, title: (count) => `${input.event}: ${count} orders` };
  },
  async change(tx, records, { event, params }, context) {
    checkRight(event, context);
    const ids = records.map(({ record_id }) => record_id);
    const moved = await moveOrders(stepOf(tx, { event, params }, context), ids);
    return moved.map(({ before, result, audit }) => ({
      refusedBy: result.ok ? null : (result.reason?.code ?? result.error ?? "wrongState"),
      before: result.ok && before ? beforeOf(before, result.version ?? before.version) : null,
      audit,
    }));
  },
});

/** @throws {JobRefused} when the principal's role may no longer send the event */
export function checkRight(event: string, { session }: AuthorizedContext): void {
  if (!maySend(event, session.person)) throw new JobRefused("rightsLost", REASONS.rightsLost);
}

const beforeOf = ({ hold_reason, hold_until }: OrderRow, version: number): MoveBefore => ({
  version,
  hold_reason,
  hold_until,
});
