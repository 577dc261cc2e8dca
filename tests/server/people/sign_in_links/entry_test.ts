import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { loginSite } from "../../../../server/login_site/site.ts";
import { linkProblems } from "../../../../server/modules/people/sign_in_links/module.ts";
import { hashPassword, verifyPassword } from "../../../../server/modules/people/session/password.ts";
import { issueCode } from "../../../../server/modules/people/session/store.ts";
import { systemRandom } from "../../../../server/session/tokens.ts";
import { type TestApp, testApp, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";
import { CHANGES, serveApp } from "../../../support/server/sockets.ts";
import { PROMPT_MS } from "../../../support/time/prompt_bound.ts";

const LOGIN = testSettings.loginOrigin;
const NEW = "battery staple 9";
const MAKE = `mutation Make($user_id: ID!) { makeEntryLink(user_id: $user_id) { link purpose expires_at } }`;
const DAY = 24 * 3600;

interface Made {
  readonly link: string;
  readonly purpose: string;
  readonly expires_at: number;
}

interface Scene {
  readonly db: Database;
  readonly api: TestApp;
  readonly clock: { now: number };
  /** The token of the super_root who makes the links. */
  readonly token: string;
  readonly make: (user_id: string) => Promise<Made>;
  /** Sends a code, with a password to set; returns the status and the page. */
  readonly hand: (code: string, password?: string, repeat?: string) => Promise<[number, string]>;
}

const codeIn = ({ link }: Made) => new URLSearchParams(new URL(link).hash.slice(1)).get("code")!;

const inScene = (run: (scene: Scene) => Promise<void>) => () =>
  withDatabase(async (db) => {
    const clock = { now: NOW };
    await using api = testApp(db, { now: () => clock.now });
    const token = await signIn(db, await addPerson(db, { _id: "ada", role: "super_root" }));
    const options = { db, settings: testSettings, now: () => clock.now, random: systemRandom };
    const site = loginSite({ ...options, name: "Pressdock" });
    const make: Scene["make"] = async (user_id) => {
      const { data, errors } = await api.ask<unknown, { makeEntryLink: Made }>(token, MAKE, { user_id });
      assert.deepEqual(errors, []);
      return data!.makeEntryLink;
    };
    const hand: Scene["hand"] = async (code, password, repeat = password) => {
      const fields = { code, ...(password !== undefined && { password, repeat: repeat ?? "" }) };
      const headers = { "content-type": "application/x-www-form-urlencoded", origin: LOGIN };
      const body = new URLSearchParams(fields).toString();
      const answer = await site(new Request(`${LOGIN}/welcome`, { method: "POST", headers, body }));
      return [answer.status, answer.headers.get("location") ?? await answer.text()];
    };
    await run({ db, api, clock, token, make, hand });
  });

const hashOf = async (db: Database, id: string) =>
  (await db.read.selectFrom("users").select("password_hash").where("_id", "=", id).executeTakeFirstOrThrow())
    .password_hash;
const isPassword = async (db: Database, id: string, password: string) =>
  await verifyPassword(password, await hashOf(db, id), testSettings.scryptCost);

Deno.test(
  "a link ends when the person's e-mail is changed, even if it is changed back, and by no other change",
  inScene(async ({ db, api, token, make, hand }) => {
    await addPerson(db, { _id: "mai" });
    const change = async (params: object) => {
      const { errors } = await api.ask(
        token,
        'mutation ($params: UserInput!) { makeUser(id: "mai", params: $params) { _id } }',
        { params },
      );
      assert.deepEqual(errors, []);
    };
    const { email } = await db.read.selectFrom("users").select("email").where("_id", "=", "mai")
      .executeTakeFirstOrThrow();
    const made = await make("mai");
    await change({ name: "Mai Trần" });
    assert.equal((await hand(codeIn(made)))[0], 200);
    await change({ email: "mai.new@demo.test" });
    await change({ email });
    assert.equal((await hand(codeIn(made), NEW))[0], 404);
    assert.equal(await hashOf(db, "mai"), "");
    const { changes } = await db.read.selectFrom("audit_events").select("changes").where(
      "entity_id",
      "=",
      "mai",
    )
      .where("changes", "like", "%mai.new@%").orderBy("seq").executeTakeFirstOrThrow();
    assert.ok(JSON.parse(changes).some(({ field }: { field: string }) => field === "entry_link"));
    assert.equal((await hand(codeIn(await make("mai")), NEW))[0], 303, "a new one opens");
  }),
);

Deno.test(
  "an invitation sets the first password, once, and leads to the app's sign-in",
  inScene(async ({ db, make, hand }) => {
    await addPerson(db, { _id: "mai" });
    const made = await make("mai");
    assert.match(made.link, new RegExp(`^${LOGIN}/welcome#code=[\\w-]{43}$`), "in the fragment: in no log");
    assert.deepEqual([made.purpose, made.expires_at], ["invitation", NOW + 7 * DAY]);
    const code = codeIn(made);
    const [status, page] = await hand(code);
    assert.equal(status, 200);
    assert.match(page, /mai@demo\.test/);
    assert.deepEqual(await hand(code, NEW), [303, "http://localhost:8000/login"]);
    assert.ok(await isPassword(db, "mai", NEW));
    assert.equal((await hand(code, "another one 7"))[0], 404);
    assert.equal((await hand(code))[0], 404);
    assert.ok(await isPassword(db, "mai", NEW));
  }),
);

Deno.test(
  "security S6: a reset is valid for a day, ends every session and pending sign-in, and closes sockets within two seconds",
  () =>
    withDatabase(async (db) => {
      const api = testApp(db);
      await using server = serveApp(api.app);
      const token = await signIn(db, await addPerson(db, { _id: "ada", role: "super_root" }));
      const password_hash = await hashPassword("correct horse", testSettings.scryptCost);
      const mai = await signIn(db, await addPerson(db, { _id: "mai", password_hash }));
      const underWay = await db.write((tx) => issueCode(tx, "mai", NOW, systemRandom));
      const socket = await server.connect(mai);
      await socket.init(mai);
      socket.subscribe("1", CHANGES);
      const { data } = await api.ask<unknown, { makeEntryLink: Made }>(token, MAKE, { user_id: "mai" });
      const made = data!.makeEntryLink;
      assert.deepEqual([made.purpose, made.expires_at], ["reset", NOW + DAY]);
      assert.equal((await api.ask(mai, "{ cUser { _id } }")).status, 200, "making one changes nothing yet");
      const options = { db, settings: testSettings, now: () => NOW, random: systemRandom };
      const site = loginSite({ ...options, name: "Pressdock" });
      const startedAt = performance.now();
      const body = new URLSearchParams({ code: codeIn(made), password: NEW, repeat: NEW }).toString();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      assert.equal(
        (await site(new Request(`${LOGIN}/welcome`, { method: "POST", headers, body }))).status,
        303,
      );
      assert.equal((await socket.closed).code, 4403);
      assert.ok(performance.now() - startedAt < PROMPT_MS);
      assert.equal((await api.ask(mai, "{ cUser { _id } }")).status, 401);
      const late = await api.send("/auth/exchange", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ code: underWay }),
      });
      assert.equal(late.status, 401);
      await late.body?.cancel();
      assert.equal((await api.ask(token, "{ cUser { _id } }")).status, 200, "nobody else's");
    }),
);

