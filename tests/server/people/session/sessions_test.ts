import assert from "node:assert/strict";
import { MySessions, RevokeSessions } from "../../../../api/generated/operations/sessions.ts";
import type { SignIn } from "../../../../api/generated/schema.ts";
import type { Database } from "../../../../server/db/database.ts";
import { issueCode } from "../../../../server/modules/people/session/store.ts";
import { systemRandom } from "../../../../server/session/tokens.ts";
import { addStaff, signInAgain, switchTo } from "../../../support/people/acting_people.ts";
import { type TestApp, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";
import { CHANGES, serveApp } from "../../../support/server/sockets.ts";
import { PROMPT_MS } from "../../../support/time/prompt_bound.ts";

const OF = `query Of($user_id: ID!) { sessionsOf(user_id: $user_id) { _id is_this browser } }`;
const REVOKE_OF = `mutation Of($user_id: ID!, $ids: [ID!], $all: Boolean) {
  revokeSessionsOf(user_id: $user_id, ids: $ids, all: $all) }`;

const mine = async (api: TestApp, token: string) => (await api.ask(token, MySessions)).data!.mySessions;
const idOf = async (api: TestApp, token: string) =>
  (await mine(api, token)).find((each) => each.is_this)!._id;
const codeOf = async (answer: ReturnType<TestApp["ask"]>) =>
  (await answer).errors[0]?.extensions.code ?? "ok";
const isAlive = async (api: TestApp, token: string) =>
  (await api.ask(token, "{ cUser { _id } }")).status === 200;

/** Signs in as a browser does: with a code of the login site. */
async function exchange(db: Database, api: TestApp, userId: string, userAgent: string): Promise<string> {
  const code = await db.write((tx) => issueCode(tx, userId, NOW, systemRandom));
  const answer = await api.send("/auth/exchange", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ code }),
  });
  return (await answer.json()).token;
}

Deno.test("security S4: a person sees only their own sessions: the present one first, then the most recently used", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    await addPerson(db, { _id: "mai" });
    await signIn(db, await addPerson(db, { _id: "eve" }));
    await signIn(db, "mai", NOW - 7200);
    await signIn(db, "mai", NOW - 3600);
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
    const token = await exchange(db, api, "mai", firefox);
    const shown = (await mine(api, token)).map(({ _id, ...rest }: SignIn) => rest);
    const other = { browser: "", system: "", address: "", is_this: false, acting_as: null };
    assert.deepEqual(shown, [
      {
        browser: "Firefox",
        system: "Linux",
        address: "local",
        is_this: true,
        acting_as: null,
        created_at: NOW,
        last_seen_at: NOW,
      },
      { ...other, created_at: NOW - 3600, last_seen_at: NOW - 3600 },
      { ...other, created_at: NOW - 7200, last_seen_at: NOW - 7200 },
    ]);
  }));

Deno.test("security S4: ended sessions are not shown: revoked, expired, idle for too long", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    await addPerson(db, { _id: "mai" });
    await signIn(db, "mai", NOW - 13 * 3600);
    const ended = await signIn(db, "mai");
    await api.ask(ended, "mutation { logOut }");
    assert.equal((await mine(api, await signIn(db, "mai"))).length, 1);
    await addPerson(db, { _id: "shop", role: "sale", scope: ["shop"] });
    await signIn(db, "shop", NOW - 13 * 3600);
    assert.equal((await mine(api, await signIn(db, "shop"))).length, 2, "a seller stays for seven days");
  }));

Deno.test("security S6: a session ended from another one is refused at the next call, whether ended by its id or with all others", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    await addPerson(db, { _id: "mai" });
    const [own, phone, shared, old] = [
      await signIn(db, "mai"),
      await signIn(db, "mai"),
      await signIn(db, "mai"),
      await signIn(db, "mai"),
    ];
    const { data } = await api.ask(own, RevokeSessions, { ids: [await idOf(api, phone)] });
    assert.equal(data?.revokeSessions, 1);
    assert.deepEqual([await isAlive(api, phone), await isAlive(api, shared)], [false, true]);
    assert.equal((await api.ask(own, RevokeSessions, { all: true })).data?.revokeSessions, 2);
    assert.deepEqual([await isAlive(api, shared), await isAlive(api, old)], [false, false]);
    assert.equal((await mine(api, own)).length, 1);
    assert.equal((await api.ask(own, RevokeSessions, { all: true })).data?.revokeSessions, 0);
    const audit = await db.read.selectFrom("audit_events").select(["action", "entity_id"]).execute();
    assert.deepEqual(audit.map(({ action, entity_id }) => `${action} ${entity_id}`), [
      "revokeSessions mai",
      "revokeSessions mai",
    ]);
  }));

