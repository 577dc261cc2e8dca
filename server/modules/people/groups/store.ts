/** Groups belong to no seller: the access rules of their root fields decide who sees them. */
import { type Insertable, sql, type Updateable } from "kysely";
import { type GroupNode, placesOf } from "../../../../api/people/groups.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { GroupsTable, UserGroupsTable } from "../../../db/tables.ts";
import { foldedName, searchText } from "../../../db/search.ts";
import type { Page } from "../../../context.ts";
import { entriesOf, RIGHTS } from "../../../session/rights_store.ts";

export interface GroupRow {
  readonly _id: string;
  readonly name: string;
  readonly status: string;
  readonly role: string;
  readonly parent_id: string | null;
  readonly parent_name: string | null;
  readonly parent_rights: string | null;
  readonly is_default: number;
  readonly permission: string;
  readonly path: string;
  readonly depth: number;
  readonly members: number | string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly version: number;
}

/** Matches groups that are not deleted; the table's alias is `k`. */
export const isListed = () => sql<boolean>`k.status <> 'Deleted'`;

const FIELDS = sql.raw(
  `r._id, r.name, r.status, r.role, r.parent_id, r.is_default, r.permission, r.path, r.depth,
  r.created_at, r.updated_at, r.version, above.name as parent_name, above.rights as parent_rights,
  (select count(*) from user_groups as m where m.group_id = r._id) as members`,
);
const ABOVE = sql.raw("left join groups as above on above._id = r.parent_id");

/** Selects the columns of groups; the alias of the rows is `r`. */
export const groupRows = (rows: ReturnType<typeof sql>) =>
  sql<GroupRow>`select ${FIELDS} from ${rows} ${ABOVE}`;

/** Returns the row of a new group, which is at the top of the tree until `placeGroups` has run. */
export const newGroup = (
  group: Pick<GroupsTable, "_id" | "name"> & Partial<Insertable<GroupsTable>>,
  at: number,
): Insertable<GroupsTable> => ({
  path: foldedName(group.name),
  search_text: searchText(group.name),
  created_at: at,
  updated_at: at,
  version: 1,
  ...group,
});

export async function allGroups(reader: Reader) {
  const rows = await reader.selectFrom("groups")
    .select(["_id", "name", "status", "parent_id", "is_default", "permission", "rights", "path", "depth"])
    .where("status", "<>", "Deleted").execute();
  return rows.map((row) => ({ ...row, permission: entriesOf(row.permission) }));
}

/** Updates a group and increments its version. The row was read in the same transaction. */
export async function updateGroup(
  tx: Writer,
  { _id, version }: Pick<GroupRow, "_id" | "version">,
  change: Updateable<GroupsTable>,
  at: number,
): Promise<void> {
  const named = change.name === undefined ? {} : { search_text: searchText(change.name) };
  await tx.updateTable("groups").set({ ...change, ...named, updated_at: at, version: version + 1 })
    .where("_id", "=", _id).where("version", "=", version).execute();
}

/** Clears the default group. Returns the id of the former one, whose older forms are stale then. */
export async function clearDefault(tx: Writer, at: number): Promise<string | undefined> {
  const row = await tx.updateTable("groups")
    .set((group) => ({ is_default: 0, updated_at: at, version: group("version", "+", 1) }))
    .where("is_default", "=", 1).returning("_id").executeTakeFirst();
  return row?._id;
}

export async function defaultGroup(
  reader: Reader,
): Promise<{ readonly _id: string; readonly name: string } | undefined> {
  return await reader.selectFrom("groups").select(["_id", "name"])
    .where("is_default", "=", 1).where("status", "<>", "Deleted").executeTakeFirst();
}

/** Recomputes path and rights of all groups. Returns the groups whose rights have changed. */
export async function placeGroups(tx: Writer): Promise<readonly string[]> {
  const groups = await allGroups(tx);
  const places = placesOf(groups satisfies readonly GroupNode[], foldedName);
  const changed: string[] = [];
  for (const group of groups) {
    const place = places.get(group._id);
    if (!place) continue;
    const rights = JSON.stringify(place.rights);
    if (rights !== group.rights) changed.push(group._id);
    if (rights === group.rights && place.path === group.path && place.depth === group.depth) continue;
    await tx.updateTable("groups").set({ rights, path: place.path, depth: place.depth })
      .where("_id", "=", group._id).execute();
  }
  return changed;
}

