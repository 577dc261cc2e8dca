import assert from "node:assert/strict";
import { ACTING_SECONDS, SUPER_TOKEN_SECONDS } from "../../../../api/people/act_as.ts";
import { HEADERS } from "../../../../api/constants.ts";
import { SwitchUser } from "../../../../api/generated/operations/acting.ts";
import { LogOut, Me } from "../../../../api/generated/operations/session.ts";
import { addStaff, askSwitch, superHeader, switchTo } from "../../../support/people/acting_people.ts";
import { graphqlRequest, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";
import type { Database } from "../../../../server/db/database.ts";

/** Returns the person and the real one behind a token at an instant, or the status of the refusal. */
async function behind(db: Database, token: string, at = NOW) {
  await using api = testApp(db, { now: () => at });
  const { status, data } = await api.ask(token, Me);
  const me = data?.cUser;
  return me ? [me._id, me.acting?._id ?? null] : status;
}

/** Adds a seller with only their own scope, below all staff. */
async function addSeller(db: Database, _id: string): Promise<string> {
  await addPerson(db, { _id, role: "sale" });
  await db.write((tx) => tx.insertInto("scopes").values({ user_id: _id, seller_id: _id }).execute());
  return _id;
}

Deno.test("S1.2 S7.14 a person with the super token acts as a person below, and returns; cUser names the real one", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const daniel = await addStaff(db);
    await addSeller(db, "anna");
    const acting = await switchTo(api, daniel, "anna");
    const { data } = await api.ask(acting, Me);
    assert.equal(data?.cUser?._id, "anna");
    assert.equal(data?.cUser?.role, "sale");
    assert.deepEqual(data?.cUser?.scope, ["anna"]);
    assert.deepEqual(data?.cUser?.acting, {
      _id: "daniel",
      name: "daniel",
      role: "root",
      until: NOW + ACTING_SECONDS,
      left: ACTING_SECONDS,
    });
    const own = await api.ask<object, { cUser: { token: string | null } }>(acting, "{ cUser { token } }");
    assert.equal(own.data?.cUser.token, null);
    assert.equal((await api.ask(daniel.token, Me)).data?.cUser?.acting, null);
    const back = await switchTo(api, daniel, "daniel", acting);
    assert.deepEqual(await behind(db, back), ["daniel", null]);
    assert.equal(await behind(db, acting), 401);
    assert.equal(await behind(db, daniel.token), 401, "the token from before is renewed");
    // The super token of the sign-in can be used for another switch.
    assert.deepEqual(await behind(db, await switchTo(api, daniel, "anna", back)), ["anna", "daniel"]);
  }));

Deno.test("security I1 a super token that is sent alone, belongs to another person, or is repeated, oversized or malformed switches nothing", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const daniel = await addStaff(db);
    const beatriz = await addStaff(db, "beatriz", { groups: ["accounting"] });
    const again = await addStaff(db, "linh", { role: "super_root", groups: ["super_root"] });
    await addPerson(db, { _id: "printer", role: "printer" });
    const { superToken } = daniel;
    const wrong = [
      "",
      beatriz.superToken,
      again.superToken,
      daniel.token,
      `${superToken}, ${superToken}`,
      superToken.slice(1),
      superToken + "A",
      superToken.repeat(1_500),
      "null",
      "%20",
    ];
    for (const value of wrong) {
      const { data, errors } = await askSwitch(api, daniel.token, value, "printer");
      assert.equal(data, null);
      assert.equal(errors[0]?.extensions.code, "FORBIDDEN", value.slice(0, 50));
      assert.equal(errors[0]?.extensions.reason?.code, "superTokenMissing");
      const me = await api.ask(daniel.token, Me, {}, superHeader(value));
      assert.equal(me.data?.cUser?._id, "daniel");
    }
    const doubled = graphqlRequest(daniel.token, {
      query: SwitchUser.text,
      variables: { _id: "printer" },
    });
    doubled.headers.append(HEADERS.superToken, superToken);
    doubled.headers.append(HEADERS.superToken, superToken);
    assert.match(await (await api.app.fetch(doubled)).text(), /FORBIDDEN/);
    assert.equal((await askSwitch(api, superToken, superToken, "printer")).status, 401);
    const alone = await api.ask(null, SwitchUser, { _id: "printer" }, superHeader(superToken));
    assert.equal(alone.status, 401);
    const printer = await signIn(db, "printer");
    for (const _id of ["printer", "daniel"]) {
      const { errors } = await askSwitch(api, printer, superToken, _id);
      assert.equal(errors[0]?.extensions.code, "FORBIDDEN");
    }
    const sessions = await db.read.selectFrom("sessions").selectAll().execute();
    assert.equal(sessions.filter((each) => each.actor_session_id !== null).length, 0);
  }));

