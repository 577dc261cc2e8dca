/** Lists and lookups are limited to views that the person may use. */
import { type RawBuilder, sql } from "kysely";
import type { Person } from "../../../../api/access.ts";
import { type Condition, either } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { SavedViewsTable } from "../../../db/tables.ts";
import type { RecordSource } from "../../../entity/record_store.ts";

export type ViewRow = Readonly<SavedViewsTable> & {
  readonly owner_name: string | null;
  readonly group_name: string | null;
};

const FIELDS = sql.raw(
  `r._id, r.resource, r.name, r.code, r.owner_id, r.audience, r.group_id, r.role, r.default_role,
  r.columns, r.density, r.filters, r.sort, r.position, r.created_at, r.updated_at, r.version,
  u.name as owner_name, g.name as group_name`,
);
const NAMES = sql.raw(
  "left join users as u on u._id = r.owner_id left join groups as g on g._id = r.group_id",
);

/** Matches views that the person may use; the table has the alias `k`. */
const usableBy = ({ _id, role }: Person): Condition =>
  either([
    sql<boolean>`k.owner_id = ${_id}`,
    sql<boolean>`k.audience = 'everyone'`,
    sql<boolean>`(k.audience = 'role' and k.role = ${role})`,
    sql<boolean>`(k.audience = 'group'
      and k.group_id in (select group_id from user_groups where user_id = ${_id}))`,
  ]);

const rowsFrom = (rows: RawBuilder<unknown>) => sql<ViewRow>`select ${FIELDS} from ${rows} ${NAMES}`;

/** Leaves out views that the person may not use, as if they never existed. */
export const savedViews: RecordSource<ViewRow> = {
  table: "saved_views",
  rows: rowsFrom,
  visible: ({ session }) => usableBy(session.person),
};

/** The product's views come first, then the others by age. */
export async function viewsOf(reader: Reader, person: Person, resource: string): Promise<ViewRow[]> {
  const usable = sql`(select * from saved_views as k where k.resource = ${resource} and ${
    usableBy(person)
  }) as r`;
  const query = sql<ViewRow>`${rowsFrom(usable)} order by r.position, r.created_at, r._id`;
  return (await query.execute(reader)).rows;
}

export async function countOwn(tx: Writer, { _id }: Person): Promise<number> {
  const rows = await tx.selectFrom("saved_views").select("_id").where("owner_id", "=", _id).execute();
  return rows.length;
}

export async function isMember(reader: Reader, { _id }: Person, groupId: string): Promise<boolean> {
  return await reader.selectFrom("user_groups").select("group_id")
    .where("user_id", "=", _id).where("group_id", "=", groupId).executeTakeFirst() !== undefined;
}

/** Removes the present default view of a role, because a list has only one for each role. */
export async function clearDefault(tx: Writer, resource: string, role: string, at: number): Promise<void> {
  await tx.updateTable("saved_views")
    .set((row) => ({ default_role: "", updated_at: at, version: row("version", "+", 1) }))
    .where("resource", "=", resource).where("default_role", "=", role).execute();
}

/** Returns null when the person never chose tabs. */
export async function tabsOf(reader: Reader, { _id }: Person, resource: string): Promise<string[] | null> {
  const row = await reader.selectFrom("view_pins").select("view_ids")
    .where("user_id", "=", _id).where("resource", "=", resource).executeTakeFirst();
  return row ? JSON.parse(row.view_ids) as string[] : null;
}

export async function setTabs(
  tx: Writer,
  { _id }: Person,
  resource: string,
  ids: readonly string[],
): Promise<void> {
  const view_ids = JSON.stringify(ids);
  await tx.insertInto("view_pins").values({ user_id: _id, resource, view_ids })
    .onConflict((on) => on.columns(["user_id", "resource"]).doUpdateSet({ view_ids })).execute();
}
