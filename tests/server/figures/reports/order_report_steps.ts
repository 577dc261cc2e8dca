/** Order Report: each figure equals the list that it opens, and a sum over the rows. */
import assert from "node:assert/strict";
import type { Figures } from "../../../../api/generated/schema.ts";
import { columnsOf } from "../../../../api/figures/measures.ts";
import { spanOf, startOf } from "../../../../api/time/dates.ts";
import { PERIODS, type Range, RANGES } from "../../../../api/time/ranges.ts";
import { drillOf } from "../../../../resources/drill.ts";
import { orderReport } from "../../../../resources/figures/order_report.ts";
import { orders as resource } from "../../../../resources/orders/orders.ts";
import { variablesOf } from "../../../../resources/url.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import type { OrdersTable } from "../../../../server/db/tables.ts";
import { figuresOf } from "../../../../server/figures/figures.ts";
import { orders } from "../../../../server/modules/orders/orders/module.ts";
import { OPTIONS } from "../../../support/demo/demo.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { figuresByHand } from "../../../support/figures/orders_by_hand.ts";
import { atDemo, compareOpened, type ReportSteps } from "../../../support/figures/reports.ts";

const { now, timeZone } = OPTIONS;
const counted = (context: AuthorizedContext, args: object): Promise<Figures> =>
  figuresOf(orderReport, { limit: 1000, ...args }, context);
const listed = async (context: AuthorizedContext, filters: Readonly<Record<string, string | undefined>>) =>
  (await serveModule(orders).queries!.ordersCount!(
    variablesOf(resource, { filters, sort: resource.sort }),
    context,
  )).count;

