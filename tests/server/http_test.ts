import assert from "node:assert/strict";
import { HEADERS } from "../../api/constants.ts";
import { ApiError } from "../../api/errors.ts";
import { Me } from "../../api/generated/operations.ts";
import type { Database } from "../../server/db/database.ts";
import { type Module, mutation } from "../../server/fields.ts";
import { API, graphqlRequest, type TestApp, testApp } from "../support/api.ts";
import { withDatabase } from "../support/database.ts";
import { addPerson, signIn } from "../support/people.ts";

const BODY = JSON.stringify({ query: "{ cUser { _id } }" });

/** A signed-in root and an app; `queries` stand in for those of the domains. */
function withRoot(work: (api: TestApp, token: string, db: Database) => Promise<void>, module: Module = {}) {
  return () =>
    withDatabase(async (db) => {
      await using api = testApp(db, { modules: [module], log: () => {} });
      await work(api, await signIn(db, await addPerson(db, { role: "super_root" })), db);
    });
}

const me: Module = { queries: { cUser: (_args, { session }) => ({ _id: session.person._id }) } };

Deno.test(
  "G2 of all methods and content types exactly one combination is answered",
  withRoot(async (api, token) => {
    const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"];
    const types = [
      "application/json",
      "application/graphql",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain",
      "application/json; charset=latin1",
      "application/jsonp",
      "application/graphql+json",
      "",
    ];
    const accepted = [];
    for (const method of methods) {
      for (const type of types) {
        for (const body of [BODY, `[${BODY}]`]) {
          const hasBody = method !== "GET" && method !== "HEAD";
          const response = await api.send(`/graphql${hasBody ? "" : "?query={cUser{_id}}"}`, {
            method,
            headers: { authorization: `Bearer ${token}`, ...(type && { "content-type": type }) },
            ...(hasBody && { body }),
          });
          await response.body?.cancel();
          if (response.ok) accepted.push(`${method} ${type} ${body[0]}`);
          else assert.ok([400, 405, 415].includes(response.status), `${method} ${type}: ${response.status}`);
        }
      }
    }
    assert.deepEqual(accepted, ["POST application/json {"]);
  }, me),
);

Deno.test(
  "S7.1 S7.3 the result is under data by the query's name",
  withRoot(async (api, token) => {
    const { status, data } = await api.ask<unknown, { cUser: { _id: string } }>(token, "{ cUser { _id } }");
    assert.equal(status, 200);
    assert.match(data!.cUser._id, /^user-/);
  }, me),
);

Deno.test(
  "a body that is no GraphQL request is refused with 400 and BAD_INPUT",
  withRoot(async (api, token) => {
    const bodies = [
      "",
      "null",
      "3",
      '"text"',
      "{",
      "{}",
      '{"query": 3}',
      '{"query": "{ cUser { _id } }", "variables": []}',
      '{"query": "{ cUser { _id } }", "operationName": 7}',
      '{"query": "{ cUser { _id } }", "operationName": "Other"}',
      '{"query": "query A { cUser { _id } } query B { cUser { _id } }"}',
      '{"query": "query A($a: Int!) { cUser { _id } }"}',
      '{"query": "{ cUser { nope } }"}',
      '{"query": "subscription { changes { seq } }"}',
      '{"query": "{ __schema { types { name } } }"}',
      '{"query": "{ __type(name: \\"User\\") { name } }"}',
    ];
    for (const body of bodies) {
      const response = await api.send("/graphql", {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body,
      });
      assert.equal(response.status, 400, body);
      const { errors, data } = await response.json();
      assert.equal(errors[0].extensions.code, "BAD_INPUT", body);
      assert.equal(data, undefined);
    }
  }, me),
);

Deno.test(
  "security S4: whoever has no session gets 401, and a bearer that is none is never nobody",
  withRoot(async (api, token) => {
    const bearers = [
      undefined,
      "",
      "Bearer ",
      "Bearer x",
      `Bearer ${"A".repeat(43)}`,
      `Bearer ${token}x`,
      `Bearer ${token}, Bearer ${token}`,
      `Basic ${token}`,
      `Bearer ${"A".repeat(64 * 1024)}`,
    ];
    for (const bearer of bearers) {
      const headers = bearer === undefined ? {} : { authorization: bearer };
      const response = await api.app.fetch(graphqlRequest(null, { query: "{ cUser { _id } }" }, { headers }));
      assert.equal(response.status, 401, String(bearer));
      assert.equal((await response.json()).errors[0].extensions.code, "UNAUTHENTICATED");
      const rest = await api.send("/auth/exchange", { method: "POST", headers, body: "{}" });
      await rest.body?.cancel();
      assert.notEqual(rest.status, 200);
    }
  }, me),
);

