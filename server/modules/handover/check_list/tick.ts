/** `makeDayCheck` and `trashDayCheck`: a person ticks a line of the Check List with a name, and removes the tick. */
import { ApiError } from "../../../../api/errors.ts";
import { dayCheckInput } from "../../../../api/inputs/handover/day_check.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { type CheckCounts, countsOf } from "../../../../api/shipping/check_counts.ts";
import { MAX_LIST_VALUES } from "../../../../api/constants.ts";
import { type AuditEntry, mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { linesAt, lineViewAt } from "./check_list.ts";
import { lineAt } from "./lines_store.ts";
import { deleteTicks, insertTick, type TickRow, ticksById } from "./ticks_store.ts";

export const DAY_CHECKS = "dayChecks";

export const makeDayCheck = mutation<"makeDayCheck">(
  async (tx, { day, location_id, carrier, digest, signed_by, note }, context) => {
    const read = readInput(dayCheckInput, { signed_by, note });
    if (!read.ok) {
      throw new ApiError("BAD_INPUT", "Cannot tick the line: a value is missing or wrong", {
        problems: read.problems,
      });
    }
    const [place, at] = [{ day, location_id, carrier }, linesAt(tx, context)];
    const line = await lineAt(at, place);
    if (!line) throw new ApiError("NOT_FOUND", "There are no packages of this day, place and carrier.");
    if (line.digest !== digest) {
      throw new ApiError("STALE", "Cannot tick the line: packages have moved since it was shown", {
        current: await lineViewAt(at, place),
      });
    }
    const counts = countsOf(line.marked);
    const tick = {
      _id: newId(),
      ...place,
      counts: JSON.stringify(counts),
      digest,
      signed_by: read.value.signed_by,
      note: read.value.note ?? "",
      maker: context.session.person._id,
      created_at: at.now,
      has_lists: 1,
    };
    if (!await insertTick(tx, tick, at)) {
      throw new ApiError("BAD_INPUT", "Cannot tick the line: it is ticked already", {
        problems: [{ path: "day", code: "taken" }],
      });
    }
    const view = await lineViewAt(at, place);
    if (!view) throw new Error(`Cannot show the line of ${day}: it was read a moment ago`);
    return { result: view, audit: [auditOf(tick, "makeDayCheck", "", summaryOf(tick, counts))] };
  },
);

const summaryOf = (
  { signed_by }: Pick<TickRow, "signed_by">,
  { to_leave, handed_over }: CheckCounts,
): string => `${signed_by}: ${handed_over}/${to_leave}`;

function auditOf(
  { _id, day, location_id, carrier }: Pick<TickRow, "_id" | "day" | "location_id" | "carrier">,
  action: string,
  before: string,
  after: string,
): AuditEntry {
  return {
    entity: DAY_CHECKS,
    entityId: _id,
    sellerId: null,
    action,
    changes: [
      { field: "day", before: before && day, after: after && day },
      { field: "location_id", before: before && location_id, after: after && location_id },
      { field: "carrier", before: before && carrier, after: after && carrier },
      { field: "signed_by", before, after },
    ],
  };
}

export const trashDayCheck = mutation<"trashDayCheck">(async (tx, { delete_ids }) => {
  const ids = [...new Set(delete_ids)];
  if (ids.length > MAX_LIST_VALUES) {
    throw new ApiError("LIMIT", `Cannot take ticks back: ${MAX_LIST_VALUES} at once at most`);
  }
  const ticks = await ticksById(tx, ids);
  if (ticks.length < ids.length) throw new ApiError("NOT_FOUND", "There is no such tick.");
  await deleteTicks(tx, ids);
  return {
    result: ids,
    audit: ticks.map((tick) =>
      auditOf(tick, "trashDayCheck", summaryOf(tick, JSON.parse(tick.counts) as CheckCounts), "")
    ),
  };
});
