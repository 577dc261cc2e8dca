import type { UsersTable } from "../../../server/db/tables.ts";
import type { Database } from "../../../server/db/database.ts";
import { newGroup } from "../../../server/modules/people/groups/store.ts";
import { newUser, type NewUserRow } from "../../../server/modules/people/session/new_user.ts";
import { issueSession } from "../../../server/modules/people/session/store.ts";
import { systemRandom } from "../../../server/session/tokens.ts";

/** The instant at which most tests take place: 2026-11-16T12:00:00Z. */
export const NOW = 1_794_830_400;

export interface PersonSpec extends Partial<UsersTable> {
  readonly groups?: readonly string[];
  /** Ids of sellers; the scope of a seller is the seller's own id. */
  readonly scope?: readonly string[];
}

let made = 0;

export function userRow(more: Partial<UsersTable> = {}): NewUserRow {
  const _id = more._id ?? `user-${++made}`;
  const email = `${_id}@demo.test`;
  const who = { _id, identity: _id, email, name: `Person ${_id}`, h: _id, role: "root", password_hash: "" };
  return newUser({ ...who, ...more }, NOW);
}

/** Adds a person with groups and scope; returns the person's id. */
export async function addPerson(
  db: Database,
  { groups = [], scope = [], ...more }: PersonSpec = {},
): Promise<string> {
  const user = userRow(more);
  await db.write(async (tx) => {
    await tx.insertInto("users").values(user).execute();
    for (const name of groups) {
      const group = newGroup({ _id: `group-${name}`, name }, NOW);
      await tx.insertInto("groups").values(group).onConflict((on) => on.doNothing()).execute();
      await tx.insertInto("user_groups").values({ user_id: user._id, group_id: group._id }).execute();
    }
    for (const seller_id of scope) {
      await tx.insertInto("scopes").values({ user_id: user._id, seller_id }).execute();
    }
  });
  return user._id;
}

/** Signs a person in without the login site; returns the token. */
export async function signIn(db: Database, userId: string, now = NOW): Promise<string> {
  const { token } = await db.write((tx) => issueSession(tx, userId, now, systemRandom));
  return token;
}
