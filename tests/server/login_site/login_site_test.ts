import assert from "node:assert/strict";
import type { Database } from "../../../server/db/database.ts";
import type { LoginSiteOptions } from "../../../server/login_site/site.ts";
import { hashPassword, verifyPassword } from "../../../server/modules/people/session/password.ts";
import { APP_ORIGIN, testApp, testSettings } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { credentials, formOf, from, LOGIN, PASSWORD, site } from "../../support/server/login_form.ts";
import { addPerson, NOW } from "../../support/people/people.ts";

async function addAda(db: Database, more: Parameters<typeof addPerson>[1] = {}): Promise<string> {
  return await addPerson(db, {
    _id: "ada",
    password_hash: await hashPassword(PASSWORD, testSettings.scryptCost),
    ...more,
  });
}

/** Returns the code in a sign-in's redirect. */
async function codeOf(answer: Response): Promise<string> {
  await answer.body?.cancel();
  return new URLSearchParams(new URL(answer.headers.get("location")!).hash.slice(1)).get("code")!;
}

const exchange = (api: ReturnType<typeof testApp>, code: string) =>
  api.send("/auth/exchange", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  });

Deno.test("S1.1 the login site shows a form with Email, Password and Sign in, and no script", () =>
  withDatabase(async (db) => {
    const answer = await site(db)(new Request(`${LOGIN}/?return_to=${APP_ORIGIN}/orders&state=abc`));
    const text = await answer.text();
    assert.equal(answer.status, 200);
    assert.match(text, /<label for="email">Email<\/label>/);
    assert.match(text, /<label for="password">Password<\/label>/);
    assert.match(text, /<button>Sign in<\/button>/);
    assert.doesNotMatch(text, /<script/i);
    assert.match(answer.headers.get("content-security-policy")!, /^default-src 'none'/);
  }));

Deno.test("S1.1 signing in leads back to the requested page, with a code that can be exchanged once for a token", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const id = await addAda(db, { role: "root", groups: ["accounting"] });
    const answer = await site(db)(formOf(credentials(PASSWORD)));
    assert.equal(answer.status, 303);
    const location = new URL(answer.headers.get("location")!);
    assert.equal(location.origin + location.pathname + location.search, `${APP_ORIGIN}/orders?page=2`);
    assert.equal(new URLSearchParams(location.hash.slice(1)).get("state"), "st4te");
    const code = await codeOf(answer);
    const first = await exchange(api, code);
    const issued = await first.json();
    assert.equal(first.status, 200);
    assert.equal(issued.user_id, id);
    assert.equal(issued.role, "root");
    assert.match(issued.super_token, /^[\w-]{43}$/);
    const { data } = await api.ask<unknown, { cUser: { _id: string } }>(issued.token, "{ cUser { _id } }");
    assert.equal(data?.cUser._id, id);
    const again = await exchange(api, code);
    assert.equal(again.status, 401);
    await again.body?.cancel();
  }));

Deno.test("S6.8 a super token is only for the groups super_root, root and accounting", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    await addAda(db, { role: "order_qc", groups: ["night shift"] });
    const code = await codeOf(await site(db)(formOf(credentials(PASSWORD))));
    assert.equal("super_token" in await (await exchange(api, code)).json(), false);
  }));

Deno.test("a password hash with another cost is replaced at a successful sign-in, and only then", () =>
  withDatabase(async (db) => {
    const outdated = await hashPassword(PASSWORD, testSettings.scryptCost / 2);
    await addAda(db, { password_hash: outdated });
    const hash = async () =>
      (await db.read.selectFrom("users").select("password_hash").executeTakeFirstOrThrow()).password_hash;
    await (await site(db)(formOf(credentials("wrong")))).body?.cancel();
    assert.equal(await hash(), outdated);
    assert.equal((await site(db)(formOf(credentials(PASSWORD)))).status, 303);
    const before = await hash();
    assert.match(before, new RegExp(`^scrypt\\$${testSettings.scryptCost}\\$`));
    assert.equal(await verifyPassword(PASSWORD, before, testSettings.scryptCost), true);
    assert.equal((await site(db)(formOf(credentials(PASSWORD)))).status, 303);
    assert.equal(await hash(), before);
  }));