Deno.test(
  "only the newest link is valid, until its end, and not for a locked person; all others get the same answer",
  inScene(async ({ db, clock, make, hand }) => {
    await addPerson(db, { _id: "mai" });
    const [first, second] = [codeIn(await make("mai")), codeIn(await make("mai"))];
    const refusal = await hand("x".repeat(43));
    assert.equal(refusal[0], 404);
    assert.deepEqual(await hand(first), refusal);
    clock.now = NOW + 7 * DAY;
    assert.deepEqual(await hand(second), refusal);
    assert.deepEqual(await hand(second, NEW), refusal);
    clock.now -= 1;
    assert.equal((await hand(second))[0], 200);
    await db.write((tx) =>
      tx.updateTable("users").set({ status: "Locked" }).where("_id", "=", "mai").execute()
    );
    assert.deepEqual(await hand(second, NEW), refusal);
    assert.equal(await hashOf(db, "mai"), "");
  }),
);

Deno.test(
  "of two people who use a link at the same time one sets the password",
  inScene(async ({ db, make, hand }) => {
    await addPerson(db, { _id: "mai" });
    const code = codeIn(await make("mai"));
    const answers = await Promise.all([hand(code, "first new one"), hand(code, "second new one")]);
    assert.deepEqual(answers.map(([status]) => status).sort(), [303, 404]);
  }),
);

