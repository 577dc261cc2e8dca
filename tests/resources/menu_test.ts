import assert from "node:assert/strict";
import { allows, type Person, ROLES } from "../../api/access.ts";
import { abilitiesOf } from "../../resources/abilities.ts";
import { landingPath, visibleMenu } from "../../resources/menu.ts";
import { resources } from "../../resources/mod.ts";
import { pages } from "../../resources/pages.ts";
import { orders } from "../../resources/orders.ts";
import { packages } from "../../resources/packages.ts";
import { plannedRoutes } from "../../resources/planned.ts";

const person = (role: string): Person => ({
  _id: "p",
  role,
  groups: [],
  permission: [{ module: "item_info", access: { view: true, add: false, update: false, delete: false } }],
  scope: null,
});
const idsOf = (role: string) =>
  visibleMenu(person(role)).flatMap(({ items }) => items.map((item) => item.id));

Deno.test("S6.5 a person sees the items whose rule they pass", () => {
  assert.deepEqual(idsOf("sale"), ["dashboard", "orders", "stores", "jobs"]);
  assert.deepEqual(idsOf("printer"), ["packages"]);
  assert.deepEqual(idsOf("order_qc"), ["dashboard", "packages", "orders", "stores", "jobs"]);
  assert.deepEqual(idsOf("super_root"), ["dashboard", "packages", "orders", "stores", "jobs"]);
  assert.deepEqual(visibleMenu(null), []);
});

Deno.test("S6.6 a group header appears only with a visible item", () => {
  const groups = (role: string) => visibleMenu(person(role)).map((section) => section.group);
  assert.deepEqual(groups("sewer"), ["shipments"]);
  assert.deepEqual(groups("root"), ["top", "shipments", "sales"]);
  assert.deepEqual(groups("stranger"), []);
});

Deno.test("S6.10 S6.12 one lands on the dashboard where one may see it, the floor on packages, nobody nowhere", () => {
  const landings = Object.fromEntries(ROLES.map((role) => [role, landingPath(person(role))]));
  assert.deepEqual(landings, {
    root: "/dashboard",
    super_root: "/dashboard",
    order_qc: "/dashboard",
    sale: "/dashboard",
    cutting: "/packages",
    printer: "/packages",
    sewer: "/packages",
    packager: "/packages",
  });
  assert.equal(landingPath(null), null);
});

/** The spec's menu, row by row: checklist id, route, who sees it. */
const MENU: readonly (readonly [string, string, string])[] = [
  ["S2.1", "/dashboard", "root super_root order_qc sale"],
  ["S2.2", "/report", "root super_root"],
  ["S2.3", "/shipment-report", "root super_root"],
  ["S2.4", "/order-report", "root super_root"],
  ["S2.5", "/express-price-list", "root super_root order_qc sale"],
  ["S2.6", "/ship-by-tiktok", "root super_root order_qc sale"],
  ["S2.7", "/packages", "root super_root order_qc cutting printer sewer packager"],
  ["S2.8", "/containers", "root super_root order_qc cutting printer sewer packager"],
  ["S2.9", "/ibic", "root super_root order_qc cutting printer sewer packager"],
  ["S2.10", "/local-bill", "root super_root order_qc cutting printer sewer packager"],
  ["S2.11", "/pb-invoices", "root super_root"],
  ["S2.12", "/support", "root super_root sale"],
  ["S2.13", "/refund-request", "root super_root sale"],
  ["S2.14", "/pb-request", "root super_root"],
  ["S2.15", "/vn-post/manifests", "root super_root"],
  ["S2.16", "/vn-post/barcode", "root super_root"],
  ["S2.17", "/statistics", "root super_root sale"],
  ["S2.18", "/tiktok-orders", "root super_root"],
  ["S2.19", "/orders", "root super_root order_qc sale"],
  ["S2.20", "/orders/print", "root super_root order_qc sale"],
  ["S2.21", "/orders/ship", "root super_root order_qc sale"],
  ["S2.22", "/items/internal", "root super_root sale"],
  ["S2.23", "/billing/topup", "super_root sale"],
  ["S2.24", "/billing/history", "root super_root sale"],
  ["S2.25", "/billing/invoice", "root super_root sale"],
  ["S2.26", "/locations", "root super_root"],
  ["S2.27", "/logistics", "root super_root"],
  ["S2.28", "/shipping-preset", "root super_root"],
  ["S2.29", "/shipping-costs", "root super_root"],
  ["S2.30", "/local_cost_table", "root super_root"],
  ["S2.31", "/call-to-action", "root super_root"],
  ["S2.32", "/app-config", "super_root"],
  ["S2.33", "/users", "super_root"],
  ["S2.34", "/extensions", "super_root"],
];
const routes = [...pages, ...resources, ...plannedRoutes];
for (const [id, path, who] of MENU) {
  Deno.test(`S6.18 the rule of ${path} (row ${id.slice(1)}) lets pass: ${who}`, () => {
    const route = routes.filter((each) => each.path === path);
    assert.equal(route.length, 1, "one row for the route, built or planned");
    assert.equal(ROLES.filter((role) => allows(route[0]!.rule, person(role))).join(" "), who);
  });
}

Deno.test("S6.17 every menu route is built or planned, and nothing planned is offered", () => {
  // S2.35 and S2.45 name stores and jobs beside the menu: there they stand with the orders they belong to.
  const known = new Set([...MENU.map(([, path]) => path), "/user-groups", "/stores", "/jobs"]);
  assert.deepEqual(routes.map((route) => route.path).filter((path) => !known.has(path as string)), []);
  assert.equal(routes.length, known.size);
  const offered = new Set(ROLES.flatMap(idsOf));
  assert.deepEqual(plannedRoutes.filter((route) => offered.has(route.id)), []);
});

Deno.test("S2.0 reserved words of a route are no status slug of a list above it", () => {
  const inner = routes.filter((route) => route.path.startsWith("/orders/")).map((route) =>
    route.path.split("/")[2]
  );
  const slugs = new Set(
    orders.filters.find((filter) => filter.key === "status")!.values!.map((value) =>
      value.toLowerCase().replaceAll(" ", "-")
    ),
  );
  assert.deepEqual([...inner, "import"].filter((word) => slugs.has(word!)), []);
});

Deno.test("S6.18 a root field has exactly one rule: two different ones stop the start", () => {
  assert.equal(abilitiesOf().get("orders"), orders.rule);
  const other = { ...packages, query: orders.query, rule: packages.rule };
  assert.throws(() => abilitiesOf([orders, other]), /two rules/);
});
