/** The doctor finds each fault of a deployment from outside, and none if there is none. */
import assert from "node:assert/strict";
import { proxiesOf } from "../../../../server/http/address.ts";
import {
  API,
  APP,
  type Fault,
  inDeployment,
  LOGIN,
  type Spoil,
} from "../../../support/deployment/faulty_deployment.ts";

/** The script of the tiny build. */
const ASSET = "/assets/main-AB12.js";

/** Replaces the answer at a path of an origin. */
const at =
  (origin: string, path: string, change: (answer: Response) => Response | Promise<Response>): Spoil =>
  (
    answer,
    url,
  ) => url.origin === new URL(origin).origin && url.pathname === path ? change(answer) : answer;

const withHeaders = (change: (headers: Headers) => void) => (answer: Response): Response => {
  const headers = new Headers(answer.headers);
  change(headers);
  return new Response(answer.body, { status: answer.status, headers });
};
const without = (name: string) => withHeaders((headers) => headers.delete(name));
const having = (name: string, value: string) => withHeaders((headers) => headers.set(name, value));
const policyOf = (change: (policy: string) => string) =>
  withHeaders((headers) =>
    headers.set("content-security-policy", change(headers.get("content-security-policy")!))
  );
const status = (code: number, text = "") => () => new Response(text, { status: code });

