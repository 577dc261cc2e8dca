import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { type TestApp, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";
import { listen } from "../../../support/server/live_socket.ts";
import { CHANGES, serveApp } from "../../../support/server/sockets.ts";
import { PROMPT_MS } from "../../../support/time/prompt_bound.ts";

interface ApiToken {
  readonly last_four: string;
  readonly created_at: number;
  readonly last_used_at: number | null;
}

const SHOW = "{ apiToken { last_four created_at last_used_at } }";
const MAKE = "mutation { makeApiToken { token made { last_four created_at last_used_at } } }";
const REVOKE = "mutation { revokeApiToken }";
const ME = "{ cUser { _id } }";

const shown = async (api: TestApp, token: string) =>
  (await api.ask<unknown, { apiToken: ApiToken | null }>(token, SHOW)).data?.apiToken;
const make = async (api: TestApp, token: string) =>
  (await api.ask<unknown, { makeApiToken: { token: string; made: ApiToken } }>(token, MAKE)).data!
    .makeApiToken;
const codeOf = async (api: TestApp, token: string, document: string) =>
  (await api.ask(token, document)).errors[0]?.extensions.code ?? "ok";

async function setUp(db: Database) {
  const session = await signIn(db, await addPerson(db, { _id: "mai", role: "root" }));
  return session;
}

Deno.test("S2.51 Z6 a token is made, acts as its person, and is shown by its last four characters", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const session = await setUp(db);
    assert.equal(await shown(api, session), null);
    const { token, made } = await make(api, session);
    assert.match(token, /^pd_[A-Za-z0-9_-]{43}$/);
    assert.deepEqual(made, { last_four: token.slice(-4), created_at: NOW, last_used_at: null });
    assert.deepEqual(await shown(api, session), made);
    const { data } = await api.ask<unknown, { cUser: { _id: string } }>(token, ME);
    assert.equal(data?.cUser._id, "mai");
    await api.app.close();
    await using later = testApp(db);
    assert.equal((await shown(later, session))?.last_used_at, NOW);
  }));

Deno.test("Z6 every attempt to reach a token, a password or another person with an API token is refused", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const session = await setUp(db);
    const { token } = await make(api, session);
    for (const document of [SHOW, MAKE, REVOKE, 'mutation { updateProfile(name: "x") { _id } }']) {
      assert.equal(await codeOf(api, token, document), "FORBIDDEN", document);
    }
    assert.equal(await codeOf(api, token, "{ stores { _id } }"), "ok", "what its person may do, it may do");
  }));

Deno.test("Z6 a new token replaces the old one, which is refused from the next call on", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const session = await setUp(db);
    const first = await make(api, session);
    const second = await make(api, session);
    assert.notEqual(first.token, second.token);
    assert.deepEqual([await codeOf(api, first.token, ME), await codeOf(api, second.token, ME)], [
      "UNAUTHENTICATED",
      "ok",
    ]);
    const { data } = await api.ask<unknown, { revokeApiToken: boolean }>(session, REVOKE);
    assert.equal(data?.revokeApiToken, true);
    assert.equal(await codeOf(api, second.token, ME), "UNAUTHENTICATED");
    assert.equal(await shown(api, session), null);
    assert.deepEqual((await api.ask(session, REVOKE)).data, { revokeApiToken: false });
  }));

Deno.test("Z6 an open socket of a token closes within two seconds after the next token is made", () =>
  withDatabase(async (db) => {
    const api = testApp(db);
    const session = await setUp(db);
    const { token } = await make(api, session);
    await using server = serveApp(api.app);
    const socket = await server.connect(token);
    assert.equal((await socket.init(token))?.type, "connection_ack");
    socket.subscribe("1", CHANGES);
    const startedAt = performance.now();
    await make(api, session);
    assert.equal((await socket.closed).code, 4403);
    assert.ok(performance.now() - startedAt < PROMPT_MS);
  }));

