/** What an entry says, as the API hands it over: the changes, and what the ids in them are called. */
import type { Around } from "../../../engine/record/told_value.ts";
import { config } from "../../../lib/config.ts";

interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}
export interface Named {
  readonly entity: string;
  readonly name: string;
}
export interface EntryDetails {
  readonly changes: readonly Change[];
  readonly names: Readonly<Record<string, Named>>;
  /** Of the record's amounts; empty where it has none. */
  readonly currency: string;
}

/** An object of the API; nothing where an older one answers. */
export function detailsFrom(value: unknown): EntryDetails {
  const { changes = [], names = {}, currency = "" } =
    (typeof value === "object" && value !== null ? value : {}) as Partial<
      EntryDetails
    >;
  return { changes, names, currency };
}

export const namedBy = ({ names }: EntryDetails, id: string): Named | undefined =>
  Object.hasOwn(names, id) ? names[id] : undefined;

/** What is known around the changes. Whoever reads the audit sees an id as it is where nobody can name it. */
export const aroundOf = (entity: string, details: EntryDetails): Around => ({
  entity,
  record: { currency: details.currency },
  currency: details.currency || config().currency,
  nameOf: (id) => namedBy(details, id)?.name ?? id,
});
