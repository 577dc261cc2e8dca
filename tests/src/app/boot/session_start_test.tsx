/** The first calls of a page: their headers, and what happens if they are not answered. */
import { openAt, page } from "../../../support/client/dom.ts";
import "../../../support/client/lazy_parts.ts";
import assert from "node:assert/strict";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "wouter/use-browser-location";
import { REQUEST_TIMEOUT_MS } from "../../../../api/constants.ts";
import { App } from "../../../../src/app/app.tsx";
import { startSession } from "../../../../src/app/wiring/session.ts";
import { callHeaders, connectClient } from "../../../../src/lib/client.ts";
import { type CookieName, forgetSession, keep, read } from "../../../../src/lib/cookies.ts";
import { configureApp } from "../../../support/client/app_config.ts";

const SITES = { login: "http://localhost:8001/", register: "http://localhost:8001/register" };
const CONFIG = JSON.stringify({ api: "http://localhost:1/api" });

interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Runs the early script against an API that never answers; `passTime` ends its waiting time. */
async function beginning(
  cookies: Partial<Record<CookieName, string>>,
  work: (calls: readonly Call[], waits: readonly number[], passTime: () => void) => Promise<void>,
): Promise<void> {
  for (const [name, value] of Object.entries(cookies)) keep(name as CookieName, value);
  configureApp(SITES);
  const [calls, waits, time]: [Call[], number[], AbortController] = [[], [], new AbortController()];
  const { fetch } = globalThis;
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => (waits.push(ms), time.signal);
  globalThis.fetch = (url, init) => {
    calls.push({ url: String(url), headers: init?.headers as Record<string, string> });
    if (String(url).endsWith("/config.json")) return Promise.resolve(new Response(CONFIG));
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    return promise;
  };
  globalThis.__early = undefined;
  try {
    await import(`../../../../src/app/boot/early_requests.ts?run=${crypto.randomUUID()}`);
    await globalThis.__early!.config;
    await work(calls, waits, () => time.abort(new DOMException("Too late", "TimeoutError")));
  } finally {
    AbortSignal.timeout = timeout;
    globalThis.fetch = fetch;
    globalThis.__early = null;
    forgetSession();
    keep("hub", null);
  }
}

Deno.test("S9.1 S8.7 S4.2 a session start without an answer fails after 180,000 ms, drops the token and reports that", async () => {
  openAt("/orders?page=2");
  await beginning({ token: "t1", superToken: "s1" }, async (calls, waits, passTime) => {
    const currentPath = () => `${location.pathname}${location.search}`;
    const session = startSession({ navigate, reload: () => {}, currentPath });
    await act(() => void render(<App session={session} />));
    assert.ok(await screen.findByText("Signing in"));
    assert.deepEqual([...new Set(waits)], [180_000]);
    assert.equal(REQUEST_TIMEOUT_MS, 180_000);
    const callCount = calls.length;
    await act(passTime);
    await screen.findByText(/The server did not answer within 3 minutes/);
    assert.equal(location.pathname, "/login");
    const names = ["token", "role", "userId", "superToken"] as const;
    assert.deepEqual(names.map(read), [null, null, null, null]);
    assert.equal(calls.length, callCount, "nothing is asked again");
    const signIn = within(screen.getByRole("main")).getByRole("link", { name: "Sign in" });
    const address = new URL(signIn.getAttribute("href")!);
    assert.equal(address.origin, "http://localhost:8001");
    assert.equal(address.searchParams.get("return_to"), "http://localhost:8000/orders?page=2");
    session.stop();
    cleanup();
  });
});

Deno.test("S7.2 S6.8 S6.9 the first calls of a page, including the session fetch, have the headers of every call", async () => {
  openAt("/");
  page.happyDOM.setURL("https://desk.example/orders");
  await beginning({ token: "t1", superToken: "s1", hub: "1" }, async (calls, _waits, passTime) => {
    const first = calls.filter(({ url }) => url.endsWith("/graphql"));
    assert.equal(first.length, 2);
    connectClient({});
    for (const { headers } of first) {
      assert.equal(headers["X-Onos-Super-Token"], "s1");
      assert.equal(headers["FakeLogin"], "true");
      assert.equal(headers["Authorization"], "Bearer t1");
      assert.deepEqual(headers, {
        ...callHeaders(),
        "Content-Type": "application/json",
        Accept: "application/json",
      });
    }
    passTime();
    await waitFor(() => assert.ok(globalThis.__early));
  });
  openAt("/");
});

Deno.test("S6.8 S6.9 the first calls have no super token if none is stored, and no FakeLogin on this machine", async () => {
  openAt("/orders");
  await beginning({ token: "t1", hub: "1" }, async (calls, _waits, passTime) => {
    const [first] = calls.filter(({ url }) => url.endsWith("/graphql"));
    assert.deepEqual(Object.keys(first!.headers).sort(), [
      "Accept",
      "Authorization",
      "Content-Type",
      "X-Page",
      "X-Per-Page",
      "X-Requested-With",
    ]);
    passTime();
    await Promise.all(globalThis.__early!.answers.values());
  });
});
