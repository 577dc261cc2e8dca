import "../../support/client/pseudo.ts";
import { openAt, page, resizeTo } from "../../support/client/dom.ts";
import "../../support/client/lazy_parts.ts";
import assert from "node:assert/strict";
import { createRoot } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { App } from "../../../src/app/app.tsx";
import { configureApp } from "../../support/client/app_config.ts";
import { keep } from "../../../src/lib/cookies.ts";
import { lateWords } from "../../../src/lib/i18n.ts";
import { startSession } from "../../../src/app/wiring/session.ts";
import { COUNTRIES } from "../../../api/places/countries.ts";
import { LANGUAGE_NAMES } from "../../../api/languages.ts";
import type { Database } from "../../../server/db/database.ts";
import { testApp } from "../../support/server/api.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";
import { signIn } from "../../support/people/people.ts";
import { textOutsideBrackets } from "../../support/client/pseudo.ts";

const PRODUCT = "Zz-Product";
/** The commit that the footer shows without a build. */
const COMMIT = "dev";
/**
 * Matches texts of `Intl` in the person's language, and codes, initials and units, which are the same in all
 * languages.
 */
const FOREIGN =
  /^(ago|in|hours?|minutes?|seconds?|days?|months?|weeks?|years?|yesterday|tomorrow|now|and|or|kg|\p{Lu}{2,3})$/u;
const SHOWN = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext"];
const regions = new Intl.DisplayNames("en", { type: "region" });
/** Names of days and months, which `Intl` provides too. */
const DAY_NAMES = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)))
  .map((day) => day.toLocaleDateString("en", { weekday: "long", month: "long", timeZone: "UTC" })).join("\n");
/** Each language has its own name, whichever language is shown. */
const OWN_NAMES = Object.values(LANGUAGE_NAMES).join("\n");
const COUNTRY_NAMES = COUNTRIES.map((code) => regions.of(code)).join("\n");

/** Returns every text on the page with its element. */
function textsOf(root: Element): [string, string][] {
  const found: [string, string][] = [];
  const all = [root, ...root.querySelectorAll("*")];
  for (const element of all) {
    if (/^(STYLE|SCRIPT|TITLE)$/.test(element.tagName)) continue;
    for (const name of SHOWN) {
      const value = element.getAttribute(name);
      if (value) found.push([`${element.tagName} ${name}`, value]);
    }
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) {
        found.push([element.tagName, child.textContent]);
      }
    }
  }
  return found;
}

/** Texts in answers of the API, kept for all screens and people, as some answers are cached. */
const answered = new Set<string>();

interface World {
  /** Names of parts that were already opened. */
  readonly opened: Set<string>;
  pending: number;
}

function remember(value: unknown): void {
  if (typeof value === "string") answered.add(value);
  else if (value && typeof value === "object") Object.values(value).forEach(remember);
}

/** Returns words of the page that come neither from the locales nor from the API. */
function strays(): string[] {
  const knownText = `${[...answered].join("\n")}\n${COUNTRY_NAMES}\n${DAY_NAMES}\n${OWN_NAMES}`.toLowerCase();
  const isData = (word: string) => knownText.includes(word.toLowerCase());
  return textsOf(document.body).flatMap(([where, text]) => {
    const rest = textOutsideBrackets(text).replaceAll(PRODUCT, "");
    const words = rest.match(/\p{L}{2,}/gu) ?? [];
    const stray = words.filter((word) => word !== COMMIT && !FOREIGN.test(word) && !isData(word));
    return stray.length > 0 ? [`${location.pathname} ${where}: ${text.trim().slice(0, 80)}`] : [];
  });
}

const rest = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Waits until no request and no loading is under way. */
async function settle(world: World): Promise<void> {
  await rest(20);
  while (world.pending > 0) await rest(10);
  await rest(20);
}

const OPENERS = "button[aria-haspopup], button[aria-expanded=false]";
const nameOf = (opener: Element) => opener.getAttribute("aria-label") ?? opener.textContent ?? "";

