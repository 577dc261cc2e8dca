import { openAt, page } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { REQUEST_TIMEOUT_MS } from "../../../api/constants.ts";
import { MoveOrder } from "../../../api/generated/operations/orders.ts";
import { Me } from "../../../api/generated/operations/session.ts";
import {
  ask,
  type AskOptions,
  askText,
  connectClient,
  earlyAnswerOf,
  post,
} from "../../../src/lib/client.ts";
import { configureApp } from "../../support/client/app_config.ts";
import { forgetSession, keep } from "../../../src/lib/cookies.ts";
import { requestKey } from "../../../src/lib/early_requests.ts";
import { failureText } from "../../../src/lib/failure_text.ts";
import { t } from "../../../src/lib/i18n.ts";
import type { Answer } from "../../../src/lib/wire.ts";

const API = "http://localhost:8000/api";

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** Runs a call of the client with a given answer; returns the request, navigations and messages to the session. */
async function against<T>(
  answer: Response | ((init: RequestInit) => Promise<Response>),
  run: () => Promise<T>,
  { isSamePerson = (): boolean => true, waitMs = REQUEST_TIMEOUT_MS, api = API } = {},
) {
  const sent: Sent[] = [];
  const went: string[] = [];
  let refusals = 0;
  const real = globalThis.fetch;
  configureApp({ api });
  connectClient(
    { navigate: (path) => went.push(path), onUnauthenticated: () => refusals++, isSamePerson },
    waitMs,
  );
  globalThis.fetch = (url, init = {}) => {
    sent.push({ url: String(url), init });
    return typeof answer === "function" ? answer(init) : Promise.resolve(answer);
  };
  try {
    return { outcome: await run(), sent, went, refusals };
  } finally {
    globalThis.fetch = real;
    connectClient({});
  }
}

const ok = () => Response.json({ data: { cUser: null } });
const status = (code: number) => new Response("{}", { status: code });

Deno.test("S7.1 S7.2 a call is a POST to {api}/graphql with the headers and their defaults", async () => {
  openAt("/");
  keep("token", "t0ken");
  keep("superToken", "sup3r");
  const { sent } = await against(ok(), () => ask(Me, {}));
  forgetSession();
  const { url, init } = sent[0]!;
  assert.equal(url, `${API}/graphql`);
  assert.equal(init.method, "POST");
  assert.deepEqual(JSON.parse(String(init.body)), { query: Me.text, variables: {} });
  assert.deepEqual(init.headers, {
    "X-Page": "1",
    "X-Per-Page": "20",
    "X-Requested-With": "XMLHttpRequest",
    Authorization: "Bearer t0ken",
    "X-Onos-Super-Token": "sup3r",
    "Content-Type": "application/json",
    Accept: "application/json",
  });
  assert.equal(init.credentials, "omit");
});

Deno.test("S7.2 page and size travel as headers; without a token there is no Authorization", async () => {
  openAt("/");
  const { sent } = await against(ok(), () => askText("{ x }", {}, { page: 3, perPage: 50 }));
  const headers = sent[0]!.init.headers as Record<string, string>;
  assert.equal(headers["X-Page"], "3");
  assert.equal(headers["X-Per-Page"], "50");
  assert.ok(!("Authorization" in headers) && !("X-Onos-Super-Token" in headers));
});

Deno.test("a call is sent during the click, before any drawing that the click causes", async () => {
  let isSent = false;
  const answer = () => {
    isSent = true;
    return Promise.resolve(ok());
  };
  await against(answer, () => {
    const outcome = askText("{ x }", {});
    assert.ok(isSent, "within the same task and before its microtasks");
    return outcome;
  });
});

Deno.test("S6.9 FakeLogin is sent with a hub cookie off localhost, and only there", async () => {
  openAt("/");
  keep("hub", "1");
  const near = await against(ok(), () => ask(Me, {}));
  assert.ok(!("FakeLogin" in (near.sent[0]!.init.headers as object)));
  page.happyDOM.setURL("https://desk.example/");
  keep("hub", "1");
  const far = await against(ok(), () => ask(Me, {}));
  assert.equal((far.sent[0]!.init.headers as Record<string, string>)["FakeLogin"], "true");
  keep("hub", null);
  openAt("/");
  keep("hub", null);
});

