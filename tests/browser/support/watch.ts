/** Watches for faults in a browser: violations of the policy, errors in the console, foreign requests. */
import type { BrowserContext, Request } from "playwright-core";

export interface WatchedPage {
  /** Faults so far, which must be none at the end of a test. */
  readonly faults: string[];
  /** Every requested address, in order. */
  readonly requests: string[];
  /** Returns the number of calls that have no answer yet. */
  underWay(): number;
  /** Ignores faults that a test provokes on purpose. */
  expect(fault: RegExp): void;
  /** Returns faults that came after the test's last check. */
  unseen(): string[];
}

/** Matches the browser's message about leaving while a socket is being opened. */
const IS_LEFT_SOCKET = /WebSocket is (already in CLOSING|closed before)/;

/** Follows a context through its visits, one after the other. */
export interface Watcher {
  /**
   * Begins a visit, which gets all later faults and requests.
   * @param ours Origins that may be requested.
   */
  begin(ours: readonly string[]): WatchedPage;
}

interface Notes {
  readonly ours: readonly string[];
  readonly faults: string[];
  readonly requests: string[];
  readonly open: Set<Request>;
}

const notesOf = (ours: readonly string[]): Notes => ({ ours, faults: [], requests: [], open: new Set() });

function watchedBy({ faults, requests, open }: Notes): WatchedPage {
  const expected: RegExp[] = [];
  const isFault = (fault: string) => !expected.some((each) => each.test(fault));
  let seen = 0;
  return {
    requests,
    underWay: () => open.size,
    get faults() {
      seen = faults.length;
      return faults.filter(isFault);
    },
    expect: (fault) => void expected.push(fault),
    unseen: () => faults.slice(seen).filter(isFault),
  };
}

export async function watcherOf(context: BrowserContext): Promise<Watcher> {
  let notes = notesOf([]);
  const note = (fault: string) => void notes.faults.push(fault);
  for (const end of ["requestfinished", "requestfailed"] as const) {
    context.on(end as "requestfinished", (request) => void notes.open.delete(request));
  }
  await context.exposeBinding("reportViolation", (_source, text: string) => note(`policy: ${text}`));
  await context.addInitScript(`addEventListener("securitypolicyviolation", (event) =>
    reportViolation(event.violatedDirective + " " + event.blockedURI + " " + event.sourceFile))`);
  context.on("request", (request) => {
    const url = request.url();
    notes.requests.push(url);
    notes.open.add(request);
    if (/^https?:/.test(url) && !notes.ours.includes(new URL(url).origin)) note(`third party: ${url}`);
  });
  context.on("console", (message) => {
    if (message.type() === "error" && !IS_LEFT_SOCKET.test(message.text())) {
      note(`console: ${message.text()} ${message.location().url}`);
    }
  });
  context.on("weberror", (error) => note(`thrown: ${error.error()}`));
  return {
    begin(ours) {
      notes = notesOf(ours);
      return watchedBy(notes);
    },
  };
}

/** Watches a context that one visit uses. @param ours Origins that may be requested. */
export const watch = async (context: BrowserContext, ours: readonly string[]): Promise<WatchedPage> =>
  (await watcherOf(context)).begin(ours);

/**
 * Faults of all visits that no test checked. The stage throws them at its end: thrown at a visit's end they
 * would hide why its test failed.
 */
export class UnseenFaults {
  readonly #faults: string[] = [];

  note({ unseen }: WatchedPage): void {
    this.#faults.push(...unseen());
  }

  /** @throws {Error} If there was any fault. */
  assertNone(): void {
    if (this.#faults.length > 0) {
      throw new Error(`Faults that no test looked at:\n${this.#faults.join("\n")}`);
    }
  }
}
