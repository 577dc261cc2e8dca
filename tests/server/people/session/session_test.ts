import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { scryptSync } from "node:crypto";
import { LogOut, Me } from "../../../../api/generated/operations/session.ts";
import type { Database } from "../../../../server/db/database.ts";
import {
  hashPassword,
  isOutdated,
  verifyPassword,
} from "../../../../server/modules/people/session/password.ts";
import { issueCode } from "../../../../server/modules/people/session/store.ts";
import { systemRandom } from "../../../../server/session/tokens.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { topUp } from "../../../../server/modules/money/ledger/charge_store.ts";
import { makeWorld } from "../../../support/orders/world.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Returns the status of a call at an instant. */
async function statusAt(db: Database, token: string, at: number): Promise<number> {
  await using api = testApp(db, { now: () => at });
  return (await api.ask(token, Me)).status;
}

const lastSeen = async (db: Database) =>
  (await db.read.selectFrom("sessions").select("last_seen_at").executeTakeFirstOrThrow()).last_seen_at;

Deno.test("S7.6 cUser returns the bearer's person, with groups, scope and the default look", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const id = await addPerson(db, { role: "root", groups: ["root", "night shift"], name: "Ada" });
    const token = await signIn(db, id);
    const { status, data } = await api.ask(token, Me);
    assert.equal(status, 200);
    assert.equal(data?.cUser?._id, id);
    assert.deepEqual([...data!.cUser!.groups].sort(), ["night shift", "root"]);
    assert.equal(data?.cUser?.scope, null);
    assert.equal(data?.cUser?.total_credit, 0);
    assert.equal(data?.cUser?.customizer.layout, "vertical");
    const own = await api.ask<unknown, { cUser: { token: string } }>(
      token,
      "{ cUser { token group { name } } }",
    );
    assert.equal(own.data?.cUser.token, token);
  }));

Deno.test("S3.1 every field of the person is returned as the SDL defines it", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const token = await signIn(db, await addPerson(db, { is_usps_tracking: 1, permission: "[]" }));
    const { errors, data } = await api.ask<unknown, { cUser: Record<string, unknown> }>(
      token,
      `{ cUser { _id identity identity_label target referent email role groups name h status last_login created_at
        updated_at vip phone_number facebook skype sale_plan when_tracking_update day_update_tracking
        default_carrier order_daily_level payment_type time_of_payment default_pricing_id contract_services
        is_usps_tracking is_rounded_tax active_status scope total_credit token group { _id name }
        pricing_plans { _id } permission { module title access { view add update delete } } } }`,
    );
    assert.deepEqual(errors, []);
    assert.equal(data?.cUser["is_usps_tracking"], true);
    assert.equal(data?.cUser["is_rounded_tax"], null);
    assert.equal(data?.cUser["last_login"], NOW);
  }));

Deno.test("S1.3 the balance is the sum of the seller's own wallet, in dollars", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const seller = await addPerson(db, { _id: "anna", role: "sale", scope: ["anna"] });
    const token = await signIn(db, seller);
    await db.write(async (tx) => {
      const by = {
        actor: { _id: seller, name: "" },
        actingFor: null,
        requestId: "r",
        sessionId: null,
        at: NOW,
      };
      await topUp(tx, seller, 12_345, "USD", by);
    });
    assert.equal((await api.ask(token, Me)).data?.cUser?.total_credit, 123.45);
  }));

Deno.test("S1.3 an agent's balance is the sum of the sellers on the dashboard, and a payment reports its change", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await using api = testApp(db);
    await world.order({}, ["order.submit", "order.pay"]);
    await world.order({ store_id: "ben-tiktok" }, ["order.submit"]);
    for (const [name, minor] of [["anna", 7_402], ["ben", 10_000], ["agent", 17_402], ["root", 0]] as const) {
      const { data } = await api.ask<object, {
        cUser: { total_credit: number; available_credit: number };
        dashboard: { balances: { available_minor: number }[] };
      }>(
        await world.token(name),
        "{ cUser { total_credit available_credit } dashboard { balances { available_minor } } }",
      );
      assert.equal(data?.cUser.total_credit, minor / 100, name);
      assert.equal(data?.cUser.available_credit, minor / 100, name);
      assert.deepEqual(
        data?.dashboard.balances.map(({ available_minor }) => available_minor),
        minor ? [minor] : [],
      );
    }
    const outboxRows = await db.read.selectFrom("outbox").select(["seller_id", "ids"]).where(
      "entity",
      "=",
      "wallets",
    )
      .orderBy("seq").execute();
    assert.deepEqual(outboxRows.map(({ seller_id }) => seller_id), ["anna", "ben", "anna"]);
  }));

Deno.test("security S6: a token is refused from the call after logOut on, and the sign-out is in the audit", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const id = await addPerson(db);
    const token = await signIn(db, id);
    const elsewhere = await signIn(db, id);
    assert.deepEqual((await api.ask(token, LogOut)).data, { logOut: true });
    const { status, errors } = await api.ask(token, Me);
    assert.equal(status, 401);
    assert.equal(errors[0]?.extensions.code, "UNAUTHENTICATED");
    assert.equal((await api.ask(elsewhere, Me)).status, 200, "another device stays signed in");
    const [row] = await db.read.selectFrom("audit_events").select(["actor_id", "action"]).execute();
    assert.deepEqual({ ...row }, { actor_id: id, action: "logOut" });
  }));