Deno.test("security S6: a sign-in whose password was replaced or account was locked during its check gets no code", () =>
  withDatabase(async (db) => {
    await addAda(db);
    const whileChecking = async (change: (db: Database) => Promise<unknown>) => {
      let checks = 0;
      const verify: typeof verifyPassword = async (...args) => {
        const isRight = await verifyPassword(...args);
        if (checks++ === 0) await change(db);
        return isRight;
      };
      const answer = await site(db, { verify })(formOf(credentials(PASSWORD)));
      await answer.body?.cancel();
      return answer.status;
    };
    const set = (values: { password_hash?: string; status?: string }) => (db: Database) =>
      db.write((tx) => tx.updateTable("users").set(values).execute());
    const same = await hashPassword(PASSWORD, testSettings.scryptCost);
    assert.equal(await whileChecking(set({ password_hash: same })), 303, "another hash of the same password");
    const other = await hashPassword("battery staple 9", testSettings.scryptCost);
    assert.equal(await whileChecking(set({ password_hash: other })), 401);
    await set({ password_hash: same })(db);
    assert.equal(await whileChecking(set({ status: "Locked" })), 401);
    const { length } = await db.read.selectFrom("login_codes").select("user_id").execute();
    assert.equal(length, 1);
  }));

Deno.test("security S1: a code is refused after one minute", () =>
  withDatabase(async (db) => {
    await addAda(db);
    const code = await codeOf(await site(db)(formOf(credentials(PASSWORD))));
    await using late = testApp(db, { now: () => NOW + 61 });
    const answer = await exchange(late, code);
    assert.equal(answer.status, 401);
    await answer.body?.cancel();
    await using inTime = testApp(db, { now: () => NOW + 60 });
    const accepted = await exchange(inTime, code);
    assert.equal(accepted.status, 200);
    await accepted.body?.cancel();
  }));

Deno.test("security S3: a return address that is not a page of the app is refused before anything is shown", () =>
  withDatabase(async (db) => {
    const bad = [
      "https://evil.test/",
      "//evil.test/",
      "javascript:alert(1)",
      `${APP_ORIGIN}.evil.test/`,
      "http://localhost:8000@evil.test/",
      "http://user:pass@localhost:8000/",
      `${APP_ORIGIN}\\@evil.test/`,
      `${APP_ORIGIN}//evil.test/`,
      `${APP_ORIGIN}/\tx`,
      "http://localhost:8001/",
      "/orders",
      "",
    ];
    for (const return_to of bad) {
      const params = new URLSearchParams({ return_to, state: "x" });
      const answer = await site(db)(new Request(`${LOGIN}/?${params}`));
      assert.equal(answer.status, 400, return_to);
      assert.doesNotMatch(await answer.text(), /<form/);
    }
  }));

Deno.test("security S2: a state that could break out of the address is refused", () =>
  withDatabase(async (db) => {
    const params = new URLSearchParams({ return_to: `${APP_ORIGIN}/`, state: "a&code=stolen" });
    const answer = await site(db)(new Request(`${LOGIN}/?${params}`));
    assert.equal(answer.status, 400);
    await answer.body?.cancel();
  }));

Deno.test("G6 an unknown e-mail, a wrong password and a locked account are answered alike", () =>
  withDatabase(async (db) => {
    await addAda(db);
    await addPerson(db, {
      _id: "locked",
      status: "Locked",
      password_hash: await hashPassword(PASSWORD, testSettings.scryptCost),
    });
    const ask = async (email: string, password: string) => {
      const answer = await site(db)(formOf(credentials(password, email)));
      return `${answer.status} ${(await answer.text()).replaceAll(email, "EMAIL")}`;
    };
    const wrong = await ask("ada@demo.test", "nope");
    assert.match(wrong, /^401 /);
    assert.equal(await ask("nobody@demo.test", "nope"), wrong);
    assert.equal(await ask("locked@demo.test", PASSWORD), wrong);
  }));

