import type { CompiledQuery } from "kysely";
import type { ApiTokensTable } from "../db/tables.ts";
import type { Database, Reader, Writer } from "../db/database.ts";
import { hasKeyOf, type Keyring, openSecret, sealBinding, sealSecret } from "../secrets/secrets.ts";
import { RIGHTS } from "./rights_store.ts";

/** Finds token, person, groups and scope in one statement, so that rights are those of this moment. */
const tokenQuery = (db: Reader) =>
  db.selectFrom("api_tokens as t").innerJoin("users as u", "u._id", "t.user_id")
    .select([
      "t._id as token_id",
      "t.last_used_at",
      "u._id as user_id",
      "u.name",
      "u.email",
      "u.role",
      "u.permission",
      "u.vip",
      "u.pricing_plans",
    ])
    .select(RIGHTS)
    .where("u.status", "<>", "Locked")
    .where("t.token_hash", "=", "")
    .compile();

export type ApiTokenRow = ReturnType<typeof tokenQuery> extends CompiledQuery<infer Row> ? Row : never;

const compiled = new WeakMap<Database, CompiledQuery<ApiTokenRow>>();

/** Returns a token and its person; undefined for a locked person or an unknown token. */
export async function findApiToken(db: Database, tokenHash: string): Promise<ApiTokenRow | undefined> {
  let query = compiled.get(db);
  if (!query) compiled.set(db, query = tokenQuery(db.read));
  // The token is the last of the parameters.
  const parameters = query.parameters.with(-1, tokenHash);
  const { rows } = await db.read.executeQuery<ApiTokenRow>({ ...query, parameters });
  return rows[0];
}

export async function touchApiToken(tx: Writer, tokenHash: string, now: number): Promise<void> {
  await tx.updateTable("api_tokens").set({ last_used_at: now }).where("token_hash", "=", tokenHash).execute();
}

export async function apiTokenOf(reader: Reader, userId: string): Promise<ApiTokensTable | undefined> {
  return await reader.selectFrom("api_tokens").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Selects tokens that were made until an instant, of people who are not locked. */
const validTokens = (reader: Reader, until: number) =>
  reader.selectFrom("api_tokens as t").innerJoin("users as u", "u._id", "t.user_id")
    .where("u.status", "<>", "Locked").where("t.created_at", "<=", until);

export async function tokensUntil(reader: Reader, until: number, most: number) {
  const tokens = await validTokens(reader, until)
    .select(["t._id", "t.user_id", "u.name as user_name", "t.last_four", "t.created_at", "t.last_used_at"])
    .orderBy(({ fn, ref }) => fn.coalesce(ref("t.last_used_at"), ref("t.created_at")), "desc").orderBy(
      "t._id",
    )
    .limit(most).execute();
  const { count } = await validTokens(reader, until)
    .select(({ fn }) => fn.countAll<number | string>().as("count")).executeTakeFirstOrThrow();
  return { tokens, tokens_count: Number(count) };
}

export async function removeApiToken(tx: Writer, userId: string): Promise<ApiTokensTable | undefined> {
  return await tx.deleteFrom("api_tokens").where("user_id", "=", userId).returningAll().executeTakeFirst();
}

export async function insertApiToken(tx: Writer, row: ApiTokensTable): Promise<void> {
  await tx.insertInto("api_tokens").values(row).execute();
}

const bindingIn = (_id: string): string => sealBinding("api_tokens", _id, "sealed");

export const sealToken = (keys: Keyring, _id: string, token: string): string =>
  sealSecret(keys, token, bindingIn(_id));

/** Returns the token's text; null if it was never stored, or its key is missing. */
export const tokenText = (keys: Keyring, { _id, sealed }: ApiTokensTable): string | null =>
  hasKeyOf(keys, sealed) ? openSecret(keys, sealed, bindingIn(_id)) : null;

/** The action of the audit rows that record copies of a token. */
export const COPY_ACTION = "copyApiToken";

/** Returns the times at which a person copied their token since an instant, the oldest first. */
export async function copiesSince(reader: Reader, userId: string, since: number): Promise<number[]> {
  const rows = await reader.selectFrom("audit_events").select("at")
    .where("actor_id", "=", userId).where("at", ">", since).where("action", "=", COPY_ACTION)
    .orderBy("at").orderBy("seq").execute();
  return rows.map(({ at }) => at);
}
