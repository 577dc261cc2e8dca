/** Saved views and tabs in the database. Every read begins with what the person may use. */
import { sql } from "kysely";
import type { Person } from "../../../api/access.ts";
import { among, type Condition, either } from "../../db/conditions.ts";
import type { Reader, Writer } from "../../db/database.ts";
import type { SavedViewsTable } from "../../db/desk_tables.ts";

export type ViewRow = Readonly<SavedViewsTable> & {
  readonly owner_name: string | null;
  readonly group_name: string | null;
};

/** What a write may change: neither identity, nor list, nor owner. */
export type ViewPatch = Partial<
  Omit<SavedViewsTable, "_id" | "resource" | "code" | "owner_id" | "position" | "created_at">
>;

const FIELDS = sql.raw(
  `v._id, v.resource, v.name, v.code, v.owner_id, v.audience, v.group_id, v.role, v.default_role,
  v.columns, v.density, v.filters, v.sort, v.position, v.created_at, v.updated_at, v.version,
  u.name as owner_name, g.name as group_name`,
);
const TABLES = sql.raw(
  "saved_views as v left join users as u on u._id = v.owner_id left join groups as g on g._id = v.group_id",
);

const usableBy = ({ _id, role }: Person): Condition =>
  either([
    sql<boolean>`v.owner_id = ${_id}`,
    sql<boolean>`v.audience = 'everyone'`,
    sql<boolean>`(v.audience = 'role' and v.role = ${role})`,
    sql<boolean>`(v.audience = 'group'
      and v.group_id in (select group_id from user_groups where user_id = ${_id}))`,
  ]);

/** Views of a list that the person may use; those that came with the product first, then by age. */
export async function viewsOf(reader: Reader, person: Person, resource: string): Promise<ViewRow[]> {
  const query = sql<ViewRow>`select ${FIELDS} from ${TABLES}
    where v.resource = ${resource} and ${usableBy(person)} order by v.position, v.created_at, v._id`;
  return (await query.execute(reader)).rows;
}

/** Views by id; one that the person may not use is as missing as one that never was. */
export async function viewsById(
  reader: Reader,
  person: Person,
  ids: readonly string[],
): Promise<Map<string, ViewRow>> {
  const query = sql<ViewRow>`select ${FIELDS} from ${TABLES}
    where ${among("v._id", ids)} and ${usableBy(person)}`;
  const { rows } = await query.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

/** Ids and names of the views that the person owns. */
export function ownViews(tx: Writer, { _id }: Person) {
  return tx.selectFrom("saved_views").select(["_id", "resource", "name"])
    .where("owner_id", "=", _id).execute();
}

export async function isMember(reader: Reader, { _id }: Person, groupId: string): Promise<boolean> {
  return await reader.selectFrom("user_groups").select("group_id")
    .where("user_id", "=", _id).where("group_id", "=", groupId).executeTakeFirst() !== undefined;
}

export async function insertView(tx: Writer, view: SavedViewsTable): Promise<void> {
  await tx.insertInto("saved_views").values(view).execute();
}

/** Writes a change and counts the version up. The row was read for the same person in the same transaction. */
export async function updateView(tx: Writer, row: ViewRow, patch: ViewPatch, at: number): Promise<void> {
  await tx.updateTable("saved_views").set({ ...patch, updated_at: at, version: row.version + 1 })
    .where("_id", "=", row._id).where("version", "=", row.version).execute();
}

export async function deleteViews(tx: Writer, rows: readonly ViewRow[]): Promise<void> {
  await tx.deleteFrom("saved_views").where(among("_id", rows.map((row) => row._id))).execute();
}

/** A list has one default for each role: the view that was it before no longer is. */
export async function clearDefault(tx: Writer, resource: string, role: string, at: number): Promise<void> {
  await tx.updateTable("saved_views")
    .set((row) => ({ default_role: "", updated_at: at, version: row("version", "+", 1) }))
    .where("resource", "=", resource).where("default_role", "=", role).execute();
}

/** Ids of the person's tabs; null when they never said. */
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
