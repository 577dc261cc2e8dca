/** Hides the grader and the location from sellers. */
import { allows, staff } from "../../../../api/access.ts";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import type { Return } from "../../../../api/generated/schema.ts";
import { RETURN_UNDO_SECONDS } from "../../../../api/workshop/returns.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { ReturnRow } from "./store.ts";

/** Returns true for the grader, on the same device and for two minutes. */
export const isUndoable = (
  { actor_id, device, at }: Pick<ReturnRow, "actor_id" | "device" | "at">,
  on: string,
  { session, now }: Pick<AuthorizedContext, "session" | "now">,
): boolean =>
  on !== "" && actor_id === session.actor._id && device === on && now() - at <= RETURN_UNDO_SECONDS;

export type ReturnView = Omit<Return, "photos">;

export function returnView(row: ReturnRow, context: AuthorizedContext, device = ""): ReturnView {
  const { _id, unit_id, package_id, package_code, grade, outcome, reason_code, note, at } = row;
  const isInside = allows(staff, context.session.person);
  return {
    _id,
    unit_id,
    ticket: ticketOf(row.code, row.cycle),
    package_id,
    package_code,
    grade,
    outcome,
    reason_code,
    note,
    location_code: isInside ? row.location_code : "",
    actor_name: isInside ? row.actor_name : "",
    at,
    undo_until: isUndoable(row, device, context) ? at + RETURN_UNDO_SECONDS : null,
  };
}