Deno.test("security I1 eight hours after the sign-in a switch requires a new sign-in; returning is still possible", () =>
  withDatabase(async (db) => {
    const daniel = await addStaff(db);
    await addPerson(db, { _id: "printer", role: "printer" });
    const edge = NOW + SUPER_TOKEN_SECONDS;
    await using before = testApp(db, { now: () => edge - 1 });
    await using after = testApp(db, { now: () => edge });
    const acting = await switchTo(before, daniel, "printer");
    const { errors } = await askSwitch(after, acting, daniel.superToken, "printer");
    assert.equal(errors[0]?.extensions.reason?.code, "superTokenOld");
    const back = await switchTo(after, daniel, "daniel", acting);
    assert.deepEqual(await behind(db, back, edge), ["daniel", null]);
  }));

Deno.test("security I2 for a person above, locked, unknown or out of scope the answer is the same: not found", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const daniel = await addStaff(db);
    await addPerson(db, { _id: "boss", role: "super_root" });
    await addPerson(db, { _id: "books", role: "order_qc", groups: ["accounting"] });
    await addPerson(db, { _id: "gone", role: "printer", status: "Locked" });
    await addPerson(db, { _id: "odd", role: "boss" });
    const answers = [];
    for (const _id of ["boss", "books", "gone", "odd", "nobody", ""]) {
      const { data, errors: [error] } = await askSwitch(api, daniel.token, daniel.superToken, _id);
      answers.push(JSON.stringify([data, error?.extensions.code, error?.message]));
    }
    assert.equal(new Set(answers).size, 1);
    assert.match(answers[0]!, /NOT_FOUND/);
    const audit = await db.read.selectFrom("audit_events").selectAll().execute();
    assert.deepEqual(audit, [], "a refusal leaves no trace");
  }));

Deno.test("a switch while acting is judged by the real person, and replaces the one acted for", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const daniel = await addStaff(db);
    await addSeller(db, "anna");
    await addPerson(db, { _id: "printer", role: "printer" });
    const first = await switchTo(api, daniel, "anna");
    const second = await switchTo(api, daniel, "printer", first);
    assert.equal(await behind(db, first), 401);
    assert.deepEqual(await behind(db, second), ["printer", "daniel"]);
    // After two simultaneous switches from one sign-in, one session remains.
    const tokens = await Promise.all(["anna", "printer"].map((_id) => switchTo(api, daniel, _id)));
    const alive = await Promise.all([second, ...tokens].map((token) => behind(db, token)));
    assert.equal(alive.filter((each) => each !== 401).length, 1);
  }));

Deno.test("security I2 an acting session ends after an hour to the second, and each switch begins a new one", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const daniel = await addStaff(db);
    await addSeller(db, "anna");
    const acting = await switchTo(api, daniel, "anna");
    assert.deepEqual(await behind(db, acting, NOW + ACTING_SECONDS - 1), ["anna", "daniel"]);
    assert.equal(await behind(db, acting, NOW + ACTING_SECONDS), 401);
    await using later = testApp(db, { now: () => NOW + 3_000 });
    const renewed = await switchTo(later, daniel, "anna", acting);
    assert.deepEqual(await behind(db, renewed, NOW + 3_000 + ACTING_SECONDS - 1), ["anna", "daniel"]);
  }));

const DEATHS: readonly (readonly [what: string, end: (db: Database) => Promise<unknown>])[] = [
  [
    "revoked",
    (db) =>
      db.write((tx) =>
        tx.updateTable("sessions").set({ revoked_at: NOW }).where("user_id", "=", "daniel").execute()
      ),
  ],
  [
    "expired",
    (db) =>
      db.write((tx) =>
        tx.updateTable("sessions").set({ expires_at: NOW }).where("user_id", "=", "daniel").execute()
      ),
  ],
  [
    "idle",
    (db) =>
      db.write((tx) =>
        tx.updateTable("sessions").set({ last_seen_at: NOW - 12 * 3600 }).where("user_id", "=", "daniel")
          .execute()
      ),
  ],
  ["removed", (db) => db.write((tx) => tx.deleteFrom("sessions").where("user_id", "=", "daniel").execute())],
  ["locked", (db) => setUser(db, "daniel", { status: "Locked" })],
  ["no head any more", async (db) => {
    await setUser(db, "daniel", { role: "printer" });
    await db.write((tx) => tx.deleteFrom("user_groups").where("user_id", "=", "daniel").execute());
  }],
  ["the person locked", (db) => setUser(db, "anna", { status: "Locked" })],
  ["the person raised", (db) => setUser(db, "anna", { role: "root" })],
];

