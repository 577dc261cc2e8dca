/**
 * The first bundle has the heads of lists: path, menu and rules. The rest of a list loads when it is opened (ADR 53).
 */
import type { Rule } from "../api/access.ts";
import { makeRule, type Resource } from "./define.ts";
import type { MenuItem } from "./pages.ts";

export interface ListHead extends MenuItem {
  /** False if no record opens at `/{list}/{filter}/{_id}`. */
  readonly record?: false;
  /** The rule of `{list}/new`; absent if the list has no shape. */
  readonly make?: Rule;
}

export function headOf(resource: Resource): ListHead {
  const { id, path, group, within, isApart, rule, record, shape } = resource;
  return {
    ...{ id, path, group, rule },
    ...!record && { record: false },
    ...within && { within },
    ...isApart && { isApart },
    ...shape && { make: makeRule(resource, shape, null) },
  };
}
