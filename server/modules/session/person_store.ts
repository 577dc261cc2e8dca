/** A person's rights and scope as they are now, for work that goes on without a session. */
import type { Session } from "../../context.ts";
import type { Reader } from "../../db/database.ts";
import { personOf } from "./lookup_store.ts";

/** Null for an account that is locked or never was. */
export async function activePerson(reader: Reader, id: string): Promise<Session["person"] | null> {
  const user = await reader.selectFrom("users").select(["_id", "name", "email", "role", "permission"])
    .where("_id", "=", id).where("status", "<>", "Locked").executeTakeFirst();
  if (!user) return null;
  const groups = await reader.selectFrom("user_groups as ug").innerJoin("groups as g", "g._id", "ug.group_id")
    .select("g.name").where("ug.user_id", "=", id).execute();
  const scopes = await reader.selectFrom("scopes").select("seller_id").where("user_id", "=", id).execute();
  const { _id, name, email, role, permission } = user;
  const person = personOf({ user_id: _id, role, permission, groups: null, sellers: null });
  return {
    ...person,
    name,
    email,
    groups: groups.map((group) => group.name),
    scope: person.scope && scopes.map(({ seller_id }) => seller_id),
  };
}
