/** Declares the screens that are not lists; src/app/routes.tsx has their components by path. */
import { allOf, isSignedIn, type Rule, rules } from "../api/access.ts";
import { restoreRule } from "./desk/after_restore.ts";
import { monthRights } from "./money/months.ts";
import { checkListRights } from "./handover/check_list.ts";
import { boxRights } from "./handover/containers.ts";
import { figureReports } from "./generated/figure_reports.ts";
import { priceListRights } from "./shipping/express_price_list.ts";
import type { MenuBranch, MenuGroup } from "./menu_groups.ts";
import { ordersRights } from "./orders/orders.ts";
import { PRINT_RULES } from "./catalogue/prints.ts";
import { catalogueRights } from "./catalogue/products.ts";
import { returnRights } from "./shipping/returns.ts";
import { postageInvoiceRights } from "./handover/pb_invoices.ts";
import { tiktokRights } from "./handover/tiktok_orders.ts";
import { numberRights } from "./shipping/number_ranges.ts";
import { shippingMethods } from "./shipping/shipping_methods.ts";
import { shippingPolicies } from "./shipping/shipping_policies.ts";
import { STATION_SCREENS, stationStates } from "./workshop/station_screens.ts";
import { stock } from "./catalogue/stock.ts";
import { caseRights } from "./support/cases.ts";

/** Facts about a screen for the guard of routes. */
export interface PageRoute {
  readonly path: `/${string}`;
  readonly rule: Rule;
  /** True if the screen itself reads the rest of its path, as in `/flows/order`. */
  readonly isDeep?: boolean;
}

/** Facts about a screen for the menu. */
export interface MenuItem extends PageRoute {
  readonly id: string;
  readonly group: MenuGroup;
  readonly within?: MenuBranch;
  /** True if the screen is not in the menu. */
  readonly isApart?: boolean;
  /** True for a screen that people open for one task: a landing page only if there is no other. */
  readonly isErrand?: boolean;
}

export const pages: readonly MenuItem[] = [
  // Source: docs/requirements.md S2.1, S6.10.
  { id: "dashboard", path: "/dashboard", group: "home", rule: ordersRights.view },
  ...STATION_SCREENS.map(({ id, path, rights }) => ({
    id,
    path,
    group: "direct" as const,
    within: "stations" as const,
    rule: rights.view,
  })),
  {
    id: "station_returns",
    path: "/stations/returns",
    group: "direct",
    within: "stations",
    rule: returnRights.view,
    isErrand: true,
  },
  // Source: docs/requirements.md S2.3, S6.11.
  { id: "shipment_report", path: "/shipment-report", group: "report", rule: checkListRights.view },
  ...figureReports.map(({ id, path, group, rule, isApart }) => ({
    id,
    path,
    group,
    rule,
    ...isApart && { isApart },
  })),
  // Source: docs/requirements.md S2.5.
  {
    id: "express_price_list",
    path: "/express-price-list",
    group: "direct",
    rule: priceListRights.view,
    isErrand: true,
  },
  { id: "flows", path: "/flows", group: "management", rule: rules.support, isDeep: true },
];

/** Screens outside the menu that others link to. */
export const unlistedPages: readonly PageRoute[] = [
  { path: "/orders/new", rule: ordersRights.add },
  { path: "/orders/mending", rule: ordersRights.update },
  { path: "/orders/artwork", rule: ordersRights.make },
  { path: "/orders/import", rule: ordersRights.add },
  { path: "/items/grid", rule: catalogueRights.update },
  { path: "/items/import", rule: allOf(catalogueRights.add, catalogueRights.update) },
  { path: "/locations/stock", rule: stock.roots.makeStockMove ?? stock.rule },
  { path: "/containers/scans", rule: boxRights.decide },
  { path: "/logistics/test", rule: shippingMethods.roots.methodTest ?? shippingMethods.rule },
  { path: "/shipping-preset/test", rule: shippingPolicies.roots.policyTest ?? shippingPolicies.rule },
  { path: "/vn-post/barcode/issue", rule: numberRights.add },
  { path: "/vn-post/barcode/check", rule: numberRights.view },
  { path: "/tiktok-orders/import", rule: tiktokRights.add },
  { path: "/tiktok-orders/skus", rule: tiktokRights.view },
  { path: "/tiktok-orders/tracking", rule: tiktokRights.update },
  { path: "/billing/months", rule: monthRights.view },
  { path: "/after-restore", rule: restoreRule },
  { path: "/pb-invoices/import", rule: postageInvoiceRights.add },
  { path: "/prints", rule: PRINT_RULES.tickets },
  { path: "/support/new", rule: caseRights.add },
  // A person's own pages (docs/requirements.md S2.38, S2.39). They name the person while somebody acts as them.
  { path: "/profile/info", rule: isSignedIn },
  { path: "/profile/password", rule: isSignedIn },
  { path: "/profile/notifications", rule: isSignedIn },
  { path: "/profile/sessions", rule: isSignedIn },
  { path: "/notifications", rule: isSignedIn },
  // A shop's platform redirects to this screen. The API decides who may finish the sign-in.
  { path: "/stores/connected", rule: isSignedIn },
  // People see their own reports; other people's are decided row by row.
  { path: "/flows/reports", rule: isSignedIn, isDeep: true },
];

/** Returns the screen at a path; of several the one with the longest path. */
export const pageAt = (path: string): PageRoute | null =>
  [...pages, ...unlistedPages]
    .filter((page) => page.path === path || (page.isDeep && path.startsWith(`${page.path}/`)))
    .sort((one, other) => other.path.length - one.path.length)[0] ?? null;

/** Titles that do not follow from the id. */
const TITLES: Readonly<Record<string, string>> = {
  app_config: "Integrations",
  billing_history: "History",
  call_to_action: "Call To Action",
  shipment_report: "Check List",
  pb_invoices: "PB Invoices",
  pb_request: "PB Requests",
  containers: "Box",
  billing_invoice: "Invoice",
  ibic: "IBCI Containers",
  local_bill: "Shipment Invoice",
  express_price_list: "Express Price List",
  items: "Internal items",
  local_cost_table: "Local Cost Table",
  support: "Cases",
  logistics: "Shipping Methods",
  order_report: "Order Report",
  orders_ship: "Ship",
  refund_requests: "Refund Requests",
  ship_by_tiktok: "Ship By TikTok",
  shipping_costs: "Shipping Costs",
  shipping_preset: "Policies",
  station_box: "Box station",
  station_returns: "Returns bench",
  tiktok_orders: "TikTok Orders",
  units: "Garments",
  user_groups: "User Groups",
  vn_post_manifests: "Manifests",
  vn_post_barcode: "Barcode generate",
  ...stationStates,
};

/** Returns the API's title of a screen, for clients without our words: a test compares it with the menu's English. */
export const pageTitle = (id: string): string =>
  TITLES[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll("_", " ")}`;
