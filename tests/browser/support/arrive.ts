/** Navigation that ends when the screen is at rest: a key pressed earlier has no listener. */
import { rest } from "./rest.ts";
import type { Visit } from "./stage.ts";
import { WAITING_FILE } from "./tabs.ts";

type SettlingVisit = Pick<Visit, "page" | "underWay">;

async function settle(visit: SettlingVisit): Promise<void> {
  // Only headings of the screen count: the menu has some too.
  await visit.page.locator("main :is(h1, h2)").first().waitFor({ state: "attached" });
  await rest(visit);
}

/** Loads the app at an address. */
export async function arrive(visit: SettlingVisit, url: string): Promise<void> {
  await visit.page.goto(url);
  await settle(visit);
}

/** Goes to an address within the running app, as a link would, without loading it again. */
export async function jump(visit: SettlingVisit, url: string): Promise<void> {
  const { page } = visit;
  const { origin, pathname, search } = new URL(url);
  const isInApp = page.url().startsWith(`${origin}/`) && page.url() !== origin + WAITING_FILE;
  if (!isInApp) return await arrive(visit, url);
  await page.keyboard.press("Escape");
  await page.evaluate((path) => history.pushState(null, "", path), pathname + search);
  await settle(visit);
}

/**
 * Resizes the window. Until the next frame the page mixes new styles with old parts, such as a menu that is
 * about to disappear.
 */
export async function resize(
  visit: SettlingVisit,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await visit.page.setViewportSize(size);
  await visit.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await rest(visit);
}
