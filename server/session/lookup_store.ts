/** Finds the person of a token in one statement. The result is cached until the next commit to its tables. */
import type { CompiledQuery } from "kysely";
import { isSeller, type Person } from "../../api/access.ts";
import { mayActAs } from "../../api/people/act_as.ts";
import { plansOf } from "../../api/catalogue/pricing.ts";
import { SELLER_IDLE_SECONDS, STAFF_IDLE_SECONDS } from "../../api/constants.ts";
import type { NamedPerson, Session } from "../context.ts";
import type { Database, Reader, Writer } from "../db/database.ts";
import { findApiToken, touchApiToken } from "./api_token_store.ts";
import { ACTOR_RIGHTS, namesOf, RIGHTS, rightsOf } from "./rights_store.ts";
import { isApiHash } from "./tokens.ts";
import { UntilCommit } from "./until_commit.ts";

/** Seconds after which `last_seen_at` is written again, so that most calls that only read write nothing. */
const TOUCH_SECONDS = 60;

export interface PersonRow {
  user_id: string;
  name: string;
  email: string;
  role: string;
  status: string;
  permission: string;
  vip: number;
  /** JSON: PricingPlan[]. */
  pricing_plans: string;
  groups: string | null;
  group_rights: string | null;
  sellers: string | null;
}

interface LifeRow {
  session_id: string;
  last_seen_at: number;
  expires_at: number;
  revoked_at: number | null;
}

type Behind<Row> = { [Name in keyof Row & string as `actor_${Name}`]: Row[Name] | null };

/** The session and its person; while somebody acts as this person, also the sign-in and rights of the real person. */
type SessionRow = LifeRow & PersonRow & Behind<LifeRow & PersonRow> & { actor_session_id: string | null };

export interface FoundSession {
  readonly session: Session;
  /** True if `last_seen_at` should be written again. */
  readonly isStale: boolean;
}

function sessionQuery(db: Reader): CompiledQuery<SessionRow> {
  return db.selectFrom("sessions as s").innerJoin("users as u", "u._id", "s.user_id")
    .leftJoin("sessions as rs", "rs._id", "s.actor_session_id")
    .leftJoin("users as ru", (on) => on.onRef("ru._id", "=", "rs.user_id").onRef("ru._id", "=", "s.actor_id"))
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
      "u.vip",
      "u.pricing_plans",
      "s.actor_session_id",
      "rs.last_seen_at as actor_last_seen_at",
      "rs.expires_at as actor_expires_at",
      "rs.revoked_at as actor_revoked_at",
      "ru._id as actor_user_id",
      "ru.name as actor_name",
      "ru.email as actor_email",
      "ru.role as actor_role",
      "ru.status as actor_status",
      "ru.permission as actor_permission",
      "ru.vip as actor_vip",
      "ru.pricing_plans as actor_pricing_plans",
    ])
    .select(RIGHTS).select(ACTOR_RIGHTS)
    .where("s.token_hash", "=", "")
    .compile();
}

const compiled = new WeakMap<Database, CompiledQuery<SessionRow>>();

/** Returns the sellers of the role `sale`; null for all other roles, which see every seller. */
export const sellersIn = ({ role, sellers }: Pick<PersonRow, "role" | "sellers">): string[] | null =>
  role === "sale" ? namesOf(sellers) : null;

/** Returns the rights of a person's row. No rule allows an unknown role anything, whatever its scope. */
export function personOf(
  row: Pick<PersonRow, "user_id" | "role" | "permission" | "groups" | "group_rights" | "sellers">,
): Person {
  return {
    _id: row.user_id,
    role: row.role,
    groups: namesOf(row.groups),
    permission: rightsOf(row.permission, row.group_rights),
    scope: sellersIn(row),
  };
}

export const namedPersonOf = (row: Omit<PersonRow, "status">): NamedPerson => ({
  ...personOf(row),
  name: row.name,
  email: row.email,
  vip: row.vip,
  plans: plansOf(row),
});

export const idleSeconds = (person: Person): number =>
  isSeller(person) ? SELLER_IDLE_SECONDS : STAFF_IDLE_SECONDS;

