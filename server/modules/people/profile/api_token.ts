/** Stores a token's hash and its encrypted text. A super_root can list and revoke tokens of others. Source: ADR 74. */
import { COPY_WINDOW_SECONDS, MAX_TOKEN_COPIES, PROOF_SECONDS } from "../../../../api/constants.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { ApiToken } from "../../../../api/generated/schema.ts";
import { type ReasonCode, REASONS } from "../../../../api/reasons.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { ApiTokensTable } from "../../../db/tables.ts";
import {
  type AuditEntry,
  type Effect,
  mutation,
  preparedMutation,
  type QueryField,
} from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import {
  apiTokenOf,
  copiesSince,
  COPY_ACTION,
  insertApiToken,
  removeApiToken,
  sealToken,
  tokenText,
} from "../../../session/api_token_store.ts";
import { ownerOf } from "../session/owner.ts";
import { userById } from "../session/people_store.ts";
import { markProved, provedAt } from "../session/store.ts";
import { SESSIONS, USERS } from "../../../session/entities.ts";
import { hashToken, makeApiToken as newToken } from "../../../session/tokens.ts";
import { provePassword, settleProof } from "./prove_password.ts";

const viewOf = ({ last_four, created_at, last_used_at }: ApiTokensTable): ApiToken => ({
  last_four,
  created_at,
  last_used_at,
});

export const apiToken: QueryField<"apiToken"> = async ({ user_id }, context) => {
  const { db } = context;
  const row = await apiTokenOf(db.read, (await ownerOf(db.read, user_id, context))._id);
  return row ? viewOf(row) : null;
};

/** Takes no idempotency key, because a stored answer would contain the token. A repeated call makes another token. */
export const makeApiToken = mutation<"makeApiToken">(async (tx, _args, context) => {
  const { session, settings, now, random } = context;
  const user_id = session.person._id;
  const before = await removeApiToken(tx, user_id);
  const token = newToken(random);
  const _id = newId();
  const row = {
    _id,
    user_id,
    token_hash: hashToken(token),
    sealed: sealToken(settings.secrets, _id, token),
    last_four: token.slice(-4),
    created_at: now(),
    last_used_at: null,
  };
  await insertApiToken(tx, row);
  return { result: { token, made: viewOf(row) }, audit: [auditOf("makeApiToken", user_id, before, row)] };
});

/** Takes no idempotency key, because the answer must not be stored. */
export const copyApiToken = preparedMutation<"copyApiToken">(async ({ password }, context) => {
  const { db, session } = context;
  if ((password ?? null) === null) return (tx) => copy(tx, null, context);
  const user = await userById(db.read, session.person._id);
  await provePassword(String(password), user, context);
  return (tx) => copy(tx, user.password_hash, context);
});

/** @param proved the hash against which the given password was checked; null if no password was given */
async function copy(tx: Writer, proved: string | null, context: AuthorizedContext): Promise<Effect<string>> {
  const { session, settings } = context;
  const { _id: user_id } = session.person;
  const row = await apiTokenOf(tx, user_id);
  if (!row) throw new ApiError("NOT_FOUND", "There is no API token.");
  const text = tokenText(settings.secrets, row);
  if (text === null) throw refused("tokenNotKept");
  await checkProof(tx, proved, context);
  await checkCopies(tx, user_id, context.now());
  const audit = [{ entity: USERS, entityId: user_id, sellerId: null, action: COPY_ACTION, changes: [] }];
  return { result: text, audit };
}

/** Requires a password some time after the sign-in, because the screen may have been left open. */
async function checkProof(tx: Writer, proved: string | null, context: AuthorizedContext): Promise<void> {
  const { session } = context;
  const now = context.now();
  const user = await userById(tx, session.person._id);
  if (proved !== null) {
    await settleProof(tx, user, proved, context);
    return await markProved(tx, session._id, now);
  }
  if (now - await provedAt(tx, session._id) < PROOF_SECONDS) return;
  throw refused(user.password_hash === "" ? "signInNeeded" : "passwordNeeded");
}

async function checkCopies(tx: Writer, userId: string, now: number): Promise<void> {
  const copies = await copiesSince(tx, userId, now - COPY_WINDOW_SECONDS);
  const oldest = copies.at(-MAX_TOKEN_COPIES);
  if (oldest === undefined) return;
  throw new ApiError(
    "RATE_LIMITED",
    `The token can be copied ${MAX_TOKEN_COPIES} times an hour; wait a little.`,
    {
      retry_after: Math.min(COPY_WINDOW_SECONDS, oldest + COPY_WINDOW_SECONDS - now),
    },
  );
}

const refused = (code: ReasonCode) =>
  new ApiError("FORBIDDEN", REASONS[code], { reason: { code, text: REASONS[code] } });

export const revokeApiToken = mutation<"revokeApiToken">(async (tx, args, context) => {
  const { _id: user_id } = await ownerOf(tx, args.user_id, context);
  const before = await removeApiToken(tx, user_id);
  if (!before) return { result: false, audit: [] };
  return { result: true, audit: [auditOf("revokeApiToken", user_id, before, undefined)] };
});

/** The live event closes the sockets of the former token; without a former token it names the person. */
function auditOf(
  action: string,
  userId: string,
  before: ApiTokensTable | undefined,
  after: ApiTokensTable | undefined,
): AuditEntry {
  const shown = (row: ApiTokensTable | undefined) => row ? `…${row.last_four}` : "";
  return {
    entity: USERS,
    entityId: userId,
    sellerId: null,
    action,
    changes: [{ field: "api_token", before: shown(before), after: shown(after) }],
    live: { entity: SESSIONS, sellerId: null, ids: [before?._id ?? userId] },
  };
}