Deno.test(
  "S7.2 S9.2 X-Page and X-Per-Page are whole numbers within their bounds, 1 and 20 without them",
  withRoot(async (api, token) => {
    const ask = async (headers: Record<string, string>) => {
      const { status, data } = await api.ask<unknown, { cUser: { name: string } }>(
        token,
        "{ cUser { name } }",
        undefined,
        { headers },
      );
      return data ? data.cUser.name : status;
    };
    assert.equal(await ask({}), "1 20");
    assert.equal(await ask({ [HEADERS.page]: "125", [HEADERS.perPage]: "200" }), "125 200");
    assert.equal(await ask({ [HEADERS.page]: "126", [HEADERS.perPage]: "200" }), 400);
    for (
      const text of ["0", "-1", "1.5", "1e3", "NaN", "20,20", "", " ", "0x10", "25001", "9".repeat(30)]
    ) {
      if (text.trim() || text === "") {
        assert.equal(await ask({ [HEADERS.page]: text }), 400, `page "${text}"`);
      }
    }
    for (const text of ["0", "201", "1e2", "-20"]) {
      assert.equal(await ask({ [HEADERS.perPage]: text }), 400, text);
    }
  }, { queries: { cUser: (_args, { page }) => ({ name: `${page.page} ${page.perPage}` }) } }),
);

const failing = (error: unknown): Module => ({
  queries: {
    cUser: () => Promise.reject(error),
    stores: () => [{ _id: "s", name: "A store" }],
  },
});

Deno.test("an answer that failed as a whole has the status of its code, one beside data has 200", async () => {
  const cases = [
    [new ApiError("RATE_LIMITED", "Slow down.", { retry_after: 3 }), 429],
    [new ApiError("NOT_FOUND", "No such thing."), 200],
    [new ApiError("UNAUTHENTICATED", "Sign in."), 401],
    [new Error("boom"), 500],
  ] as const;
  for (const [error, status] of cases) {
    await withRoot(async (api, token) => {
      const alone = await api.ask(token, "{ cUser { _id } }");
      assert.equal(alone.status, status);
      const beside = await api.ask<unknown, { stores: unknown }>(token, "{ cUser { _id } stores { _id } }");
      assert.equal(beside.status, 200);
      assert.deepEqual(beside.data, { cUser: null, stores: [{ _id: "s" }] });
      assert.deepEqual(beside.errors[0]?.path, ["cUser"]);
    }, failing(error))();
  }
});

Deno.test("G4 what was not meant for the caller is masked, logged under the request's id, and says nothing", () =>
  withDatabase(async (db) => {
    const secrets = [
      "SQLITE_CONSTRAINT: select * from users",
      "/srv/app/server/main.ts:3",
      "at Object.<anonymous>",
    ];
    const logged: { requestId: string; error: unknown }[] = [];
    const thrown = new Error(secrets.join("\n"));
    await using api = testApp(db, { modules: [failing(thrown)], log: (entry) => logged.push(entry) });
    const token = await signIn(db, await addPerson(db, { role: "super_root" }));
    const { errors, headers } = await api.ask(token, "{ cUser { _id } }");
    for (const secret of secrets) assert.ok(!JSON.stringify(errors).includes(secret));
    assert.deepEqual(errors[0]?.extensions, { code: "INTERNAL", request_id: headers.get("x-request-id") });
    assert.equal(logged[0]?.requestId, headers.get("x-request-id"));
    assert.equal(logged[0]?.error, thrown);
  }));

