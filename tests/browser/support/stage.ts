/**
 * The whole product on three origins, as in life: the API, the login site, and the built app on a static host.
 * One browser and one address of the app for all tests of a process, a tab as good as new for each visit. Every visit counts what must be zero:
 * violations of the policy, errors in the console, requests to anybody else.
 */
import { rm } from "node:fs/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from "playwright-core";
import type { Database } from "../../../server/db/database.ts";
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

/** Enough for several pages of every list, quick to make. */
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
  /** A fresh context with one page, signed in when an account is named. It has not gone anywhere yet. */
  visit(account?: string, options?: BrowserContextOptions): Promise<Visit>;
  /** The same with a session of its own, for who ends it or becomes somebody else. */
  visitAnew(account: string, options?: BrowserContextOptions): Promise<Visit>;
}

function freePort(): number {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  return listener.addr.port;
}

/** One moment for all stages of a test run, so that they share the data. */
const STARTED_AT = Number(Deno.env.get("STARTED_AT")) || Math.floor(Date.now() / 1000);
const settings = { currency: "USD", timeZone: "UTC", scryptCost: 2 ** 10 } as const;

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

/** Fills in the form of the login site and waits until the app is there again. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await page.getByLabel("Email").fill(`${account}@demo.test`);
  await page.getByLabel("Password").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  // Around a station there is no menu.
  await page.getByRole("navigation").or(page.locator("[data-station]")).first().waitFor();
}

/** That changes come to the page by themselves. It is called before the page goes anywhere. */
export const whenLive = (page: Page): Promise<unknown> =>
  page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));

export interface StageOptions {
  readonly orders?: number;
  /** Changes what the demo's seed made, before anybody asks for it. */
  readonly plant?: (db: Database, dataDir: string) => Promise<void>;
  /** Overrides of the app's `config.json`: another login site. */
  readonly config?: Readonly<Record<"login" | "register" | "loginMode", string>>;
  /** Hosts of this machine that the API may call. */
  readonly egressAllow?: readonly string[];
}

/** The static host of this process. It serves one address, so that a browser compiles the app once for all stages. */
interface Host {
  readonly app: string;
  serve: (request: Request) => Promise<Response>;
}
let host: Host | undefined;

/** A page and its settings name the API of their stage: the cached ones of an earlier stage must not be used again. */
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
  // It is there as long as the process, and no reason for it to go on.
  server.unref();
  const made: Host = {
    app: `http://localhost:${server.addr.port}`,
    serve: () => Promise.resolve(new Response(null, { status: 503 })),
  };
  return made;
}

/** Starts everything. `await using stage = await openStage()` ends it with the block. */
export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const { orders = ORDERS, config } = options;
  const { browser } = await startChromium(FRUGAL);
  const dataDir = await filledDirectory(demoOf({ ...settings, now: STARTED_AT, orders }));
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
    // One file of tests runs after the other, each on the stage that it opened.
    shared.serve = (request) => answerFresh(serve, request);
    const watched = tab.watcher.begin(ours);
    const close = async () => {
      await returnTab(tab, ours, app);
      unseen.note(watched);
    };
    return Object.assign(watched, { context: tab.context, page: tab.page, [Symbol.asyncDispose]: close });
  }

  const newSession = (account: string) => sessionCookies(dataDir, account, new URL(app).hostname);

  /** One session per account: its cookies serve all later visits. */
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
    visitAnew: async (account, options) => openWith(await newSession(account), options),
    async [Symbol.asyncDispose]() {
      await running.close();
      await rm(dataDir, { recursive: true });
      unseen.assertNone();
    },
  };
}
