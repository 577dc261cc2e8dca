import { openAt } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import {
  isOurs,
  readLoginCallback,
  signInAddress,
  signInState,
  takeLoginCallback,
} from "../../../src/lib/login_callback.ts";
import { fc } from "../../support/property.ts";

const ORIGIN = "http://localhost:8000";

Deno.test("S1 a login site's return is read from fragment or query and removed from the address", () => {
  const of = (rest: string) => readLoginCallback(ORIGIN + rest);
  assert.deepEqual(of("/orders/all?page=2#code=abc&state=s"), {
    loginCallback: { code: "abc", token: null, state: "s" },
    clean: "/orders/all?page=2",
  });
  assert.deepEqual(of("/orders?token=t0k&state=s&page=2"), {
    loginCallback: { code: null, token: "t0k", state: "s" },
    clean: "/orders?page=2",
  });
  assert.equal(of("/orders?page=2"), null);
  assert.equal(of("/orders#content"), null);
});

Deno.test("S1 no form of a return leaves a code or a token in the address", () => {
  const value = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constant(""),
    fc.constant("a\r\nb"),
    fc.constant("x".repeat(8_192)),
  );
  const pair = fc.tuple(fc.constantFrom("code", "token", "state", "page", "CODE"), value);
  const params = fc.array(pair, { maxLength: 5 }).map((pairs) => new URLSearchParams(pairs).toString());
  fc.assert(
    fc.property(params, params, (query, hash) => {
      const found = readLoginCallback(`${ORIGIN}/orders?${query}#${hash}`);
      if (!found) return;
      const clean = new URL(found.clean, ORIGIN);
      assert.equal(clean.hash, "");
      for (const name of ["code", "token", "state"]) assert.ok(!clean.searchParams.has(name));
      for (const value of [found.loginCallback.code, found.loginCallback.token]) {
        assert.ok(value === null || value.length <= 2_048);
      }
    }),
    { numRuns: 400, seed: 20261121 },
  );
});

Deno.test("S1 reading the return leaves one history entry without it", () => {
  openAt("/orders#code=abc&state=s");
  const before = history.length;
  assert.equal(takeLoginCallback()?.code, "abc");
  assert.deepEqual([location.pathname, location.hash, history.length], ["/orders", "", before]);
});

Deno.test("S2 only the state of this window counts, and only once", () => {
  openAt("/login");
  const state = signInState();
  assert.equal(signInState(), state);
  const loginCallback = { code: "c", token: null, state };
  assert.equal(isOurs({ ...loginCallback, state: null }), false);
  assert.equal(isOurs(loginCallback), false);
  const again = { ...loginCallback, state: signInState() };
  assert.equal(isOurs(again), true);
  assert.equal(isOurs(again), false);
});

Deno.test("S3 the login site gets only a path of this app to return to", () => {
  openAt("/login");
  const back = (path: string) =>
    new URL(signInAddress("http://login.test/", path)).searchParams.get("return_to");
  assert.equal(back("/orders/all?page=2"), `${ORIGIN}/orders/all?page=2`);
  assert.equal(back("//evil.example/"), `${ORIGIN}/`);
});
