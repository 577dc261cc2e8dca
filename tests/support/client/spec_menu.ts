/** Prints the menu of a role from the two tables of the requirements, with our own entries in their positions. */
import assert from "node:assert/strict";

/** Labels of entries that the requirements do not name. Source: docs/requirements.md S2.1–S2.34. */
const LABELS: Readonly<Record<string, string>> = {
  "/dashboard": "Dashboard",
  "/report": "Report",
  "/order-report": "Order Report",
  "/express-price-list": "Express Price List",
  "/ship-by-tiktok": "Ship By TikTok",
  "/packages": "Packages",
  "/ibic": "IBCI Containers",
  "/pb-invoices": "PB Invoices",
  "/refund-request": "Refund Requests",
  "/pb-request": "PB Requests",
  "/vn-post/manifests": "Manifests",
  "/statistics": "Statistics",
  "/tiktok-orders": "TikTok Orders",
  "/orders": "Orders",
  "/orders/print": "Garments",
  "/orders/ship": "Ship",
  "/items/internal": "Internal items",
  "/billing/topup": "Topup",
  "/billing/history": "History",
  "/billing/invoice": "Invoice",
  "/locations": "Locations",
  "/shipping-costs": "Shipping Costs",
  "/local_cost_table": "Local Cost Table",
  "/call-to-action": "Call To Action",
  "/users": "Users",
  "/user-groups": "User Groups",
  "/extensions": "Extensions",
};

/** Routes of the second table's entries whose name differs from the end of the route. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  "ship by tiktok": ["/ship-by-tiktok"],
  "orders pages": ["/orders", "/orders/print", "/orders/ship"],
  finance: ["/report"],
  "check list": ["/shipment-report"],
  boxes: ["/containers"],
  "IBCI containers": ["/ibic"],
  "shipment invoice": ["/local-bill"],
  "support cases": ["/support"],
  "refund requests": ["/refund-request"],
  "products (also needs item_info permission)": ["/items/internal"],
  "billing history and invoice": ["/billing/history", "/billing/invoice"],
  policies: ["/shipping-preset"],
  topup: ["/billing/topup"],
  "postal-service group": ["/vn-post/manifests", "/vn-post/barcode"],
  // [D] The tables name User Groups only as "settings group". Source: docs/requirements.md S2.34.
  "settings group": ["/user-groups"],
  integrations: ["/app-config"],
};

const ADMINISTRATORS = "root super_root";

/** Our own entries by the group that they end, each with its roles. */
const OWN: Readonly<Record<string, readonly (readonly [label: string, roles: string])[]>> = {
  "-": [
    ["QC", `${ADMINISTRATORS} order_qc`],
    ["Cutting", `${ADMINISTRATORS} cutting`],
    ["Printing", `${ADMINISTRATORS} printer`],
    ["Sewing", `${ADMINISTRATORS} sewer`],
    ["Final QC", `${ADMINISTRATORS} order_qc`],
    ["Packing", `${ADMINISTRATORS} order_qc packager`],
    ["Box station", `${ADMINISTRATORS} order_qc packager`],
    ["Returns bench", `${ADMINISTRATORS} order_qc packager`],
  ],
  "Sales, Orders": [["Print batches", `${ADMINISTRATORS} order_qc`]],
  "Sales, Products": [["Products", `${ADMINISTRATORS} sale`]],
  Sales: [["Stores", `${ADMINISTRATORS} order_qc sale`], ["Jobs", `${ADMINISTRATORS} order_qc sale`]],
  // Only super_root sees these without the group accounting.
  Billing: [["Approvals", "super_root"]],
  Management: [["Flows", ADMINISTRATORS], ["Audit", "super_root"]],
};

const [, entriesText = "", visibilityText = ""] =
  (await Deno.readTextFile(new URL("../../fixtures/spec_menu.md", import.meta.url))).split(/^## .*$/m);

const rowsIn = (table: string): string[][] =>
  table.trim().split("\n").slice(2).map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));

interface Entry {
  readonly group: string;
  readonly path: string;
  readonly label: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function entryOf(group: string, route: string): Entry {
  const [, path = "", quoted] = /^(\/[\w/-]+?)(?:\/\{filter\})?(?: \((?:label )?(.+)\))?$/.exec(route) ?? [];
  const label = quoted === undefined ? LABELS[path] : capital(quoted);
  assert.ok(label, `a label of ${route}`);
  return { group, path, label };
}

const ENTRIES: readonly Entry[] = rowsIn(entriesText)
  .flatMap(([group = "", routes = ""]) => routes.split(", ").map((route) => entryOf(group, route)))
  .flatMap((entry) => entry.path === "/extensions" ? [entryOf(entry.group, "/user-groups"), entry] : [entry]);

const pathsNamed = (name: string): readonly string[] => {
  const paths = NAMED[name] ??
    [
      ENTRIES.find(({ path }) => path.slice(1) === name.replaceAll(" ", "-"))?.path ??
        ENTRIES.find(({ path }) => path.slice(1) === name.replaceAll(" ", "_"))?.path ?? "",
    ];
  assert.ok(paths.every(Boolean), `the entry that the spec calls ${name}`);
  return paths;
};

const SEEN: readonly (readonly [roles: string, paths: readonly string[]])[] = rowsIn(visibilityText).map(
  ([roles = "", names = ""]) => [
    roles.replace(" only", ""),
    // A comma within brackets does not separate two names.
    names.split(/, (?![^(]*\))/).flatMap(pathsNamed),
  ],
);

/** super_root passes every check. Source: docs/requirements.md S6.2. */
const sees = (role: string, path: string): boolean =>
  role === "super_root" ||
  SEEN.some(([roles, paths]) => roles.split(", ").includes(role) && paths.includes(path));

/** Returns the printed line of an entry: its titles and its label. */
const lineOf = (group: string, label: string): string =>
  [...group === "-" ? [] : group.split(", "), label].join(" / ");

/** Returns the menu that a role should see, one entry per line. */
export function specMenu(role: string): string {
  const ownOf = (group: string) =>
    (OWN[group] ?? []).filter(([, roles]) => roles.split(" ").includes(role)).map(([label]) => label);
  const stations = ownOf("-");
  return ENTRIES.flatMap(({ group, path, label }, at) => {
    const next = ENTRIES[at + 1]?.group;
    const main = group.split(", ")[0] ?? "";
    const isLast = (name: string) => name !== "-" && next !== name && !next?.startsWith(`${name},`);
    return [
      ...sees(role, path) ? [lineOf(group, label)] : [],
      ...isLast(group) && group !== main ? ownOf(group).map((own) => lineOf(group, own)) : [],
      ...isLast(main) ? ownOf(main).map((own) => lineOf(main, own)) : [],
      // A group has a title only if it has two entries or more.
      ...path === "/ship-by-tiktok"
        ? stations.map((own) => lineOf(stations.length > 1 ? "Stations" : "-", own))
        : [],
    ];
  }).join("\n");
}
