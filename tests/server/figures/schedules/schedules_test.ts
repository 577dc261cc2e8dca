/** Schedules of reports: sent once, with the rights at that moment, and only to their owner. */
import assert from "node:assert/strict";
import { MAX_SCHEDULES } from "../../../../api/figures/bounds.ts";
import type { FigureSchedule } from "../../../../api/generated/schema.ts";
import type { Database } from "../../../../server/db/database.ts";
import { leaseDueReports, sendReport } from "../../../../server/modules/figures/schedules/send.ts";
import { inViewScene, TRASH, type ViewScene } from "../../../support/desk/view_calls.ts";
import { NOW } from "../../../support/people/people.ts";
import { APP_ORIGIN } from "../../../support/server/api.ts";
import {
  DAY,
  MAKE_SCHEDULE,
  NEXT_MORNING,
  noticesOf,
  schedule,
  toolsAt,
  WEEKLY_VIEW,
} from "../../../support/figures/schedules.ts";

const EDIT = `mutation ($id: ID!, $params: FigureScheduleInput!) {
  makeFigureSchedule(id: $id, params: $params) { next_day } }`;

async function sendDue(db: Database, now: number): Promise<number> {
  const due = await leaseDueReports(toolsAt(db, now), 100);
  for (const each of due) await sendReport(each, toolsAt(db, now));
  return due.length;
}

const chooseTime = ({ ask }: ViewScene, hour: number) =>
  ask(
    "anna",
    `mutation { makeUserNotification(params: { type: "Support", events: [
      { id: "report.due", times: [{ hour: ${hour}, minute: 0 }] }] }) { _id } }`,
    {},
  );

Deno.test(
  "S3.7 a schedule sends report, days and first figures of the seller's own orders, with a link to the same days",
  inViewScene(async (scene) => {
    const { db, world, make } = scene;
    await world.order({ store_id: "anna-etsy" });
    await world.order({ store_id: "anna-etsy" });
    await world.order({ store_id: "ben-tiktok" });
    await db.write((tx) =>
      tx.insertInto("user_notifications").values({
        _id: "anna.Support",
        user_id: "anna",
        type: "Support",
        status: "Active",
        mentions: "[]",
        url: "https://chat.test/hook",
        subject: "",
        alias_ids: "[]",
        room_id: "",
        room_title: "",
        language: "de",
        created_at: NOW,
        updated_at: NOW,
        version: 1,
      }).execute()
    );
    const view = await make("anna", WEEKLY_VIEW);
    const made = await schedule(scene, "anna", view._id);
    assert.deepEqual([made.report, made.view_name, made.next_day], [
      "statistics",
      "My orders by week",
      "2026-11-17",
    ]);
    assert.equal(await sendDue(db, NEXT_MORNING - 1), 0, "before seven");
    assert.equal(await sendDue(db, NEXT_MORNING), 1);
    const [notice, ...others] = await noticesOf(db, "anna");
    assert.deepEqual(others, []);
    assert.equal(notice?.subject, "Statistik: My orders by week");
    assert.match(notice.content, /^01-11-2026 – 17-11-2026\nBestellungen: 2 · /);
    const path =
      `/statistics?start=01-11-2026&end=30-11-2026&by=week&figure=value&figures=orders%2Cvalue&view=${view._id}`;
    assert.equal(notice.referent, path);
    const [sent] = await db.read.selectFrom("deliveries").select("payload").execute();
    const lines = (JSON.parse(sent!.payload) as { text: string }).text.split("\n");
    assert.deepEqual([lines.length, lines[0], lines.at(-1)], [4, notice.subject, `${APP_ORIGIN}${path}`]);
  }),
);

Deno.test(
  "S3.7 a report is sent once a day: not by two processes, not again after a kill, and not for each day that was missed",
  inViewScene(async (scene) => {
    const { db, make } = scene;
    const view = await make("root", { ...WEEKLY_VIEW, resource: "order_report", filters: { by: "status" } });
    await schedule(scene, "root", view._id);
    const [first] = await leaseDueReports(toolsAt(db, NEXT_MORNING), 100);
    assert.deepEqual(await leaseDueReports(toolsAt(db, NEXT_MORNING), 100), [], "it is leased already");
    // A worker that is killed while counting has sent nothing: its lease ends, and another worker takes it.
    await db.write((tx) => tx.updateTable("figure_schedules").set({ lease_until: 0 }).execute());
    assert.equal(await sendDue(db, NEXT_MORNING), 1);
    // The first worker was only slow, and finishes now.
    await sendReport(first!, toolsAt(db, NEXT_MORNING));
    assert.equal((await noticesOf(db, "root")).length, 1);
    assert.equal(await sendDue(db, NEXT_MORNING + 600), 0);
    assert.equal(await sendDue(db, NEXT_MORNING + 5 * DAY), 1, "five days at once");
    assert.equal(await sendDue(db, NEXT_MORNING + 5 * DAY + 600), 0);
    assert.equal((await noticesOf(db, "root")).length, 2);
  }),
);