const setUser = (db: Database, _id: string, set: { role?: string; status?: string }) =>
  db.write((tx) => tx.updateTable("users").set(set).where("_id", "=", _id).execute());

for (const [what, end] of DEATHS) {
  Deno.test(`security S6 acting ends when the sign-in, the rights or the person end: ${what}`, () =>
    withDatabase(async (db) => {
      await using api = testApp(db);
      const daniel = await addStaff(db);
      await addSeller(db, "anna");
      const acting = await switchTo(api, daniel, "anna");
      assert.deepEqual(await behind(db, acting), ["anna", "daniel"]);
      await end(db);
      assert.equal(await behind(db, acting), 401);
    }));
}

Deno.test("S4.2 Log Out while acting ends both sessions, and sessions on other devices stay", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const daniel = await addStaff(db);
    await addSeller(db, "anna");
    const elsewhere = await signIn(db, "daniel");
    const ofAnna = await signIn(db, "anna");
    const acting = await switchTo(api, daniel, "anna");
    assert.deepEqual((await api.ask(acting, LogOut)).data, { logOut: true });
    assert.deepEqual(await Promise.all([acting, daniel.token].map((token) => behind(db, token))), [401, 401]);
    assert.deepEqual(await behind(db, elsewhere), ["daniel", null]);
    assert.deepEqual(await behind(db, ofAnna), ["anna", null]);
    const { errors } = await askSwitch(api, elsewhere, daniel.superToken, "anna");
    assert.equal(errors[0]?.extensions.code, "FORBIDDEN", "the super token went with its sign-in");
  }));

Deno.test("security I4 a switch is in the audit with both people and the reason, which is limited", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const daniel = await addStaff(db);
    await addSeller(db, "anna");
    const long = await askSwitch(api, daniel.token, daniel.superToken, "anna", "x".repeat(201));
    assert.deepEqual(long.errors[0]?.extensions.problems, [{
      path: "reason",
      code: "tooLong",
      most: 200,
      found: 201,
    }]);
    const first = await askSwitch(api, daniel.token, daniel.superToken, "anna", " Ticket 41 ");
    await switchTo(api, daniel, "daniel", first.data!.switchUser.token);
    const rows = await db.read.selectFrom("audit_events")
      .select(["actor_id", "acting_for", "action", "reason", "changes"]).orderBy("seq").execute();
    assert.deepEqual(rows.map((row) => ({ ...row })), [
      {
        actor_id: "daniel",
        acting_for: null,
        action: "switchUser",
        reason: "Ticket 41",
        changes: '[{"field":"person","before":"daniel","after":"anna"}]',
      },
      {
        actor_id: "daniel",
        acting_for: "anna",
        action: "switchBack",
        reason: "",
        changes: '[{"field":"person","before":"anna","after":"daniel"}]',
      },
    ]);
    const stored = JSON.stringify(await db.read.selectFrom("sessions").selectAll().execute());
    assert.match(stored, /"reason":"Ticket 41"/);
    assert.ok(!stored.includes(first.data!.switchUser.token) && !stored.includes(daniel.superToken));
  }));

Deno.test("security G6 switches are throttled for each real person, refused ones too", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const daniel = await addStaff(db);
    await addSeller(db, "anna");
    const codes = [];
    for (let i = 0; i < 21; i++) {
      const { errors } = await askSwitch(api, daniel.token, daniel.superToken, "nobody");
      codes.push(errors[0]?.extensions.code);
    }
    assert.deepEqual(new Set(codes.slice(0, 20)), new Set(["NOT_FOUND"]));
    assert.equal(codes[20], "RATE_LIMITED");
    const beatriz = await addStaff(db, "beatriz");
    await switchTo(api, beatriz, "anna");
  }));

Deno.test("security S8 a call whose X-Acting-As is not the token's person is refused, and changes nothing", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const daniel = await addStaff(db);
    await addSeller(db, "anna");
    const acting = await switchTo(api, daniel, "anna");
    const shown = (_id: string) => ({ headers: { [HEADERS.actingAs]: _id } });
    assert.equal((await api.ask(acting, Me, {}, shown("anna"))).data?.cUser?._id, "anna");
    for (const wrong of ["daniel", "ben", "", "anna, anna"]) {
      const { status, data, errors } = await api.ask(acting, LogOut, {}, shown(wrong));
      assert.deepEqual([status, data, errors[0]?.extensions.code], [400, null, "IDENTITY_MISMATCH"], wrong);
    }
    assert.deepEqual(await behind(db, acting), ["anna", "daniel"]);
    const file = await api.send("/attachments/file?id=x", {
      headers: { authorization: `Bearer ${acting}`, ...shown("daniel").headers },
    });
    assert.match(await file.text(), /IDENTITY_MISMATCH/);
  }));
