import assert from "node:assert/strict";
import { COOKIES } from "../../api/constants.ts";
import { issueSession } from "../../server/modules/people/session/store.ts";
import { systemRandom } from "../../server/session/tokens.ts";
import { openStage, type Stage, type Visit } from "./support/stage.ts";

/** The former kind of login site: it knows its visitor and puts the token itself into the address. */
let token = "";
let site: Deno.HttpServer<Deno.NetAddr>;
let stage: Stage;
/** Requests that reached the login site, with their Referer. */
const heard: string[] = [];

function answer(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  heard.push(`${request.url} ${request.headers.get("referer") ?? ""}`);
  if (pathname !== "/") return new Response(null, { status: 404 });
  const location = `${searchParams.get("return_to")}#${new URLSearchParams({
    token,
    state: searchParams.get("state") ?? "",
  })}`;
  return new Response(null, { status: 303, headers: { location } });
}

Deno.test.beforeAll(async () => {
  site = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, answer);
  const login = `http://localhost:${site.addr.port}`;
  stage = await openStage({
    config: { login, register: `${login}/register`, loginMode: "token" },
    plant: async (db) => {
      const { _id } = await db.read.selectFrom("users").select("_id").where("email", "=", "root@demo.test")
        .executeTakeFirstOrThrow();
      const now = Math.floor(Date.now() / 1000);
      token = (await db.write((tx) => issueSession(tx, _id, now, systemRandom))).token;
    },
  });
});
Deno.test.afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await site.shutdown();
});

/**
 * Records the page's address at each request, and every request that carries the token outside of the
 * Authorization header.
 */
async function follow({ context, page }: Visit): Promise<string[]> {
  const leaks: string[] = [];
  await context.exposeBinding("noteAddress", (_source, at: string) => {
    if (at.includes(token)) leaks.push(`asked at ${at}`);
  });
  await context.addInitScript(`{
    const ask = globalThis.fetch;
    globalThis.fetch = (...all) => { noteAddress(location.href); return ask(...all); };
  }`);
  context.on("request", (request) => {
    const { authorization: _bearer, ...headers } = request.headers();
    // A browser never sends the fragment; only the login site's redirect contains it.
    const sent = JSON.stringify([request.url().replace(/#.*/, ""), headers, request.postData()]);
    if (sent.includes(token)) leaks.push(`sent ${sent}`);
  });
  page.on("console", (message) => {
    if (message.text().includes(token)) leaks.push(`said ${message.text()}`);
  });
  return leaks;
}

const cookieOf = async ({ context }: Visit) =>
  (await context.cookies(stage.app)).find(({ name }) => name === COOKIES.token)?.value;

Deno.test("S1.1 S1 an older login site sends the token: it is stored, and appears in no address, history, Referer or log", async () => {
  await using visit = await stage.visit();
  const leaks = await follow(visit);
  const { page } = visit;
  await page.goto(`${stage.app}/orders`);
  await page.waitForURL(/\/login\?from=/);
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await page.locator("[data-id]").first().waitFor();
  assert.equal(page.url(), `${stage.app}/orders`);
  assert.equal(await cookieOf(visit), token);
  const history = await page.evaluate<string[]>("navigation.entries().map(({ url }) => url)");
  assert.deepEqual(history.filter((url) => url.includes(token)), []);
  for (let steps = 0; steps < 2; steps++) {
    await page.goBack();
    assert.ok(!page.url().includes(token));
  }
  assert.deepEqual(leaks, []);
  assert.equal(heard.length, 1);
  assert.ok(!heard[0]?.includes(token));
  assert.deepEqual(visit.faults, []);
});

Deno.test("security S2 a token without this window's state signs nobody in, and is removed from the address", async () => {
  await using visit = await stage.visit();
  const leaks = await follow(visit);
  const { page } = visit;
  for (const state of ["", "&state=forged"]) {
    await page.goto("about:blank");
    await page.goto(`${stage.app}/orders#token=${token}${state}`);
    await page.getByRole("link", { name: "Sign in" }).first().waitFor();
    assert.ok(!page.url().includes(token));
    assert.equal(await cookieOf(visit), undefined);
  }
  assert.deepEqual([leaks, visit.faults], [[], []]);
});