/** Opens every part that a screen can open, one after the other, each once. */
async function openAll(world: World, check: () => void): Promise<void> {
  const isNew = (opener: Element) => !world.opened.has(nameOf(opener));
  for (;;) {
    const opener = [...document.querySelectorAll<HTMLElement>(OPENERS)].find(isNew);
    if (!opener) return;
    world.opened.add(nameOf(opener));
    opener.click();
    await settle(world);
    check();
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
    (document.activeElement ?? document.body).dispatchEvent(escape);
    await rest(20);
  }
}

const PATHS: Readonly<Record<string, readonly string[]>> = {
  "root@demo.test": [
    "/dashboard",
    "/orders/all",
    "/orders/all/:orders",
    "/orders/mending",
    "/packages/all",
    "/stores",
    "/stores/new",
    "/stores/all/:stores",
    "/jobs",
    "/jobs/all/:jobs",
    "/profile/info",
    "/profile/password",
    "/profile/notifications",
    "/profile/sessions",
    "/notifications",
    "/flows/reports",
    "/orders/new",
    "/call-to-action",
    "/call-to-action/new",
    "/call-to-action/all/:calls_to_action",
    "/no-such-page",
  ],
  "super_root@demo.test": ["/extensions", "/extensions/all/order_chat"],
  "sale@demo.test": ["/dashboard", "/orders/new", "/orders/import", "/orders/draft", "/stores"],
  "": ["/login", "/404", "/500", "/maintenance", "/misc/not-authorized"],
};

/** Replaces `:orders` in a path by the id of an order. */
async function fill(path: string, db: Database): Promise<string> {
  const [name] = /(?<=:)(orders|stores|jobs|calls_to_action)$/.exec(path) ?? [];
  if (!name) return path;
  const { _id } = await db.read.selectFrom(name as "orders" | "stores" | "jobs" | "calls_to_action").select(
    "_id",
  )
    .executeTakeFirstOrThrow();
  return path.replace(`:${name}`, _id);
}

for (const [email, paths] of Object.entries(PATHS)) {
  Deno.test(`S1.4 every text comes from the locales: screens of ${email || "nobody"}`, () =>
    inDemo(async (db) => {
      await using api = testApp(db, { now: () => OPTIONS.now });
      const world: World = { opened: new Set(), pending: 0 };
      const user = email && await db.read.selectFrom("users").select("_id").where("email", "=", email)
        .executeTakeFirstOrThrow();
      // This test waits for all late parts together, not step by step.
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      openAt(paths[0] ?? "/");
      resizeTo(1440);
      configureApp({
        api: "http://localhost:8000/api",
        login: "http://localhost:8001/",
        register: "http://localhost:8001/register",
        name: PRODUCT,
      });
      const real = globalThis.fetch;
      globalThis.fetch = async (url, init) => {
        world.pending += 1;
        try {
          const response = await api.app.fetch(new Request(url, { ...init, signal: null }));
          const text = await response.clone().text();
          try {
            remember(JSON.parse(text));
          } catch {
            answered.add(text);
          }
          return response;
        } finally {
          world.pending -= 1;
        }
      };
      if (user) keep("token", await signIn(db, user._id, OPTIONS.now));
      await lateWords();
      const session = startSession({ navigate, reload: () => {}, currentPath: () => location.pathname });
      const root = createRoot(document.body.appendChild(document.createElement("div")));
      const found = new Set<string>();
      const collect = () => strays().forEach((each) => found.add(each));
      try {
        root.render(<App session={session} />);
        for (const path of paths) {
          navigate(await fill(path, db));
          await settle(world);
          assert.match(document.body.textContent ?? "", /⟦.*⟧/s, `${path} shows something`);
          collect();
          await openAll(world, collect);
        }
        assert.deepEqual([...found].sort(), []);
      } finally {
        root.unmount();
        session.stop();
        globalThis.fetch = real;
        keep("token", null);
        await page.happyDOM.abort();
      }
    }, { orders: 60 }));
}
