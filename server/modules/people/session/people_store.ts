import type { Insertable } from "kysely";
import type { Reader, Writer } from "../../../db/database.ts";
import type { GroupsTable, UsersTable } from "../../../db/tables.ts";

export async function hasPeople(reader: Reader): Promise<boolean> {
  return await reader.selectFrom("users").select("_id").limit(1).executeTakeFirst() !== undefined;
}

/** Returns undefined for an unknown email address. */
export async function credentialsOf(reader: Reader, email: string) {
  return await reader.selectFrom("users").select(["_id", "password_hash", "status"])
    .where("email", "=", email).executeTakeFirst();
}

export async function userById(reader: Reader, id: string): Promise<UsersTable> {
  return await reader.selectFrom("users").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();
}

export async function primaryGroupOf(reader: Reader, userId: string) {
  return await reader.selectFrom("groups").innerJoin("users", "users.primary_group_id", "groups._id")
    .select(["groups._id", "groups.name"]).where("users._id", "=", userId).executeTakeFirst();
}

/** Inserts groups, and a person who is a member of the first one. */
export async function insertWithGroups(
  tx: Writer,
  user: Insertable<UsersTable>,
  groups: readonly [Insertable<GroupsTable>, ...Insertable<GroupsTable>[]],
): Promise<void> {
  await tx.insertInto("groups").values(groups).execute();
  await tx.insertInto("users").values(user).execute();
  await tx.insertInto("user_groups").values({ user_id: user._id, group_id: groups[0]._id }).execute();
}

/** Writes a new password; the caller also ends sessions and tokens by `endAccess`. */
export async function writePassword(tx: Writer, userId: string, hash: string): Promise<void> {
  await tx.updateTable("users").set({ password_hash: hash }).where("_id", "=", userId).execute();
}

/** Replaces the hash of the same password, unless the password was changed meanwhile. */
export async function replaceHash(tx: Writer, userId: string, before: string, after: string): Promise<void> {
  await tx.updateTable("users").set({ password_hash: after })
    .where("_id", "=", userId).where("password_hash", "=", before).execute();
}
