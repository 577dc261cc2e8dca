/** The clock of a case: due times by the desk's hours, notices once each, reminders, closing, and a change of the hours. */
import assert from "node:assert/strict";
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

/** A question of a seller, sent on a Monday at noon. */
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
    .where("subject", "not like", "%: Waiting Seller")
    .orderBy("created_at").orderBy("_id").execute()).map(({ subject }) => subject);

Deno.test(
  "S4.13 a case is due by the desk's hours; staff is told once when a quarter is left and once when it is over",
  onGrounds(async (grounds) => {
    const { _id, code } = await sentCase(grounds);
    const { due_at, reply_due_at } = await timesOf(grounds, _id);
    // Six hours are left of Monday; the reply has eight, the decision 24.
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
    assert.deepEqual(await notices(grounds, "anna"), [`${code} waits for your answer`]);
    await runAt(grounds, NOW + 7 * DAY_SECONDS - 1);
    assert.equal((await timesOf(grounds, _id)).status, "Waiting Seller");
    await runAt(grounds, NOW + 7 * DAY_SECONDS);
    const { status, closed_as } = await timesOf(grounds, _id);
    assert.deepEqual([status, closed_as], ["Closed", "silent"]);
    assert.deepEqual(await notices(grounds, "root"), []);
  }),
);

Deno.test(
  "S4.13 other hours of the desk move due times and keep the time that was used; the desk is not deleted",
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
    // Open around the clock, but for the last minute of each day.
    assert.equal((await timesOf(grounds, _id)).due_at, NOW + 24 * HOUR_S + 60);
    assert.equal(
      await grounds.refused("root", "mutation T($ids: [ID!]!) { trashLocation(delete_ids: $ids) }", {
        ids: [main!._id],
      }),
      "ILLEGAL_TRANSITION, locationIsDesk",
    );
  }),
);
