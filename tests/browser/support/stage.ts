/**
 * The whole product on three origins, as in production: the API, the login site, and the built app on a
 * static host. All tests of a process share one browser and one address of the app; each visit gets a clean
 * tab and counts what must be zero: violations of the policy, errors in the console, foreign requests.
 */
import { rm } from "node:fs/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from "playwright-core";
import type { Database } from "../../../server/db/database.ts";
import { spanOf } from "../../../api/time/dates.ts";
import { systemNow } from "../../../server/app.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { DEMO_PASSWORD } from "../../../server/demo/people/people.ts";
import { type RunningServer, serve } from "../../../server/main.ts";
import { DEFAULT_LIMITS } from "../../../server/settings/settings.ts";
import { cdn } from "./cdn.ts";
import { filledDirectory } from "../../support/server/database.ts";
import { demoOf } from "../../support/demo/demo.ts";
import { FRUGAL, startChromium } from "./chromium.ts";
import { sessionCookies } from "./session_cookies.ts";
import { returnTab, takeTab } from "./tabs.ts";
import { UnseenFaults, type WatchedPage } from "./watch.ts";

/** The number gives several pages of every list and is quickly made. */
const ORDERS = 400;

export interface Visit extends AsyncDisposable, Omit<WatchedPage, "unseen"> {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface Stage extends AsyncDisposable {
  readonly browser: Browser;
  /** Origins, without a slash at the end. */
  readonly app: string;
  readonly api: string;
  readonly login: string;
  /** The folder of the API's database. */
  readonly dataDir: string;
  /** Opens a clean page, signed in if an account is named, that has not loaded anything yet. */
  visit(account?: string, options?: BrowserContextOptions): Promise<Visit>;
  /** Opens a visit with a separate session, for tests that end it or act as somebody else. */
  visitWithNewSession(account: string, options?: BrowserContextOptions): Promise<Visit>;
}

function freePort(): number {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  return listener.addr.port;
}

const settings = { currency: "USD", timeZone: "UTC", scryptCost: 2 ** 10 } as const;
const runStartedAt = Number(Deno.env.get("STARTED_AT")) || systemNow();

/**
 * Returns the moment at which the demo data ends, in Unix seconds. It is the start of the run, so that stages
 * share their data, or now if a day began since then: in a new month, "this month" would have no orders.
 */
function demoEnd(): number {
  const now = systemNow();
  return runStartedAt < spanOf("today", now, settings.timeZone).from ? now : runStartedAt;
}

async function startApi(
  dataDir: string,
  app: string,
  { plant, egressAllow = [] }: StageOptions,
): Promise<{ running: RunningServer; port: number }> {
  if (plant) {
    const db = await openDatabase({ dataDir });
    await plant(db, dataDir);
    await db.close();
  }
  const [port, loginPort] = [freePort(), freePort()];
  const running = await serve({
    port,
    loginPort,
    demo: true,
    name: "Pressdock",
    settings: {
      ...settings,
      appOrigins: [app],
      loginOrigin: `http://localhost:${loginPort}`,
      dataDir,
      egressAllow,
      limits: { ...DEFAULT_LIMITS, ratePerSecond: 0 },
    },
  });
  return { running, port };
}

/** Fills in the login site's form and waits until the app is shown again. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await page.getByLabel("Email").fill(`${account}@demo.test`);
  await page.getByLabel("Password").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  // A station has no menu.
  await page.getByRole("navigation").or(page.locator("[data-station]")).first().waitFor();
}

/** Waits until live changes arrive. It must be called before the page loads. */
export const whenLive = (page: Page): Promise<unknown> =>
  page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));

export interface StageOptions {
  readonly orders?: number;
  /** Changes the seed of the demo before the server starts. */
  readonly plant?: (db: Database, dataDir: string) => Promise<void>;
  /** Overrides of the app's `config.json`, such as another login site. */
  readonly config?: Readonly<Record<"login" | "register" | "loginMode", string>>;
  /** Hosts on this machine that the API may call. */
  readonly egressAllow?: readonly string[];
}

/** The static host of this process. It has one address, so that the browser compiles the app once for all stages. */
interface Host {
  readonly app: string;
  serve: (request: Request) => Promise<Response>;
}
let host: Host | undefined;

/** Pages and settings name the API of their stage, so an earlier stage's cached ones must not be used. */
const isOfStage = (path: string) => !/\.(?:js|css|svg|wasm|woff2)$/.test(path);

async function answerFresh(serve: Host["serve"], request: Request): Promise<Response> {
  if (!isOfStage(new URL(request.url).pathname)) return await serve(request);
  const headers = new Headers(request.headers);
  headers.delete("If-None-Match");
  const response = await serve(new Request(request.url, { headers }));
  response.headers.set("Cache-Control", "no-store");
  return response;
}

function startHost(): Host {
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    (request) => made.serve(request),
  );
  // The server lives as long as the process, without keeping it alive.
  server.unref();
  const made: Host = {
    app: `http://localhost:${server.addr.port}`,
    serve: () => Promise.resolve(new Response(null, { status: 503 })),
  };
  return made;
}

/** Starts the product. `await using stage = await openStage()` stops it with the block. */
export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const { orders = ORDERS, config } = options;
  const { browser } = await startChromium(FRUGAL);
  const dataDir = await filledDirectory(demoOf({ ...settings, now: demoEnd(), orders }));
  host ??= startHost();
  const shared = host;
  const { app } = shared;
  const { running, port } = await startApi(dataDir, app, options);
  const [api, login] = [`http://localhost:${port}`, running.loginOrigin];
  const serve = cdn({
    api: `${api}/api`,
    login,
    register: `${login}/register`,
    name: "Pressdock",
    currency: settings.currency,
    timeZone: settings.timeZone,
    ...config,
  });
  const ours = [app, api, login, ...(config ? [new URL(config.login).origin] : [])];
  const cookies = new Map<string, Cookie[]>();
  const unseen = new UnseenFaults();

  async function open(options: BrowserContextOptions): Promise<Visit> {
    const tab = await takeTab(browser, options);
    // Test files run one after the other, each on its own stage, which the shared host now serves.
    shared.serve = (request) => answerFresh(serve, request);
    const watched = tab.watcher.begin(ours);
    const close = async () => {
      await returnTab(tab, ours, app);
      unseen.note(watched);
    };
    return Object.assign(watched, { context: tab.context, page: tab.page, [Symbol.asyncDispose]: close });
  }

  const newSession = (account: string) => sessionCookies(dataDir, account, new URL(app).hostname);

  /** Each account has one session, whose cookies serve all later visits. */
  async function cookiesOf(account: string): Promise<Cookie[]> {
    const made = cookies.get(account) ?? await newSession(account);
    cookies.set(account, made);
    return made;
  }

  async function openWith(cookies: Cookie[], options: BrowserContextOptions = {}): Promise<Visit> {
    const visit = await open(options);
    await visit.context.addCookies(cookies);
    return visit;
  }

  return {
    browser,
    app,
    api,
    login,
    dataDir,
    visit: async (account, options) => openWith(account ? await cookiesOf(account) : [], options),
    visitWithNewSession: async (account, options) => openWith(await newSession(account), options),
    async [Symbol.asyncDispose]() {
      await running.close();
      await rm(dataDir, { recursive: true });
      unseen.assertNone();
    },
  };
}
