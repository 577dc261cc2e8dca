import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { UsersTable } from "../../../db/tables.ts";
import { searchText } from "../../../db/search.ts";
import type { NewUserRow } from "../session/new_user.ts";

/** Counts other super_roots that are neither locked nor deleted. */
export async function otherSuperRoots(tx: Writer, id: string): Promise<number> {
  const { rows } = await sql<{ heads: number | string }>`select count(*) as heads from users
    where role = 'super_root' and status <> 'Locked' and deleted_at is null and _id <> ${id}`.execute(tx);
  return Number(rows[0]?.heads ?? 0);
}

const ASCII = /^[\x20-\x7e]*$/;

/** Matches an identity in any case. `lower()` of SQLite leaves letters such as É, which are folded row by row here. */
const hasIdentity = (identity: string) =>
  ASCII.test(identity)
    ? sql<boolean>`lower(identity) = lower(${identity})`
    : sql<boolean>`searched_text(identity) = searched_text(${identity})`;

/** Returns the fields whose value another person has already. */
export async function takenNames(
  reader: Reader,
  { _id, email, identity, h }: Pick<UsersTable, "_id" | "email" | "identity" | "h">,
): Promise<readonly ("email" | "identity" | "h")[]> {
  const { rows } = await sql<
    { email: string; identity: string; h: string }
  >`select email, identity, h from users
    where _id <> ${_id} and deleted_at is null
    and (email = ${email} or ${hasIdentity(identity)} or (h <> '' and h = ${h}))`.execute(reader);
  const fold = (text: string) => text.toLowerCase();
  return [
    ...rows.some((row) => row.email === email) ? ["email" as const] : [],
    ...rows.some((row) => fold(row.identity) === fold(identity)) ? ["identity" as const] : [],
    ...h !== "" && rows.some((row) => row.h === h) ? ["h" as const] : [],
  ];
}

export async function groupsAmong(reader: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await reader.selectFrom("groups").select("_id").where(isOneOf("_id", ids))
    .where("status", "<>", "Deleted").execute();
  return rows.map(({ _id }) => _id);
}

export async function sellersAmong(reader: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await reader.selectFrom("users").select("_id").where(isOneOf("_id", ids))
    .where("role", "=", "sale").where("deleted_at", "is", null).execute();
  return rows.map(({ _id }) => _id);
}

const searched = <Row extends Pick<UsersTable, "name" | "identity" | "email" | "h">>(row: Row) => ({
  ...row,
  search_text: searchText(row.name, row.identity, row.email, row.h),
});

export async function insertUser(tx: Writer, row: NewUserRow): Promise<void> {
  await tx.insertInto("users").values(searched(row)).execute();
}

export type UserValues = Omit<
  UsersTable,
  | "_id"
  | "badge"
  | "customizer"
  | "password_hash"
  | "search_text"
  | "deleted_at"
  | "last_login"
  | "created_at"
  | "updated_at"
  | "version"
>;

export async function updateUser(
  tx: Writer,
  { _id, version }: Pick<UsersTable, "_id" | "version">,
  values: UserValues,
  at: number,
): Promise<void> {
  await tx.updateTable("users").set({ ...searched(values), updated_at: at, version: version + 1 })
    .where("_id", "=", _id).execute();
}

export async function writeGroups(tx: Writer, userId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom("user_groups").where("user_id", "=", userId).execute();
  if (ids.length === 0) return;
  await tx.insertInto("user_groups").values(ids.map((group_id) => ({ user_id: userId, group_id }))).execute();
}

export async function writeScope(tx: Writer, userId: string, sellers: readonly string[]): Promise<void> {
  await tx.deleteFrom("scopes").where("user_id", "=", userId).execute();
  if (sellers.length === 0) return;
  await tx.insertInto("scopes").values(sellers.map((seller_id) => ({ user_id: userId, seller_id })))
    .execute();
}

/** Deletes an account. Email address and handle can be used again; the name and a seller's own scope stay. */
export async function removeUser(
  tx: Writer,
  { _id, version }: Pick<UsersTable, "_id" | "version">,
  now: number,
): Promise<void> {
  await tx.deleteFrom("user_groups").where("user_id", "=", _id).execute();
  await tx.deleteFrom("scopes").where("user_id", "=", _id).where("seller_id", "<>", _id).execute();
  await tx.updateTable("users").set({
    status: "Locked",
    email: `${_id}@deleted.invalid`,
    h: "",
    password_hash: "",
    primary_group_id: null,
    search_text: "",
    deleted_at: now,
    updated_at: now,
    version: version + 1,
  }).where("_id", "=", _id).execute();
}
