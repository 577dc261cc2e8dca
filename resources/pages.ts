/** Screens that are no lists: one row each; their component stands in src/routes.tsx by the path. */
import { type Rule, signedIn } from "../api/access.ts";
import type { MenuBranch, MenuGroup } from "./define.ts";
import { ordersRights } from "./orders.ts";

/** What the guard needs to know of a screen. */
export interface PageRoute {
  readonly path: `/${string}`;
  readonly rule: Rule;
}

/** What the menu needs to know of a screen. */
export interface MenuItem extends PageRoute {
  readonly id: string;
  readonly group: MenuGroup;
  readonly within?: MenuBranch;
}

export const pages: readonly MenuItem[] = [
  // Source: spec S2.1, S6.10.
  { id: "dashboard", path: "/dashboard", group: "top", rule: ordersRights.view },
];

/** Screens that the menu does not name: one comes to them from others. */
export const quietPages: readonly PageRoute[] = [
  { path: "/orders/new", rule: ordersRights.add },
  { path: "/orders/mending", rule: ordersRights.update },
  { path: "/orders/import", rule: ordersRights.add },
  // Everybody's own: source spec S2.38, S2.39. Who acts as somebody is told there whose it is.
  { path: "/profile/info", rule: signedIn },
  { path: "/profile/password", rule: signedIn },
  { path: "/profile/sessions", rule: signedIn },
  { path: "/notifications", rule: signedIn },
];

/** What the API calls a screen, for clients without our words: a test keeps it equal to the English of the menu. */
export function pageTitle(id: string): string {
  const words = id.replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
