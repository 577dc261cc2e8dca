/** The sidebar of the seller layout. Source: docs/requirements.md S2.35–S2.37. */
import type { Person } from "../api/access.ts";
import { destinationOf } from "./destinations.ts";

export interface SellerItem {
  /** The words of the entry are `frame.seller.<id>`. */
  readonly id: "dashboard" | "management" | "ready" | "support" | "stores";
  /** The link; a `{filter}` of `all` limits nothing. */
  readonly href: `/${string}`;
  /** A path: the item is active on it and below it. */
  readonly under?: `/${string}`;
}

export const sellerMenu: readonly SellerItem[] = [
  { id: "dashboard", href: "/dashboard", under: "/dashboard" },
  { id: "management", href: "/orders/all?status=Processing", under: "/orders" },
  { id: "support", href: "/support", under: "/support" },
  { id: "stores", href: "/stores/all", under: "/stores" },
  // Ready is not required, so it follows the required entries. It is active only with its own filter.
  { id: "ready", href: "/orders/all?shipment_status=Ready" },
];

/** Links to the external site, only without a token. Source: docs/requirements.md S2.36. */
const EXTERNAL_LINKS = ["login", "register"] as const;
export type ExternalLink = (typeof EXTERNAL_LINKS)[number];

const PLACEHOLDER = "Ready";

/** Replaces `shipment_status=Ready` in a link by the person's own active status. Source: docs/requirements.md S2.37. */
export function withActiveStatus(href: string, activeStatus: string): string {
  const [path = "", search = ""] = href.split("?");
  const query = new URLSearchParams(search);
  const isOurs = path === "/orders" || path.startsWith("/orders/");
  if (!isOurs || !activeStatus || query.get("shipment_status") !== PLACEHOLDER) return href;
  query.set("shipment_status", activeStatus);
  return `${path}?${query}`;
}

export function sellerItemsOf(person: (Person & { readonly active_status: string }) | null): SellerItem[] {
  if (!person) return [];
  return sellerMenu
    .filter(({ href }) => destinationOf(href, person) !== null)
    .map((item) => ({ ...item, href: withActiveStatus(item.href, person.active_status) as `/${string}` }));
}

export const externalLinksOf = (person: Person | null): readonly ExternalLink[] =>
  person ? [] : EXTERNAL_LINKS;

/** Returns the active item: by path and filter, then by the paths it covers. Source: docs/requirements.md S2.35. */
export function activeSellerItem(
  items: readonly SellerItem[],
  path: string,
  search: string,
): SellerItem | null {
  const now = new URLSearchParams(search);
  const isExact = ({ href }: SellerItem) => {
    const [own, wanted = ""] = href.split("?");
    const filters = [...new URLSearchParams(wanted)];
    return own === path && filters.length > 0 && filters.every(([key, value]) => now.get(key) === value);
  };
  const isAbove = ({ under }: SellerItem) =>
    under !== undefined && (path === under || path.startsWith(`${under}/`));
  return items.find(isExact) ?? items.find(isAbove) ?? null;
}
