/** Runs a mutation in one transaction with its key, audit rows, live events and answer. */
import { createHash } from "node:crypto";
import { ApiError } from "../api/errors.ts";
import type { MutationArgs, MutationName, MutationResults } from "../api/generated/schema.ts";
import { type AuditStamp, recordAudit } from "./audit/audit.ts";
import { canonicalJson } from "./canonical.ts";
import { type AuthorizedContext, senderOf } from "./context.ts";
import { cacheQuery, type Place } from "./db/cached_query.ts";
import type { Database, Writer } from "./db/database.ts";
import { pipeline } from "./db/pipeline.ts";
import type { AnyMutation, Effect, Loose } from "./fields.ts";
import type { Sender } from "./files/store.ts";

type Answer<N extends MutationName> = Loose<MutationResults[N]>;

interface Claim {
  readonly actor_id: string;
  readonly field: string;
  readonly key: string;
  readonly fingerprint: string;
}

const KEY = /^[\x20-\x7e]{8,255}$/;

/**
 * Runs once per key; a repeated call gets the first answer. After a refusal the key can be used again.
 * @throws {ApiError} the refusal of the work; IDEMPOTENCY_KEY_MISMATCH if the key was used with other arguments
 */
export async function runMutation<N extends MutationName>(
  name: N,
  field: AnyMutation<N>,
  args: MutationArgs[N],
  context: AuthorizedContext,
): Promise<Answer<N>> {
  if ("run" in field) {
    return await field.run(args, context, (each, work) => runOnce(name, each, context, work));
  }
  return await prepareAndRun(name, args, context, () => field.prepare(args, context));
}

/** Runs work like a mutation, also for a REST path that changes data; `field` is the namespace of its keys. */
export async function runOnce<T>(
  field: string,
  args: object,
  context: AuthorizedContext,
  work: (tx: Writer) => Promise<Effect<T>>,
): Promise<T> {
  return await prepareAndRun(field, args, context, () => Promise.resolve(work));
}

async function prepareAndRun<T>(
  field: string,
  args: object,
  context: AuthorizedContext,
  prepare: () => Promise<(tx: Writer) => Promise<Effect<T>>>,
): Promise<T> {
  const claim = claimOf(field, args, context);
  try {
    const work = await prepare();
    const { answer, isNews } = await context.db.write(async (tx) => {
      const { result, audit, beside } = await work(tx);
      const [answer] = await pipeline(
        claim ? store(tx, claim, result, context) : Promise.resolve(result),
        recordAudit(tx, audit, stampOf(context)),
        beside?.() ?? Promise.resolve(),
      );
      return { answer, isNews: audit.length > 0 };
    });
    if (isNews) context.db.wake();
    return answer;
  } catch (error) {
    // If the key was used before or concurrently, its stored answer counts, not the failure of this run.
    const first = claim && await storedAnswer(context.db, claim);
    if (first) return JSON.parse(first) as T;
    throw error;
  }
}

/** @throws {ApiError} BAD_INPUT */
export function checkKey(key: string): void {
  if (KEY.test(key)) return;
  throw new ApiError("BAD_INPUT", "The key is not usable: expected 8 to 255 printable ASCII characters", {
    problems: [{ path: "key", code: "badKey" }],
  });
}

function claimOf(field: string, args: object, context: AuthorizedContext): Claim | null {
  const { key, ...rest } = args as { readonly key?: string | null };
  if (key === undefined || key === null) return null;
  checkKey(key);
  const { actor, person } = context.session;
  // The fingerprint includes the person acted for, because for another account it is another call.
  const question = canonicalJson([person._id, rest]);
  const fingerprint = createHash("sha256").update(question).digest("hex");
  return { actor_id: actor._id, field, key, fingerprint };
}

async function storedAnswer({ read }: Database, claim: Claim): Promise<string | null> {
  const row = await read.selectFrom("idempotency_keys").select(["fingerprint", "response"])
    .where("actor_id", "=", claim.actor_id).where("field", "=", claim.field).where("key", "=", claim.key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.fingerprint === claim.fingerprint) return row.response;
  throw new ApiError(
    "IDEMPOTENCY_KEY_MISMATCH",
    "This key was used with other arguments: a new request needs a new key",
  );
}

/** Returns whose quota counts the file of a call; nobody's if its key was used, because then the file is not kept. */
export async function senderOfCall(
  field: string,
  key: string | null,
  context: AuthorizedContext,
  sender: Sender = senderOf(context),
): Promise<Sender> {
  if (key === null || sender.sellerId === null) return sender;
  const used = await context.db.read.selectFrom("idempotency_keys").select("key")
    .where("actor_id", "=", context.session.actor._id).where("field", "=", field).where("key", "=", key)
    .executeTakeFirst();
  return used ? { sellerId: null } : sender;
}

type StoredAnswer = Claim & { readonly response: string; readonly created_at: number };

const keep = cacheQuery((reader, place: Place<StoredAnswer>) =>
  (reader as Writer).insertInto("idempotency_keys").values({
    actor_id: place("actor_id"),
    field: place("field"),
    key: place("key"),
    fingerprint: place("fingerprint"),
    response: place("response"),
    created_at: place("created_at"),
  }).onConflict((on) => on.columns(["actor_id", "field", "key"]).doNothing())
);

/** Stores the answer and returns it as stored. Reading the key first would make writers conflict on Postgres. */
async function store<T>(tx: Writer, claim: Claim, result: T, context: AuthorizedContext): Promise<T> {
  const response = JSON.stringify(result);
  const { actor_id, field, key, fingerprint } = claim;
  const isStored = await keep.run(tx, {
    actor_id,
    field,
    key,
    fingerprint,
    response,
    created_at: context.now(),
  });
  // Throws to roll the work back.
  if (isStored.numAffectedRows === 0n) {
    throw new Error(`The key ${claim.key} of ${claim.field} was used before`);
  }
  return JSON.parse(response) as T;
}

/** Returns person, request and time for the audit, and for rows with a maker. */
export const stampOf = ({ session, requestId, now }: AuthorizedContext): AuditStamp => ({
  actor: session.actor,
  actingFor: session.person._id === session.actor._id ? null : session.person._id,
  requestId,
  sessionId: session._id || null,
  at: now(),
});
