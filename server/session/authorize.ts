import { allows, type Rule } from "../../api/access.ts";
import { ApiError } from "../../api/errors.ts";
import type { AuthorizedContext, Context, Session } from "../context.ts";

/** @throws {ApiError} UNAUTHENTICATED without a session, FORBIDDEN when the rule fails. */
export function checkRule(rule: Rule, session: Session | null): asserts session is Session {
  if (!session) throw new ApiError("UNAUTHENTICATED", "Sign in first: there is no session.");
  if (!allows(rule, session.person)) throw new ApiError("FORBIDDEN", "Your role may not do this.");
}

export function authorize(rule: Rule, context: Context): AuthorizedContext {
  checkRule(rule, context.session);
  return context as AuthorizedContext;
}
