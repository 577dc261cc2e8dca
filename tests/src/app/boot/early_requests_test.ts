import { openAt } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { buildSchema, type OperationDefinitionNode, parse } from "graphql";
import { HEADERS, PAGE_SIZES } from "../../../../api/constants.ts";
import { SDL } from "../../../../api/generated/sdl.ts";
import { Me } from "../../../../api/generated/operations/session.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { readUrl } from "../../../../resources/url.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import { costOf, rowsOf } from "../../../../server/http/cost.ts";
import { DEFAULT_LIMITS } from "../../../../server/settings/settings.ts";
import { type EarlyState, requestKey, takeEarly } from "../../../../src/lib/early_requests.ts";

interface Sent {
  readonly url: string;
  readonly query: string;
  readonly perPage: number;
}

const CONFIG = JSON.stringify({ api: "http://api.test/api" });
const both = { data: { cUser: { _id: "u1" }, orders: [] } };

/** Runs the early script at an address, against a fake network. */
async function begin(
  path: string,
  cookie: string,
  network: (url: string) => Promise<Response>,
): Promise<Sent[]> {
  openAt(path);
  if (cookie) document.cookie = `${cookie}; path=/`;
  const sent: Sent[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    const query = init?.body ? JSON.parse(String(init.body)).query : "";
    const headers = new Headers(init?.headers);
    sent.push({ url: String(url), query, perPage: Number(headers.get(HEADERS.perPage)) });
    return network(String(url));
  };
  globalThis.__early = undefined;
  try {
    await import(`../../../../src/app/boot/early_requests.ts?run=${crypto.randomUUID()}`);
    const early = globalThis.__early as
      | { config: Promise<unknown>; answers: Map<string, Promise<unknown>> }
      | undefined;
    await early?.config;
    await Promise.all(early?.answers.values() ?? []);
  } finally {
    globalThis.fetch = real;
  }
  return sent;
}

const answers = (url: string) =>
  Promise.resolve(url.endsWith("/config.json") ? new Response(CONFIG) : Response.json(both));

Deno.test("the app waits longer for files of a record's own address and of a page, not of a first list", async () => {
  const id = "0191c2f0-0000-7000-8000-000000000001";
  for (
    const [path, expected] of [
      [`/orders/all/${id}`, 100],
      [`/packages/all/${id}`, 100],
      ["/dashboard", 100],
      ["/statistics", 100],
      ["/orders/all", undefined],
    ] as const
  ) {
    await begin(path, "token=t1", answers);
    assert.equal((globalThis.__early as EarlyState | null | undefined)?.patienceMs, expected, path);
    globalThis.__early = null;
  }
});

Deno.test("a list's address with a token requests person and rows in one request and the count in another", async () => {
  const sent = await begin("/orders/pending?page=2", "token=t1", answers);
  assert.deepEqual(sent.map(({ url }) => url), [
    "/config.json",
    "http://api.test/api/graphql",
    "http://api.test/api/graphql",
  ]);
  assert.match(sent[1]!.query, /cUser \{.*orders\(/s);
  assert.match(sent[2]!.query, /ordersCount/);
});

Deno.test("the list machine uses the early request as its first one, which is sent once", async () => {
  await begin("/orders/pending?page=2", "token=t1", answers);
  const { pageRequest, countRequest } = await import("../../../../src/engine/list/wiring.ts");
  const query = readUrl(orders, "pending", new URLSearchParams("page=2"));
  const rows = pageRequest(orders, query);
  const count = countRequest(orders, query.filters);
  const keys = [
    requestKey(Me.text, {}, 1, 20, "t1"),
    requestKey(rows.text, rows.variables, rows.page, rows.perPage, "t1"),
    requestKey(count.text, count.variables, 1, 20, "t1"),
  ];
  for (const key of keys) {
    assert.equal((await takeEarly(key))?.status, 200, key);
    assert.equal(takeEarly(key), null);
  }
  globalThis.__early = null;
});

Deno.test("without a token, or on a screen that is not a list, no list request is sent", async () => {
  assert.deepEqual((await begin("/orders", "", answers)).length, 1);
  const elsewhere = await begin("/404", "token=t1", answers);
  assert.equal(elsewhere.length, 2);
  assert.doesNotMatch(elsewhere[1]!.query, /orders/);
  globalThis.__early = null;
});

Deno.test("S1.1 a sign-in code is removed from the address before anything is requested", async () => {
  const seen: string[] = [];
  await begin("/orders?page=2#code=c0de&state=s1", "token=t1", (url) => {
    seen.push(location.href);
    return answers(url);
  });
  assert.deepEqual(seen, ["http://localhost:8000/orders?page=2"]);
  const early = globalThis.__early as { loginCallback: unknown } | undefined | null;
  assert.deepEqual(early?.loginCallback, { code: "c0de", token: null, state: "s1" });
  globalThis.__early = null;
});

Deno.test("a failing network throws nothing and leaves no early request behind", async () => {
  await begin("/orders", "token=t1", () => Promise.reject(new TypeError("down")));
  assert.equal(await (globalThis.__early as { config: Promise<unknown> } | undefined)?.config, null);
  const key = requestKey(Me.text, {}, 1, 20, "t1");
  assert.equal(await takeEarly(key), null);
  globalThis.__early = null;
});

Deno.test("S9.2 no page size of any list requests more in one request than the API returns", async () => {
  const root = buildSchema(SDL).getQueryType()!;
  for (const { path } of resources) {
    for (const size of PAGE_SIZES) {
      const sent = await begin(`${path}?per_page=${size}`, "token=t1", answers);
      for (const { query, perPage } of sent.filter((each) => each.query !== "")) {
        const document = parse(query);
        const rows = rowsOf(
          costOf(document, document.definitions[0] as OperationDefinitionNode, root),
          perPage,
        );
        assert.ok(
          rows <= DEFAULT_LIMITS.cost,
          `${path} by ${size} asks for ${rows} rows: ${query.slice(0, 80)}`,
        );
      }
      globalThis.__early = null;
    }
  }
});