Deno.test("security S4: a session ends after 12 idle hours for staff and 7 idle days for a seller", () =>
  withDatabase(async (db) => {
    const staff = await signIn(db, await addPerson(db, { role: "packager" }));
    assert.equal(await statusAt(db, staff, NOW + 12 * HOUR), 401);
    assert.equal(await statusAt(db, staff, NOW + 12 * HOUR - 1), 200);
    const anna = await addPerson(db, { _id: "anna", role: "sale" });
    await db.write((tx) => tx.insertInto("scopes").values({ user_id: anna, seller_id: anna }).execute());
    const seller = await signIn(db, anna);
    assert.equal(await statusAt(db, seller, NOW + 7 * DAY), 401);
    assert.equal(await statusAt(db, seller, NOW + 7 * DAY - 1), 200);
  }));

Deno.test("security S4: an in-house agent is staff: 12 hours, although the role is sale", () =>
  withDatabase(async (db) => {
    const anna = await addPerson(db, { _id: "anna", role: "sale" });
    const agent = await signIn(db, await addPerson(db, { role: "sale", scope: [anna] }));
    assert.equal(await statusAt(db, agent, NOW + 12 * HOUR), 401);
  }));

Deno.test("security S4: no session lives longer than 30 days, however busy", () =>
  withDatabase(async (db) => {
    const token = await signIn(db, await addPerson(db));
    for (let at = NOW; at < NOW + 30 * DAY; at += 11 * HOUR) assert.equal(await statusAt(db, token, at), 200);
    assert.equal(await statusAt(db, token, NOW + 30 * DAY), 401);
  }));

Deno.test("the time of the last call is stored at most once a minute", () =>
  withDatabase(async (db) => {
    const token = await signIn(db, await addPerson(db));
    await statusAt(db, token, NOW + 59);
    assert.equal(await lastSeen(db), NOW);
    await statusAt(db, token, NOW + 60);
    assert.equal(await lastSeen(db), NOW + 60);
  }));

Deno.test("security S7: a clock that is set back ends no session and extends none", () =>
  withDatabase(async (db) => {
    const token = await signIn(db, await addPerson(db));
    assert.equal(await statusAt(db, token, NOW - HOUR), 200);
    assert.equal(await lastSeen(db), NOW);
  }));

Deno.test("S1.6 a sale person without sellers sees none, and an unknown role may do nothing", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const alone = await signIn(db, await addPerson(db, { role: "sale" }));
    assert.deepEqual((await api.ask(alone, Me)).data?.cUser?.scope, []);
    const boss = await signIn(db, await addPerson(db, { role: "boss" }));
    assert.equal((await api.ask(boss, Me)).errors[0]?.extensions.code, "FORBIDDEN");
  }));

Deno.test("security S4: no table has a token, a super token or a code in plain text", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const token = await signIn(db, await addPerson(db, { groups: ["root"] }));
    await api.ask(token, Me);
    const rows = JSON.stringify(await db.read.selectFrom("sessions").selectAll().execute());
    assert.ok(!rows.includes(token));
    assert.match(rows, /"super_hash":"[0-9a-f]{64}"/);
  }));

Deno.test("G6 an exchange without a code is refused, and a flood of wrong ones is throttled", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const exchange = async (body: unknown) => {
      const headers = { "content-type": "application/json" };
      const answer = await api.send("/auth/exchange", {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      await answer.body?.cancel();
      return answer.status;
    };
    assert.equal(await exchange({}), 400);
    assert.equal(await exchange({ code: 7 }), 400);
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push(await exchange({ code: "wrong" }));
    assert.deepEqual(new Set(statuses.slice(0, 30)), new Set([401]));
    assert.equal(statuses[30], 429);
    // Everybody behind one proxy shares an address: one person's wrong codes do not keep the others out.
    const owner = await addPerson(db);
    const right = await db.write((tx) => issueCode(tx, owner, NOW, systemRandom));
    assert.equal(await exchange({ code: right }), 200);
    assert.equal(await exchange({ code: right }), 429, "a used code is refused like a wrong one");
  }));

Deno.test("a password is verified by its own cost and salt, and fails without a hash", async () => {
  const hash = await hashPassword("Ünïcode pässword", 2 ** 10);
  assert.match(hash, /^scrypt\$1024\$/);
  assert.equal(await verifyPassword("U\u0308nïcode pässword", hash, 2 ** 4), true);
  assert.equal(await verifyPassword("ünïcode pässword", hash, 2 ** 4), false);
  assert.equal(await verifyPassword("", null, 2 ** 10), false);
  assert.equal(await verifyPassword("x", "not a hash", 2 ** 10), false);
  assert.notEqual(await hashPassword("same", 2 ** 4), await hashPassword("same", 2 ** 4));
});

Deno.test("a cost above 32 MiB is split into rounds, and an older hash is still verified and recognised as outdated", async () => {
  const hash = await hashPassword("correct horse", 2 ** 16);
  assert.match(hash, /^scrypt\$32768x2\$/);
  assert.equal(await verifyPassword("correct horse", hash, 2 ** 4), true);
  assert.equal(await verifyPassword("correct house", hash, 2 ** 4), false);
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync("correct horse", salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 });
  const older = `scrypt$65536$${salt.toString("base64url")}$${key.toString("base64url")}`;
  assert.equal(await verifyPassword("correct horse", older, 2 ** 16), true);
  assert.deepEqual([older, hash].map((each) => isOutdated(each, 2 ** 16)), [true, false]);
});
