/** Screens of the menu that are no lists: one row each; their component stands in src/routes.tsx by the id. */
import { type Rule, rules } from "../api/access.ts";
import type { MenuGroup } from "./define.ts";

/** What the menu needs to know of a screen. */
export interface MenuItem {
  readonly id: string;
  readonly path: `/${string}`;
  readonly group: MenuGroup;
  readonly rule: Rule;
}

export const pages: readonly MenuItem[] = [
  // Source: spec S2.1, S6.10.
  { id: "dashboard", path: "/dashboard", group: "top", rule: rules.operations },
];