export async function childrenOf(tx: Writer, ids: readonly string[]) {
  return await tx.selectFrom("groups").select(["_id", "parent_id", "version", "name"])
    .where(isOneOf("parent_id", ids)).where("status", "<>", "Deleted").execute();
}

/** Marks groups as deleted, without members, and frees the names. Views for them become private. */
export async function deleteGroups(tx: Writer, rows: readonly GroupRow[], at: number): Promise<void> {
  const ids = rows.map(({ _id }) => _id);
  const isMember = sql<boolean>`_id in (select user_id from user_groups where ${isOneOf("group_id", ids)})`;
  await raiseVersions(tx, isMember, at);
  await tx.deleteFrom("user_groups").where(isOneOf("group_id", ids)).execute();
  await tx.updateTable("users").set({ primary_group_id: null }).where(isOneOf("primary_group_id", ids))
    .execute();
  await tx.updateTable("saved_views").set({ audience: "mine", group_id: null }).where(
    isOneOf("group_id", ids),
  )
    .execute();
  for (const row of rows) {
    const gone = { status: "Deleted", name: `${row.name} (${row._id})`, parent_id: null, is_default: 0 };
    await updateGroup(tx, row, { ...gone, permission: "[]", rights: "[]" }, at);
  }
}

export async function peopleOf(reader: Reader, groups: readonly string[]): Promise<readonly string[]> {
  const rows = await reader.selectFrom("user_groups").select("user_id").distinct()
    .where(isOneOf("group_id", groups)).orderBy("user_id").execute();
  return rows.map(({ user_id }) => user_id);
}

const isIn = (group: string): Condition =>
  sql<boolean>`exists (select 1 from user_groups as m where m.user_id = u._id and m.group_id = ${group})`;

/** Excludes deleted people, whose rows stay for the history. */
const isThere = sql<boolean>`u.deleted_at is null`;

export async function membersPage(
  reader: Reader,
  group: string,
  isOutside: boolean,
  conditions: readonly Condition[],
  { page, perPage }: Page,
) {
  const side = isOutside ? sql<boolean>`not ${isIn(group)}` : isIn(group);
  return await reader.selectFrom("users as u").select(["u._id", "u.name", "u.identity", "u.role", "u.status"])
    .where(every([side, isThere, ...conditions]))
    .orderBy(sql`lower(u.name)`).orderBy("u._id").limit(perPage).offset((page - 1) * perPage).execute();
}

/** Leaves out unknown ids and deleted people. */
export async function peopleById(reader: Reader, ids: readonly string[]) {
  return await reader.selectFrom("users as u")
    .select(["u._id", "u._id as user_id", "u.name", "u.role", "u.status", "u.permission"]).select(RIGHTS)
    .where(every([isOneOf("u._id", ids), isThere])).execute();
}

export async function membershipsAround(
  reader: Reader,
  groups: readonly string[],
): Promise<UserGroupsTable[]> {
  return await reader.selectFrom("user_groups").selectAll()
    .where(
      "user_id",
      "in",
      (query) => query.selectFrom("user_groups").select("user_id").where(isOneOf("group_id", groups)),
    )
    .execute();
}

export async function rolesAround(reader: Reader, groups: readonly string[]) {
  return await reader.selectFrom("users").select(["_id", "role", "permission"])
    .where(
      "_id",
      "in",
      (query) => query.selectFrom("user_groups").select("user_id").where(isOneOf("group_id", groups)),
    )
    .execute();
}

export async function addMembers(
  tx: Writer,
  group: string,
  ids: readonly string[],
  at: number,
): Promise<void> {
  for (const user_id of ids) {
    await tx.insertInto("user_groups").values({ user_id, group_id: group })
      .onConflict((on) => on.doNothing()).execute();
  }
  await raiseVersions(tx, isOneOf("_id", ids), at);
}

export async function removeMembers(
  tx: Writer,
  group: string,
  ids: readonly string[],
  at: number,
): Promise<void> {
  await tx.deleteFrom("user_groups").where("group_id", "=", group).where(isOneOf("user_id", ids)).execute();
  await tx.updateTable("users").set({ primary_group_id: null })
    .where("primary_group_id", "=", group).where(isOneOf("_id", ids)).execute();
  await raiseVersions(tx, isOneOf("_id", ids), at);
}

/** Increments the versions of people, so that a form that was opened before does not write their former groups. */
async function raiseVersions(tx: Writer, people: Condition, at: number): Promise<void> {
  await tx.updateTable("users").set((row) => ({ version: row("version", "+", 1), updated_at: at }))
    .where(people).execute();
}
