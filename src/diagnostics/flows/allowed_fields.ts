/**
 * `flow_words/<flow>/allowed_fields.ts` lists the fields that the flight recorder may store. Other fields never enter a recording, and
 * a listed one enters only with a value of its closed list: no token, name, e-mail or address can be one of these.
 * Lifecycles run on the server, and the demonstration is not a part of the app: neither is recorded.
 */

/** `count` is a whole number below 10,000, `status` one of HTTP, `request` an id, `ticket` a code; `flag` a boolean. */
export type Domain = readonly string[] | "flag" | "count" | "status" | "request" | "ticket";

/** By path: `failure.errors.0.code`. */
export type Fields = Readonly<Record<string, Domain>>;

export interface AllowedFields {
  readonly context?: Fields;
  /** By type, with paths in the event. */
  readonly events?: Readonly<Record<string, Fields>>;
  /** By the actor's name, with paths in its output. */
  readonly answers?: Readonly<Record<string, Fields>>;
}

/** Random ids (version 4): ids of records are of another version. */
const REQUEST = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Running numbers of a garment, a station or a command: never a person's badge, never a package's number. */
const TICKET = /^(?:UN-\d{6,12}(?:-\d{1,3})?|ST-\d{6,12}|CMD-[A-Z]{2,5}[1-9]?)$/;
const MAX_COUNT = 9_999;
const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;

export function isAllowed(domain: Domain, value: unknown): value is string | number | boolean {
  if (domain === "flag") return typeof value === "boolean";
  if (domain === "count") return isWhole(value, 0, MAX_COUNT);
  if (domain === "status") return isWhole(value, 100, 599);
  if (domain === "request") return typeof value === "string" && REQUEST.test(value);
  if (domain === "ticket") return typeof value === "string" && TICKET.test(value);
  return typeof value === "string" && domain.includes(value);
}
