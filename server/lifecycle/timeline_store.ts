import { allows, type Rule, staff } from "../../api/access.ts";
import { type RawBuilder, sql } from "kysely";
import type { QueryName, TimelineEntry } from "../../api/generated/schema.ts";
import { groupRows, type Load } from "../graphql/batch.ts";
import { type CachedQuery, cacheQuery, type Place } from "../db/cached_query.ts";
import type { Reader } from "../db/database.ts";
import { isOneOf } from "../db/conditions.ts";
import { inScope, type Scope, type ScopedIds } from "../scope.ts";
import { NAMED_REFERENCES } from "./named_references.ts";

const MAX_ENTRIES = 200;

/** Columns of an audit entry; `actor_for` is the name of the person whom the actor acted for. */
interface AuditColumns {
  readonly _id: string;
  readonly at: number;
  readonly actor_name: string;
  readonly actor_for: string | null;
  readonly action: string;
  readonly reason: string;
  readonly changes: string;
}

interface AuditRow extends AuditColumns {
  readonly entity_id: string;
}

interface Of extends ScopedIds {
  readonly entity: QueryName;
}

const rowsOf = cacheQuery((_reader, place: Place<Of>) =>
  sql<AuditRow>`select newest._id, entity_id, at, actor_name, users.name as actor_for, action, reason, changes
    from (${newestOf(place("entity"), place("scope"), place("ids"))}) as newest
    left join users on users._id = acting_for order by seq desc`
);

/**
 * Loads entries, newest first. Ids of other existing records are replaced by their names.
 * @param staffColumns columns that only some people see; others do not see entries with only these columns
 * @param sees the people who see these columns, by default all staff; another rule hides the reasons too
 */
export const timelinesOf = (
  entity: QueryName,
  staffColumns: readonly string[] = [],
  sees: Rule = staff,
): Load<readonly TimelineEntry[]> =>
async (reader, scope, ids, context) => {
  const rows = await rowsOf.all(reader, { entity, ids, scope });
  const hidden = context && allows(sees, context.session.person) ? [] : staffColumns;
  const entries = rows.map((row) => ({ of: row.entity_id, entry: entryOf(row) })).flatMap(({ of, entry }) => {
    const changes = entry.changes.filter(({ field }) => !hidden.includes(field));
    if (changes.length === 0 && entry.changes.length > 0) return [];
    const isWhole = sees === staff || changes.length === entry.changes.length;
    return [{ of, entry: { ...entry, changes, reason: isWhole ? entry.reason : "" } }];
  });
  const names = await namesIn(reader, entries.map(({ entry }) => entry));
  const named = names.size === 0
    ? entries
    : entries.map(({ of, entry }) => ({ of, entry: withNames(entry, names) }));
  const groups = groupRows(named, ({ of }) => of);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ entry }) => entry)]));
};

function newestOf(entity: QueryName, scope: Scope, ids: readonly string[]): RawBuilder<unknown> {
  const its = sql`from audit_events where entity = ${entity} and ${isOneOf("entity_id", ids)} and ${
    inScope(scope)
  }`;
  return ids.length === 1
    ? sql`select audit_events.* ${its} order by seq desc limit ${MAX_ENTRIES}`
    : sql`select ranked.* from (
      select audit_events.*, row_number() over (partition by entity_id order by seq desc) as place ${its}
    ) as ranked where place <= ${MAX_ENTRIES}`;
}

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** Caches a query for each field of NAMED_REFERENCES, of which there are few. */
const nameQueries = new Map<string, CachedQuery<{ ids: readonly string[] }, Named>>();

function namesBy(field: string): CachedQuery<{ ids: readonly string[] }, Named> {
  const known = nameQueries.get(field);
  if (known) return known;
  const [table, name] = NAMED_REFERENCES[field]!;
  const made = cacheQuery((_reader, place: Place<{ ids: readonly string[] }>) =>
    sql<Named>`select _id, ${sql.ref(name)} as name from ${sql.table(table)} where ${
      isOneOf("_id", place("ids"))
    }`
  );
  nameQueries.set(field, made);
  return made;
}

type Names = ReadonlyMap<string, ReadonlyMap<string, string>>;

async function namesIn(reader: Reader, entries: readonly TimelineEntry[]): Promise<Names> {
  const ids = new Map<string, Set<string>>();
  for (const { field, before, after } of entries.flatMap(({ changes }) => changes)) {
    if (!Object.hasOwn(NAMED_REFERENCES, field)) continue;
    const those = ids.get(field) ?? new Set();
    ids.set(field, those);
    for (const id of [before, after]) if (id !== "") those.add(id);
  }
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [field, those] of ids) {
    const rows = await namesBy(field).all(reader, { ids: [...those] });
    names.set(field, new Map(rows.map((row) => [row._id, row.name])));
  }
  return names;
}

const withNames = (entry: TimelineEntry, names: Names): TimelineEntry => ({
  ...entry,
  changes: entry.changes.map(({ field, before, after }) => ({
    field,
    before: names.get(field)?.get(before) ?? before,
    after: names.get(field)?.get(after) ?? after,
  })),
});

const entryOf = (
  { _id, at, actor_name, actor_for, action, reason, changes }: AuditColumns,
): TimelineEntry => ({
  _id,
  at,
  actor: actor_name,
  actor_for: actor_for ?? "",
  action,
  reason,
  changes: JSON.parse(changes) as TimelineEntry["changes"],
});

/** A step of another record that the timeline of `owner_id` shows. */
export interface StepRow extends AuditColumns {
  readonly owner_id: string;
}

/** Columns of a step, from the audit (alias `e`) and the person acted for (alias `u`). */
export const STEP_COLUMNS =
  sql`e._id, e.at, e.actor_name, u.name as actor_for, e.action, e.reason, e.changes`;
export const CHANGES_STATUS = sql<boolean>`e.changes like '%"field":"status"%'`;

/** Groups steps by the record whose timeline shows them: its newest steps, with only their change of status. */
export function stepsByOwner<Row extends StepRow, Step>(
  rows: readonly Row[],
  stepOf: (row: Row, entry: TimelineEntry) => Step,
): ReadonlyMap<string, readonly Step[]> {
  const shown = (row: Row): Step => {
    const entry = entryOf(row);
    return stepOf(row, { ...entry, changes: entry.changes.filter(({ field }) => field === "status") });
  };
  const groups = groupRows(rows, ({ owner_id }) => owner_id);
  return new Map([...groups].map(([id, some]) => [id, some.slice(-MAX_ENTRIES).map(shown)]));
}
