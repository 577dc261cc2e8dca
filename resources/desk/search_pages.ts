/** Pages that global search offers, with the rule of their route. Source: docs/requirements.md S2.45. */
import type { Person } from "../../api/access.ts";
import { destinationOf, ruleAt } from "../destinations.ts";
import { pageTitle } from "../pages.ts";

export interface SearchPage {
  readonly id: string;
  /** English, for clients without words; our client has words by id. */
  readonly title: string;
  readonly link: `/${string}`;
  /** Id of the menu item with its icon. */
  readonly icon: string;
}

const page = (id: string, link: SearchPage["link"], icon = id, title = pageTitle(id)): SearchPage => ({
  id,
  title,
  link,
  icon,
});

export const SEARCH_PAGES: readonly SearchPage[] = [
  page("dashboard", "/dashboard"),
  page("orders", "/orders"),
  page("order_processing", "/orders/all?status=Processing", "orders"),
  page("order_in_production", "/orders/all?status=In%20Production", "orders"),
  page("items", "/items/internal", "items", "Items"),
  page("support", "/support"),
  page("jobs", "/jobs"),
  page("stores", "/stores"),
  page("fulfilments", "/fulfilments/all", "packages"),
];

/** Returns the pages for a person; without one all of them, since each leads through the sign-in. */
export function searchPages(person: Person | null): readonly SearchPage[] {
  const isOffered = (link: string) =>
    person ? destinationOf(link, person) !== null : ruleAt(link.replace(/\?.*/, "")) !== null;
  return SEARCH_PAGES.filter(({ link }) => isOffered(link));
}
