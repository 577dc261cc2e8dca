/** A job has the present rights of the person who started it. */
import { allows } from "../../../../api/access.ts";
import { mayActAs } from "../../../../api/people/act_as.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { AuthorizedContext, NamedPerson } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { BackgroundTools } from "../../../fields.ts";
import { logToStderr } from "../../../http/errors.ts";
import { stampOf } from "../../../mutate.ts";
import { scopeOf } from "../../../scope.ts";
import { activePerson } from "../../people/session/person_store.ts";
import { JobRefused, type JobRow } from "../../../jobs/job_kind.ts";
import { ruleOfJob } from "./rights.ts";

export interface JobPrincipal {
  readonly actor: { readonly _id: string; readonly name: string };
  /** The person acted for; null if nobody acted for another person. */
  readonly acting_for: string | null;
  readonly request_id: string;
  /** Missing in jobs of older builds. */
  readonly session_id?: string | null;
}

export function principalOf(context: AuthorizedContext): JobPrincipal {
  const { actor, actingFor, requestId, sessionId } = stampOf(context);
  return {
    actor: { _id: actor._id, name: actor.name },
    acting_for: actingFor,
    request_id: requestId,
    session_id: sessionId,
  };
}

/**
 * A job that was begun while acting for somebody continues after the hour of acting, if acting is still allowed.
 * @throws {JobRefused} if one of the accounts is locked or has lost the right
 */
export async function contextOfJob(
  reader: Reader,
  job: JobRow,
  tools: BackgroundTools,
): Promise<AuthorizedContext> {
  const { actor: { _id }, acting_for, request_id, session_id } = JSON.parse(job.input) as JobPrincipal;
  const person = await activePerson(reader, job.user_id);
  const actor = acting_for === null ? person : await activePerson(reader, _id);
  if (!person || !actor) throw new JobRefused("personLocked", REASONS.personLocked);
  const isTheirs = acting_for === null || mayActAs(actor, { ...person, status: "Available" });
  if (!isTheirs || !allows(ruleOfJob(job.kind), person)) {
    throw new JobRefused("rightsLost", REASONS.rightsLost);
  }
  return backgroundContext({ person, actor, requestId: request_id, sessionId: session_id ?? "" }, tools);
}

interface BackgroundCaller {
  readonly person: NamedPerson;
  /** The real person: differs from `person` while acting for somebody. */
  readonly actor: NamedPerson;
  readonly requestId: string;
  readonly sessionId: string;
}

/** Builds the context of background work, with the present rights of a person. */
export const backgroundContext = (
  { person, actor, requestId, sessionId }: BackgroundCaller,
  { db, settings, now }: BackgroundTools,
): AuthorizedContext => ({
  requestId,
  db,
  settings,
  now,
  session: {
    _id: sessionId,
    signInId: "",
    expiresAt: Infinity,
    person: actor === person ? person : { ...person, actor },
    actor,
  },
  scope: scopeOf(person),
  token: null,
  superToken: null,
  page: { page: 1, perPage: 1 },
  signal: NEVER,
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  address: "",
  note: (error) => logToStderr({ requestId, error }),
});

const NEVER = new AbortController().signal;
