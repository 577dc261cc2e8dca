import assert from "node:assert/strict";
import { withHsts } from "../../../server/http/hsts.ts";
import { HSTS_SECONDS } from "../../../server/http/static_headers.ts";
import { loginSite } from "../../../server/login_site/site.ts";
import { systemRandom } from "../../../server/session/tokens.ts";
import { testApp, testSettings } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { NOW } from "../../support/people/people.ts";

const HSTS = "strict-transport-security";
const LOCAL = "http://localhost:8001";
const BEHIND_PROXY = "https://login.example.com";

const hstsOf = (url: string, loginOrigin = LOCAL) =>
  withHsts(
      new Response(null, { headers: { [HSTS]: "max-age=9; includeSubDomains" } }),
      new Request(url),
      loginOrigin,
    )
      .headers.get(HSTS) === null
    ? null
    : withHsts(new Response(null), new Request(url), loginOrigin).headers.get(HSTS);

Deno.test("HSTS is sent if there are TLS and a name, only for this name", () => {
  const wanted = `max-age=${HSTS_SECONDS}`;
  assert.equal(hstsOf("https://api.example.com/api"), wanted);
  // The proxy terminates TLS, so requests reach the server over http.
  assert.equal(hstsOf("http://api.example.com/api", BEHIND_PROXY), wanted);
  assert.equal(hstsOf("http://api.example.com/api"), null);
});

Deno.test("neither this machine's name nor a bare address ever gets HSTS, even if configured", () => {
  for (
    const host of ["localhost", "app.localhost", "127.0.0.1", "192.168.1.20", "[::1]", "[fd00::1]", "printer"]
  ) {
    assert.equal(hstsOf(`https://${host}/`), null, host);
    assert.equal(hstsOf(`http://${host}/`, BEHIND_PROXY), null, host);
  }
});

Deno.test("API and login site send HSTS, also with refusals", () =>
  withDatabase(async (db) => {
    const settings = { ...testSettings, loginOrigin: BEHIND_PROXY };
    await using api = testApp(db, { settings });
    const answers = [
      await api.app.fetch(new Request("https://api.example.com/api/graphql", { method: "POST" })),
      await api.app.fetch(new Request("https://api.example.com/api/nothing")),
    ];
    const site = loginSite({ db, settings, now: () => NOW, random: systemRandom, name: "P" });
    for (const path of ["/register", "/nothing", "/style.css"]) {
      answers.push(await site(new Request(`https://login.example.com${path}`)));
    }
    for (const answer of answers) {
      assert.equal(answer.headers.get(HSTS), `max-age=${HSTS_SECONDS}`);
      await answer.body?.cancel();
    }
    const local = await api.app.fetch(new Request("https://localhost:8000/api/nothing"));
    assert.equal(local.headers.get(HSTS), null);
    await local.body?.cancel();
  }));