Deno.test(
  "a problem of the new password is shown, and the link stays valid",
  inScene(async ({ db, make, hand }) => {
    await addPerson(db, { _id: "mai", name: "Mai Nguyen" });
    const code = codeIn(await make("mai"));
    const wrong = [["", ""], ["short", "short"], ["Mai Nguyen", "Mai Nguyen"], ["x".repeat(257), ""], [
      NEW,
      "no",
    ]];
    const answers = [];
    for (const [password, repeat] of wrong) {
      const [status, page] = await hand(code, password, repeat);
      assert.equal(status, 400);
      answers.push(/role="alert">([^<]+)/.exec(page)?.[1]);
    }
    assert.deepEqual(answers, [
      "Choose a password.",
      "Choose a password of at least 8 characters that is not your own name.",
      "Choose a password of at least 8 characters that is not your own name.",
      "Choose a password of at most 256 characters.",
      "The two passwords do not match.",
    ]);
    assert.equal((await hand(code, NEW))[0], 303);
  }),
);

Deno.test(
  "security Z6 C12: no table has a code or a password in plain text: neither its own, nor stored answers, audit or throttles",
  inScene(async ({ db, make, hand }) => {
    await addPerson(db, { _id: "mai" });
    const codes = [codeIn(await make("mai")), codeIn(await make("mai"))];
    await hand(codes[1]!, NEW);
    const names = (await db.read.introspection.getTables()).map(({ name }) => name)
      .filter((name) => !name.includes("_search"));
    const rows = await Promise.all(
      names.map((name) => db.read.selectFrom(name as "users").selectAll().execute()),
    );
    const dump = JSON.stringify(rows);
    for (const secret of [...codes, NEW]) assert.ok(!dump.includes(secret));
    const audit = await db.read.selectFrom("audit_events").select(["action", "actor_id", "entity_id"])
      .orderBy("seq").execute();
    assert.deepEqual(audit.map((row) => `${row.actor_id} ${row.action} ${row.entity_id}`), [
      "ada makeEntryLink mai",
      "ada makeEntryLink mai",
      "mai setPassword mai",
    ]);
  }),
);

Deno.test(
  "security Z4: nobody makes a link for themselves, for a locked or missing person, or for more rights than their own",
  inScene(async ({ db, api, token }) => {
    await addPerson(db, { _id: "locked", status: "Locked" });
    const problemOf = async (user_id: string) => {
      const { errors: [error] } = await api.ask(token, MAKE, { user_id });
      return error?.extensions.problems?.map(({ path, code }) => `${path} ${code}`).join() ??
        error?.extensions.code;
    };
    assert.equal(await problemOf("ada"), "user_id ownPower");
    assert.equal(await problemOf("locked"), "NOT_FOUND");
    assert.equal(await problemOf("none"), "NOT_FOUND");
    const person = (_id: string, role: string) => ({ _id, role, groups: [], permission: [], scope: null });
    const codes = (...roles: [string, string]) =>
      linkProblems(person("a", roles[0]), person("b", roles[1])).map(({ code }) => code);
    assert.deepEqual(codes("root", "super_root"), ["beyondYours"]);
    assert.deepEqual(codes("order_qc", "root"), ["beyondYours"]);
    assert.deepEqual(codes("root", "packager"), []);
    assert.deepEqual(codes("super_root", "super_root"), []);
  }),
);

Deno.test(
  "G6 wrong codes are throttled by network, and keep no right one out",
  inScene(async ({ db, hand, make }) => {
    await addPerson(db, { _id: "kim" });
    const { link } = await make("kim");
    const code = new URLSearchParams(new URL(link).hash.slice(1)).get("code")!;
    const statuses = [];
    for (let tried = 0; tried < 31; tried++) statuses.push((await hand("guess"))[0]);
    assert.deepEqual([statuses[29], statuses[30]], [404, 429]);
    assert.equal((await hand(code))[0], 200);
    assert.match((await hand(code, "password"))[1], /less common password/);
    assert.equal((await hand(code, NEW))[0], 303);
  }),
);

Deno.test(
  "the page of a link runs only its own script, which removes the code from the address",
  inScene(async ({ db }) => {
    const options = { db, settings: testSettings, now: () => NOW, random: systemRandom };
    const site = loginSite({ ...options, name: "Pressdock" });
    const page = await site(new Request(`${LOGIN}/welcome`));
    assert.match(page.headers.get("content-security-policy")!, /^script-src 'self'; default-src 'none'/);
    assert.deepEqual([...(await page.text()).matchAll(/<script[^>]*>/g)].map(([tag]) => tag), [
      '<script src="/welcome.js">',
    ]);
    const script = await site(new Request(`${LOGIN}/welcome.js`));
    assert.equal(script.headers.get("content-type"), "text/javascript; charset=utf-8");
    assert.match(await script.text(), /history\.replaceState/);
    const front = await site(new Request(`${LOGIN}/`));
    assert.doesNotMatch(front.headers.get("content-security-policy")!, /script-src/);
    await front.body?.cancel();
  }),
);