Deno.test("security S6: the token of a locked person is refused at once", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const { token } = await make(api, await setUp(db));
    assert.equal(await codeOf(api, token, ME), "ok");
    await db.write((tx) => tx.updateTable("users").set({ status: "Locked" }).execute());
    assert.equal(await codeOf(api, token, ME), "UNAUTHENTICATED");
  }));

Deno.test("Z6 M1 no table has a token in plain text: neither its own, nor the stored answers, nor the audit", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const session = await setUp(db);
    const tokens = [(await make(api, session)).token, (await make(api, session)).token];
    await api.ask(tokens[1]!, ME);
    const names = (await db.read.introspection.getTables()).map(({ name }) => name)
      .filter((name) => !name.includes("_search"));
    const rows = await Promise.all(
      names.map((name) => db.read.selectFrom(name as "users").selectAll().execute()),
    );
    const dump = JSON.stringify(rows);
    for (const token of tokens) assert.ok(!dump.includes(token) && !dump.includes(token.slice(3)));
    assert.ok(dump.includes(tokens[0]!.slice(-4)), "the audit says which one ended");
    assert.deepEqual(await db.read.selectFrom("idempotency_keys").selectAll().execute(), []);
  }));

Deno.test("a bearer that only looks like an API token is refused, whatever it contains", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const { token } = await make(api, await setUp(db));
    for (
      const bearer of [token.slice(3), token.replace("pd_", "PD_"), `${token}x`, token.slice(0, -1), "pd_"]
    ) {
      assert.equal((await api.ask(bearer, ME)).status, 401, bearer);
    }
  }));

Deno.test("S2.33 Z6 a super_root sees the end of another's token, and revokes it: refused from the next call on; nobody else can", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const mai = await setUp(db);
    const boss = await signIn(db, await addPerson(db, { _id: "boss", role: "super_root" }));
    const ben = await signIn(db, await addPerson(db, { _id: "ben", role: "root" }));
    const { token, made } = await make(api, mai);
    const show = '{ apiToken(user_id: "mai") { last_four created_at last_used_at } }';
    const revoke = 'mutation { revokeApiToken(user_id: "mai") }';
    for (const document of [show, revoke]) {
      assert.equal(await codeOf(api, ben, document), "NOT_FOUND");
      assert.equal(await codeOf(api, token, document), "FORBIDDEN");
    }
    const seen = await api.ask<unknown, { apiToken: ApiToken }>(boss, show);
    assert.deepEqual(seen.data?.apiToken, { ...made, last_used_at: NOW });
    assert.ok(!JSON.stringify(seen).includes(token));
    assert.equal(await codeOf(api, token, ME), "ok");
    assert.equal(await codeOf(api, boss, revoke), "ok");
    assert.equal(await codeOf(api, token, ME), "UNAUTHENTICATED");
    assert.equal(await codeOf(api, boss, 'mutation { revokeApiToken(user_id: "nobody") }'), "NOT_FOUND");
    const rows = await db.read.selectFrom("audit_events").select(["actor_id", "entity_id", "action"])
      .where("action", "=", "revokeApiToken").execute();
    assert.deepEqual(rows, [{ actor_id: "boss", entity_id: "mai", action: "revokeApiToken" }]);
  }));

Deno.test("Z6 a person's first token is sent live to people who look at that person, and closes nobody's socket", () =>
  withDatabase(async (db) => {
    const api = testApp(db);
    const mai = await setUp(db);
    const boss = await signIn(db, await addPerson(db, { _id: "boss", role: "super_root" }));
    await using server = serveApp(api.app);
    const [own, looking] = [await listen(server, mai), await listen(server, boss)];
    await make(api, mai);
    const events = await db.read.selectFrom("outbox").select("ids").where("entity", "=", "sessions")
      .execute();
    assert.deepEqual(events.map(({ ids }) => JSON.parse(ids)), [["mai"]]);
    assert.match(JSON.stringify(await looking.next()), /"sessions"/);
    own.send({ type: "ping" });
    assert.equal((await own.next())?.type, "pong");
  }));