Deno.test("S8.1 S8.2 S8.3 a foreground 404, 500 or 503 leads to its page; in the background the screen stays", async () => {
  const pages = { 404: "/404", 500: "/500", 503: "/maintenance" };
  for (const [code, path] of Object.entries(pages)) {
    const front = await against(status(Number(code)), () => ask(Me, {}));
    assert.deepEqual(front.went, [path]);
    assert.ok(!front.outcome.ok);
    const back = await against(status(Number(code)), () => ask(Me, {}, { background: true }));
    assert.deepEqual(back.went, []);
  }
});

Deno.test("S8.4 400, 401, 403, 405 and 429 are passed on without navigation; 401 notifies the session", async () => {
  for (const code of [400, 401, 403, 405, 429]) {
    const { outcome, went, refusals } = await against(status(code), () => ask(Me, {}));
    assert.ok(!outcome.ok && outcome.failure.kind === "http" && outcome.failure.status === code);
    assert.deepEqual(went, []);
    assert.equal(refusals, code === 401 ? 1 : 0);
  }
  const own = await against(status(401), () => ask(Me, {}, { isSession: true }));
  assert.equal(own.refusals, 0);
});

Deno.test("S8.6 a GraphQL errors array neither navigates nor logs out", async () => {
  const answer = Response.json({
    data: null,
    errors: [{ message: "x", extensions: { code: "UNAUTHENTICATED" } }],
  });
  const { outcome, went, refusals } = await against(answer, () => ask(Me, {}));
  assert.ok(!outcome.ok && outcome.failure.kind === "errors");
  assert.deepEqual([went, refusals], [[], 0]);
});

Deno.test("S8.5 a missing answer and a truncated one are a network failure", async () => {
  const refused = await against(() => Promise.reject(new TypeError("refused")), () => ask(Me, {}));
  assert.deepEqual(refused.outcome, { ok: false, failure: { kind: "network" } });
  const cut = () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"data":'));
            controller.error(new TypeError("cut"));
          },
        }),
      ),
    );
  const { outcome, went } = await against(cut, () => ask(Me, {}));
  assert.deepEqual(outcome, { ok: false, failure: { kind: "network" } });
  assert.deepEqual(went, []);
});

/** Returns a fetch that never answers, and fails when it is aborted. */
const silence = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    const abort = () => reject(new DOMException("aborted", "AbortError"));
    if (init.signal?.aborted) abort();
    init.signal?.addEventListener("abort", abort);
  });

Deno.test("S9.1 a call that is not answered in time is a time-out; the spec's limit is 180000 ms", async () => {
  assert.equal(REQUEST_TIMEOUT_MS, 180_000);
  const { outcome } = await against(silence, () => ask(Me, {}), { waitMs: 5 });
  assert.deepEqual(outcome, { ok: false, failure: { kind: "timeout" } });
});

Deno.test("a call that is no longer needed is aborted", async () => {
  const controller = new AbortController();
  const options: AskOptions = { signal: controller.signal };
  const { outcome } = await against(silence, () => {
    const request = ask(Me, {}, options);
    controller.abort();
    return request;
  });
  assert.deepEqual(outcome, { ok: false, failure: { kind: "aborted" } });
});

Deno.test("S8 nothing is sent once another window has changed who is signed in", async () => {
  const { outcome, sent } = await against(
    ok(),
    () => ask(MoveOrder, { ids: ["1"], event: "order.hold" }),
    { isSamePerson: () => false },
  );
  assert.deepEqual(outcome, { ok: false, failure: { kind: "aborted" } });
  assert.equal(sent.length, 0);
});

Deno.test("S7.21 a REST call goes to the auth sub-path and its body is the data", async () => {
  const { outcome, sent } = await against(
    Response.json({ token: "t" }),
    () => post<{ token: string }>("/auth/exchange", "{}", "application/json"),
  );
  assert.equal(sent[0]!.url, `${API}/auth/exchange`);
  assert.deepEqual(outcome, { ok: true, data: { token: "t" } });
});

