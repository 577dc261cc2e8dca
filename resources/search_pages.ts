/**
 * The pages that global search offers: those of the spec, as far as they are built and the person may see them. A
 * page opens as its link says; its rule is that of its route. Source: spec S2.45.
 */
import { allows, type Person } from "../api/access.ts";
import { resources } from "./mod.ts";
import { type MenuItem, pages } from "./pages.ts";
import { plannedRoutes } from "./planned.ts";

export interface SearchPage {
  readonly id: string;
  /** English, for clients without words of their own; ours says it by the id. A test keeps them equal. */
  readonly title: string;
  readonly link: `/${string}`;
  /** Route that must be built, and whose rule holds: the list's, without what it shows. */
  readonly path: `/${string}`;
  /** Id of a menu item that has its icon. */
  readonly icon: string;
}

export const SEARCH_PAGES: readonly SearchPage[] = [
  { id: "dashboard", title: "Dashboard", link: "/dashboard", path: "/dashboard", icon: "dashboard" },
  { id: "orders", title: "Orders", link: "/orders", path: "/orders", icon: "orders" },
  {
    id: "ordersProcessing",
    title: "Order processing",
    link: "/orders/all?status=Processing",
    path: "/orders",
    icon: "orders",
  },
  {
    id: "ordersInProduction",
    title: "Order in production",
    link: "/orders/all?status=In%20Production",
    path: "/orders",
    icon: "orders",
  },
  { id: "items", title: "Items", link: "/items/internal", path: "/items/internal", icon: "items" },
  { id: "support", title: "Support", link: "/support", path: "/support", icon: "support" },
  { id: "jobs", title: "Jobs", link: "/jobs", path: "/jobs", icon: "jobs" },
  { id: "stores", title: "Stores", link: "/stores", path: "/stores", icon: "stores" },
  {
    id: "fulfilments",
    title: "Fulfilments",
    link: "/fulfilments/all",
    path: "/fulfilments",
    icon: "packages",
  },
];

type Route = Pick<MenuItem, "path" | "rule">;

const BUILT: readonly Route[] = [...pages, ...resources];
const lengthOf = ({ path }: Pick<Route, "path">) => path.length;

/** The built screen that a path of the app belongs to; what is planned below it is not built. */
function screenAt(link: string): Route | undefined {
  const path = link.split(/[?#]/, 1)[0] ?? "";
  const [nearest] = [...BUILT, ...plannedRoutes]
    .filter((each) => path === each.path || path.startsWith(`${each.path}/`))
    .sort((one, other) => lengthOf(other) - lengthOf(one));
  return BUILT.find((each) => each === nearest);
}

/** The link when its screen is built and the person may see it; else empty, so that it is shown as text. */
export function linkFor(person: Person, link: string): string {
  const screen = screenAt(link);
  return screen && allows(screen.rule, person) ? link : "";
}

/** Pages for a person; for nobody all that are built: each leads there by way of the sign-in. */
export function searchPages(person: Person | null, all = SEARCH_PAGES): readonly SearchPage[] {
  return all.filter(({ path }) =>
    person === null ? screenAt(path) !== undefined : linkFor(person, path) !== ""
  );
}
