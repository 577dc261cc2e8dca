/** The super token is a sign-in's second secret, no bearer token. Source: docs/requirements.md S4.3, S7.14 */
import { mayActAs, SUPER_TOKEN_SECONDS } from "../../../../api/people/act_as.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { MutationArgs } from "../../../../api/generated/schema.ts";
import { switchInput } from "../../../../api/inputs/people/switch_user.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { type AuditEntry, preparedMutation } from "../../../fields.ts";
import { type Bucket, takeTokens } from "../../../http/throttle_store.ts";
import { activePerson } from "../session/person_store.ts";
import { SESSIONS } from "../../../session/entities.ts";
import { beginActing, endActing, renewSignIn, signInOf } from "./store.ts";

/** Limit for switches, including refused attempts: in the long run two a minute. */
const SWITCHES: Bucket = { capacity: 20, perSecond: 1 / 30 };

export const switchUser = preparedMutation<"switchUser">(async (args, context) => {
  await throttle(context);
  return (tx) => switchTo(tx, args, context);
});

async function switchTo(tx: Writer, args: MutationArgs["switchUser"], context: AuthorizedContext) {
  const { session, random } = context;
  const { actor, signInId } = session;
  const reason = reasonOf(args.reason);
  const now = context.now();
  const isBack = args._id === actor._id;
  const signIn = await checkSuperToken(tx, context, isBack);
  const ended = await endActing(tx, signInId, now);
  if (isBack) {
    const token = await renewSignIn(tx, signInId, now, random);
    return { result: { token, _id: actor._id }, audit: [auditOf("switchBack", signInId)] };
  }
  const target = await activePerson(tx, args._id);
  if (!target || !mayActAs(actor, { ...target, status: "Available" })) {
    throw new ApiError("NOT_FOUND", "There is no such person whom you may act as.");
  }
  const next = { signIn, actorId: actor._id, personId: target._id, reason };
  const { _id, token } = await beginActing(tx, next, now, random);
  return { result: { token, _id: target._id }, audit: [auditOf("switchUser", _id)] };

  function auditOf(action: string, entityId: string): AuditEntry {
    const changes = [{ field: "person", before: session.person._id, after: args._id }];
    // The live event makes every process close the sockets of ended sessions.
    const live = { entity: SESSIONS, sellerId: null, ids: ended };
    return { entity: SESSIONS, entityId, sellerId: null, action, reason, changes, live };
  }
}

/** Counts an attempt before it is checked, so that guessing is slowed down too. */
async function throttle({ db, session, now }: AuthorizedContext): Promise<void> {
  const wait = await db.write((tx) => takeTokens(tx, `switch:${session.actor._id}`, SWITCHES, now()));
  if (wait > 0) {
    throw new ApiError("RATE_LIMITED", "Too many switches; wait a little.", { retry_after: wait });
  }
}

function reasonOf(reason: string | null | undefined): string {
  const read = readInput(switchInput, { reason });
  if (read.ok) return read.value.reason ?? "";
  throw new ApiError("BAD_INPUT", "Cannot switch: the reason is not one line of at most 200 characters", {
    problems: read.problems,
  });
}

/** Allows switching back at any time, switching to others only for some hours after the sign-in. */
async function checkSuperToken(tx: Writer, { session, superToken, now }: AuthorizedContext, isBack: boolean) {
  const signIn = superToken === null ? undefined : await signInOf(tx, session.signInId, superToken);
  if (!signIn) throw refused("superTokenMissing");
  if (!isBack && now() >= signIn.created_at + SUPER_TOKEN_SECONDS) throw refused("superTokenOld");
  return signIn;
}

const refused = (code: "superTokenMissing" | "superTokenOld") =>
  new ApiError("FORBIDDEN", REASONS[code], { reason: { code, text: REASONS[code] } });
