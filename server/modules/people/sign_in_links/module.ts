/** One-time links for setting a password: each is shown once to the member of staff who makes it, and never mailed. */
import type { Person } from "../../../../api/access.ts";
import { ENTRY_LINK_SECONDS } from "../../../../api/constants.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { says } from "../../../../api/inputs/read.ts";
import { exceedingParts } from "../../../../api/people/grants.ts";
import { mutation } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { userById } from "../session/people_store.ts";
import { activePerson } from "../session/person_store.ts";
import { USERS } from "../../../session/entities.ts";
import { hashToken, makeToken } from "../../../session/tokens.ts";
import { welcomeUrl } from "../../../login_site/welcome_url.ts";
import { keepLink } from "../../../session/sign_in_link_store.ts";

/** Checks who may make a link, because it gives all rights of its person without the current password. */
export function linkProblems(actor: Person, target: Person): readonly InputProblem[] {
  if (target._id === actor._id) return [{ path: "user_id", code: says("ownPower") }];
  return exceedingParts(actor, target).length > 0 ? [{ path: "user_id", code: says("beyondYours") }] : [];
}

/** Takes no idempotency key, because a stored answer would contain the link. A repeated call makes another link. */
const makeEntryLink = mutation<"makeEntryLink">(async (tx, { user_id }, context) => {
  const { session, now, random, settings } = context;
  const target = await activePerson(tx, user_id);
  if (!target) throw new ApiError("NOT_FOUND", "There is nobody of this id who may sign in.");
  const problems = linkProblems(session.person, target);
  if (problems.length > 0) {
    throw new ApiError("BAD_INPUT", "Cannot make a link for this person", { problems });
  }
  const { password_hash } = await userById(tx, user_id);
  const purpose = password_hash === "" ? "invitation" : "reset";
  const code = makeToken(random);
  const [created_at, expires_at] = [now(), now() + ENTRY_LINK_SECONDS[purpose]];
  await keepLink(tx, { user_id, code_hash: hashToken(code), purpose, created_at, expires_at });
  return {
    result: { link: welcomeUrl(settings.loginOrigin, code), purpose, expires_at },
    audit: [{
      entity: USERS,
      entityId: user_id,
      sellerId: null,
      action: "makeEntryLink",
      changes: [{ field: "entry_link", before: "", after: purpose }],
      // The person's rights have not changed, so sockets stay open.
      live: { entity: USERS, sellerId: null, ids: [] },
    }],
  };
});

export const entry: Module = { mutations: { makeEntryLink } };
