/**
 * Takes screenshots of every screen and state: `deno task gallery [folder] [screen …]`. The light theme has three widths;
 * dark, right to left and German have the widest and the narrowest. If screens are named, only these are taken.
 */
import type { BrowserContextOptions, Page } from "playwright-core";
import { type Shot, SHOTS } from "./gallery/shots.ts";
import { type ChosenAppearance, wear } from "../tests/browser/support/appearances.ts";
import { CHOICES } from "../api/people/customizer.ts";
import { DEMO_ACCOUNT } from "../src/diagnostics/demonstration/mock/world.ts";
import { openDemonstration } from "../tests/browser/support/demonstration_stage.ts";
import { openStage, type Stage } from "../tests/browser/support/stage.ts";

const [folder = ".cache/gallery", ...named] = Deno.args;
const WIDTHS = [1440, 1024, 390] as const;
const HEIGHT = 900;
/** Time for a transition or a lazy part to finish. */
const REST_MS = 350;
/** Time to wait for the account menu, which is drawn after the screen. */
const MENU_MS = 5_000;
const AT_ONCE = 3;

interface Variant {
  readonly name: string;
  readonly appearance: ChosenAppearance;
  readonly language?: "Deutsch";
  readonly widths: readonly number[];
}

const ENDS = [WIDTHS[0], WIDTHS[2]];
const VARIANTS: readonly Variant[] = [
  { name: "light", appearance: { theme: "light" }, widths: WIDTHS },
  { name: "dark", appearance: { theme: "dark" }, widths: ENDS },
  { name: "rtl", appearance: { direction: "rtl" }, widths: ENDS },
  { name: "german", appearance: {}, language: "Deutsch", widths: ENDS },
];

/** The frame around a screen, in every theme and direction, at the width that shows the whole frame. */
const FRAMES: readonly Shot[] = [
  { name: "frame-vertical", account: "root", path: "/orders/all", appearance: { layout: "vertical" } },
  { name: "frame-rail", account: "root", path: "/orders/all", appearance: { sidebarCollapsed: true } },
  {
    name: "frame-rail-open",
    account: "root",
    path: "/orders/all",
    appearance: { sidebarCollapsed: true },
    act: (page) => page.getByRole("link", { name: "Stores" }).hover(),
  },
  {
    name: "frame-horizontal",
    account: "root",
    path: "/orders/all",
    appearance: { layout: "horizontal" },
    act: (page) => page.getByRole("menuitem", { name: "Sales" }).click(),
  },
  { name: "frame-seller", account: "sale", path: "/orders/all", appearance: { layout: "seller" } },
  { name: "frame-blank", account: "root", path: "/orders/all", appearance: { layout: "blank" } },
  {
    name: "frame-floating",
    account: "root",
    path: "/dashboard",
    appearance: { navbarType: "floating", navbarColor: "primary", footerType: "static" },
  },
];
const FRAME_VARIANTS: readonly Variant[] = (["light", "dark", "semi-dark"] as const).flatMap((theme) =>
  (["ltr", "rtl"] as const).map((direction) => ({
    name: `${theme}-${direction}`,
    appearance: { theme, direction },
    widths: [WIDTHS[0]],
  }))
);
const NARROW_FRAMES: readonly Shot[] = [
  {
    name: "frame-drawer",
    account: "root",
    path: "/orders/all",
    act: (page) => page.getByRole("button", { name: "Open menu" }).click(),
  },
];

const MENUS: readonly Shot[] = CHOICES.menuTheme.map((menuTheme) => ({
  name: `menu-${menuTheme}`,
  account: "root",
  path: "/orders/all",
  appearance: { menuTheme },
  part: { width: 300 },
}));
const MENU_VARIANTS = FRAME_VARIANTS.filter(({ appearance }) => appearance.direction === "ltr");

/** The full top bar, on a wide and a narrow window. */
const BARS: readonly Shot[] = [
  { name: "bar", account: "root", path: "/orders/all", part: { height: 120 } },
];
const BAR_WIDTHS = [1440, 1200, 1024, 768, 390];
const BAR_VARIANTS: readonly Variant[] = VARIANTS.filter(({ name }) => name !== "dark")
  .map((variant) => ({ ...variant, widths: BAR_WIDTHS }));

