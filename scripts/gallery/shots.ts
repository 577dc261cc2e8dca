/** Lists the screens of the gallery, each with the state to show. */
import type { Page } from "playwright-core";
import type { ChosenAppearance } from "../../tests/browser/support/appearances.ts";

export interface Shot {
  readonly name: string;
  readonly account?: string;
  readonly path: string;
  readonly appearance?: ChosenAppearance;
  readonly act?: (page: Page) => Promise<void>;
  /** Size of the part to take, from the top corner at the start of the line; absent for the whole window. */
  readonly part?: { readonly width?: number; readonly height?: number };
}

const firstRow = (page: Page) => page.locator("[data-id]").first();
const openFirst = async (page: Page) => {
  await firstRow(page).click();
  await page.getByRole("heading", { level: 3 }).first().waitFor();
};

const openTab = (name: string) => async (page: Page) => {
  await openFirst(page);
  await page.getByRole("tab", { name }).click();
};

/** Finds elements by their addresses, which are the same in every language. */
const openAsPage = async (page: Page) => {
  await firstRow(page).click();
  await page.locator('a[href*="view=page"]').last().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
};

const openCase = async (page: Page) => {
  await openFirst(page);
  await page.locator('a[href^="/support/new"]').last().click();
  await page.locator("button[name=lines]").click();
  await page.getByRole("radio").first().check();
};

