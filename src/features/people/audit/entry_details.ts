import type { ValueContext } from "../../../engine/record/changed_value.ts";
import { config } from "../../../lib/config.ts";

interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}
export interface NamedRecord {
  readonly entity: string;
  readonly name: string;
}
export interface EntryDetails {
  readonly changes: readonly Change[];
  readonly names: Readonly<Record<string, NamedRecord>>;
  /** Currency of the record's amounts; empty if it has none. */
  readonly currency: string;
}

/** Returns the details; empty ones if the API is of an older build. */
export function detailsFrom(value: unknown): EntryDetails {
  const { changes = [], names = {}, currency = "" } =
    (typeof value === "object" && value !== null ? value : {}) as Partial<
      EntryDetails
    >;
  return { changes, names, currency };
}

export const namedRecordOf = ({ names }: EntryDetails, id: string): NamedRecord | undefined =>
  Object.hasOwn(names, id) ? names[id] : undefined;

/** Returns the context for showing values as text. An id without a known name stays an id. */
export const valueContext = (entity: string, details: EntryDetails): ValueContext => ({
  entity,
  record: { currency: details.currency },
  currency: details.currency || config().currency,
  nameOf: (id) => namedRecordOf(details, id)?.name ?? id,
});