export const orderReportSteps: ReportSteps = {
  "S2.4 each figure equals the same figure counted from the rows, for each dimension and span of the demo":
    async (db) => {
      const context = atDemo(db);
      const rows = await db.read.selectFrom("orders").selectAll().execute() as unknown as OrdersTable[];
      const startOfToday = spanOf("today", now, timeZone).from;
      let compared = 0;
      for (const range of RANGES) {
        for (const by of [...PERIODS, ...orderReport.dimensions]) {
          const figures = await counted(context, { range, by: [by] });
          assert.deepEqual(figures.columns, [...columnsOf(orderReport.measures, ["USD"])]);
          const expected = figuresByHand(figures, by, rows, timeZone, startOfToday);
          assert.deepEqual(figures.totals, expected.totals, `${range} in all`);
          assert.deepEqual(figures.rows.map(({ values }) => values), expected.rows, `${range} ${by}`);
          compared += figures.rows.length;
        }
      }
      assert.ok(compared > 300, `${compared} rows`);
    },
  "S2.4 a figure opens a list of as many rows as it shows, also by two dimensions and with filters": async (
    db,
  ) => {
    const context = atDemo(db);
    const [seller] = await db.read.selectFrom("stores").select("seller_id").limit(1).execute();
    const asked: readonly { range: Range; by: readonly string[]; filters?: Record<string, string> }[] = [
      { range: "last-month", by: ["week"] },
      { range: "last-90-days", by: ["status", "country"] },
      { range: "last-90-days", by: ["seller", "month"], filters: { status: "!Cancelled" } },
      { range: "this-year", by: ["store", "status"], filters: { seller: seller!.seller_id } },
      { range: "last-90-days", by: ["print_status"], filters: { status: "Processing,Cancelled,Shipped" } },
    ];
    let compared = 0;
    for (const { range, by, filters = {} } of asked) {
      compared += await compareOpened(orderReport, { range, ...filters }, by, context);
    }
    assert.ok(compared > 500, `${compared} figures`);
  },
  "S2.4 the number above the list that a figure opens equals the figure": async (db) => {
    const context = atDemo(db);
    const given = { range: "last-month", status: "!Draft" };
    const figures = await counted(context, {
      ...variablesOf(resource, { filters: given, sort: resource.sort }),
      by: ["country"],
    });
    for (const { key: country, values } of figures.rows.slice(0, 3)) {
      for (const [place, { key }] of figures.columns.entries()) {
        if (orderReport.measures.find((each) => each.key === key)?.kind !== "count") continue;
        const drilled = drillOf(orderReport, key, given, [{ by: "country", key: country }]);
        assert.equal(values[place], drilled ? await listed(context, drilled) : 0, `${key} ${country}`);
      }
    }
  },
  "S2.4 rows and Others add up to the total, however many rows are shown": async (db) => {
    const context = atDemo(db);
    for (const limit of [1, 3, 1000]) {
      const figures = await counted(context, { range: "last-90-days", by: ["country", "status"], limit });
      for (const [place, { key }] of figures.columns.entries()) {
        if (!["count", "sum"].includes(orderReport.measures.find((each) => each.key === key)!.kind)) continue;
        const sum = figures.rows.reduce((all, { values }) => all + values[place]!, 0);
        assert.equal(sum + (figures.others?.[place] ?? 0), figures.totals[place], `${limit} ${key}`);
        for (const { values, parts, others } of figures.rows) {
          const inner = parts.reduce((all, part) => all + part.values[place]!, 0);
          assert.equal(inner + (others?.[place] ?? 0), values[place], `${limit} ${key}`);
        }
      }
      assert.equal(figures.rows.length, Math.min(limit, figures.groups));
    }
  },
  "S2.4 the current month is compared with the same number of days of the previous month": async (db) => {
    const context = atDemo(db);
    const noon = startOf("15-02-2026", timeZone)! + 12 * 3600;
    const rows = await db.read.selectFrom("orders").select("created_at").execute();
    const figures = await counted({ ...context, now: () => noon }, {});
    assert.equal(figures.before_from, startOf("01-01-2026", timeZone));
    assert.equal(figures.before_until, startOf("15-01-2026", timeZone)! + 12 * 3600);
    const before =
      rows.filter(({ created_at }) => created_at >= figures.before_from && created_at < figures.before_until)
        .length;
    assert.ok(before > 0);
    assert.equal(figures.before[0], before);
    const whole = await counted({ ...context, now: () => noon }, { range: "last-month" });
    assert.equal(whole.before_from, startOf("01-12-2025", timeZone));
    assert.equal(whole.before_until, startOf("01-01-2026", timeZone));
  },
  "S2.4 a report by day has up to 800 days, also if the clock was put forward or back": async (db) => {
    const context = atDemo(db, "Europe/Berlin");
    const days = async (start: string, end: string) =>
      (await counted(context, { start, end, by: ["day"] })).rows.length;
    assert.equal(await days("01-03-2023", "08-05-2025"), 800, "it is an hour shorter");
    assert.equal(await days("01-09-2023", "08-11-2025"), 800, "it is an hour longer");
    await assert.rejects(days("01-03-2023", "09-05-2025"), { code: "BAD_INPUT" });
  },
  "S2.4 a report refuses each invalid argument by name": async (db) => {
    const context = atDemo(db);
    const refused: readonly [object, string, string][] = [
      [{ range: "next-week" }, "range", "unknown"],
      [{ start: "31-02-2026" }, "start", "badDate"],
      [{ start: "02-03-2026", end: "01-03-2026" }, "end", "invalid"],
      [{ by: ["email"] }, "by", "unknown"],
      [{ by: ["day", "day"] }, "by", "taken"],
      [{ by: ["day", "status", "store"] }, "by", "tooMany"],
      [{ start: "01-01-2000", end: "01-01-2026", by: ["day"] }, "start", "tooLong"],
      [{ rank: "weather" }, "rank", "unknown"],
      [{ limit: 0 }, "limit", "outOfBounds"],
      [{ remedy: ["magic"] }, "remedy", "unknown"],
    ];
    for (const [args, path, code] of refused) {
      await assert.rejects(counted(context, args), (error: { extra?: unknown; extensions?: unknown }) => {
        assert.ok(JSON.stringify(error).includes(`"path":"${path}","code":"${code}"`), JSON.stringify(error));
        return true;
      });
    }
  },
};
