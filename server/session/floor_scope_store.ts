/** Limits people on the floor to the print files and tickets of garments that they work on. */
import { sql } from "kysely";
import { allows, isFloor } from "../../api/access.ts";
import { PACKAGES_IN_HOUSE } from "../../api/statuses.ts";
import { ruleAt, WORK_STEPS } from "../../api/steps.ts";
import type { Session } from "../context.ts";
import { allRows, type Condition, either, every, isOneOf } from "../db/conditions.ts";
import type { Reader } from "../db/database.ts";

/** Matches garments (alias `u`) at the person's step, packed but not shipped, or last moved by the person. */
function isVisible({ person, actor }: Pick<Session, "person" | "actor">): Condition {
  if (!isFloor(person)) return allRows;
  const isOwn = (state: string): boolean => {
    const rule = ruleAt(state);
    return rule !== null && allows(rule, person);
  };
  const inHouse = sql<boolean>`exists (select 1 from packages as k where k._id = u.package_id
    and ${isOneOf("k.shipment_status", PACKAGES_IN_HOUSE)})`;
  return either([
    isOneOf("u.print_status", WORK_STEPS.map(({ state }) => state).filter(isOwn)),
    ...isOwn("Packed") ? [every([sql<boolean>`u.print_status = 'Packed'`, inHouse])] : [],
    sql<
      boolean
    >`(select e.actor_id from unit_events as e where e.unit_id = u._id order by e.seq desc limit 1) = ${actor._id}`,
  ]);
}

export async function visibleUnits(
  reader: Reader,
  ids: readonly string[],
  session: Pick<Session, "person" | "actor">,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ _id: string }>`select u._id from units as u
    where ${isOneOf("u._id", ids)} and ${isVisible(session)}`.execute(reader);
  return new Set(rows.map(({ _id }) => _id));
}

export async function isArtVisible(
  reader: Reader,
  file: string,
  session: Pick<Session, "person" | "actor">,
): Promise<boolean> {
  if (!isFloor(session.person)) return true;
  const { rows } = await sql<{ _id: string }>`select u._id from placements as a
      join units as u on u.order_line_id = a.line_id
    where a.file_id = ${file} and ${isVisible(session)} limit 1`.execute(reader);
  return rows.length > 0;
}
