import { allows, type Person } from "../../api/access.ts";
import { ApiError } from "../../api/errors.ts";
import { moveInputOf } from "../../api/inputs/move.ts";
import { readInput } from "../../api/inputs/read.ts";
import { REASONS } from "../../api/reasons.ts";
import { actionOf, fieldsOf } from "../../resources/steps.ts";
import type { AuthorizedContext } from "../context.ts";
import type { AnyLifecycle, MovedRow, ServerLifecycle } from "./lifecycle.ts";

export interface RequestedMove<Params = object> {
  readonly event: string;
  readonly params: Params;
}

/** Returns true if the event's rule admits the person; a record may have a further rule. */
export function maySend(
  { resource }: Pick<AnyLifecycle, "resource">,
  event: string,
  person: Person,
): boolean {
  const action = actionOf(resource, event);
  return action !== undefined && allows(action.rule, person);
}

/** @throws {ApiError} BAD_INPUT with paths `event` and `params.…`, FORBIDDEN */
export function readMove<Params extends object>(
  { resource, called }: Pick<ServerLifecycle<MovedRow, object, object, Params>, "resource" | "called">,
  event: string,
  params: unknown,
  { session, now, settings }: AuthorizedContext,
): RequestedMove<Params> {
  const action = actionOf(resource, event);
  if (!action || action.job) {
    throw new ApiError("BAD_INPUT", `Cannot move the ${called}: expected an event of its lifecycle`, {
      problems: [{ path: "event", code: "unknown" }],
    });
  }
  if (!allows(action.rule, session.person)) throw new ApiError("FORBIDDEN", REASONS.notYours);
  const clock = { now: now(), timeZone: settings.timeZone };
  const read = readInput(moveInputOf(resource.lifecycle?.input, fieldsOf(action), clock), params ?? {});
  // The cast is right, because the schema belongs to the input type that the resource names.
  if (read.ok) return { event, params: read.value as Params };
  throw new ApiError(
    "BAD_INPUT",
    `Cannot move the ${called}: some of what the event needs is missing or wrong`,
    { problems: read.problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest })) },
  );
}

/** Returns each id once. @throws {ApiError} BAD_INPUT if there is no id */
export function readIds(ids: readonly string[], called: string): readonly string[] {
  const distinct = [...new Set(ids)];
  if (distinct.length > 0) return distinct;
  throw new ApiError("BAD_INPUT", `Cannot move the ${called}: expected at least one id`, {
    problems: [{ path: "ids", code: "required" }],
  });
}
