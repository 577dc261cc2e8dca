/**
 * What the flight recorder may keep: `recorded/<flow>.ts` says it of each machine of the
 * app's windows. A field that is not named there never enters a recording, and one that is named enters only with a
 * value of its closed list: whatever a field comes to hold one day, no token, name, e-mail or address can be one of
 * these. Lives of records are the server's, and the demonstration is no part of the app: neither is recorded.
 */

/**
 * The words that may be kept; `flag` a boolean, `count` a whole number below 10,000, `status` one of HTTP, `request`
 * the id of a request that failed, `ticket` what is scanned of garments and stations.
 */
export type Domain = readonly string[] | "flag" | "count" | "status" | "request" | "ticket";

/** By path: `failure.errors.0.code`. */
export type Fields = Readonly<Record<string, Domain>>;

export interface Allowed {
  readonly context?: Fields;
  /** By type, from the event on. */
  readonly events?: Readonly<Record<string, Fields>>;
  /** By the name of what answered, from its output on. */
  readonly answers?: Readonly<Record<string, Fields>>;
}

/** Random ones (version 4): ids of records are of another kind. */
const REQUEST = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Running numbers of ours that name a garment, a station or a command: never a person's badge, never a parcel's number. */
const TICKET = /^(?:UN-\d{6,12}(?:-\d{1,3})?|ST-\d{6,12}|CMD-[A-Z]{2,5}[1-9]?)$/;
const MAX_COUNT = 9_999;
const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;

/** True when the value is one of those that may be kept. */
export function isAllowed(domain: Domain, value: unknown): value is string | number | boolean {
  if (domain === "flag") return typeof value === "boolean";
  if (domain === "count") return isWhole(value, 0, MAX_COUNT);
  if (domain === "status") return isWhole(value, 100, 599);
  if (domain === "request") return typeof value === "string" && REQUEST.test(value);
  if (domain === "ticket") return typeof value === "string" && TICKET.test(value);
  return typeof value === "string" && domain.includes(value);
}
