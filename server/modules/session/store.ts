/** Sessions and one-time codes. Secrets come in as their owner has them and are looked up by their hash. */
import type { CompiledQuery } from "kysely";
import { isSeller, type ModulePermission, type Person } from "../../../api/access.ts";
import { LOGIN_CODE_SECONDS, SELLER_IDLE_SECONDS, STAFF_IDLE_SECONDS } from "../../../api/constants.ts";
import { ApiError } from "../../../api/errors.ts";
import type { Session } from "../../context.ts";
import type { Database, Reader, Writer } from "../../db/database.ts";
import { type ApiTokenRow, findApiToken, touchApiToken } from "./api_token_store.ts";
import { namesOf, RIGHTS } from "./rights_store.ts";
import { hashToken, isApiHash, makeToken, type Random } from "./tokens.ts";

/** Entities of audit rows and live events: their sockets are closed, whoever wrote them. */
export const SESSIONS = "sessions";
export const USERS = "users";

/** No session outlives this, however busy. Source: security S4. */
const ABSOLUTE_SECONDS = 30 * 24 * 3600;
/** `last_seen_at` is written at most this often, so that reading stays reading. */
const TOUCH_SECONDS = 60;

/** Groups of the people who get a super token. Source: spec S6.8. */
const SUPER_GROUPS = ["super_root", "root", "accounting"];

interface SessionRow {
  session_id: string;
  last_seen_at: number;
  expires_at: number;
  revoked_at: number | null;
  user_id: string;
  name: string;
  email: string;
  role: string;
  status: string;
  permission: string;
  groups: string | null;
  sellers: string | null;
}

export interface FoundSession {
  readonly session: Session;
  /** True when the time of the last call should be written again. */
  readonly isStale: boolean;
}

/** One statement finds the session, the person, the groups and the scope: rights are fresh on every call. */
function sessionQuery(db: Reader): CompiledQuery<SessionRow> {
  return db.selectFrom("sessions as s").innerJoin("users as u", "u._id", "s.user_id")
    .select([
      "s._id as session_id",
      "s.last_seen_at",
      "s.expires_at",
      "s.revoked_at",
      "u._id as user_id",
      "u.name",
      "u.email",
      "u.role",
      "u.status",
      "u.permission",
    ])
    .select(RIGHTS)
    .where("s.token_hash", "=", "")
    .compile();
}

const compiled = new WeakMap<Database, CompiledQuery<SessionRow>>();

/** Rights of a person's row. Only `sale` is bound to sellers; a role nobody knows sees nothing. */
export function personOf(
  row: Pick<SessionRow, "user_id" | "role" | "permission" | "groups" | "sellers">,
): Person {
  return {
    _id: row.user_id,
    role: row.role,
    groups: namesOf(row.groups),
    permission: JSON.parse(row.permission) as ModulePermission[],
    scope: row.role === "sale" ? namesOf(row.sellers) : null,
  };
}

const idleSeconds = (person: Person): number => isSeller(person) ? SELLER_IDLE_SECONDS : STAFF_IDLE_SECONDS;

function isAlive(row: SessionRow, person: Person, now: number): boolean {
  return row.revoked_at === null && row.status !== "Locked" && now < row.expires_at &&
    now - row.last_seen_at < idleSeconds(person);
}

/** The living session of a token, or what an API token stands for; null when there is none, whatever the reason. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<FoundSession | null> {
  if (isApiHash(tokenHash)) return apiSessionOf(await findApiToken(db, tokenHash), now);
  let query = compiled.get(db);
  if (!query) compiled.set(db, query = sessionQuery(db.read));
  const { rows: [row] } = await db.read.executeQuery<SessionRow>({ ...query, parameters: [tokenHash] });
  if (!row) return null;
  const person = personOf(row);
  if (!isAlive(row, person, now)) return null;
  return {
    session: {
      _id: row.session_id,
      person: { ...person, name: row.name, email: row.email },
      actor: { _id: row.user_id, name: row.name },
    },
    isStale: now - row.last_seen_at >= TOUCH_SECONDS,
  };
}

/** The person of an API token, who is not there in person. */
function apiSessionOf(row: ApiTokenRow | undefined, now: number): FoundSession | null {
  if (!row) return null;
  const { token_id, user_id, name, email, last_used_at } = row;
  return {
    session: {
      _id: token_id,
      person: { ...personOf(row), name, email, isToken: true },
      actor: { _id: user_id, name },
    },
    isStale: last_used_at === null || now - last_used_at >= TOUCH_SECONDS,
  };
}

