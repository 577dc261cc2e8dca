import assert from "node:assert/strict";
import { allows, type Person, ROLES } from "../../api/access.ts";
import { abilitiesOf } from "../../resources/abilities.ts";
import { ruleAt } from "../../resources/destinations.ts";
import { activeItem, landingPath, refusalPath, visibleMenu } from "../../resources/menu.ts";
import { nodesOf } from "../../resources/menu_groups.ts";
import { inMenuOrder } from "../../resources/menu_order.ts";
import { resources } from "../../resources/generated/resources.ts";
import { pages } from "../../resources/pages.ts";
import { orders } from "../../resources/orders/orders.ts";
import { packages } from "../../resources/shipping/packages.ts";
import { STATION_SCREENS } from "../../resources/workshop/station_screens.ts";

/** Lists that the menu shows. */
const listed = resources.filter(({ isApart }) => !isApart);
const opened = pages.filter(({ isApart }) => !isApart);

const person = (role: string, seesItems = true): Person => ({
  _id: "p",
  role,
  groups: [],
  permission: [{
    module: "item_info",
    access: { view: seesItems, add: false, update: false, delete: false },
  }],
  scope: null,
});
const idsOf = (role: string) =>
  visibleMenu(person(role)).flatMap(({ items }) => items.map((item) => item.id));

const SHIPMENTS = ["packages", "containers", "ibic", "local_bill"] as const;

Deno.test("S6.5 a person sees the items whose rule they pass", () => {
  assert.deepEqual(idsOf("sale"), [
    "dashboard",
    "express_price_list",
    "ship_by_tiktok",
    "support",
    "refund_requests",
    "statistics",
    "orders",
    "units",
    "orders_ship",
    "items",
    "products",
    "stores",
    ...["jobs", "topup", "billing_history", "billing_invoice", "flows"],
  ]);
  assert.deepEqual(idsOf("printer"), ["station_print", ...SHIPMENTS]);
  assert.deepEqual(idsOf("packager"), ["station_pack", "station_box", "station_returns", ...SHIPMENTS]);
  assert.deepEqual(idsOf("order_qc"), [
    "dashboard",
    "express_price_list",
    "ship_by_tiktok",
    "station_qc",
    "station_final_qc",
    "station_pack",
    "station_box",
    "station_returns",
    ...SHIPMENTS,
    ...["orders", "units", "orders_ship", "print_batches", "stores", "jobs"],
  ]);
  assert.deepEqual(idsOf("super_root"), [
    ...["dashboard", "report", "shipment_report", "order_report", "express_price_list", "ship_by_tiktok"],
    ...["station_qc", "station_cutting", "station_print", "station_sewing", "station_final_qc"],
    ...["station_pack", "station_box", "station_returns", ...SHIPMENTS, "pb_invoices", "support"],
    ...[
      "refund_requests",
      "pb_request",
      "vn_post_manifests",
      "vn_post_barcode",
      "statistics",
      "tiktok_orders",
    ],
    ...["orders", "units", "orders_ship", "print_batches", "items", "products", "stores", "jobs"],
    ...["topup", "billing_history", "billing_invoice", "approvals", "locations"],
    ...["logistics", "shipping_preset"],
    ...["shipping_costs", "local_cost_table", "call_to_action", "app_config", "users", "user_groups"],
    ...["extensions", "flows", "audit"],
  ]);
  assert.deepEqual(visibleMenu(null), []);
});

Deno.test("S6.6 a group header appears only with a visible item", () => {
  const groups = (role: string) => visibleMenu(person(role)).map((section) => section.group);
  assert.deepEqual(groups("sewer"), ["direct", "shipments"]);
  assert.deepEqual(groups("packager"), ["direct", "shipments"]);
  assert.deepEqual(groups("root"), [
    "home",
    "report",
    "direct",
    "shipments",
    "support",
    "postal",
    "sales",
    "billing",
    "market",
    "management",
  ]);
  assert.deepEqual(groups("stranger"), []);
});

