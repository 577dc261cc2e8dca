/** `POST {api}/live/ticket` makes a ticket that opens the socket of live changes. */
import { isSignedIn } from "../../../../api/access.ts";
import { LIVE_TICKET_PATH } from "../../../../api/constants.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Module } from "../../../module.ts";
import { json } from "../../../http/headers.ts";
import { TICKET_SECONDS } from "../../../../api/request_limits.ts";
import { keepTicket } from "../../../live/ticket_store.ts";
import { hashToken, makeToken } from "../../../session/tokens.ts";

async function giveTicket(
  _request: Request,
  { db, now, random, token }: AuthorizedContext,
): Promise<Response> {
  const ticket = makeToken(random);
  await db.write((tx) => keepTicket(tx, ticket, hashToken(token ?? ""), now()));
  return json(201, { ticket, seconds: TICKET_SECONDS });
}

export const live: Module = {
  routes: [{ method: "POST", path: LIVE_TICKET_PATH, rule: isSignedIn, handle: giveTicket }],
};