Deno.test(
  "S3.7 once the right is lost nothing is sent: the owner gets one notice without figures, and earlier reports are hidden",
  inViewScene(async (scene) => {
    const { db, ask, make } = scene;
    const view = await make("root", {
      resource: "report",
      name: "Margin",
      audience: "everyone",
      filters: { by: "month" },
    });
    await schedule(scene, "root", view._id);
    assert.equal(await sendDue(db, NEXT_MORNING), 1);
    await db.write((tx) => tx.updateTable("users").set({ role: "sale" }).where("_id", "=", "root").execute());
    assert.equal(await sendDue(db, NEXT_MORNING + DAY), 1);
    assert.equal(await sendDue(db, NEXT_MORNING + 2 * DAY), 1);
    const [, refused, ...more] = await noticesOf(db, "root");
    assert.deepEqual(more, []);
    assert.deepEqual([refused?.subject, refused?.content], [
      "Report: Margin was not sent",
      "You no longer have access to this report or to the saved view.",
    ]);
    const feed = await ask<{ notifications: { content: string }[] }>(
      "root",
      "{ notifications { content } }",
      {},
    );
    const figures = feed.data?.notifications.filter(({ content }) => content.includes("Revenue"));
    assert.deepEqual(figures, [], "the figures that came before");
    const own = await ask<{ figureSchedules: FigureSchedule[] }>(
      "root",
      "{ figureSchedules { is_refused } }",
      {},
    );
    assert.deepEqual(own.data?.figureSchedules.map(({ is_refused }) => is_refused), [true]);
    await db.write((tx) =>
      tx.updateTable("users").set({ status: "Locked" }).where("_id", "=", "root").execute()
    );
    assert.equal(await sendDue(db, NEXT_MORNING + 3 * DAY), 1);
    assert.equal((await noticesOf(db, "root")).length, 2, "a locked person gets nothing");
  }),
);

Deno.test(
  "S3.7 a report is sent at the first of the times that the person chose for the event; turned off, none is sent",
  inViewScene(async (scene) => {
    const { db, ask, make } = scene;
    const save = (event: string) =>
      ask(
        "anna",
        `mutation { makeUserNotification(params: { type: "Support", events: [${event}] }) { _id } }`,
        {},
      );
    await save('{ id: "report.due", times: [{ hour: 15, minute: 30 }, { hour: 18, minute: 0 }] }');
    const view = await make("anna", WEEKLY_VIEW);
    const { next_day } = await schedule(scene, "anna", view._id);
    assert.equal(next_day, "2026-11-16", "today's time has not come yet");
    assert.equal(await sendDue(db, NOW + 3.5 * 3600 - 1), 0);
    assert.equal(await sendDue(db, NOW + 3.5 * 3600), 1);
    assert.equal(await sendDue(db, NOW + 6 * 3600), 0, "the second time is for other events");
    assert.equal((await noticesOf(db, "anna")).length, 1, "at once, not with the next digest");
    await save('{ id: "report.due", status: "Paused" }');
    assert.equal(await sendDue(db, NOW + DAY + 4 * 3600), 1);
    assert.equal((await noticesOf(db, "anna")).length, 1);
  }),
);

Deno.test(
  "S3.7 no day is sent twice, even if its owner chooses a later time and edits the schedule on that day",
  inViewScene(async (scene) => {
    const { db, ask, make } = scene;
    await chooseTime(scene, 13);
    const { _id } = await schedule(scene, "anna", (await make("anna", WEEKLY_VIEW))._id);
    assert.equal(await sendDue(db, NOW + 3600), 1);
    await chooseTime(scene, 15);
    const nextDays: (string | undefined)[] = [];
    for (const every of ["week", "day", "month", "week", "day"]) {
      const { data, errors } = await ask<{ makeFigureSchedule: FigureSchedule }>("anna", EDIT, {
        id: _id,
        params: { every },
      });
      assert.deepEqual(errors, []);
      nextDays.push(data?.makeFigureSchedule.next_day);
    }
    // On this Monday a weekly and a daily report would otherwise begin today at 15:00.
    assert.deepEqual(nextDays, ["2026-11-23", "2026-11-17", "2026-12-01", "2026-11-23", "2026-11-17"]);
    assert.equal(await sendDue(db, NOW + 4 * 3600), 0, "today's report was already sent");
    assert.equal(await sendDue(db, NOW + DAY + 3 * 3600), 1, "tomorrow's report has the new time");
    assert.equal((await noticesOf(db, "anna")).length, 2);
  }),
);