Deno.test("S6.10 S6.12 a person lands on the dashboard if allowed, the floor at its station or on packages, a signed-out person nowhere", () => {
  const landings = Object.fromEntries(ROLES.map((role) => [role, landingPath(person(role))]));
  assert.deepEqual(landings, {
    root: "/dashboard",
    super_root: "/dashboard",
    order_qc: "/dashboard",
    sale: "/dashboard",
    cutting: "/stations/cutting",
    printer: "/stations/print",
    sewer: "/stations/sewing",
    packager: "/stations/pack",
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
const routes = [...opened, ...listed];
for (const [id, path, who] of MENU) {
  Deno.test(`S6.18 the rule of ${path} (row ${id.slice(1)}) lets pass: ${who}`, () => {
    const route = routes.filter((each) => each.path === path);
    assert.equal(route.length, 1, "one row for the route");
    assert.equal(ROLES.filter((role) => allows(route[0]!.rule, person(role))).join(" "), who);
  });
}

/** All screens in the menu's order. */
const whole = inMenuOrder([...opened, ...listed]);
const pathsOf = (someone: Person) =>
  visibleMenu(someone, whole).flatMap(({ items }) => items.map(({ path }) => path as string));
const ROWS = Object.fromEntries(MENU.map(([, path, who]) => [path, who.split(" ")]));

for (const role of ROLES) {
  const expected = (seesItems: boolean) =>
    MENU.map(([, path]) => path)
      .filter((path) => ROWS[path]!.includes(role))
      .filter((path) => path !== "/items/internal" || seesItems || role === "super_root");

  Deno.test(`S6.10 S6.11 S6.12 S6.13 S6.14 S6.15 S6.16 S6.17 the menu of ${role} matches the spec's table and order`, () => {
    for (const seesItems of [true, false]) {
      const seen = pathsOf(person(role, seesItems)).filter((path) => path in ROWS);
      assert.deepEqual(seen, expected(seesItems));
    }
  });

  Deno.test(`S6.7 S6.18 for ${role} the menu, the guard and the landing page agree on all 34 routes`, () => {
    for (const seesItems of [true, false]) {
      const someone = person(role, seesItems);
      const shown = pathsOf(someone);
      for (const route of whole) {
        assert.equal(shown.includes(route.path), allows(route.rule, someone), route.path);
      }
      // The returns bench is an occasional task, so nobody lands there.
      assert.equal(landingPath(someone, whole), shown.find((path) => path !== "/stations/returns"));
      // A built screen follows the same rule for links from anywhere.
      for (const { path, rule } of [...pages, ...resources]) assert.equal(ruleAt(path), rule, path);
    }
  });
}

Deno.test("S6.7 without permission a person is led to not-authorized in the horizontal layout, otherwise to /404", () => {
  assert.deepEqual([refusalPath(true), refusalPath(false)], ["/misc/not-authorized", "/404"]);
});

Deno.test("S6.13 products need the item_info permission in addition to the role", () => {
  const sees = (role: string, seesItems: boolean) =>
    pathsOf(person(role, seesItems)).includes("/items/internal");
  assert.deepEqual([sees("sale", true), sees("root", true), sees("order_qc", true)], [true, true, false]);
  assert.deepEqual([sees("sale", false), sees("root", false), sees("super_root", false)], [
    false,
    false,
    true,
  ]);
});

Deno.test("S6.5 S6.6 groups are in the spec's order, and only shown with an item", () => {
  const groups = (role: string) => visibleMenu(person(role), whole).map(({ group }) => group);
  assert.deepEqual(groups("super_root"), [
    "home",
    "report",
    "direct",
    "shipments",
    "support",
    "postal",
    "sales",
    "billing",
    "market",
    "management",
  ]);
  assert.deepEqual(groups("sale"), ["home", "direct", "support", "sales", "billing", "management"]);
  assert.deepEqual(groups("cutting"), ["direct", "shipments"]);
});

Deno.test("S6.5 a title within a group shows with two items or more; a lone item has none", () => {
  const linesOf = (role: string) =>
    nodesOf(visibleMenu(person(role), whole).find(({ group }) => group === "sales")?.items ?? [])
      .map((node) =>
        "item" in node ? node.item.id : [node.branch, ...node.items.map(({ id }) => id)].join(" ")
      );
  assert.deepEqual(linesOf("order_qc"), ["orders orders units orders_ship print_batches", "stores", "jobs"]);
  assert.deepEqual(linesOf("root"), [
    "statistics",
    "tiktok_orders",
    "orders orders units orders_ship print_batches",
    "products items products",
    "stores",
    "jobs",
  ]);
  assert.deepEqual(nodesOf([orders]).map((node) => "item" in node), [true]);
});

Deno.test("S4.10 the active item is the one with the nearest parent path", () => {
  const at = (path: string) => activeItem(whole, path)?.id ?? null;
  assert.equal(at("/orders"), "orders");
  assert.equal(at("/orders/all/o1"), "orders");
  assert.equal(at("/orders/print/x"), "units");
  assert.equal(at("/order-report"), "order_report");
  assert.equal(at("/ordersomething"), null);
});

Deno.test("S6.17 every menu route is built or planned, and no planned one is offered", () => {
  // Screens that the spec names outside of its menu table. Stores and jobs (S2.35, S2.45) are with the
  // orders. The audit is in the settings group, as a person who grants rights sees their use. Charts (C7) are
  // with the tools of support. Items are next to their products, requests of sellers next to their top-ups,
  // print batches next to their queue.
  const beside = [
    ...["/user-groups", "/stores", "/jobs", "/audit", "/flows", "/items/products"],
    "/billing/approvals",
    "/orders/batches",
    // S6.10 gives the floor no dashboard and no orders, only the screens where garments are made.
    ...STATION_SCREENS.map(({ path }) => path),
    // Returned garments are inspected here.
    "/stations/returns",
  ];
  const known = new Set([...MENU.map(([, path]) => path), ...beside]);
  assert.deepEqual(routes.map((route) => route.path).filter((path) => !known.has(path as string)), []);
  assert.equal(routes.length, known.size);
});

Deno.test("S2.0 a reserved word of a route is not a status slug of the list above it", () => {
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

Deno.test("S6.18 a root field has exactly one rule: with two different ones the server does not start", () => {
  assert.equal(abilitiesOf().get("orders"), orders.rule);
  const other = { ...packages, query: orders.query, rule: packages.rule };
  assert.throws(() => abilitiesOf([orders, other]), /two rules/);
});
