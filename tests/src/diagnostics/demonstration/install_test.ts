import { openAt } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { mockFetch } from "../../../../src/diagnostics/demonstration/mock/install.ts";
import { browserTools } from "../../../../src/diagnostics/demonstration/mock/tools.ts";
import { DEMO_ACCOUNT, type Tools } from "../../../../src/diagnostics/demonstration/mock/world.ts";
import { clockwork } from "../../../support/demo/demonstration.ts";

const { email, password } = DEMO_ACCOUNT;
const LOGIN = "/api/authenticate/login/user";
const REGISTER = "/api/authenticate/register/user";

/** Fakes a fetch that records its calls; every answer is the same object. */
function spied(tools: Tools = clockwork()) {
  const passed: unknown[][] = [];
  const given = Promise.resolve(new Response("real"));
  const real = ((...args: unknown[]) => {
    passed.push(args);
    return given;
  }) as typeof fetch;
  return { passed, given, ask: mockFetch(real, tools) };
}

const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

Deno.test("S7.26 every other call reaches the real fetch unchanged: the same arguments, the same answer", async () => {
  openAt("/");
  const { passed, given, ask } = spied();
  const init = post({ query: "{ cUser { _id } }" });
  const others: readonly (readonly [RequestInfo | URL, RequestInit?])[] = [
    ["/api/graphql", init],
    ["/config.json"],
    ["/api/tasks", { method: "POST" }],
    [LOGIN],
    ["/api/tasks/1"],
    ["https://elsewhere.test/api/tasks"],
    [`https://elsewhere.test${LOGIN}`, init],
    [new URL("http://localhost:8000/api/main-search/data")],
    [new Request("http://localhost:8000/api/update/bookmarks", { method: "POST", body: "{}" })],
    ["http://[broken"],
  ];
  for (const [input, options] of others) {
    assert.equal(ask(input, options), given);
    const last = passed.at(-1)!;
    assert.equal(last[0], input);
    assert.equal(last[1], options);
  }
  assert.equal(passed.length, others.length);
  await given;
});

Deno.test("S7.26 the four calls never reach the real fetch, in any form", async () => {
  openAt("/");
  const { passed, ask } = spied();
  const requests = [
    ask(LOGIN, post({ email, password })),
    ask(new URL(LOGIN, location.href), post({ email, password })),
    ask(new Request(new URL(LOGIN, location.href), post({ email, password }))),
    ask("/api/tasks"),
    ask("/api/tasks?page=2", { method: "get" }),
  ];
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  assert.deepEqual(statuses, [200, 200, 200, 200, 200]);
  assert.deepEqual(passed, []);
});

Deno.test("an aborted call is not answered", async () => {
  openAt("/");
  const { ask } = spied();
  await assert.rejects(ask("/api/tasks", { signal: AbortSignal.abort() }), { name: "AbortError" });
});

Deno.test("S7.23 of two simultaneous registrations with one e-mail one succeeds and one is refused; after a reload the person is known", async () => {
  openAt("/");
  const { ask } = spied();
  const ada = { name: "Ada", email: "ada@example.test", password: "long enough" };
  const both = await Promise.all([ask(REGISTER, post(ada)), ask(REGISTER, post(ada))]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 400]);
  const reloaded = spied().ask;
  assert.equal((await reloaded(LOGIN, post(ada))).status, 200);
  assert.equal((await reloaded(REGISTER, post(ada))).status, 400);
});

Deno.test("invalid stored data of this tab is dropped", async () => {
  for (const stored of ["", "{", "null", "[]", '{"secret":1}', '{"secret":"a","startedAt":1}']) {
    openAt("/");
    sessionStorage.setItem("pressdock-demonstration.world", stored);
    assert.equal((await spied().ask(LOGIN, post({ email, password }))).status, 200, stored);
  }
});

Deno.test("S7.22 the browser's own hash and signature work: a login, a refresh, a wrong password", async () => {
  openAt("/");
  const { ask } = spied(browserTools);
  const { accessToken } = await (await ask(LOGIN, post({ email, password }))).json();
  const refreshed = await ask("/api/authenticate/refresh-token", post({ accessToken }));
  assert.equal((await refreshed.json()).userData.email, email);
  assert.equal((await ask(LOGIN, post({ email, password: "demo1235" }))).status, 400);
  assert.ok(!Object.values({ ...sessionStorage }).join().includes(password));
});
