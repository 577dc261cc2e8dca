import assert from "node:assert/strict";
import { leaseDueReports, sendReport } from "../../../../server/modules/figures/schedules/send.ts";
import { inViewScene } from "../../../support/desk/view_calls.ts";
import { NOW } from "../../../support/people/people.ts";
import {
  DAY,
  NEXT_MORNING,
  noticesOf,
  schedule,
  toolsAt,
  WEEKLY_VIEW,
} from "../../../support/figures/schedules.ts";

Deno.test(
  "S3.7 a report over too many rows for one statement is counted day by day, with the same figures",
  inViewScene(async (scene) => {
    const { db, world, make } = scene;
    for (const ago of [0, 0, 3, 9]) {
      const id = await world.order({ store_id: "anna-etsy" });
      await db.write((tx) =>
        tx.updateTable("orders").set({ created_at: NOW - ago * DAY }).where("_id", "=", id).execute()
      );
    }
    const texts: (string | undefined)[] = [];
    const counts: number[] = [];
    for (const mostRows of [4, 3]) {
      const view = await make("anna", { ...WEEKLY_VIEW, name: `At most ${mostRows}` });
      await schedule(scene, "anna", view._id);
      let statements = 0;
      const heavy = db.heavy.withPlugin({
        transformQuery({ node }) {
          statements++;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
      const tools = { ...toolsAt(db, NEXT_MORNING), db: { ...db, heavy } };
      for (const each of await leaseDueReports(tools, 100)) await sendReport(each, tools, mostRows);
      texts.push((await noticesOf(db, "anna")).find(({ subject }) => subject.endsWith(view.name))?.content);
      counts.push(statements);
    }
    assert.match(texts[0]!, /^01-11-2026 – 17-11-2026\nOrders: 4 · /);
    assert.equal(texts[1], texts[0]);
    assert.ok(counts[0]! < 10 && counts[1]! >= 30, String(counts));
  }),
);
