/** In addresses and in the API `status` filters by a list's status column. Source: docs/requirements.md S2.0. */
import type { FilterValues, Resource } from "./define.ts";

/** The argument of every list's status, whatever its column's name. */
export const STATUS = "status";

/** A second name for the filter of the column. */
export const statusAlias = (column: string, values: readonly string[]) =>
  ({ key: STATUS, kind: "statuses", label: column, values, sameAs: column }) as const;

/** Joins two names of one column unless both are given. */
export function joinNames({ segment }: Pick<Resource, "segment">, given: FilterValues): FilterValues {
  const { [STATUS]: status, ...others } = given;
  return status && !given[segment] ? { ...others, [segment]: status } : given;
}
