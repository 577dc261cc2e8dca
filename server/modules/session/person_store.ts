/** A person's rights and scope as they are now, for work that goes on without a session. */
import type { Session } from "../../context.ts";
import type { Reader } from "../../db/database.ts";
import { personOf } from "./lookup_store.ts";
import { RIGHTS } from "./rights_store.ts";

/** Null for an account that is locked or never was. */
export async function activePerson(reader: Reader, id: string): Promise<Session["person"] | null> {
  const row = await reader.selectFrom("users as u")
    .select(["u._id as user_id", "u.name", "u.email", "u.role", "u.permission"]).select(RIGHTS)
    .where("u._id", "=", id).where("u.status", "<>", "Locked").executeTakeFirst();
  return row ? { ...personOf(row), name: row.name, email: row.email } : null;
}
