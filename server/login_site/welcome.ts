/** Handles one-time links: the first account of an installation, or a new password. */
import { newPasswordProblems } from "../../api/inputs/people/password.ts";
import { recordAudit } from "../audit/audit.ts";
import type { Writer } from "../db/database.ts";
import { isSetupCode } from "../modules/people/sign_in_links/setup_store.ts";
import { personOfLink, spendLink } from "../session/sign_in_link_store.ts";
import { isCommonPassword } from "../modules/people/session/common_passwords.ts";
import { endAccess } from "../modules/people/session/end_access_store.ts";
import { hashPassword } from "../modules/people/session/password.ts";
import { writePassword } from "../modules/people/session/people_store.ts";
import { USERS } from "../session/entities.ts";
import type { SiteProblem } from "./locales/en.ts";
import type { SignInTools } from "./sign_in.ts";
import { isUnclaimed } from "./setup.ts";

export interface Invitation {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly identity: string;
}

export type OpenedLink = { readonly kind: "first" } | {
  readonly kind: "person";
  readonly person: Invitation;
};

/** Returns the link of a code; null for a used, an expired and an unknown code alike. */
export async function openCode(
  { db, now }: Pick<SignInTools, "db" | "now">,
  code: string,
): Promise<OpenedLink | null> {
  if (await isSetupCode(db.read, code, now())) return await isUnclaimed(db) ? { kind: "first" } : null;
  const person = await personOfLink(db.read, code, now());
  return person ? { kind: "person", person } : null;
}

export async function passwordProblem(
  password: string,
  repeat: string,
  names: readonly string[],
): Promise<SiteProblem | null> {
  const [problem] = newPasswordProblems(password, names);
  if (problem) {
    return problem.code === "weakPassword" || problem.code === "tooLong" ? problem.code : "passwordMissing";
  }
  if (await isCommonPassword(password)) return "commonPassword";
  return password === repeat ? null : "differ";
}

/** Sets a password and ends all access of the person; returns false if the link was used meanwhile. */
export async function setPassword(
  { db, settings, now }: SignInTools,
  code: string,
  person: Invitation,
  password: string,
): Promise<boolean> {
  const hash = await hashPassword(password, settings.scryptCost);
  const isSet = await db.write((tx) => write(tx, code, person, hash, now()));
  // Wakes the reader of the outbox, which closes the sockets of ended sessions.
  if (isSet) db.wake();
  return isSet;
}

async function write(
  tx: Writer,
  code: string,
  person: Invitation,
  hash: string,
  now: number,
): Promise<boolean> {
  if (!await spendLink(tx, code, now)) return false;
  await writePassword(tx, person._id, hash);
  const { changes, live } = await endAccess(tx, person._id, "", now);
  const audit = {
    entity: USERS,
    entityId: person._id,
    sellerId: null,
    action: "setPassword",
    changes,
    live,
  };
  const { _id, name } = person;
  const stamp = {
    actor: { _id, name },
    actingFor: null,
    requestId: crypto.randomUUID(),
    sessionId: null,
    at: now,
  };
  await recordAudit(tx, [audit], stamp);
  return true;
}
