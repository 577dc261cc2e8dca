import { sql } from "kysely";
import type { Person } from "../../../../api/access.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { personOf } from "../../../session/lookup_store.ts";
import { RIGHTS } from "../../../session/rights_store.ts";

export interface Watcher {
  readonly event: string;
  readonly person: Person;
}

const watchers = cacheQuery((reader, place: Place<{ events: readonly string[] }>) =>
  reader.selectFrom("user_notification_events as e")
    .innerJoin("user_notifications as n", "n._id", "e.setting_id")
    .innerJoin("users as u", "u._id", "n.user_id")
    .select(["e.event", "u._id as user_id", "u.role", "u.permission"]).select(RIGHTS)
    // A literal status, so that the partial index is used and the query plan is cached.
    .where(isOneOf("e.event", place("events"))).where("e.status", "=", sql.lit("Active"))
    .where("n.status", "=", "Active").where("u.status", "<>", "Locked")
);

/** Returns active people who turned one of the events on, with their present rights. */
export async function watchersOf(reader: Reader, events: readonly string[]): Promise<Watcher[]> {
  const rows = await watchers.all(reader, { events });
  return rows.map(({ event, ...row }) => ({ event, person: personOf(row) }));
}

/** Checks no scope, because the ids come from events of the same transaction. */
export async function codesOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.selectFrom("orders").select(["_id", "code"]).where(isOneOf("_id", ids)).execute();
  return new Map(rows.map(({ _id, code }) => [_id, code]));
}
