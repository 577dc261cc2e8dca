/** A person's API token: shown once, kept as a hash; a super_root sees and ends another's. Source: security Z6. */
import type { ApiToken } from "../../../api/generated/schema.ts";
import type { ApiTokensTable } from "../../db/people_tables.ts";
import { type AuditEntry, mutation, type QueryField } from "../../fields.ts";
import { newId } from "../../ids.ts";
import { apiTokenOf, insertApiToken, removeApiToken } from "../../session/api_token_store.ts";
import { ownerOf } from "../session/owner.ts";
import { SESSIONS, USERS } from "../../session/entities.ts";
import { hashToken, makeApiToken as newToken } from "../../session/tokens.ts";

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

/** It takes no key: the answer to one is stored, and the token must not be. Asked again, it makes another. */
export const makeApiToken = mutation<"makeApiToken">(async (tx, _args, context) => {
  const { session, now, random } = context;
  const user_id = session.person._id;
  const before = await removeApiToken(tx, user_id);
  const token = newToken(random);
  const row = {
    _id: newId(),
    user_id,
    token_hash: hashToken(token),
    last_four: token.slice(-4),
    created_at: now(),
    last_used_at: null,
  };
  await insertApiToken(tx, row);
  return { result: { token, made: viewOf(row) }, audit: [auditOf("makeApiToken", user_id, before, row)] };
});

export const revokeApiToken = mutation<"revokeApiToken">(async (tx, args, context) => {
  const { _id: user_id } = await ownerOf(tx, args.user_id, context);
  const before = await removeApiToken(tx, user_id);
  if (!before) return { result: false, audit: [] };
  return { result: true, audit: [auditOf("revokeApiToken", user_id, before, undefined)] };
});

/**
 * The live event closes the sockets of the token that ended, as it does for a session; where none did, it tells of the person whose
 * ways in are others now.
 */
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
