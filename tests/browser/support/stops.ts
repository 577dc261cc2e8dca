/** Every stop that can be checked: each route of the contract, and everything that opens on a screen. */
import type { Page } from "playwright-core";
import { allows, type Rule } from "../../../api/access.ts";
import { newPath } from "../../../resources/define.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { pages, unlistedPages } from "../../../resources/pages.ts";
import { PLAIN_PATHS } from "../../../src/lib/plain_paths.ts";
import { person } from "../../support/client/person.ts";
import { jump } from "./arrive.ts";
import type { Visit } from "./stage.ts";

export interface Stop {
  readonly name: string;
  readonly path: string;
  /** The account that may see the stop, if not every root; "none" is nobody signed in. */
  readonly account?: "super_root" | "none";
  /** People use the stop all day. */
  readonly isMain?: boolean;
  /** The part of the layout that the stop needs: the top bar, or a wide one. */
  readonly needs?: "bar" | "wide bar";
  /** Opens the part to check. */
  readonly open?: (page: Page) => Promise<unknown>;
}

const seenBy = (rule: Rule): Pick<Stop, "account"> => allows(rule, person()) ? {} : { account: "super_root" };

const route = (path: string, more: Partial<Stop> = {}): Stop => ({ name: path, path, ...more });

const pressing = (name: string | RegExp, role: "dialog" | "menu" = "dialog") => async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name }).first().click();
  await page.getByRole(role).first().waitFor();
};

const opened = (name: string, open: Stop["open"], needs: Stop["needs"] = "bar"): Stop => ({
  name,
  // The list is short, as it is checked again behind each overlay.
  path: "/stores",
  ...(needs && { needs }),
  ...(open && { open }),
});

const firstRecord = async (page: Page) => {
  await page.locator("[data-id]").first().click();
  // A case shows its conversation first.
  await page.locator("section > div > :is(h2, h3), textarea").filter({ visible: true }).first().waitFor();
};

/** Lists without a record in the small demo of these tests. */
const EMPTY: readonly string[] = ["/app-config", "/pb-invoices", "/pb-invoices/lines", "/pb-request"];

const drawers: readonly Stop[] = resources
  .filter(({ record, path }) => record && !EMPTY.includes(path))
  .map(({ id, path, rule }) => ({
    ...seenBy(rule),
    name: `the first of ${path}`,
    path: `${path}/all`,
    isMain: id === "orders",
    open: firstRecord,
  }));

export const STOPS: readonly Stop[] = [
  ...[...pages, ...unlistedPages, ...resources].map(({ path, rule }) =>
    route(path, { ...seenBy(rule), isMain: path === "/orders" })
  ),
  ...resources.filter(({ shape }) => shape).map(({ path, rule }) => route(newPath(path), seenBy(rule))),
  ...Object.keys(PLAIN_PATHS).map((path) => route(path)),
  ...["/login", ...Object.keys(PLAIN_PATHS).slice(0, 1)].map((path) =>
    route(path, { name: `${path}, signed out`, account: "none" })
  ),
  ...drawers,
  {
    name: "an order's form",
    // Only orders with one of these statuses can be edited in a small demo.
    path: "/orders/all?status=Draft,Pending",
    isMain: true,
    async open(page) {
      await firstRecord(page);
      await page.getByRole("button", { name: "Edit order" }).click();
      await page.getByRole("textbox", { name: "Recipient", exact: true }).waitFor();
    },
  },
  opened("bell", async (page) => {
    await pressing(/^Notifications|unread/)(page);
    await page.getByRole("feed").getByRole("article").first().waitFor();
  }),
  opened("bookmarks", pressing("Bookmarks")),
  opened("jobs", pressing(/jobs/i)),
  opened("person", pressing(/Okafor|account/i, "menu")),
  opened("API Token", async (page) => {
    await pressing(/Okafor|account/i, "menu")(page);
    await page.getByRole("menuitem", { name: "API Token" }).click();
    await page.getByRole("dialog", { name: "API Token" }).waitFor();
  }),
  opened("switch user", pressing("Switch user")),
  opened("customizer", pressing("Customize"), "wide bar"),
  opened("search", async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").waitFor();
    await page.keyboard.type("PD-00001");
    await page.getByRole("option", { name: /PD-00001/ }).first().waitFor();
  }),
  opened("keys", async (page) => {
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
  }),
];

/** Goes to a stop and waits until all of it is loaded. */
export async function stopAt(visit: Visit, app: string, { path, open }: Stop): Promise<void> {
  await jump(visit, app + path);
  await open?.(visit.page);
}