/** Chooses the language in the menu after each load, because the app keeps it only in memory (S1.4). */
async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.getByTitle(/^Account of/).click();
  await page.getByRole("menuitemradio", { name: language }).click();
  await page.keyboard.press("Escape");
}

async function shoot(stage: Stage, shot: Shot, variant: Variant, width: number): Promise<void> {
  const options: BrowserContextOptions = { viewport: { width, height: HEIGHT } };
  await using visit = await stage.visit(shot.account, options);
  await wear(visit, { ...variant.appearance, ...shot.appearance });
  await visit.page.goto(stage.app + shot.path);
  await visit.page.locator("h1, h2").first().waitFor();
  await visit.page.waitForTimeout(REST_MS);
  // Plain pages (sign-in, errors) have no menu with languages.
  const menu = visit.page.getByTitle(/^Account of/);
  const hasMenu = variant.language && await menu.waitFor({ timeout: MENU_MS }).then(() => true, () => false);
  if (variant.language && hasMenu) await chooseLanguage(visit.page, variant.language);
  await shot.act?.(visit.page);
  await visit.page.waitForTimeout(REST_MS);
  await visit.page.screenshot({
    path: `${folder}/${shot.name}-${variant.name}-${width}.png`,
    ...(shot.part && { clip: { x: 0, y: 0, width, height: HEIGHT, ...shot.part } }),
  });
}

/** Takes the screens of the demonstration, which is a separate app: its two forms, and its tasks. */
async function shootDemonstration(): Promise<number> {
  await using demonstration = await openDemonstration();
  let shotCount = 0;
  for (const width of WIDTHS) {
    await using visit = await demonstration.visit({ viewport: { width, height: HEIGHT } });
    const { page } = visit;
    const take = async (name: string) => {
      await page.waitForTimeout(REST_MS);
      await page.screenshot({ path: `${folder}/demonstration-${name}-${width}.png` });
      shotCount += 1;
    };
    await page.goto(`${demonstration.origin}/register`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await take("register");
    await page.goto(`${demonstration.origin}/login`);
    await page.getByLabel("Email").fill(DEMO_ACCOUNT.email);
    await page.getByRole("textbox", { name: "Password" }).fill(DEMO_ACCOUNT.password);
    await take("login");
    await page.keyboard.press("Enter");
    await page.getByRole("cell").or(page.getByRole("listitem")).first().waitFor();
    await take("tasks");
  }
  return shotCount;
}

await Deno.mkdir(folder, { recursive: true });
const isNamed = (name: string) => named.length === 0 || named.includes(name);
let taken = isNamed("demonstration") ? await shootDemonstration() : 0;
await using stage = await openStage();
const crossed = (shots: readonly Shot[], variants: readonly Variant[]) =>
  variants.flatMap((variant) =>
    variant.widths.flatMap((width) => shots.map((shot) => ({ variant, width, shot })))
  );
const wanted = [
  ...crossed(SHOTS, VARIANTS),
  ...crossed(FRAMES, FRAME_VARIANTS),
  ...crossed(NARROW_FRAMES, FRAME_VARIANTS.map((variant) => ({ ...variant, widths: [WIDTHS[2]] }))),
  ...crossed(MENUS, MENU_VARIANTS),
  ...crossed(BARS, BAR_VARIANTS),
].filter(({ shot }) => isNamed(shot.name));
let failed = 0;
await Promise.all(Array.from({ length: AT_ONCE }, async () => {
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const { shot, variant, width } = next;
    try {
      await shoot(stage, shot, variant, width);
      taken += 1;
    } catch (error) {
      failed += 1;
      console.error(`${shot.name} ${variant.name} ${width}: ${String(error).split("\n")[0]}`);
    }
  }
}));
console.log(`${taken} pictures in ${folder}, ${failed} could not be taken.`);
Deno.exitCode = failed > 0 ? 1 : 0;