Deno.test("Z2 Z3 nobody ends another's session: foreign ids are missing, and an empty list is refused", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const mai = await signIn(db, await addPerson(db, { _id: "mai" }));
    const eve = await signIn(db, await addPerson(db, { _id: "eve" }));
    const ids = [await idOf(api, mai), "nobody's"];
    assert.equal((await api.ask(eve, RevokeSessions, { ids })).data?.revokeSessions, 0);
    assert.equal(await isAlive(api, mai), true);
    for (const variables of [{}, { ids: [] }, { ids, all: true }]) {
      assert.equal(await codeOf(api.ask(eve, RevokeSessions, variables)), "BAD_INPUT");
    }
    assert.deepEqual(await db.read.selectFrom("audit_events").select("action").execute(), []);
  }));

Deno.test("S6.17 only super_root in person sees and ends another's sessions, all or some", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const mai = await signIn(db, await addPerson(db, { _id: "mai", role: "super_root" }));
    const eve = await signIn(db, await addPerson(db, { _id: "eve", role: "root" }));
    const phone = await signIn(db, "eve");
    const { data } = await api.ask<unknown, { sessionsOf: SignIn[] }>(mai, OF, { user_id: "eve" });
    assert.deepEqual(data?.sessionsOf.map(({ is_this }) => is_this), [false, false]);
    const one = await api.ask(mai, REVOKE_OF, { user_id: "eve", ids: [await idOf(api, phone)] });
    assert.deepEqual(one.data, { revokeSessionsOf: 1 });
    assert.deepEqual([await isAlive(api, phone), await isAlive(api, eve)], [false, true]);
    for (const [document, more] of [[OF, {}], [REVOKE_OF, { all: true }]] as const) {
      assert.equal(await codeOf(api.ask(eve, document, { user_id: "mai", ...more })), "FORBIDDEN");
    }
    await api.ask(mai, REVOKE_OF, { user_id: "eve", all: true });
    assert.deepEqual([await isAlive(api, eve), await isAlive(api, mai)], [false, true]);
    assert.deepEqual((await api.ask(mai, OF, { user_id: "none" })).data, { sessionsOf: [] });
  }));

Deno.test("security I4: a sign-in shows for whom its person acts, and ending it ends the acting too", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const staff = await addStaff(db);
    const { token } = await signInAgain(db);
    await addPerson(db, { _id: "shop", name: "Shop", role: "sale", scope: ["shop"] });
    const acting = await switchTo(api, staff, "shop");
    assert.deepEqual((await mine(api, token)).map(({ acting_as }) => acting_as), [null, "Shop (shop)"]);
    assert.equal(
      await codeOf(api.ask(acting, MySessions)),
      "FORBIDDEN",
      "the actor cannot read the shop's own sessions",
    );
    assert.equal((await api.ask(token, RevokeSessions, { all: true })).data?.revokeSessions, 2);
    assert.deepEqual([await isAlive(api, acting), await isAlive(api, staff.token)], [false, false]);
  }));

Deno.test("security S6: the socket of an ended session closes within two seconds, the others stay", () =>
  withDatabase(async (db) => {
    const api = testApp(db);
    await addPerson(db, { _id: "mai" });
    const [own, phone] = [await signIn(db, "mai"), await signIn(db, "mai")];
    await using server = serveApp(api.app);
    const [open, ended] = [await server.connect(own), await server.connect(phone)];
    await open.init(own);
    await ended.init(phone);
    ended.subscribe("1", CHANGES);
    const startedAt = performance.now();
    await api.ask(own, RevokeSessions, { all: true });
    assert.equal((await ended.closed).code, 4403);
    assert.ok(performance.now() - startedAt < PROMPT_MS);
    assert.equal(open.socket.readyState, WebSocket.OPEN);
    open.socket.close();
    await open.closed;
  }));
