/** The built demonstration on a static host, and a browser: no API, no database, no login site. */
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { buildDemonstration, serveDemonstration } from "../../../scripts/demo.ts";
import { startChromium } from "./chromium.ts";
import { watch } from "./stage.ts";

const WIDE = { width: 1440, height: 900 };
const PATIENCE_MS = 10_000;

export interface DemonstrationVisit extends AsyncDisposable {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What must not happen; empty at the end of a test. */
  readonly faults: readonly string[];
  /** Every address that was asked for, in order. */
  readonly asked: readonly string[];
}

export interface DemonstrationStage extends AsyncDisposable {
  readonly origin: string;
  /** A fresh tab that has not gone anywhere yet. */
  visit(options?: BrowserContextOptions): Promise<DemonstrationVisit>;
}

export async function openDemonstration(): Promise<DemonstrationStage> {
  const server = await serveDemonstration(await buildDemonstration(), 0);
  const chromium = await startChromium();
  const origin = `http://localhost:${server.addr.port}`;
  return {
    origin,
    async visit(options = {}) {
      const context = await chromium.browser.newContext({
        viewport: WIDE,
        reducedMotion: "reduce",
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const [faults, asked]: [string[], string[]] = [[], []];
      await watch(context, [origin], faults, asked);
      const page = await context.newPage();
      return { context, page, faults, asked, [Symbol.asyncDispose]: () => context.close() };
    },
    async [Symbol.asyncDispose]() {
      await chromium.close();
      await server.shutdown();
    },
  };
}
