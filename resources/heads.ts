/**
 * What is known of a screen before it is opened: its place in the menu, its address, who may see it. The app begins with
 * these; all else that a list is comes when one is opened (ADR 53). `deno task gen` writes them into generated/heads.ts,
 * from the lists and pages as they are said.
 */
import type { Rule } from "../api/access.ts";
import { makeRule, type Resource } from "./define.ts";
import type { MenuItem } from "./pages.ts";

export interface ListHead extends MenuItem {
  /** True when one record opens at `/{list}/{filter}/{_id}`. */
  readonly record: boolean;
  /** Who may make one at `{list}/new`; left out where nobody makes one by a form. */
  readonly make?: Rule;
}

export function headOf(resource: Resource): ListHead {
  const { id, path, group, within, isApart, rule, record, shape } = resource;
  return {
    ...{ id, path, group, rule, record },
    ...within && { within },
    ...isApart && { isApart },
    ...shape && { make: makeRule(resource, shape, null) },
  };
}