/** Single faults, each with the sentence that reports it. */
const FAULTS: Readonly<Record<string, readonly [fault: Fault, sentence: RegExp]>> = {
  "no page": [
    { spoil: at(APP, "/", status(503)) },
    /^https:\/\/app\.example\.test\/ answers 503 and not the page\.$/,
  ],
  "no settings": [{ spoil: at(APP, "/config.json", status(404)) }, /config\.json cannot be read/],
  "no host": [{
    spoil: (answer, { origin }) => {
      if (origin === APP) throw new Error("certificate has expired");
      return answer;
    },
  }, /app\.example\.test does not answer: certificate has expired/],
  "no fallback": [{ spoil: at(APP, "/orders/doctor", status(404)) }, /lacks the fallback to index\.html/],
  "a page for a missing asset": [
    { spoil: at(APP, "/assets/doctor-NOSUCH00.js", status(200, "<html>")) },
    /A missing asset is answered with 200/,
  ],
  "a 404 that is kept": [
    {
      spoil: at(
        APP,
        "/assets/doctor-NOSUCH00.js",
        having("cache-control", "public, max-age=31536000, immutable"),
      ),
    },
    /The 404 of a missing asset may be kept/,
  ],
  "an asset that is missing": [
    { spoil: at(APP, ASSET, status(404)) },
    /main-\w+\.js answers 404/,
  ],
  "an asset of another build": [
    { spoil: at(APP, ASSET, ({ headers }) => new Response("other", { headers })) },
    /main-\w+\.js belongs to another build/,
  ],
  "assets that are not kept": [
    { spoil: at(APP, ASSET, without("cache-control")) },
    /main-\w+\.js is not kept by browsers \(no Cache-Control\)/,
  ],
  "version.json of another build": [
    { spoil: at(APP, "/version.json", () => Response.json({ build: "main-OLD" })) },
    /version\.json belongs to another build/,
  ],
  "a page that is kept": [
    { spoil: at(APP, "/", having("cache-control", "max-age=600")) },
    /The page may be kept/,
  ],
  "settings that are kept": [
    { spoil: at(APP, "/config.json", without("cache-control")) },
    /config\.json may be kept/,
  ],
  "a manifest that is none": [
    { spoil: at(APP, "/manifest.webmanifest", having("content-type", "application/octet-stream")) },
    /The manifest is sent as application\/octet-stream/,
  ],
  "no compression": [
    { spoil: at(APP, ASSET, without("content-encoding")) },
    /main-\w+\.js is sent without compression/,
  ],
  "packed without Vary": [{ spoil: at(APP, "/", without("vary")) }, /packed without "Vary: Accept-Encoding"/],
  "a policy without the API": [
    { spoil: at(APP, "/", policyOf((policy) => policy.replaceAll("api.example.test", "localhost:8000"))) },
    /does not let the app call https:\/\/api\.example\.test\/api/,
  ],
  "a policy of another build": [
    {
      spoil: at(
        APP,
        "/",
        policyOf((policy) =>
          policy.replace(/script-src[^;]*/, "script-src 'self' 'wasm-unsafe-eval' 'sha256-x'")
        ),
      ),
    },
    /written for another build: script-src lacks a hash/,
  ],
  "a policy that is open": [
    { spoil: at(APP, "/", policyOf((policy) => policy.replace("script-src", "script-src https:"))) },
    /lets through more than this build asks for: script-src https:/,
  ],
  "a policy with a hole": [
    { spoil: at(APP, "/", policyOf((policy) => policy.replace("frame-ancestors 'none'; ", ""))) },
    /The policy lacks "frame-ancestors 'none'"/,
  ],
  "no HSTS": [
    { spoil: at(APP, "/", without("strict-transport-security")) },
    /without Strict-Transport-Security/,
  ],
  "a header that is missing": [
    { spoil: at(APP, "/", without("x-content-type-options")) },
    /without X-Content-Type-Options/,
  ],
  "another header": [
    { spoil: at(APP, "/", having("referrer-policy", "unsafe-url")) },
    /"Referrer-Policy: unsafe-url"; expected "strict-origin-when-cross-origin"/,
  ],
  "a server that is not ready": [{ spoil: at(API, "/api/ready", status(503)) }, /\/ready answers 503/],
  "something else in the API's place": [
    {
      spoil: (answer, { pathname }, { method }) =>
        method === "POST" && pathname === "/api/graphql" ? new Response("hi") : answer,
    },
    /graphql answers 200 to somebody without a session/,
  ],
  "another app in APP_ORIGINS": [
    { settings: { appOrigins: ["https://other.example.test"] } },
    /The API does not let https:\/\/app\.example\.test call it \(it answers 403\)/,
  ],
  "a proxy that answers CORS": [
    {
      spoil: (answer, _url, { method }) =>
        method === "OPTIONS" ? having("access-control-allow-origin", "*")(answer) : answer,
    },
    /lets every site call it/,
  ],
  "a proxy without WebSockets": [
    {
      spoil: (answer, _url, { headers }) =>
        headers.has("upgrade") ? new Response("", { status: 405 }) : answer,
    },
    /A WebSocket does not reach the API \(405\)/,
  ],
  "no register page": [{ spoil: at(LOGIN, "/register", status(404)) }, /\/register answers 404/],
  "a form that cannot lead back": [
    { spoil: at(LOGIN, "/", policyOf((policy) => policy.replace(` ${APP}`, ""))) },
    /policy does not let its form lead back/,
  ],
  "another site at the login site": [
    {
      spoil: (answer, { origin }) =>
        origin === LOGIN ? new Response("welcome", { headers: answer.headers }) : answer,
    },
    /shows no form|leads back to https:\/\/doctor\.invalid/,
  ],
  "a certificate that ends": [
    { certificateDays: 5 },
    /The certificate of https:\/\/\w+\.example\.test ends in 5 days/,
  ],
  "http that stays": [
    { spoil: (answer, { protocol }) => protocol === "http:" ? new Response("hello") : answer },
    /answers 200 and does not lead to https/,
  ],
  "a wrong clock": [
    { ahead: 90 },
    /The clock of https:\/\/\w+\.example\.test is 90 seconds ahead of this machine's/,
  ],
  "a slow clock": [{ ahead: -90 }, /is 90 seconds behind this machine's/],
  "a proxy that is not trusted": [
    { settings: { trustedProxies: proxiesOf("10.0.0.1") } },
    /takes this machine for 127\.0\.0\.1, which is a proxy's address: TRUSTED_PROXIES lacks it/,
  ],
  "a proxy that passes on what clients say": [
    { isForwardedBlindly: true },
    /believes whatever X-Forwarded-For/,
  ],
};

Deno.test("the doctor finds no fault in a healthy setup, and names each existing one in one sentence", () =>
  inDeployment(async (found) => {
    assert.deepEqual(await found(), []);
    for (const [name, [fault, sentence]] of Object.entries(FAULTS)) {
      const faults = await found(fault);
      assert.ok(
        faults.some((each) => sentence.test(each)),
        `${name}: ${faults.join("\n") || "nothing was found"}`,
      );
      assert.ok(faults.length <= 3, `${name}: ${faults.join("\n")}`);
      for (const each of faults) assert.match(each, /^[A-Zh][^\n]*[.?]$/, name);
    }
  }));

Deno.test("slow answers do not count as a wrong clock", () =>
  inDeployment(async (found) => assert.deepEqual(await found({ slow: 3 }), [])));

Deno.test("the doctor requests only the pages of a login site that is not ours", () =>
  inDeployment(async (found) => {
    const settings = {
      api: API,
      login: LOGIN,
      register: `${LOGIN}/register`,
      name: "P",
      currency: "USD",
      timeZone: "UTC",
    };
    const foreign: Spoil = (answer, url) => {
      if (url.pathname === "/config.json") {
        return new Response(JSON.stringify({ ...settings, loginMode: "token" }), { headers: answer.headers });
      }
      return url.origin === LOGIN && url.protocol === "https:" ? new Response("another login site") : answer;
    };
    assert.deepEqual(await found({ spoil: foreign }), []);
  }));
