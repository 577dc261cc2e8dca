import { sql } from "kysely";
import { COUNT_CAP } from "../../../../api/constants.ts";
import type { AuditChoices, AuditPerson } from "../../../../api/generated/schema.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { ListArgs, ListSource } from "../../../list/source.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { type AuditRow, auditView, type ListedEntry } from "./view.ts";

const MAX_CHOICES = 500;

const FIELDS = sql.raw(`r.*, acted.name as acting_for_name,
  r.seq <= (select coalesce(max(last_seq), 0) from audit_seals) as is_sealed`);
const NAMES = sql.raw("left join users as acted on acted._id = r.acting_for");

export const auditList: ListSource<AuditRow, ListedEntry> = {
  table: "audit_events",
  key: "seq",
  columns: { actor: "actor_id", session: "session_id", days: "at" },
  indexFor,
  rows: (rows) => sql<AuditRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: auditView,
};

/** Chooses an index: by record, by session, or by person with an action. Other arguments match many rows. */
function indexFor({ entity_id, session, actor, action }: ListArgs): string | null {
  if (isGiven(entity_id)) return "audit_events_by_record";
  if (isGiven(session)) return "audit_events_by_session";
  return isGiven(actor) && isGiven(action) ? "audit_events_by_actor" : null;
}

/** Returns true if an argument has values; an empty list matches nothing, so it needs no index. */
const isGiven = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

export async function auditById(reader: Reader, scope: Scope, id: string): Promise<AuditRow | undefined> {
  const query = sql<AuditRow>`select ${FIELDS} from audit_events as r ${NAMES}
    where r._id = ${id} and ${inScope(scope, "r.seller_id")}`;
  return (await query.execute(reader)).rows[0];
}

export async function auditChoices(reader: Reader): Promise<AuditChoices> {
  const [actors, acted, entities, actions] = await Promise.all([
    valuesOf(reader, "actor_id"),
    valuesOf(reader, "acting_for"),
    valuesOf(reader, "entity"),
    valuesOf(reader, "action"),
  ]);
  const names = await namesOf(reader, [...new Set([...actors, ...acted])]);
  const named = (ids: readonly string[]): AuditPerson[] =>
    ids.map((_id) => ({ _id, name: names.get(_id) ?? _id })).sort((a, b) => a.name.localeCompare(b.name));
  return { actors: named(actors), acted: named(acted), entities, actions };
}

/** Returns the distinct values of a column, jumping from value to value in its index. */
async function valuesOf(
  reader: Reader,
  name: "actor_id" | "acting_for" | "entity" | "action",
): Promise<string[]> {
  const column = sql.ref(name);
  const { rows } = await sql<{ value: string }>`
    with recursive found (value) as (
      select min(${column}) from audit_events where ${column} is not null
      union all
      select (select min(${column}) from audit_events where ${column} > found.value) from found
      where found.value is not null
    ) select value from found where value is not null limit ${MAX_CHOICES}`.execute(reader);
  return rows.map(({ value }) => value);
}

async function namesOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.selectFrom("users").select(["_id", "name"]).where(isOneOf("_id", ids)).execute();
  return new Map(rows.map(({ _id, name }) => [_id, name]));
}

export async function sealStateOf(
  reader: Reader,
): Promise<{ readonly sealed: number; readonly open: number; readonly sealed_until: number | null }> {
  const { rows: [seals] } = await sql<{ sealed: number | string; last_seq: number | string }>`
    select coalesce(sum(count), 0) as sealed, coalesce(max(last_seq), 0) as last_seq from audit_seals`
    .execute(reader);
  const last = Number(seals?.last_seq ?? 0);
  const { rows: [news] } = await sql<{ open: number | string }>`select count(*) as open from (
    select 1 from audit_events where seq > ${last} limit ${COUNT_CAP}) as found`.execute(reader);
  const row = await reader.selectFrom("audit_events").select("at").where("seq", "=", last).executeTakeFirst();
  return { sealed: Number(seals?.sealed ?? 0), open: Number(news?.open ?? 0), sealed_until: row?.at ?? null };
}
