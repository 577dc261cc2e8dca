/** A report whose reading thread dies is refused once, and counted when it is requested again. */
import assert from "node:assert/strict";
import type { Figures } from "../../../../api/generated/schema.ts";
import { orderReport } from "../../../../resources/figures/order_report.ts";
import { figuresDocumentOf } from "../../../../resources/report_document.ts";
import { inScene } from "../../../support/orders/import_jobs.ts";
import { withDyingThreads } from "../../../support/server/dying_threads.ts";

/** Statistics, which are requested at the same time, are not counted by store. */
const isReport = (sql: string): boolean => sql.includes(" as branch") && sql.includes("store_id");
const ASKED = { range: "this-month", by: ["store", "day"] };

Deno.test({
  name:
    "S2.4 a report whose reading thread dies repeatedly is refused without harm to other calls, and is correct when requested again",
  // Postgres reads through connections, not threads.
  ignore: Deno.env.has("DATABASE_URL"),
  fn: () =>
    withDyingThreads(({ kill, left }) =>
      inScene(async ({ world, app, anna }) => {
        for (const store_id of ["anna-etsy", "anna-etsy", "ben-tiktok"] as const) {
          await world.order({ store_id });
        }
        const root = await world.token("root");
        const report = async () => {
          const { data, errors } = await app.ask<object, { figures: Figures }>(
            root,
            figuresDocumentOf(orderReport),
            ASKED,
          );
          const { counted_at: _, ...figures }: Partial<Figures> = data?.figures ?? {};
          return { figures, codes: errors.map(({ extensions }) => extensions.code) };
        };
        const whole = await report();
        assert.deepEqual([whole.codes, whole.figures.totals?.[0]], [[], 3]);
        kill(1, isReport);
        assert.deepEqual(await report(), whole, "a thread that dies once is not noticed");
        assert.equal(left(), 0);

        kill(2, isReport);
        const [refused, others, order] = await Promise.all([
          report(),
          app.ask<object, { statistics: Figures }>(
            anna,
            `{ statistics(range: "this-month", by: []) { totals } }`,
            {},
          ),
          world.order({ store_id: "ben-tiktok" }),
        ]);
        assert.equal(left(), 0);
        assert.deepEqual(refused, { figures: {}, codes: ["INTERNAL"] });
        assert.deepEqual([others.errors, others.data?.statistics.totals[0]], [[], 2]);
        assert.ok(order);

        const again = await report();
        assert.deepEqual([again.codes, again.figures.totals?.[0]], [[], 4]);
        assert.deepEqual(again.figures.rows?.map(({ key, values }) => [key, values[0]]).toSorted(), [
          ["anna-etsy", 2],
          ["ben-tiktok", 2],
        ]);
      })
    ),
});
