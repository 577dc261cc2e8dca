import { sql } from "kysely";
import { conflictsIn } from "../../../../api/shipping/policy_conflicts.ts";
import type { Writer } from "../../../db/database.ts";
import { allPolicies } from "./store.ts";

export interface MovedPolicy {
  readonly _id: string;
  readonly code: string;
  readonly before: number;
  readonly after: number;
}

/** Frees a position by moving policies down. @param _id the policy that gets the position; null if it is new */
export async function makePlace(
  tx: Writer,
  priority: number,
  _id: string | null,
  at: number,
): Promise<readonly MovedPolicy[]> {
  const others = await tx.selectFrom("shipping_policies").select(["_id", "code", "priority"])
    .where("priority", ">=", priority).where("_id", "<>", _id ?? "").orderBy("priority").execute();
  const end = others.findIndex((each, index) => each.priority !== priority + index);
  const moved = end < 0 ? others : others.slice(0, end);
  if (moved.length === 0) return [];
  // Positions are unique at every moment: this policy gets a temporary one, and the last policy moves first.
  if (_id) await tx.updateTable("shipping_policies").set({ priority: -1 }).where("_id", "=", _id).execute();
  for (const each of moved.toReversed()) {
    await tx.updateTable("shipping_policies")
      .set({ priority: each.priority + 1, updated_at: at, version: sql<number>`version + 1` })
      .where("_id", "=", each._id).execute();
  }
  return moved.map(({ _id, code, priority }) => ({ _id, code, before: priority, after: priority + 1 }));
}

export async function noteConflicts(tx: Writer, without: readonly string[] = []): Promise<void> {
  const policies = (await allPolicies(tx)).filter(({ _id }) => !without.includes(_id));
  const conflicts = conflictsIn(policies);
  const known = await tx.selectFrom("shipping_policies").select(["_id", "conflicts"]).execute();
  for (const { _id, conflicts: before } of known) {
    const now = JSON.stringify(conflicts.get(_id) ?? []);
    if (now === before) continue;
    await tx.updateTable("shipping_policies").set({ conflicts: now }).where("_id", "=", _id).execute();
  }
}
