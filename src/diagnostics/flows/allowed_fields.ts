/**
 * `flow_words/<flow>/allowed_fields.ts` lists the fields that the flight recorder may store. Other fields are never recorded,
 * and a listed field only with a value of its domain, which cannot be a token, name, e-mail or address. Lifecycles are not
 * recorded because they run on the server, nor is the demonstration, which is not part of the app.
 */

/** Allowed values: a list, booleans (`flag`), whole numbers below 10,000 (`count`), HTTP statuses, ids of requests, codes. */
export type Domain = readonly string[] | "flag" | "count" | "status" | "request" | "ticket";

/** Domains by path of the field: `failure.errors.0.code`. */
export type Fields = Readonly<Record<string, Domain>>;

export interface AllowedFields {
  readonly context?: Fields;
  readonly events?: Readonly<Record<string, Fields>>;
  /** Fields of actors' outputs, by name of the actor. */
  readonly answers?: Readonly<Record<string, Fields>>;
}

/** Matches random ids (UUID version 4). Ids of records have another version. */
const REQUEST = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Matches codes of garments, stations and commands, but not those of badges or packages. */
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
