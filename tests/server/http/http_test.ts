import assert from "node:assert/strict";
import { HEADERS } from "../../../api/constants.ts";
import { ApiError } from "../../../api/errors.ts";
import type { Database } from "../../../server/db/database.ts";
import type { Module } from "../../../server/module.ts";
import { graphqlRequest, type TestApp, testApp } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addPerson, signIn } from "../../support/people/people.ts";

const BODY = JSON.stringify({ query: "{ cUser { _id } }" });

/** Runs `work` with a signed-in root and an app; `queries` replace those of the departments. */
function withRoot(work: (api: TestApp, token: string, db: Database) => Promise<void>, module: Module = {}) {
  return () =>
    withDatabase(async (db) => {
      await using api = testApp(db, { modules: [module], log: () => {} });
      await work(api, await signIn(db, await addPerson(db, { role: "super_root" })), db);
    });
}

const me: Module = { queries: { cUser: (_args, { session }) => ({ _id: session.person._id }) } };

Deno.test(
  "G2 of all methods and content types exactly one combination is accepted",
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
  "S7.1 S7.3 the result is below data, under the query's name",
  withRoot(async (api, token) => {
    const { status, data } = await api.ask<unknown, { cUser: { _id: string } }>(token, "{ cUser { _id } }");
    assert.equal(status, 200);
    assert.match(data!.cUser._id, /^user-/);
  }, me),
);

Deno.test(
  "of a document with several operations the named one is run",
  withRoot(async (api, token) => {
    const query = "query A { cUser { _id } } query B { cUser { other: _id } } mutation C { logOut }";
    const namesOf = async (operationName: string) => {
      const response = await api.app.fetch(graphqlRequest(token, { query, operationName }));
      const { data } = await response.json() as { data?: { cUser: object } };
      return Object.keys(data?.cUser ?? {});
    };
    assert.deepEqual(await namesOf("A"), ["_id"]);
    assert.deepEqual(await namesOf("B"), ["other"]);
  }, me),
);

Deno.test(
  "a body that is not a GraphQL request is refused with 400 and BAD_INPUT",
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
  "security S4: a call without a session gets 401, and so does one with an invalid bearer",
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

Deno.test("an answer without data has the status of its error code, one with data has 200", async () => {
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

Deno.test("G4 an internal error is masked for the caller, and logged under the request's id", () =>
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
