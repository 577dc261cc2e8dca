import assert from "node:assert/strict";
import { readEnvironment } from "../../../server/settings/settings.ts";
import { checkOrigins } from "../../../server/settings/origins.ts";
import { APP_ORIGIN, graphqlRequest, testApp } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addPerson, signIn } from "../../support/people/people.ts";

const CORS_HEADERS = ["access-control-allow-origin", "access-control-allow-credentials"];

Deno.test("G5 a preflight of the app's origin is answered 204 with all headers the app sends", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const answer = await api.send("/graphql", {
      method: "OPTIONS",
      headers: { origin: APP_ORIGIN, "access-control-request-method": "POST" },
    });
    assert.equal(answer.status, 204);
    assert.equal(answer.headers.get("access-control-allow-origin"), APP_ORIGIN);
    assert.equal(answer.headers.get("access-control-allow-credentials"), null);
    assert.equal(answer.headers.get("access-control-max-age"), "7200");
    assert.match(answer.headers.get("vary")!, /Origin/);
    const names = answer.headers.get("access-control-allow-headers")!.toLowerCase().split(", ");
    for (
      const name of [
        "authorization",
        "content-type",
        "x-page",
        "x-per-page",
        "x-onos-super-token",
        "x-requested-with",
        "fakelogin",
      ]
    ) assert.ok(names.includes(name), name);
  }));

Deno.test("G5 a foreign origin can change and read nothing, even with a valid bearer", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const token = await signIn(db, await addPerson(db));
    const foreign = [
      "https://evil.test",
      "null",
      `${APP_ORIGIN}.evil.test`,
      APP_ORIGIN.replace("http", "https"),
      "http://localhost",
      "",
      `${APP_ORIGIN}/`,
      APP_ORIGIN.toUpperCase(),
    ];
    for (const origin of foreign) {
      const answer = await api.app.fetch(
        graphqlRequest(token, { query: "mutation { logOut }" }, { headers: { origin } }),
      );
      assert.equal(answer.status, 403, origin);
      for (const name of CORS_HEADERS) assert.equal(answer.headers.get(name), null);
      assert.match(answer.headers.get("vary")!, /Origin/);
      await answer.body?.cancel();
      const preflight = await api.send("/graphql", { method: "OPTIONS", headers: { origin } });
      assert.equal(preflight.status, 403, origin);
      await preflight.body?.cancel();
    }
    assert.equal((await api.ask(token, "{ cUser { _id } }")).status, 200, "the session is still there");
  }));

Deno.test("G5 the app's origin may read refusals too, so that the app can show the reason", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const answer = await api.app.fetch(
      graphqlRequest(null, { query: "{ cUser { _id } }" }, { headers: { origin: APP_ORIGIN } }),
    );
    assert.equal(answer.status, 401);
    assert.equal(answer.headers.get("access-control-allow-origin"), APP_ORIGIN);
    await answer.body?.cancel();
  }));

Deno.test("G5 an origin list that is empty, too open or insecure prevents the start", () => {
  for (const text of ["", " , ", "*", "http://app.example", "https://app.example/", "app.example", "null"]) {
    assert.throws(() => readEnvironment({ APP_ORIGINS: text }), /Cannot use APP_ORIGINS/, text);
  }
  assert.deepEqual(checkOrigins("https://app.example, http://localhost:8000,http://[::1]:1", "APP_ORIGINS"), [
    "https://app.example",
    "http://localhost:8000",
    "http://[::1]:1",
  ]);
});