function isAlive(life: Omit<LifeRow, "session_id">, status: string, person: Person, now: number): boolean {
  return life.revoked_at === null && status !== "Locked" && now < life.expires_at &&
    now - life.last_seen_at < idleSeconds(person);
}

/** Evaluates a cached row at a moment, because a session expires without a write. */
type At = (now: number) => FoundSession | null;

/** All tables that these statements read; a test checks this list. */
export const SESSION_TABLES = ["sessions", "api_tokens", "users", "user_groups", "groups", "scopes"] as const;

const known = new WeakMap<Database, UntilCommit<At>>();

/** Returns the session of a token or an API token; null if there is no valid session, for any reason. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<FoundSession | null> {
  let cached = known.get(db);
  if (!cached) known.set(db, cached = new UntilCommit(db, SESSION_TABLES));
  const at = await cached.of(
    tokenHash,
    () => isApiHash(tokenHash) ? readApiSession(db, tokenHash) : readSession(db, tokenHash),
  );
  return at?.(now) ?? null;
}

async function readSession(db: Database, tokenHash: string): Promise<At | null> {
  let query = compiled.get(db);
  if (!query) compiled.set(db, query = sessionQuery(db.read));
  const { rows: [row] } = await db.read.executeQuery<SessionRow>({ ...query, parameters: [tokenHash] });
  if (!row) return null;
  const person = namedPersonOf(row);
  const sessionAt = row.actor_session_id === null
    ? ownSession(row, person)
    : actingSession(row, row.actor_session_id, person);
  return (now) => {
    const session = isAlive(row, row.status, person, now) ? sessionAt(now) : null;
    return session && { session, isStale: now - row.last_seen_at >= TOUCH_SECONDS };
  };
}

type SessionAt = (now: number) => Session | null;
const NEVER: SessionAt = () => null;

function ownSession({ session_id: _id, expires_at: expiresAt }: SessionRow, person: NamedPerson): SessionAt {
  const session = { _id, signInId: _id, expiresAt, person, actor: person };
  return () => session;
}

/** Returns an acting session, which is valid while the real person's sign-in is valid and they still may act. */
function actingSession(
  row: SessionRow,
  signInId: string,
  person: NamedPerson,
): SessionAt {
  const { actor_last_seen_at, actor_expires_at, actor_user_id, actor_role, actor_status } = row;
  if (actor_last_seen_at === null || actor_expires_at === null || actor_user_id === null) return NEVER;
  const actor = namedPersonOf({
    user_id: actor_user_id,
    name: row.actor_name ?? "",
    email: row.actor_email ?? "",
    role: actor_role ?? "",
    permission: row.actor_permission ?? "[]",
    vip: row.actor_vip ?? 0,
    pricing_plans: row.actor_pricing_plans ?? "[]",
    groups: row.actor_groups,
    group_rights: row.actor_group_rights,
    sellers: row.actor_sellers,
  });
  const life = {
    last_seen_at: actor_last_seen_at,
    expires_at: actor_expires_at,
    revoked_at: row.actor_revoked_at,
  };
  if (!mayActAs(actor, { ...person, status: row.status })) return NEVER;
  const expiresAt = Math.min(row.expires_at, actor_expires_at);
  const session = { _id: row.session_id, signInId, expiresAt, person: { ...person, actor }, actor };
  return (now) => isAlive(life, actor_status ?? "Locked", actor, now) ? session : null;
}

async function readApiSession(db: Database, tokenHash: string): Promise<At | null> {
  const row = await findApiToken(db, tokenHash);
  if (!row) return null;
  const { token_id: _id, last_used_at } = row;
  const person = { ...namedPersonOf(row), isToken: true };
  const session = { _id, signInId: _id, expiresAt: Infinity, person, actor: person };
  return (now) => ({ session, isStale: last_used_at === null || now - last_used_at >= TOUCH_SECONDS });
}

export async function touchSession(tx: Writer, tokenHash: string, now: number): Promise<void> {
  if (isApiHash(tokenHash)) return await touchApiToken(tx, tokenHash, now);
  await tx.updateTable("sessions").set({ last_seen_at: now }).where("token_hash", "=", tokenHash).execute();
}