Deno.test(
  "S3.7 a schedule that is deleted and made again on the day it was sent does not send that day again",
  inViewScene(async (scene) => {
    const { db, ask, make } = scene;
    await chooseTime(scene, 13);
    const [view, other] = [
      await make("anna", WEEKLY_VIEW),
      await make("anna", { ...WEEKLY_VIEW, name: "Other" }),
    ];
    const { _id } = await schedule(scene, "anna", view._id);
    assert.equal(await sendDue(db, NOW + 3600), 1);
    await chooseTime(scene, 15);
    await ask("anna", "mutation ($ids: [ID!]!) { trashFigureSchedule(delete_ids: $ids) }", { ids: [_id] });
    assert.equal((await schedule(scene, "anna", view._id)).next_day, "2026-11-17", "today is sent");
    assert.equal((await schedule(scene, "anna", other._id)).next_day, "2026-11-16", "another view");
    assert.equal(await sendDue(db, NOW + 4 * 3600), 1);
    assert.equal((await noticesOf(db, "anna")).length, 2);
    assert.equal(await sendDue(db, NOW + DAY + 4 * 3600), 2);
    await ask("anna", TRASH, { ids: [view._id] });
    const left = await db.read.selectFrom("sent_views").select("view_id").execute();
    assert.deepEqual(left, [{ view_id: other._id }], "nothing is left of a deleted view");
  }),
);

Deno.test(
  "S3.7 a view whose figure or dimension no longer exists is sent without that part",
  inViewScene(async (scene) => {
    const { db, world, make } = scene;
    await world.order({ store_id: "anna-etsy" });
    const view = await make("anna", WEEKLY_VIEW);
    await schedule(scene, "anna", view._id);
    const columns = JSON.stringify([{ key: "luck", width: 120 }, { key: "orders", width: 120 }]);
    await db.write((tx) =>
      tx.updateTable("saved_views").set({
        columns,
        filters: '{"by":"weather"}',
        sort: "-luck",
      })
        .where("_id", "=", view._id).execute()
    );
    assert.equal(await sendDue(db, NEXT_MORNING), 1);
    const [notice] = await noticesOf(db, "anna");
    assert.equal(notice?.content, "01-11-2026 – 17-11-2026\nOrders: 1");
    const path = `/statistics?start=01-11-2026&end=30-11-2026&figures=orders&view=${view._id}`;
    assert.equal(notice.referent, path);
  }),
);

Deno.test(
  "S3.7 a schedule needs a view of a report that its person may open; only that person sees it, and it is deleted with the view",
  inViewScene(async (scene) => {
    const { db, ask, make, refusal } = scene;
    const list = await make("anna", { resource: "orders", name: "Late", filters: { due: "late" } });
    const mine = await make("anna", WEEKLY_VIEW);
    const finance = await make("root", { resource: "report", name: "Margin", audience: "everyone" });
    const unknown = "BAD_INPUT, params.view_id unknown";
    for (const view_id of [list._id, finance._id, "nothing"]) {
      assert.equal(await refusal("anna", MAKE_SCHEDULE, { params: { view_id } }), unknown);
    }
    assert.equal(await refusal("ben", MAKE_SCHEDULE, { params: { view_id: mine._id } }), unknown);
    assert.equal(await refusal("anna", MAKE_SCHEDULE, { params: {} }), "BAD_INPUT, params.view_id required");
    const { _id } = await schedule(scene, "anna", mine._id);
    assert.equal(
      await refusal("anna", MAKE_SCHEDULE, { params: { view_id: mine._id, every: "day" } }),
      "BAD_INPUT, params.every taken",
    );
    assert.equal(
      await refusal("anna", MAKE_SCHEDULE, { params: { view_id: mine._id, every: "hour" } }),
      "BAD_INPUT, params.every unknown",
    );
    const trash = "mutation ($ids: [ID!]!) { trashFigureSchedule(delete_ids: $ids) }";
    assert.equal(await refusal("ben", trash, { ids: [_id] }), "NOT_FOUND");
    const others = await ask<{ figureSchedules: FigureSchedule[] }>("ben", "{ figureSchedules { _id } }", {});
    assert.deepEqual(others.data?.figureSchedules, []);
    for (let index = 1; index < MAX_SCHEDULES; index++) {
      const view = await make("anna", { ...WEEKLY_VIEW, name: `View ${index}` });
      await schedule(scene, "anna", view._id, "month");
    }
    assert.equal(
      await refusal("anna", MAKE_SCHEDULE, { params: { view_id: mine._id, every: "week" } }),
      "LIMIT",
    );
    await ask("anna", TRASH, { ids: [mine._id] });
    const left = await db.read.selectFrom("figure_schedules").select("_id").execute();
    assert.equal(left.length, MAX_SCHEDULES - 1);
  }),
);
