/** What an entry says, as the API hands it over: the changes, and what the ids in them are called. */
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
}

/** An object of the API; nothing where an older one answers. */
export function detailsFrom(value: unknown): EntryDetails {
  const { changes = [], names = {} } = (typeof value === "object" && value !== null ? value : {}) as Partial<
    EntryDetails
  >;
  return { changes, names };
}

export const namedBy = ({ names }: EntryDetails, id: string): Named | undefined =>
  Object.hasOwn(names, id) ? names[id] : undefined;
