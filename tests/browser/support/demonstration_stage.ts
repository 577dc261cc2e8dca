/** The built demonstration on a static host, and a browser: no API, no database, no login site. */
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { buildDemonstration, serveDemonstration } from "../../../scripts/demo.ts";
import { FRUGAL, startChromium } from "./chromium.ts";
import { pollOften } from "./patience.ts";
import { UnseenFaults, watch, type WatchedPage } from "./watch.ts";

const WIDE = { width: 1440, height: 900 };
/** The limit equals that of the other stage. */
const PATIENCE_MS = 30_000;

export interface DemonstrationVisit extends AsyncDisposable, Omit<WatchedPage, "unseen"> {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface DemonstrationStage extends AsyncDisposable {
  readonly origin: string;
  /** Opens a fresh tab that has not loaded any page yet. */
  visit(options?: BrowserContextOptions): Promise<DemonstrationVisit>;
}

export async function openDemonstration(): Promise<DemonstrationStage> {
  const server = await serveDemonstration(await buildDemonstration(), 0);
  const { browser } = await startChromium(FRUGAL);
  const unseen = new UnseenFaults();
  const origin = `http://localhost:${server.addr.port}`;
  return {
    origin,
    async visit(options = {}) {
      const context = await browser.newContext({
        viewport: WIDE,
        reducedMotion: "reduce",
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const watched = await watch(context, [origin]);
      const page = await context.newPage();
      pollOften(page);
      const close = async () => {
        await context.close();
        unseen.note(watched);
      };
      return Object.assign(watched, { context, page, [Symbol.asyncDispose]: close });
    },
    async [Symbol.asyncDispose]() {
      await server.shutdown();
      unseen.assertNone();
    },
  };
}
