import assert from "node:assert/strict";
import { leaseDueReports, sendReport } from "../../../../server/modules/figures/schedules/send.ts";
import { inViewScene } from "../../../support/desk/view_calls.ts";
import { DAY, NEXT_MORNING, noticesOf, schedule, toolsAt } from "../../../support/figures/schedules.ts";

Deno.test(
  "S3.7 each reason for which a report is not sent gets a notice, once",
  inViewScene(async (scene) => {
    const { db, make } = scene;
    const view = await make("root", { resource: "report", name: "Margin", filters: { by: "month" } });
    await schedule(scene, "root", view._id);
    const sendOn = async (day: number) => {
      const tools = toolsAt(db, NEXT_MORNING + day * DAY);
      for (const each of await leaseDueReports(tools, 100)) await sendReport(each, tools);
    };
    await db.write((tx) =>
      tx.updateTable("saved_views").set({ filters: '{"by":"month","start":"31-02-2026"}' })
        .where("_id", "=", view._id).execute()
    );
    for (const day of [0, 1]) await sendOn(day);
    await db.write((tx) => tx.updateTable("users").set({ role: "sale" }).where("_id", "=", "root").execute());
    for (const day of [2, 3]) await sendOn(day);
    assert.deepEqual((await noticesOf(db, "root")).map(({ content }) => content), [
      "It could not be counted. Open the view and check its filters.",
      "You no longer have access to this report or to the saved view.",
    ]);
  }),
);

Deno.test(
  "S3.7 a report whose filter is gone is not sent with the figures of all rows",
  inViewScene(async (scene) => {
    const { db, make } = scene;
    const view = await make("root", {
      resource: "report",
      name: "Postage",
      filters: { heading: "cost:postage" },
    });
    await schedule(scene, "root", view._id);
    const sendWith = async (filters: string, day: number) => {
      await db.write((tx) =>
        tx.updateTable("saved_views").set({ filters }).where("_id", "=", view._id).execute()
      );
      const tools = toolsAt(db, NEXT_MORNING + day * DAY);
      for (const each of await leaseDueReports(tools, 100)) await sendReport(each, tools);
      return (await noticesOf(db, "root")).at(-1)!.content;
    };
    const refused = "It could not be counted. Open the view and check its filters.";
    assert.equal(await sendWith('{"heading":"cost:gone"}', 0), refused);
    assert.notEqual(await sendWith('{"heading":"cost:postage","by":"gone","kind":""}', 1), refused);
    assert.equal(await sendWith('{"carrier":"DHL"}', 2), refused);
  }),
);
