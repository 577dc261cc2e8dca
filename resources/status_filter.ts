/**
 * The status of a list whose column has another name. In the address and in the API `status` means it too, and where
 * both names are given, both hold. Source: docs/requirements.md S2.0.
 */
import type { FilterValues, Resource } from "./define.ts";

/** The argument of every list's status, whatever its column is called. */
export const STATUS = "status";

/** Stands beside the filter of the column itself. */
export const statusBeside = (column: string, values: readonly string[]) =>
  ({ key: STATUS, kind: "statuses", label: column, values, sameAs: column }) as const;

/** Two names of one column become one, unless both are given. */
export function joinNames({ segment }: Pick<Resource, "segment">, given: FilterValues): FilterValues {
  const { [STATUS]: status, ...others } = given;
  return status && !given[segment] ? { ...others, [segment]: status } : given;
}
