import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { hashPassword, verifyPassword } from "../../../../server/modules/people/session/password.ts";
import { CHANGES, serveApp } from "../../../support/server/sockets.ts";
import { type TestApp, testApp, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";
import { PROMPT_MS } from "../../../support/time/prompt_bound.ts";

const OLD = "correct horse";
const NEW = "battery staple 9";
const MUTATION = `mutation Change($password: String, $new_password: String, $key: String) {
  updateProfile(password: $password, new_password: $new_password, key: $key) { _id version } }`;

interface Scene {
  readonly db: Database;
  readonly api: TestApp;
  readonly token: string;
  readonly change: (
    password: string | null,
    new_password?: string | null,
    more?: { key?: string; token?: string },
  ) => Promise<string>;
  readonly clock: { now: number };
}

const inScene = (run: (scene: Scene) => Promise<void>) =>
  withDatabase(async (db) => {
    const clock = { now: NOW };
    await using api = testApp(db, { now: () => clock.now });
    const password_hash = await hashPassword(OLD, testSettings.scryptCost);
    const token = await signIn(db, await addPerson(db, { _id: "mai", password_hash }));
    const change: Scene["change"] = async (password, new_password = NEW, more = {}) => {
      const variables = { password, new_password, key: more.key ?? null };
      const { errors: [error] } = await api.ask(more.token ?? token, MUTATION, variables);
      const problems = error?.extensions.problems?.map(({ path, code }) => `${path} ${code}`).join();
      return problems ?? error?.extensions.code ?? "done";
    };
    await run({ db, api, token, change, clock });
  });

const isPassword = async (db: Database, password: string) => {
  const { password_hash } = await db.read.selectFrom("users").select("password_hash")
    .executeTakeFirstOrThrow();
  return await verifyPassword(password, password_hash, testSettings.scryptCost);
};

const statusOf = async (api: TestApp, token: string) => (await api.ask(token, "{ cUser { _id } }")).status;

Deno.test("S2.39 S7.13 the password changes only with the current one", () =>
  inScene(async ({ db, change }) => {
    assert.equal(await change("wrong"), "password wrongPassword");
    assert.equal(await change(null), "password required");
    assert.equal(await change(OLD, null), "new_password required");
    assert.equal(await change(OLD, "short"), "new_password weakPassword");
    assert.equal(await change(OLD, OLD), "new_password samePassword");
    assert.equal(await change(OLD, "MAI@demo.test"), "new_password weakPassword");
    // Passwords that are long enough, but among the first that anybody tries.
    for (const common of ["password", "12345678", "PassWord1", "qwertyuiop"]) {
      assert.equal(await change(OLD, common), "new_password commonPassword", common);
    }
    assert.ok(await isPassword(db, OLD));
    assert.equal(await change(OLD), "done");
    assert.ok(await isPassword(db, NEW));
  }));

Deno.test("security S6: a change of password ends every other session of the person, and only those", () =>
  inScene(async ({ db, api, token, change }) => {
    const [phone, tablet] = [await signIn(db, "mai"), await signIn(db, "mai")];
    const other = await signIn(db, await addPerson(db, { _id: "tom" }));
    assert.equal(await change(OLD), "done");
    const statuses = await Promise.all([token, phone, tablet, other].map((each) => statusOf(api, each)));
    assert.deepEqual(statuses, [200, 401, 401, 200]);
  }));

Deno.test("security S6: the open sockets of the other sessions close within two seconds", () =>
  withDatabase(async (db) => {
    const password_hash = await hashPassword(OLD, testSettings.scryptCost);
    const token = await signIn(db, await addPerson(db, { _id: "mai", password_hash }));
    const phone = await signIn(db, "mai");
    const api = testApp(db);
    await using server = serveApp(api.app);
    const [mine, theirs] = [await server.connect(token), await server.connect(phone)];
    await mine.init(token);
    await theirs.init(phone);
    theirs.subscribe("1", CHANGES);
    const startedAt = performance.now();
    await api.ask(token, MUTATION, { password: OLD, new_password: NEW });
    const { code } = await theirs.closed;
    assert.equal(code, 4403);
    assert.ok(performance.now() - startedAt < PROMPT_MS);
    assert.equal(mine.socket.readyState, WebSocket.OPEN);
    mine.socket.close();
    await mine.closed;
  }));

Deno.test("security G6: tries are throttled by session; another session of the person is not affected", () =>
  inScene(async ({ db, change, clock }) => {
    for (let tried = 0; tried < 5; tried++) assert.equal(await change("wrong"), "password wrongPassword");
    assert.equal(
      await change(OLD),
      "RATE_LIMITED",
      "the right password is refused too, so that an attempt reveals nothing",
    );
    const phone = await signIn(db, "mai");
    assert.equal(await change("wrong", NEW, { token: phone }), "password wrongPassword");
    clock.now += 60;
    assert.equal(await change(OLD), "done", "nobody is locked out for good");
  }));

Deno.test("security C12: neither password is in the audit, an event, a stored answer or a throttle", () =>
  inScene(async ({ db, change }) => {
    await change("wrong guess 1");
    await change(OLD);
    const tables = ["audit_events", "outbox", "idempotency_keys", "throttles"] as const;
    const rows = await Promise.all(tables.map((table) => db.read.selectFrom(table).selectAll().execute()));
    const text = JSON.stringify(rows);
    for (const secret of [OLD, NEW, "wrong guess", "scrypt$"]) assert.ok(!text.includes(secret), secret);
    assert.deepEqual(rows[0]?.map((row) => "action" in row && row.action), ["changePassword"]);
  }));

Deno.test("a password call accepts no key, as the digest of a stored answer's arguments could be guessed", () =>
  inScene(async ({ db, change }) => {
    assert.equal(await change(OLD, NEW, { key: "password-1" }), "key invalid");
    assert.ok(await isPassword(db, OLD));
  }));

Deno.test("of two simultaneous changes one wins; the other is refused because its password is no longer the current one", () =>
  inScene(async ({ change }) => {
    const answers = await Promise.all([change(OLD, "first new one"), change(OLD, "second new one")]);
    assert.deepEqual(answers.sort(), ["done", "password wrongPassword"]);
  }));

Deno.test("security Z6: an API token may change neither profile nor password", () =>
  inScene(async ({ api, token }) => {
    const { data } = await api.ask<unknown, { makeApiToken: { token: string } }>(
      token,
      "mutation { makeApiToken { token } }",
    );
    const { errors } = await api.ask(data!.makeApiToken.token, MUTATION, {
      password: OLD,
      new_password: NEW,
    });
    assert.equal(errors[0]?.extensions.code, "FORBIDDEN");
  }));
