/**
 * The clock of a case: due times by the desk's hours, each notice once, reminders, closing, and a change of
 * the hours.
 */
import assert from "node:assert/strict";
import { usualHours } from "../../../../api/catalogue/opening_hours.ts";
import { openSeconds, startClock } from "../../../../api/support/sla.ts";
import type { Database } from "../../../../server/db/database.ts";
import { openDatabase } from "../../../../server/db/open.ts";
import { makeWorld } from "../../../support/orders/world.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { caseRow } from "../../../support/support/case_rows.ts";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { BackgroundTools } from "../../../../server/fields.ts";
import { runCaseTimers } from "../../../../server/modules/support/cases/timers.ts";
import { NOW } from "../../../support/people/people.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { testSettings } from "../../../support/server/api.ts";

const HOUR_S = 3600;
const settings = { ...testSettings, timeZone: "UTC" };

const MAKE = "mutation M($params: CaseInput!) { made: makeCase(params: $params) { _id code } }";
const MOVE = `mutation M($ids: [ID!]!, $event: String!, $params: CaseMoveInput) {
  moved: moveCase(ids: $ids, event: $event, params: $params) { ok reason { code } } }`;

async function moveCase(
  { ask }: Grounds,
  name: "anna" | "agent",
  id: string,
  event: string,
  params: object = {},
) {
  const { moved } = await ask<{ moved: { ok: boolean }[] }>(name, MOVE, { ids: [id], event, params });
  assert.deepEqual(moved.map(({ ok }) => ok), [true], event);
}

/** Makes a question of a seller, sent on a Monday at noon. */
async function sentCase(grounds: Grounds): Promise<{ _id: string; code: string }> {
  const { ask } = grounds;
  const params = { support_case: "Other", reason: "outOfStock", requested: "Advice" };
  const { made } = await ask<{ made: { _id: string; code: string } }>("anna", MAKE, { params });
  const comment = { entity: "cases", entity_id: made._id, body: "When is it back?" };
  await ask("anna", "mutation C($params: CommentInput!) { makeComment(params: $params) { _id } }", {
    params: comment,
  });
  await moveCase(grounds, "anna", made._id, "case.submit");
  return made;
}

const timesOf = ({ world }: Grounds, id: string) =>
  world.db.read.selectFrom("cases").select(["status", "closed_as", "due_at", "reply_due_at", "left_s"])
    .where("_id", "=", id).executeTakeFirstOrThrow();

const runAt = ({ world }: Grounds, now: number) =>
  runCaseTimers({ db: world.db, settings, now: () => now } as BackgroundTools);

const notices = async ({ world }: Grounds, userId: string) =>
  (await world.db.read.selectFrom("notifications").select("subject").where("user_id", "=", userId)
    .where("subject", "not like", "%: Waiting for the seller")
    .orderBy("created_at").orderBy("_id").execute()).map(({ subject }) => subject);

Deno.test(
  "S4.13 a case is due by the desk's hours; staff are notified once when a quarter is left and once when it is over",
  onGrounds(async (grounds) => {
    const { _id, code } = await sentCase(grounds);
    const { due_at, reply_due_at } = await timesOf(grounds, _id);
    // Monday has six hours left; the reply is due after eight, the decision after 24.
    assert.equal(reply_due_at, NOW + 23 * HOUR_S);
    assert.equal(due_at, NOW + 54 * HOUR_S);
    await runAt(grounds, NOW + HOUR_S);
    assert.deepEqual(await notices(grounds, "root"), []);
    await runAt(grounds, reply_due_at! - HOUR_S);
    await runAt(grounds, reply_due_at! - HOUR_S + 60);
    assert.deepEqual(await notices(grounds, "root"), [`${code} is due soon`]);
    await runAt(grounds, reply_due_at! + 60);
    await runAt(grounds, reply_due_at! + 120);
    assert.deepEqual(await notices(grounds, "root"), [`${code} is due soon`, `${code} is overdue`]);
    assert.deepEqual(await notices(grounds, "agent"), [`${code} is due soon`, `${code} is overdue`]);
    assert.deepEqual(await notices(grounds, "anna"), []);
    assert.deepEqual(await notices(grounds, "ben"), []);
  }),
);

