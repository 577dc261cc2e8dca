/**
 * Runs several windows of one browser without a browser: the app's wiring is bundled and run once for each
 * loaded page, over one cookie jar, one channel, one lock and the real API. The test decides when a request
 * arrives, and when its answer does.
 */
import { setImmediate } from "node:timers";
import { build } from "esbuild";
import type { LoginCallback } from "../../../src/lib/login_callback.ts";
import type { Session } from "../../../src/app/wiring/session.ts";
import type * as ActingWiring from "../../../src/features/people/acting/wiring.ts";
import type * as Client from "../../../src/lib/client.ts";
import type * as Config from "../../../src/lib/config.ts";
import type { createActor } from "xstate";
import type { TestApp } from "../server/api.ts";

interface AppModule {
  readonly startSession: (effects: object, loginCallback: LoginCallback | null) => Session;
  readonly wiredSwitchUser: typeof ActingWiring.wiredSwitchUser;
  readonly wiredActing: typeof ActingWiring.wiredActing;
  readonly askText: typeof Client.askText;
  readonly setConfig: typeof Config.setConfig;
  readonly createActor: typeof createActor;
}

const ENTRY = `
export { startSession } from "./src/app/wiring/session.ts";
export { wiredSwitchUser, wiredActing } from "./src/features/people/acting/wiring.ts";
export { askText } from "./src/lib/client.ts";
export { setConfig } from "./src/lib/config.ts";
export { createActor } from "xstate";`;

const GLOBALS = [
  "globalThis",
  "document",
  "location",
  "navigator",
  "sessionStorage",
  "fetch",
  "BroadcastChannel",
  "setTimeout",
  "clearTimeout",
] as const;
type Globals = Readonly<Record<typeof GLOBALS[number], unknown>>;

