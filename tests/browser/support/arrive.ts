/** Ways to a screen that end when it is at rest: a key that is pressed before has no listener. */
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

/** Goes there within the app, where it runs already, as a link would: only the first screen is loaded. */
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
 * Gives the window another size. Until the page has drawn a frame of it, the styles are of the new size and the parts
 * of the old one: a menu that is taken away leaves no room for its neighbour.
 */
export async function resize(
  visit: SettlingVisit,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await visit.page.setViewportSize(size);
  await visit.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await rest(visit);
}
