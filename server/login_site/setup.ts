/** Makes the first super_root of an installation: once, for the holder of the setup link. */
import { SUPER_GROUPS } from "../../api/people/act_as.ts";
import type { Settings } from "../context.ts";
import type { Database } from "../db/database.ts";
import { newId } from "../ids.ts";
import { dropSetupCodes, keepSetupCode } from "../modules/people/sign_in_links/setup_store.ts";
import { makeFirstStations } from "../modules/catalogue/locations/first_stations.ts";
import { newGroup } from "../modules/people/groups/store.ts";
import { newUser } from "../modules/people/session/new_user.ts";
import { hasPeople, insertWithGroups } from "../modules/people/session/people_store.ts";
import { hashPassword } from "../modules/people/session/password.ts";
import { makeToken, type Random } from "../session/tokens.ts";
import type { SiteProblem } from "./locales/en.ts";
import { normalEmail } from "./sign_in.ts";

export interface FirstAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Returns null for a valid form. */
export function problemOf({ name, email }: Omit<FirstAccount, "password">): SiteProblem | null {
  if (!name.trim() || name.length > 100) return "nameMissing";
  const isEmail = email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(normalEmail(email));
  return isEmail ? null : "emailBad";
}

/** Returns true while there are no accounts. */
export async function isUnclaimed(db: Database): Promise<boolean> {
  return !await hasPeople(db.read);
}

/** Makes the code of the setup link, valid in every process; returns null if there are accounts. */
export async function makeSetupCode(db: Database, now: number, random: Random): Promise<string | null> {
  const code = makeToken(random);
  return await db.write(async (tx) => {
    if (await hasPeople(tx)) return null;
    await keepSetupCode(tx, code, now);
    return code;
  });
}

/** Makes the account; returns false if somebody else was first. */
export async function makeFirstAccount(
  db: Database,
  settings: Settings,
  account: FirstAccount,
  now: number,
): Promise<boolean> {
  const password_hash = await hashPassword(account.password, settings.scryptCost);
  // Makes the group that decides about money too, because nobody could guess its exact name.
  const [own, ...others] = SUPER_GROUPS;
  const group = newGroup({ _id: newId(), name: own }, now);
  const rest = others.map((name) => newGroup({ _id: newId(), name }, now));
  const email = normalEmail(account.email);
  const user = newUser({
    _id: newId(),
    identity: email,
    email,
    name: account.name.trim(),
    h: "super_root",
    role: "super_root",
    password_hash,
    primary_group_id: group._id,
  }, now);
  return await db.write(async (tx) => {
    if (await hasPeople(tx)) return false;
    await insertWithGroups(tx, user, [group, ...rest]);
    await makeFirstStations(tx, now);
    await dropSetupCodes(tx);
    return true;
  });
}
