/** Finds statuses that a list lacks, which its screen names. Source: docs/requirements.md S2.0. */
import type { FilterValues, Resource } from "./define.ts";
import { hasValue, STATUS_KINDS, valuesOf } from "./supported_values.ts";

/** A filter with statuses that the list does not have. */
export interface UnknownStatuses {
  readonly key: string;
  /** The unknown statuses, without the leading `!` that excludes them. */
  readonly names: readonly string[];
  /** The filter without the unknown statuses. */
  readonly rest: string | undefined;
}

export function unknownStatuses({ filters }: Resource, given: FilterValues): UnknownStatuses[] {
  return filters.filter(({ kind }) => STATUS_KINDS.includes(kind)).flatMap((filter) => {
    const values = valuesOf(filter, given[filter.key] ?? "");
    const known = values.filter((value) => hasValue(filter, value));
    const names = values.filter((value) => !known.includes(value)).map((value) => value.replace(/^!/, ""));
    return names.length > 0 ? [{ key: filter.key, names, rest: known.join(",") || undefined }] : [];
  });
}