/** Writes the time of the last call. */
export async function touchSession(tx: Writer, tokenHash: string, now: number): Promise<void> {
  if (isApiHash(tokenHash)) return await touchApiToken(tx, tokenHash, now);
  await tx.updateTable("sessions").set({ last_seen_at: now }).where("token_hash", "=", tokenHash).execute();
}

/** Ends one session; its token is refused from the next call on. */
export async function revokeSession(tx: Writer, sessionId: string, now: number): Promise<void> {
  await tx.updateTable("sessions").set({ revoked_at: now })
    .where("_id", "=", sessionId).where("revoked_at", "is", null).execute();
}

/** Ends every session of a person but one; answers the ids of those that ended. */
export async function revokeOthers(
  tx: Writer,
  userId: string,
  keptId: string,
  now: number,
): Promise<string[]> {
  const ended = await tx.updateTable("sessions").set({ revoked_at: now })
    .where("user_id", "=", userId).where("_id", "<>", keptId).where("revoked_at", "is", null)
    .returning("_id").execute();
  return ended.map(({ _id }) => _id);
}

/** A one-time code for a person who has just shown their password. */
export async function issueCode(tx: Writer, userId: string, now: number, random: Random): Promise<string> {
  const code = makeToken(random);
  await tx.deleteFrom("login_codes").where("expires_at", "<", now - LOGIN_CODE_SECONDS).execute();
  await tx.insertInto("login_codes")
    .values({
      code_hash: hashToken(code),
      user_id: userId,
      expires_at: now + LOGIN_CODE_SECONDS,
      used_at: null,
    })
    .execute();
  return code;
}

export interface IssuedSession {
  readonly token: string;
  readonly user_id: string;
  readonly role: string;
  readonly super_token?: string;
}

/**
 * Trades a code for a session with a fresh token. The code is used up by the first who shows it.
 * @throws {ApiError} UNAUTHENTICATED for a code that is unknown, used or too old: they are answered alike.
 */
export async function exchangeCode(
  tx: Writer,
  code: string,
  now: number,
  random: Random,
): Promise<IssuedSession> {
  const used = await tx.updateTable("login_codes").set({ used_at: now })
    .where("code_hash", "=", hashToken(code)).where("used_at", "is", null).where("expires_at", ">=", now)
    .returning("user_id").executeTakeFirst();
  if (!used) throw new ApiError("UNAUTHENTICATED", "The sign-in code is used or too old; sign in again.");
  return await issueSession(tx, used.user_id, now, random);
}

/** Makes a session for a person, and forgets those that are over. */
export async function issueSession(
  tx: Writer,
  userId: string,
  now: number,
  random: Random,
): Promise<IssuedSession> {
  const user = await tx.selectFrom("users").select(["_id", "role", "status"])
    .where("_id", "=", userId).executeTakeFirst();
  if (!user || user.status === "Locked") throw new ApiError("UNAUTHENTICATED", "This account is locked.");
  const groups = await tx.selectFrom("user_groups").innerJoin("groups", "groups._id", "user_groups.group_id")
    .select("groups.name").where("user_groups.user_id", "=", userId).execute();
  const token = makeToken(random);
  const superToken = groups.some(({ name }) => SUPER_GROUPS.includes(name)) ? makeToken(random) : null;
  await tx.deleteFrom("sessions").where("expires_at", "<", now).execute();
  await tx.insertInto("sessions").values({
    token_hash: hashToken(token),
    _id: makeToken(random),
    user_id: userId,
    super_hash: superToken && hashToken(superToken),
    created_at: now,
    last_seen_at: now,
    expires_at: now + ABSOLUTE_SECONDS,
    revoked_at: null,
  }).execute();
  await tx.updateTable("users").set({ last_login: now }).where("_id", "=", userId).execute();
  return { token, user_id: userId, role: user.role, ...(superToken && { super_token: superToken }) };
}