Deno.test("G6 failures on one network do not lock the owner out on another, and waiting ends the lock", () =>
  withDatabase(async (db) => {
    await addAda(db);
    const login = site(db);
    const status = async (password: string, address: string, handler = login) => {
      const answer = await handler(formOf(credentials(password)), from(address));
      await answer.body?.cancel();
      return answer.status;
    };
    const tries = [];
    for (let i = 0; i < 7; i++) tries.push(await status("nope", "203.0.113.7"));
    assert.deepEqual(tries, [401, 401, 401, 401, 401, 429, 429]);
    assert.equal(await status(PASSWORD, "203.0.113.7"), 429);
    assert.equal(await status(PASSWORD, "198.51.100.1"), 303);
    const later = site(db, { now: () => NOW + 60 });
    assert.equal(await status(PASSWORD, "203.0.113.7", later), 303);
  }));

Deno.test("G6 simultaneous tries are each counted", () =>
  withDatabase(async (db) => {
    await addAda(db);
    const login = site(db);
    const statuses: number[] = [];
    // Tries that exceed the limit of simultaneous ones for an address do not count.
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => login(formOf(credentials("nope")), from("203.0.113.9"))),
      );
      for (const answer of answers) await answer.body?.cancel();
      statuses.push(...answers.map(({ status }) => status));
    }
    const countOf = (wanted: number) => statuses.filter((status) => status === wanted).length;
    assert.deepEqual([countOf(401), countOf(429), countOf(503)], [5, 7, 6]);
  }));

Deno.test("G6 a claimed X-Forwarded-For opens no new bucket, nor do several addresses of one IPv6 network", () =>
  withDatabase(async (db) => {
    await addAda(db);
    const login = site(db);
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      const headers = { "x-forwarded-for": `192.0.2.${i}`, forwarded: `for=192.0.2.${i}` };
      const answer = await login(formOf(credentials("nope"), headers), from(`2001:db8:1:2::${i}`));
      statuses.push(answer.status);
      await answer.body?.cancel();
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429]);
  }));

Deno.test("security S2: a form of another site is refused, whatever it contains", () =>
  withDatabase(async (db) => {
    await addAda(db);
    for (const origin of ["https://evil.test", "null", APP_ORIGIN]) {
      const answer = await site(db)(formOf(credentials(PASSWORD), { origin }));
      assert.equal(answer.status, 403, origin);
      await answer.body?.cancel();
    }
  }));

Deno.test("S1.1 text that a person typed is returned as text, not as HTML", () =>
  withDatabase(async (db) => {
    const answer = await site(db)(formOf(credentials("x", `"><b>me@demo.test`)));
    const text = await answer.text();
    assert.doesNotMatch(text, /<b>/);
    assert.match(text, /&quot;&gt;&lt;b&gt;me@demo\.test/);
  }));

Deno.test("S2.36 the register page of the login site names a contact and has no form", () =>
  withDatabase(async (db) => {
    const text = await (await site(db)(new Request(`${LOGIN}/register`))).text();
    assert.match(text, /administrators/);
    assert.doesNotMatch(text, /<form/);
  }));

Deno.test("S1.1 people without a password or an account get a contact, and a link back", () =>
  withDatabase(async (db) => {
    const textOf = async (path: string, more: Partial<LoginSiteOptions> = {}) =>
      await (await site(db, more)(new Request(`${LOGIN}${path}`))).text();
    assert.match(await textOf("/"), /href="\/forgotten"/);
    for (const path of ["/forgotten", "/register"]) {
      const text = await textOf(path, { contact: "Kim <kim@shop.test>" });
      assert.match(text, /Contact: Kim &lt;kim@shop\.test&gt;/, path);
      assert.match(text, new RegExp(`href="${APP_ORIGIN}/login"`), "the app begins the sign-in");
      assert.doesNotMatch(await textOf(path), /Contact:/);
    }
  }));