Deno.test("an early answer is returned at once, once, and only if it is successful", () => {
  openAt("/");
  keep("token", "t0ken");
  const [good, bad] = ["{ x }", "{ y }"].map((text) => requestKey(text, {}, 1, 20, "t0ken"));
  const answers: [string, Answer][] = [[good!, { status: 200, body: '{"data":{"x":"early"}}' }], [bad!, {
    status: 500,
    body: "",
  }]];
  globalThis.__early = {
    config: Promise.resolve(null),
    loginCallback: null,
    answers: new Map(answers.map(([key, answer]) => [key, Promise.resolve(answer)])),
    arrived: new Map(answers),
    askedAt: performance.now(),
  };
  assert.equal(earlyAnswerOf("{ x }", {}, { page: 2 }), null);
  assert.deepEqual(earlyAnswerOf("{ x }", {}), { x: "early" });
  assert.equal(earlyAnswerOf("{ x }", {}), null);
  assert.equal(earlyAnswerOf("{ y }", {}), null);
  assert.deepEqual([...globalThis.__early.answers.keys()], [bad]);
  globalThis.__early = null;
  forgetSession();
});

Deno.test("an early answer that is too old is requested again, unless a picture already shows it", () => {
  openAt("/");
  keep("token", "t0ken");
  const answer = { status: 200, body: '{"data":{"x":"early"}}' };
  const early = () => ({
    config: Promise.resolve(null),
    loginCallback: null,
    answers: new Map(),
    arrived: new Map([[requestKey("{ x }", {}, 1, 20, "t0ken"), answer]]),
    askedAt: performance.now() - 60_000,
  });
  const picture = { personId: "p", list: "orders", address: "/", now: 0, release: () => [] };
  globalThis.__early = early();
  assert.equal(earlyAnswerOf("{ x }", {}), null);
  globalThis.__early = { ...early(), picture };
  assert.deepEqual(earlyAnswerOf("{ x }", {}), { x: "early" });
  globalThis.__early = null;
  forgetSession();
});

Deno.test("an early answer is used once, and only for the same request", async () => {
  openAt("/");
  keep("token", "t0ken");
  const early = Promise.resolve({ status: 200, body: '{"data":{"x":"early"}}' });
  const key = requestKey("{ x }", {}, 1, 20, "t0ken");
  globalThis.__early = {
    config: Promise.resolve(null),
    loginCallback: null,
    answers: new Map([[key, early]]),
    arrived: new Map(),
    askedAt: performance.now(),
  };
  const late = () => Promise.resolve(Response.json({ data: { x: "late" } }));
  const { outcome, sent } = await against(late, async () => [
    await askText("{ x }", {}, { page: 2 }),
    await askText("{ x }", {}),
    await askText("{ x }", {}),
  ]);
  assert.deepEqual(outcome.map((each) => each.data), [{ x: "late" }, { x: "early" }, { x: "late" }]);
  assert.equal(sent.length, 2);
  globalThis.__early = null;
  forgetSession();
});

Deno.test("a call that the page's own policy forbids is not a broken connection, even if the browser reports it a task later", async () => {
  // An address stays forbidden for the whole process, so this test has its own.
  const api = "http://forbidden.test/api";
  const forbid = (blockedURI: string, effectiveDirective = "connect-src") =>
    document.dispatchEvent(
      Object.assign(new Event("securitypolicyviolation"), { effectiveDirective, blockedURI }),
    );
  const kindOf = async (violate: () => void) => {
    const refuse = () => {
      setTimeout(violate);
      return Promise.reject(new TypeError("refused"));
    };
    const { outcome } = await against(refuse, () => ask(Me, {}), { api });
    return outcome.ok ? "ok" : outcome.failure.kind;
  };
  assert.equal(await kindOf(() => forbid("https://elsewhere.test/x")), "network");
  assert.equal(await kindOf(() => forbid(`${api}/x`, "img-src")), "network");
  assert.equal(await kindOf(() => forbid("inline")), "network");
  assert.equal(await kindOf(() => forbid(`${api}/graphql`)), "blocked");
  assert.equal(failureText({ kind: "blocked" }), t("shell.failure.blocked"));
});