/** Bundles the app's wiring so that it can be run repeatedly, each time as another page. */
export async function bundle(): Promise<(globals: Globals) => AppModule> {
  const { outputFiles: [file] } = await build({
    stdin: {
      contents: ENTRY,
      resolveDir: decodeURIComponent(new URL("../../..", import.meta.url).pathname),
      loader: "ts",
    },
    bundle: true,
    format: "iife",
    globalName: "app",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const run = new Function(...GLOBALS, `${file!.text}; return app;`);
  return (globals) => run(...GLOBALS.map((name) => globals[name]));
}

/** More transfers than this before the windows are idle mean a cycle. */
const MAX_TRANSFERS = 300;

/** A call under way: the request reaches the API, then the answer reaches the page, unless the page is closed. */
interface Transfer {
  readonly page: Page;
  readonly init: RequestInit;
  readonly url: string;
  readonly resolve: (response: Response) => void;
  answer: Response | null;
}

export class Browser {
  readonly cookies = new Map<string, string>();
  readonly transfers: Transfer[] = [];
  readonly channels = new Set<{ readonly page: Page; readonly target: EventTarget }>();
  #lock: Promise<unknown> = Promise.resolve();

  constructor(readonly load: (globals: Globals) => AppModule, readonly api: TestApp) {}

  /** Runs work one after the other, as a browser's lock does; a closed page holds no lock. */
  lock<T>(page: Page, work: () => Promise<T>): Promise<T> {
    const turn = this.#lock.then(() => page.isGone ? new Promise<T>(() => {}) : work());
    const ended = Promise.race([turn.catch(() => {}), page.gone]);
    this.#lock = this.#lock.then(() => ended);
    return turn;
  }

  async carry(index: number): Promise<void> {
    const transfer = this.transfers[index];
    if (!transfer) return;
    const isGone = transfer.page.isGone && !(transfer.init.keepalive && !transfer.answer);
    if (isGone || transfer.answer) this.transfers.splice(index, 1);
    if (isGone) return;
    if (transfer.answer) transfer.resolve(transfer.answer);
    else {
      const { method, headers, body } = transfer.init;
      const request = new Request(transfer.url, { method, headers, body } as RequestInit);
      const response = await this.api.app.fetch(request);
      transfer.answer = new Response(await response.text(), { status: response.status });
    }
    await letPromisesRun();
  }

  async settle(): Promise<void> {
    await letPromisesRun();
    for (let carried = 0; this.transfers.length > 0; carried++) {
      if (carried > MAX_TRANSFERS) {
        throw new Error("The windows never come to rest: they load again and again");
      }
      await this.carry(0);
    }
  }
}

export const letPromisesRun = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One document of a window: it begins with a load, and ends with the next. */
export class Page {
  isGone = false;
  readonly gone: Promise<void>;
  leave = () => {};
  readonly app: AppModule;
  readonly session: Session;
  readonly global = new EventTarget();

  constructor(readonly tab: Tab, loginCallback: LoginCallback | null) {
    const { browser } = tab;
    this.gone = new Promise((resolve) => {
      this.leave = () => {
        this.isGone = true;
        resolve();
      };
    });
    const place = { href: "http://localhost:8000/orders", hostname: "localhost", protocol: "http:" };
    const location = { ...place, pathname: "/orders", search: "" };
    this.app = browser.load({
      globalThis: Object.assign(this.global, { location }),
      document: this.#document(),
      location,
      navigator: { locks: { request: <T>(_: string, work: () => Promise<T>) => browser.lock(this, work) } },
      sessionStorage: tab.storage,
      fetch: (url: string, init: RequestInit) =>
        new Promise<Response>((resolve) =>
          browser.transfers.push({ page: this, url, init, resolve, answer: null })
        ),
      BroadcastChannel: this.#channel(),
      // No test here waits for a timer.
      setTimeout: () => 0,
      clearTimeout: () => {},
    });
    this.app.setConfig({
      api: "http://localhost:8000/api",
      login: "http://localhost:8001",
      register: "http://localhost:8001",
      loginMode: "code",
      name: "Desk",
      currency: "USD",
      timeZone: "UTC",
    });
    const effects = { navigate: () => {}, reload: () => tab.open(), currentPath: () => "/orders" };
    this.session = this.app.startSession(effects, loginCallback);
  }

  get person() {
    return this.isGone ? null : this.session.actor.getSnapshot().context.person;
  }

  #document() {
    const { cookies } = this.tab.browser;
    return Object.defineProperty(new EventTarget(), "cookie", {
      get: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; "),
      set: (text: string) => {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        if (text.includes("Max-Age=0")) cookies.delete(name);
        else cookies.set(name, value);
      },
    });
  }

  #channel() {
    const { browser } = this.tab;
    const member = (target: EventTarget) => ({ page: this as Page, target });
    return class extends EventTarget {
      readonly own = member(this);
      constructor() {
        super();
        browser.channels.add(this.own);
      }
      postMessage() {
        for (const other of browser.channels) {
          if (other === this.own || other.page.isGone || other.page.tab.isAsleep) continue;
          queueMicrotask(() => other.target.dispatchEvent(new Event("message")));
        }
      }
      close() {
        browser.channels.delete(this.own);
      }
    };
  }
}

/** A window whose storage survives its loads. */
export class Tab {
  /** Receives no messages from other windows until it is in front. */
  isAsleep = false;
  readonly storage: Storage;
  page: Page;

  constructor(readonly browser: Browser) {
    const storage = new Map<string, string>();
    this.storage = new Proxy({} as Storage, {
      get: (_, name) =>
        ({
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => void storage.set(key, value),
          removeItem: (key: string) => void storage.delete(key),
        })[name as "getItem"],
      ownKeys: () => [...storage.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
    this.page = new Page(this, null);
  }

  /** Loads the page again; promises of the previous page never resolve. */
  open(loginCallback: LoginCallback | null = null): void {
    this.page.leave();
    this.page.session.stop();
    this.page = new Page(this, loginCallback);
  }

  focus(): void {
    this.isAsleep = false;
    this.page.global.dispatchEvent(new Event("focus"));
  }
}
