import { ApiError } from "../../../../api/errors.ts";
import type { SignIn } from "../../../../api/generated/schema.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { revocationInput } from "../../../../api/inputs/people/sessions.ts";
import type { AuthorizedContext, NamedPerson } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { type Effect, mutation, type QueryField } from "../../../fields.ts";
import { endAccess, type EndedAccess } from "./end_access_store.ts";
import { revokeSignIns, validSignIns } from "./list_store.ts";
import { idleSeconds } from "../../../session/lookup_store.ts";
import { activePerson } from "./person_store.ts";
import { SESSIONS, USERS } from "../../../session/entities.ts";
import { labelOf } from "./user.ts";

async function listOf(person: NamedPerson, { db, now, session }: AuthorizedContext): Promise<SignIn[]> {
  const rows = await validSignIns(db.read, person._id, idleSeconds(person), now());
  return rows
    .map(({ acting_seen_at, acting_name: name, acting_identity: identity, ...row }): SignIn => ({
      ...row,
      // While its person acts as somebody else, only the acting session is used.
      last_seen_at: Math.max(row.last_seen_at, acting_seen_at ?? 0),
      is_this: row._id === session.signInId,
      acting_as: identity === null ? null : labelOf({ name: name ?? "", identity }),
    }))
    .sort((a, b) => Number(b.is_this) - Number(a.is_this) || b.last_seen_at - a.last_seen_at);
}

export const mySessions: QueryField<"mySessions"> = (_args, context) =>
  listOf(context.session.person, context);

export const sessionsOf: QueryField<"sessionsOf"> = async ({ user_id }, context) => {
  const person = await activePerson(context.db.read, user_id);
  return person ? await listOf(person, context) : [];
};

export const revokeSessions = mutation<"revokeSessions">((tx, args, context) => {
  const { person, signInId } = context.session;
  return revoke(tx, { ...args, userId: person._id, keptId: signInId }, context);
});

export const revokeSessionsOf = mutation<"revokeSessionsOf">((tx, { user_id, ...args }, context) =>
  revoke(tx, { ...args, userId: user_id, keptId: "" }, context)
);

interface SessionRequest {
  readonly ids?: readonly string[] | null | undefined;
  readonly all?: boolean | null | undefined;
  readonly userId: string;
  /** The sign-in that `all` does not end; empty for none. */
  readonly keptId: string;
}

async function revoke(
  tx: Writer,
  request: SessionRequest,
  context: AuthorizedContext,
): Promise<Effect<number>> {
  const read = readInput(revocationInput, { ids: request.ids, all: request.all });
  if (!read.ok) {
    throw new ApiError("BAD_INPUT", "Say which sessions end: either `ids`, or `all`", {
      problems: read.problems,
    });
  }
  const { ids } = read.value;
  const { sessions, changes, live } = ids
    ? named(await revokeSignIns(tx, request.userId, ids, context.now()))
    : await endAccess(tx, request.userId, request.keptId, context.now());
  const audit = {
    entity: USERS,
    entityId: request.userId,
    sellerId: null,
    action: "revokeSessions",
    changes,
    live,
  };
  return { result: sessions, audit: changes.length > 0 ? [audit] : [] };
}

/** Describes ended sessions; the live event makes every process close their sockets. */
const named = (ids: readonly string[]): EndedAccess => ({
  sessions: ids.length,
  changes: ids.length > 0 ? [{ field: "sessions", before: "", after: `${ids.length} ended` }] : [],
  live: { entity: SESSIONS, sellerId: null, ids },
});
