/** Gives workers a permanent code for their badge. The code identifies a worker, but does not authenticate. */
import { nextCodes } from "../../../entity/codes.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Writer } from "../../../db/database.ts";

export async function giveBadges(tx: Writer, ids: readonly string[]): Promise<void> {
  const rows = await tx.selectFrom("users").select("_id").where(isOneOf("_id", ids)).where(
    "badge",
    "is",
    null,
  )
    .where("deleted_at", "is", null).execute();
  const codes = await nextCodes(tx, "operators", rows.length);
  for (const [at, { _id }] of rows.entries()) {
    await tx.updateTable("users").set({ badge: codes[at] ?? null }).where("_id", "=", _id).execute();
  }
}
