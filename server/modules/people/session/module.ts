import { MAX_CODE_BODY_BYTES } from "../../../../api/caller_limits.ts";
import { ApiError } from "../../../../api/errors.ts";
import { users } from "../../../../resources/people/users.ts";
import type { Context } from "../../../context.ts";
import { mutation } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { json } from "../../../http/headers.ts";
import { readJson } from "../../../http/request.ts";
import { type Bucket, takeTokens } from "../../../http/throttle_store.ts";
import { deviceOf } from "./device.ts";
import { mySessions, revokeSessions, revokeSessionsOf, sessionsOf } from "./sessions.ts";
import { currentUser, ownToken, primaryGroup } from "./user.ts";
import { codeRefused, exchangeCode, isCodeGood, revokeSignIn } from "./store.ts";
import { SESSIONS } from "../../../session/entities.ts";

/** Limit for wrong codes from one network. */
const WRONG_CODES: Bucket = { capacity: 30, perSecond: 0.5 };

/** `POST /auth/exchange {code}` returns `{token, user_id, role, super_token?}`. Source: docs/requirements.md S7.21 */
async function exchange(request: Request, context: Context): Promise<Response> {
  const { code } = await readJson(request, context, MAX_CODE_BODY_BYTES);
  if (typeof code !== "string") throw new ApiError("BAD_INPUT", "Give the code of the login site as `code`.");
  const { db, now, random, address } = context;
  // The code is looked up first, so that a correct one is not refused for wrong codes from the same network.
  if (!await isCodeGood(db.read, code, now())) {
    const wait = await db.write((tx) => takeTokens(tx, `exchange:${address}`, WRONG_CODES, now()));
    if (wait > 0) {
      throw new ApiError("RATE_LIMITED", "Too many sign-ins; wait a little.", { retry_after: wait });
    }
    throw codeRefused();
  }
  const device = deviceOf(request.headers.get("user-agent") ?? "", address);
  return json(200, await db.write((tx) => exchangeCode(tx, code, now(), random, device)));
}

export const session: Module = {
  // People who may end sessions of others receive their live events.
  audiences: { [SESSIONS]: { rule: users.rule } },
  queries: { cUser: (_args, context) => currentUser(context), mySessions, sessionsOf },
  mutations: {
    revokeSessions,
    revokeSessionsOf,
    logOut: mutation(async (tx, _args, context) => {
      // Signing out while acting as another person also ends the actor's sign-in.
      const ended = await revokeSignIn(tx, context.session.signInId, context.now());
      // The live events make every process close the sessions' sockets.
      const audit = ended.map((entityId) => ({
        entity: SESSIONS,
        entityId,
        sellerId: null,
        action: "logOut",
        changes: [],
      }));
      return { result: true, audit };
    }),
  },
  fields: {
    User: {
      token: ownToken,
      group: primaryGroup,
    },
  },
  routes: [{ method: "POST", path: "/auth/exchange", rule: "public", handle: exchange }],
};
