/** The demonstration in a page without a browser, on a simulated clock. Import dom.ts before it. */
import { act, cleanup, render } from "@testing-library/react";
import { navigate } from "wouter/use-browser-location";
import { DemonstrationApp } from "../../../../src/diagnostics/demonstration/app.tsx";
import { mockFetch } from "../../../../src/diagnostics/demonstration/mock/install.ts";
import { DEMONSTRATION_CONFIG } from "../../../../src/diagnostics/demonstration/settings.ts";
import { addDemonstrationWords } from "../../../../src/diagnostics/demonstration/words.ts";
import { setConfig } from "../../../../src/lib/config.ts";
import { setLanguage } from "../../../../src/lib/i18n.ts";
import {
  type Demonstration,
  startDemonstration,
} from "../../../../src/diagnostics/demonstration/demonstration_wiring.ts";
import { type Clockwork, clockwork } from "../../../support/demo/demonstration.ts";
import { openAt, resizeTo } from "../../../support/client/dom.ts";

export interface OpenedDemonstration {
  readonly session: Demonstration;
  readonly tools: Clockwork;
  /** Every call, whether the mock or `instead` answers it. */
  readonly requests: string[];
  /** Draws the page again, with the data stored in this tab. */
  reload(path?: string): Promise<void>;
}

export interface OpenOptions {
  readonly width?: number;
  /** Answers instead of the mock; null lets the mock answer. */
  readonly instead?: (call: string) => Promise<Response> | null;
}

addDemonstrationWords();

export async function openDemonstration(
  path: string,
  run: (opened: OpenedDemonstration) => Promise<void>,
  { width = 1440, instead = () => null }: OpenOptions = {},
): Promise<void> {
  openAt(path);
  resizeTo(width);
  setConfig(DEMONSTRATION_CONFIG);
  const real = globalThis.fetch;
  const tools = clockwork();
  const requests: string[] = [];
  let session: Demonstration;
  const start = async () => {
    const mock = mockFetch(real, tools);
    globalThis.fetch = (input, init) => {
      const call = `${init?.method ?? "GET"} ${input}`;
      requests.push(call);
      return instead(call) ?? mock(input, init);
    };
    session = startDemonstration({ navigate });
    await act(() => void render(<DemonstrationApp session={session} />));
  };
  const stop = () => {
    cleanup();
    session.stop();
  };
  await start();
  try {
    await run({
      get session() {
        return session;
      },
      tools,
      requests,
      async reload(next) {
        stop();
        if (next) navigate(next);
        await start();
      },
    });
  } finally {
    stop();
    globalThis.fetch = real;
    await setLanguage("en");
  }
}
