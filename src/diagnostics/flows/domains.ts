import { ERROR_CODES } from "../../../api/errors.ts";
import { REASONS } from "../../../api/reasons.ts";
import { JOB_KINDS, JOB_STATUSES } from "../../../api/statuses.ts";
import { resources } from "../../../resources/generated/resources.ts";
import type { Domain, Fields } from "./allowed_fields.ts";

const FAILURES = ["network", "timeout", "blocked", "aborted", "http", "garbled", "errors"] as const;
export const CODES = [...ERROR_CODES, ...Object.keys(REASONS), ...FAILURES] as const;

export const failureAt = (path: string): Fields => ({
  [`${path}.kind`]: FAILURES,
  [`${path}.status`]: "status",
  [`${path}.errors.0.code`]: ERROR_CODES,
  [`${path}.errors.0.reason`]: CODES,
  [`${path}.errors.0.requestId`]: "request",
});
export const failure = failureAt("failure");

export const answer = (...kinds: string[]): Fields => ({ kind: kinds, ...failure });
export const problems: Fields = { "problems.length": "count" };
/** Names of steps, which say nothing about a person. */
export const STEPS: Domain = resources.flatMap(({ moves = [] }) => moves.map(({ event }) => event));
export const SIDES = ["mine", "theirs"];
export const FRAMES = ["vertical", "horizontal", "blank", "seller"];
export const ids: Fields = { "ids.length": "count" };
export const job: Fields = { "job.kind": JOB_KINDS, "job.status": JOB_STATUSES };