export const SHOTS: readonly Shot[] = [
  { name: "login", path: "/login" },
  { name: "profile", account: "sale", path: "/profile/info" },
  { name: "password", account: "sale", path: "/profile/password" },
  { name: "notification-settings", account: "sale", path: "/profile/notifications" },
  { name: "sessions", account: "sale", path: "/profile/sessions" },
  { name: "maintenance", account: "sale", path: "/maintenance?from=/orders" },
  { name: "not-found", account: "sale", path: "/404" },
  { name: "dashboard", account: "root", path: "/dashboard" },
  { name: "dashboard-seller", account: "sale", path: "/dashboard" },
  { name: "orders", account: "root", path: "/orders" },
  { name: "orders-all", account: "root", path: "/orders/all" },
  { name: "orders-seller", account: "sale", path: "/orders/all" },
  { name: "orders-200", account: "root", path: "/orders/all?per_page=200" },
  { name: "orders-one", account: "root", path: "/orders/all?search=PD-000100" },
  { name: "orders-none", account: "root", path: "/orders/all?search=nothing-is-called-so" },
  { name: "orders-drafts", account: "root", path: "/orders/draft" },
  { name: "order-report", account: "root", path: "/order-report?range=last-90-days&by=week" },
  { name: "order-report-two", account: "root", path: "/order-report?range=last-90-days&by=country,status" },
  { name: "quality", account: "order_qc", path: "/orders/print/quality?range=last-90-days&by=week,station" },
  { name: "quality-orders", account: "order_qc", path: "/orders/print/quality/orders?range=last-90-days" },
  { name: "faults", account: "order_qc", path: "/orders/print/faults/buyer?range=last-90-days" },
  { name: "report", account: "root", path: "/report?range=last-90-days&by=week" },
  { name: "report-entries", account: "root", path: "/report/entries/all?range=last-90-days" },
  { name: "statistics-seller", account: "sale", path: "/statistics?range=last-90-days&by=store" },
  { name: "check-list", account: "root", path: "/shipment-report" },
  {
    name: "check-list-tick",
    account: "root",
    path: "/shipment-report?range=last-7-days",
    act: (page) => page.getByRole("button", { name: /^Tick / }).first().click(),
  },
  { name: "cases", account: "support", path: "/support" },
  { name: "cases-seller", account: "sale", path: "/support" },
  { name: "case", account: "support", path: "/support/processing", act: openAsPage },
  {
    name: "case-decide",
    account: "support",
    path: "/support/processing",
    act: async (page) => {
      await openAsPage(page);
      await page.getByRole("group").getByRole("button").first().click();
      await page.locator("select[name$=outcome]").first().waitFor();
    },
  },
  { name: "case-new", account: "sale", path: "/orders/delivered", act: openCase },
  { name: "packages", account: "packager", path: "/packages" },
  { name: "items", account: "root", path: "/items/internal" },
  { name: "item", account: "root", path: "/items/internal", act: openFirst },
  { name: "item-matrix", account: "root", path: "/items/internal", act: openTab("Colors and sizes") },
  { name: "products", account: "root", path: "/items/products" },
  { name: "product-new", account: "root", path: "/items/products/new" },
  { name: "product-areas", account: "root", path: "/items/products", act: openTab("Print areas") },
  { name: "product-pictures", account: "root", path: "/items/products", act: openTab("Pictures") },
  {
    name: "product-variants",
    account: "root",
    path: "/items/products",
    act: async (page) => {
      await openTab("Colors and sizes")(page);
      await page.getByRole("button", { name: "Add colors and sizes" }).click();
      await page.getByRole("textbox", { name: "Colors" }).fill("Sand\nHeather Grey=HGR");
      await page.getByRole("textbox", { name: "Sizes" }).fill("S, M, L");
      await page.getByRole("list", { name: "SKUs" }).waitFor();
    },
  },
  { name: "notices", account: "root", path: "/call-to-action" },
  { name: "notice-new", account: "root", path: "/call-to-action/new" },
  { name: "notice-bar", account: "cutting", path: "/packages" },
  { name: "integrations", account: "super_root", path: "/app-config" },
  { name: "integration-new", account: "super_root", path: "/app-config/new" },
  { name: "extensions", account: "super_root", path: "/extensions" },
  { name: "extension", account: "super_root", path: "/extensions/all/order_chat" },
  { name: "notifications", account: "sale", path: "/notifications" },
  {
    name: "notifications-panel",
    account: "sale",
    path: "/orders/all",
    act: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: /^Notifications/ }).click();
      await page.getByRole("feed").getByRole("article").first().waitFor();
    },
  },
  {
    name: "switch-user",
    account: "root",
    path: "/orders/all",
    act: async (page) => {
      await page.getByRole("button", { name: "Switch user" }).click();
      await page.getByRole("option").first().waitFor();
    },
  },
  { name: "order-drawer", account: "root", path: "/orders/all", act: openFirst },
  {
    name: "order-form",
    account: "root",
    path: "/orders/pending",
    act: async (page) => {
      await openFirst(page);
      await page.locator("button:visible", { has: page.locator("svg") }).filter({ hasText: /\S/ }).last()
        .click();
    },
  },
  {
    name: "orders-selected",
    account: "root",
    path: "/orders",
    act: async (page) => {
      await page.keyboard.press("j");
      await page.keyboard.press("x");
    },
  },
  {
    name: "bookmarks",
    account: "accounting",
    path: "/orders",
    act: (page) => page.getByRole("button", { name: /^(Bookmarks|Lesezeichen)$/ }).click(),
  },
  { name: "keys", account: "root", path: "/orders", act: (page) => page.keyboard.press("?") },
  {
    name: "search",
    account: "root",
    path: "/orders",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").waitFor();
    },
  },
  {
    name: "search-found",
    account: "root",
    path: "/dashboard",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").waitFor();
      await page.keyboard.type("smith");
      await page.getByRole("option", { name: /Smith/ }).first().waitFor();
    },
  },
  { name: "import", account: "sale", path: "/orders/import" },
  { name: "order-new", account: "sale", path: "/orders/new" },
  { name: "mending", account: "root", path: "/orders/mending" },
  { name: "orders-mending", account: "root", path: "/orders/all?problem=any" },
  { name: "orders-late", account: "root", path: "/orders/all?due=late" },
  { name: "stores", account: "root", path: "/stores" },
  { name: "store", account: "root", path: "/stores", act: openFirst },
  { name: "store-new", account: "root", path: "/stores/new" },
  { name: "locations", account: "root", path: "/locations" },
  { name: "location", account: "root", path: "/locations", act: openFirst },
  { name: "location-new", account: "root", path: "/locations/new" },
  { name: "jobs", account: "root", path: "/jobs" },
  { name: "job", account: "root", path: "/jobs", act: openFirst },
  { name: "flows", account: "root", path: "/flows" },
  { name: "flow", account: "root", path: "/flows/order?counts=1" },
  { name: "flow-state", account: "root", path: "/flows/switch_user?state=ready.choosing" },
  {
    name: "flow-try",
    account: "root",
    path: "/flows/order?tab=try&at=status.Ready&at=print.Printed&at=shipment.Ready",
  },
  {
    name: "order-flow",
    account: "root",
    path: "/orders/all",
    act: async (page) => {
      await openFirst(page);
      await page.getByRole("tab").last().click();
      await page.locator("svg[data-flow]").waitFor();
    },
  },
  { name: "audit", account: "super_root", path: "/audit" },
  { name: "audit-entry", account: "super_root", path: "/audit", act: openFirst },
  { name: "failed", account: "root", path: "/500" },
  { name: "not-authorized", account: "root", path: "/misc/not-authorized" },
];
