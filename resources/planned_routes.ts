/** Menu routes that are not built yet: nothing offers them. Source: docs/requirements.md S2.1–S2.34, S6.10–S6.17. */
import type { Rule } from "../api/access.ts";
import type { FilterValues } from "./define.ts";
import type { MenuBranch, MenuGroup } from "./menu_groups.ts";

export interface PlannedRoute {
  readonly id: string;
  readonly path: `/${string}`;
  readonly group: MenuGroup;
  readonly within?: MenuBranch;
  readonly rule: Rule;
  readonly defaults: FilterValues;
}

export const plannedRoutes: readonly PlannedRoute[] = [];