Deno.test(
  "S4.13 while a case waits for its seller nothing is due; the seller is reminded after 3 days, and it closes after 7",
  onGrounds(async (grounds) => {
    const { _id, code } = await sentCase(grounds);
    await moveCase(grounds, "agent", _id, "case.ask", { question: "Which size?" });
    const waiting = await timesOf(grounds, _id);
    assert.equal(waiting.due_at, null);
    assert.equal(waiting.left_s, 24 * HOUR_S);
    await runAt(grounds, NOW + 3 * DAY_SECONDS - 1);
    assert.deepEqual(await notices(grounds, "anna"), []);
    for (const days of [3, 4, 6]) await runAt(grounds, NOW + days * DAY_SECONDS);
    assert.deepEqual(await notices(grounds, "anna"), [`${code} is waiting for your answer`]);
    await runAt(grounds, NOW + 7 * DAY_SECONDS - 1);
    assert.equal((await timesOf(grounds, _id)).status, "Waiting Seller");
    await runAt(grounds, NOW + 7 * DAY_SECONDS);
    const { status, closed_as } = await timesOf(grounds, _id);
    assert.deepEqual([status, closed_as], ["Closed", "silent"]);
    assert.deepEqual(await notices(grounds, "root"), []);
  }),
);

Deno.test(
  "S4.13 a change of the desk's hours keeps the remaining time of a running and of a paused clock",
  onGrounds(async (grounds) => {
    const { world: { db }, ask } = grounds;
    const [running, paused] = [await sentCase(grounds), await sentCase(grounds)];
    await moveCase(grounds, "agent", paused._id, "case.ask", { question: "Which size?" });
    const usual = usualHours("UTC");
    // Three of the case's 24 hours are used.
    const { due_at } = startClock(usual, NOW - 3 * HOUR_S, 24 * HOUR_S);
    await db.write((tx) => tx.updateTable("cases").set({ due_at }).where("_id", "=", running._id).execute());
    const { rows: [main] } = await ask<{ rows: { _id: string }[] }>("root", "{ rows: locations { _id } }");
    const short = { ...usual, workdays: ["Mo", "We"], opens_min: 600, closes_min: 900 };
    const { holidays: _none, ...params } = { ...short, support_desk: true };
    await ask(
      "root",
      "mutation M($id: ID!, $params: LocationInput!) { makeLocation(id: $id, params: $params) { _id } }",
      { id: main!._id, params },
    );
    const left = async (id: string) => {
      const { due_at, left_s } = await timesOf(grounds, id);
      return due_at === null ? left_s : openSeconds(short, NOW, due_at);
    };
    assert.deepEqual([await left(running._id), await left(paused._id)], [21 * HOUR_S, 24 * HOUR_S]);
    await ask("anna", "mutation C($params: CommentInput!) { makeComment(params: $params) { _id } }", {
      params: { entity: "cases", entity_id: paused._id, body: "XL." },
    });
    const { status, left_s } = await timesOf(grounds, paused._id);
    assert.deepEqual([status, left_s, await left(paused._id)], ["Processing", null, 24 * HOUR_S]);
  }),
);

