/** Source: docs/requirements.md S2.31. */
import type { Person } from "../access.ts";
import { COLUMN_LANGUAGES } from "../languages.ts";

export { CALL_STATUSES } from "../generated/states/call.ts";
export const CALL_PHASES = ["now", "later", "over", "off"] as const;
export type CallPhase = (typeof CALL_PHASES)[number];

type Other = (typeof COLUMN_LANGUAGES)[number];

/** Interactions that `noteNotices` records; `dismissNotice` records a dismissal. */
export const CALL_INTERACTIONS = ["shown", "clicked"] as const;
export type CallInteraction = (typeof CALL_INTERACTIONS)[number];

export const MAX_CALLS_SHOWN = 20;
export const MAX_CALL_AUDIENCE = 200;

/** Times include the first second of the first day and the last of the last day. */
export interface CallTimes {
  readonly status: string;
  readonly first_day: number | null;
  /** Unix seconds, exclusive; null if the announcement does not end. */
  readonly ends_at: number | null;
}

export function callPhase({ status, first_day, ends_at }: CallTimes, now: number): CallPhase {
  if (status !== "Active") return "off";
  if (ends_at !== null && ends_at <= now) return "over";
  return first_day !== null && first_day > now ? "later" : "now";
}

/** An empty audience means everybody. */
export interface CallAudience {
  readonly roles: readonly string[];
  readonly groups: readonly string[];
  readonly users: readonly string[];
}

/** True for each person in one of the three lists; `groups` are ids. */
export function isCalled(
  audience: CallAudience,
  { _id, role }: Pick<Person, "_id" | "role">,
  groups: readonly string[],
): boolean {
  const { roles, users } = audience;
  if (roles.length === 0 && users.length === 0 && audience.groups.length === 0) return true;
  return roles.includes(role) || users.includes(_id) || audience.groups.some((id) => groups.includes(id));
}

type TextField = `title` | `text`;
export type CallWords = Readonly<Record<TextField | `${TextField}_${Other}`, string>>;

/** Falls back to English. A translated title without a text has the English text. */
export function callWords(
  words: CallWords,
  language: string,
): { readonly title: string; readonly text: string } {
  const { title, text } = words;
  const own = COLUMN_LANGUAGES.find((each) => each === language);
  if (!own || words[`title_${own}`] === "") return { title, text };
  return { title: words[`title_${own}`], text: words[`text_${own}`] || text };
}