Deno.test("FORBIDDEN comes before the resolver is called", () =>
  withDatabase(async (db) => {
    let calls = 0;
    const orders = () => [calls++].slice(1) as never[];
    const makeOrder = mutation<"makeOrder">(() => Promise.reject(new Error(`Called ${++calls} times`)));
    await using api = testApp(db, { modules: [{ queries: { orders }, mutations: { makeOrder } }] });
    const token = await signIn(db, await addPerson(db, { role: "printer" }));
    const list = await api.ask(token, "{ orders { _id } }");
    assert.equal(list.errors[0]?.extensions.code, "FORBIDDEN");
    const made = await api.ask(token, 'mutation { makeOrder(params: {note: "x"}) { _id } }');
    assert.equal(made.errors[0]?.extensions.code, "FORBIDDEN");
    assert.equal(calls, 0);
  }));

Deno.test("security S6: a role change, a lock and a revocation hold from the next call on", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const id = await addPerson(db, { role: "root" });
    const token = await signIn(db, id);
    const ask = async () => (await api.ask(token, "{ stores { _id } }")).errors[0]?.extensions.code ?? "ok";
    assert.equal(await ask(), "ok");
    await db.write((tx) => tx.updateTable("users").set({ role: "sewer" }).where("_id", "=", id).execute());
    assert.equal(await ask(), "FORBIDDEN");
    await db.write((tx) => tx.updateTable("users").set({ role: "boss" }).where("_id", "=", id).execute());
    assert.equal(await ask(), "FORBIDDEN");
    await db.write((tx) =>
      tx.updateTable("users").set({ role: "root", status: "Locked" }).where("_id", "=", id).execute()
    );
    assert.equal(await ask(), "UNAUTHENTICATED");
  }));

Deno.test("the envelope of the spec's literal call works, and every answer has its headers", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const token = await signIn(db, await addPerson(db));
    const answer = await api.app.fetch(
      new Request(`${API}/graphql`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${token}`,
          "X-Page": "1",
          "X-Per-Page": "20",
          "X-Onos-Super-Token": "whatever",
          "X-Requested-With": "XMLHttpRequest",
          FakeLogin: "someone-else",
          "X-Forwarded-For": "127.0.0.1",
          "X-HTTP-Method-Override": "DELETE",
        },
        body: JSON.stringify({ query: Me.text }),
      }),
    );
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
    assert.equal(answer.headers.get("cache-control"), "no-store");
    assert.match(answer.headers.get("x-request-id")!, /^[0-9a-f-]{36}$/);
    assert.match(answer.headers.get("content-type")!, /^application\/json/);
    await answer.body?.cancel();
    const nothing = await api.send("/nothing");
    assert.equal(nothing.status, 404);
    assert.equal((await nothing.json()).errors[0].extensions.code, "NOT_FOUND");
  }));

Deno.test("FakeLogin, a super token and forwarded addresses change nothing of an answer", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const [one, other] = [await addPerson(db, { role: "sale" }), await addPerson(db, { role: "super_root" })];
    const token = await signIn(db, one);
    const foreign = await signIn(db, other);
    const plain = await api.ask(token, Me);
    for (
      const headers of [
        { FakeLogin: other },
        { FakeLogin: foreign, "X-Onos-Super-Token": foreign },
        { "X-Forwarded-For": "127.0.0.1", Forwarded: "for=127.0.0.1", "X-Real-IP": "127.0.0.1" },
        { "X-Forwarded-User": other, Cookie: `token=${foreign}; user_id=${other}` },
      ]
    ) {
      assert.deepEqual((await api.ask(token, Me, undefined, { headers })).data, plain.data);
      const alone = await api.ask(null, Me, undefined, { headers });
      assert.equal(alone.status, 401);
    }
  }));

Deno.test("while the app is closing it answers 503, after what is under way is done", () =>
  withDatabase(async (db) => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => finish = resolve);
    const called = Promise.withResolvers<void>();
    const api = testApp(db, {
      modules: [{
        queries: {
          cUser: async () => {
            called.resolve();
            await held;
            return { _id: "done" };
          },
        },
      }],
    });
    const token = await signIn(db, await addPerson(db));
    const underWay = api.ask(token, "{ cUser { _id } }");
    await called.promise;
    let isClosed = false;
    const closing = api.app.close().then(() => isClosed = true);
    assert.equal((await api.ask(token, "{ cUser { _id } }")).status, 503);
    assert.equal(isClosed, false);
    finish();
    assert.deepEqual((await underWay).data, { cUser: { _id: "done" } });
    await closing;
  }));