Deno.test(
  "S4.13 a higher priority has shorter times and a lower one longer, and used time stays used",
  onGrounds(async (grounds) => {
    const { world: { db } } = grounds;
    const [running, paused] = [await sentCase(grounds), await sentCase(grounds)];
    await moveCase(grounds, "agent", paused._id, "case.ask", { question: "Which size?" });
    const usual = usualHours("UTC");
    const used = { due_at: startClock(usual, NOW - 3 * HOUR_S, 24 * HOUR_S).due_at, noticed: 1 };
    await db.write((tx) => tx.updateTable("cases").set(used).where("_id", "=", running._id).execute());
    const hoursLeft = async (id: string) => {
      const { due_at, reply_due_at, left_s } = await timesOf(grounds, id);
      const left = (at: number | null) => at === null ? null : openSeconds(usual, NOW, at) / HOUR_S;
      return [left(due_at), left(reply_due_at), left_s === null ? null : left_s / HOUR_S];
    };
    assert.deepEqual([await hoursLeft(running._id), await hoursLeft(paused._id)], [[21, 8, null], [
      null,
      null,
      24,
    ]]);
    for (const { _id } of [running, paused]) await moveCase(grounds, "agent", _id, "case.raise");
    assert.deepEqual([await hoursLeft(running._id), await hoursLeft(paused._id)], [[5, 2, null], [
      null,
      null,
      8,
    ]]);
    const { noticed } = await db.read.selectFrom("cases").select("noticed").where("_id", "=", running._id)
      .executeTakeFirstOrThrow();
    assert.equal(noticed, 0, "a new due time is announced again");
    await moveCase(grounds, "agent", running._id, "case.lower");
    assert.deepEqual(await hoursLeft(running._id), [21, 8, null]);
    const { moved } = await grounds.ask<{ moved: { reason: { code: string } }[] }>("agent", MOVE, {
      ids: [running._id],
      event: "case.lower",
    });
    assert.deepEqual(moved.map(({ reason }) => reason.code), ["isHigh"]);
    assert.match(
      await grounds.refused("anna", MOVE, { ids: [running._id], event: "case.raise" }),
      /^FORBIDDEN/,
    );
  }),
);

const MANY = 8;

Deno.test("S4.13 two processes, even after a restart, write the notice of several cases once", async () => {
  await using fresh = await freshDatabase();
  const { db, place } = fresh;
  await makeWorld(db);
  const cases = Array.from({ length: MANY }, (_, at) => {
    const due_at = NOW + (at % 2 === 0 ? -60 : HOUR_S);
    return caseRow({ _id: `case-${at}`, code: `CS-${100_000 + at}`, seller_id: "anna", due_at });
  });
  await db.write((tx) => tx.insertInto("cases").values(cases).execute());
  const run = (each: Database) => runCaseTimers({ db: each, settings, now: () => NOW } as BackgroundTools);
  for (let round = 0; round < 2; round++) {
    // On SQLite only one process opens the file.
    const other = place.url ? await openDatabase(place) : db;
    await Promise.all([run(db), run(other)]);
    if (other !== db) await other.close();
  }
  const rows = await db.read.selectFrom("notifications").select(["user_id", "subject"]).execute();
  assert.deepEqual(
    rows.map(({ user_id, subject }) => `${user_id}: ${subject}`).toSorted(),
    ["agent", "root", "super_root"].map((name) => `${name}: ${MANY} cases are due or waiting for you`),
  );
});

Deno.test(
  "S4.13 a change of the desk's hours moves due times and keeps the used time; the desk cannot be deleted",
  onGrounds(async (grounds) => {
    const { _id } = await sentCase(grounds);
    const { rows: [main] } = await grounds.ask<{ rows: { _id: string }[] }>(
      "root",
      "{ rows: locations { _id } }",
    );
    const params = {
      time_zone: "UTC",
      workdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
      opens_min: 0,
      closes_min: 1_439,
      support_desk: true,
    };
    await grounds.ask(
      "root",
      "mutation M($id: ID!, $params: LocationInput!) { makeLocation(id: $id, params: $params) { _id } }",
      {
        id: main!._id,
        params,
      },
    );
    // The desk is open around the clock, except for the last minute of each day.
    assert.equal((await timesOf(grounds, _id)).due_at, NOW + 24 * HOUR_S + 60);
    assert.equal(
      await grounds.refused("root", "mutation T($ids: [ID!]!) { trashLocation(delete_ids: $ids) }", {
        ids: [main!._id],
      }),
      "ILLEGAL_TRANSITION, locationIsDesk",
    );
  }),
);
