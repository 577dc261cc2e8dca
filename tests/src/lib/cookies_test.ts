import { openAt, page } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { forgetSession, isMemoryOnly, keep, read } from "../../../src/lib/cookies.ts";

/** Runs with a cookie header that is observed, or that throws. */
function withCookies(cookies: { get?: () => string; set?: (text: string) => void }, run: () => void): void {
  const real = Object.getOwnPropertyDescriptor(page.Document.prototype, "cookie")!;
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: cookies.get ?? (() => real.get!.call(document)),
    set: cookies.set ?? ((text) => real.set!.call(document, text)),
  });
  try {
    run();
  } finally {
    Reflect.deleteProperty(document, "cookie");
  }
}

Deno.test("S9.5 S9.12 a cookie lives 365 days, for this site only", () => {
  openAt("/");
  const written: string[] = [];
  withCookies({ set: (text) => written.push(text) }, () => {
    keep("token", "abc");
    keep("superToken", "def");
  });
  assert.deepEqual(written, [
    "token=abc; Path=/; Max-Age=31536000; SameSite=Strict",
    "super_token=def; Path=/; Max-Age=31536000; SameSite=Strict",
  ]);
  forgetSession();
  isMemoryOnly.value = false;
});

Deno.test("S9.5 over https a cookie is Secure", () => {
  page.happyDOM.setURL("https://desk.example/");
  const written: string[] = [];
  withCookies({ set: (text) => written.push(text) }, () => keep("token", "abc"));
  assert.match(written[0]!, /; Secure$/);
  openAt("/");
  forgetSession();
  isMemoryOnly.value = false;
});

Deno.test("S4.2 clearing the session drops token, role, user id and super token, and keeps the hub flag", () => {
  openAt("/");
  for (const name of ["token", "role", "userId", "superToken", "hub"] as const) keep(name, `of-${name}`);
  assert.equal(read("userId"), "of-userId");
  forgetSession();
  const left = (["token", "role", "userId", "superToken", "hub"] as const).map(read);
  assert.deepEqual(left, [null, null, null, null, "of-hub"]);
  keep("hub", null);
});

Deno.test("S5 if cookies are refused the session is only in memory, and says so", () => {
  openAt("/");
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  withCookies({ get: refuse, set: refuse }, () => {
    assert.equal(read("token"), null);
    keep("token", "abc");
    assert.equal(read("token"), "abc");
    assert.equal(isMemoryOnly.value, true);
    forgetSession();
    assert.equal(read("token"), null);
  });
  isMemoryOnly.value = false;
});
