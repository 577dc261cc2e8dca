/** Order Report: each figure equals the list that it opens, and what the rows themselves say. */
import assert from "node:assert/strict";
import type { Figures } from "../../../../api/generated/schema.ts";
import { columnsOf } from "../../../../api/figures/measures.ts";
import { endOf, spanOf, startOf } from "../../../../api/time/dates.ts";
import { isPeriod, PERIODS, type Range, RANGES } from "../../../../api/time/ranges.ts";
import { OPEN_ORDER_STATUSES } from "../../../../api/statuses.ts";
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
import { atDemo, compareOpened, inReports } from "../../../support/figures/reports.ts";

const { now, timeZone } = OPTIONS;
const counted = (context: AuthorizedContext, args: object): Promise<Figures> =>
  figuresOf(orderReport, { limit: 1000, ...args }, context);
const listed = async (context: AuthorizedContext, filters: Readonly<Record<string, string | undefined>>) =>
  (await serveModule(orders).queries!.ordersCount!(
    variablesOf(resource, { filters, sort: resource.sort }),
    context,
  )).count;

type Row = OrdersTable;
const isOwed = (row: Row) =>
  row.status !== "Draft" && (OPEN_ORDER_STATUSES as readonly string[]).includes(row.status);
const isWithin = (time: number | null, { from, until }: { from: number; until: number }) =>
  time !== null && time >= from && time < until;

/** The same measures, written once more over whole rows. */
function byHand(rows: readonly Row[], span: { from: number; until: number }) {
  const made = rows.filter(({ created_at }) => isWithin(created_at, span));
  const shipped = rows.filter(({ shipped_at }) => isWithin(shipped_at as number | null, span));
  const count = (some: readonly Row[], is: (row: Row) => boolean) => some.filter(is).length;
  const share = (part: number, whole: number) => whole === 0 ? null : part / whole;
  const hours = shipped.map((row) => Math.trunc((row.shipped_at! - row.created_at) / 3600))
    .toSorted((one, other) => one - other);
  const onTime = count(shipped, (row) => row.shipped_at! <= row.due_at);
  const cancelled = count(made, ({ status }) => status === "Cancelled");
  const returned = count(made, ({ status }) => status === "Returned");
  const remade = count(made, ({ remedy }) => remedy === "reprint");
  const none = made.length;
  return {
    orders: none,
    garments: made.reduce((sum, row) => sum + row.items_count, 0),
    value: made.reduce((sum, row) => sum + row.total_minor, 0),
    open: count(made, isOwed),
    late: count(made, (row) => isOwed(row) && row.due_at < startOfToday),
    on_hold: count(made, ({ status }) => status === "On Hold"),
    cancelled,
    cancelled_share: share(cancelled, none),
    returned,
    returned_share: share(returned, none),
    remade,
    remade_share: share(remade, none),
    shipped: shipped.length,
    on_time: onTime,
    on_time_share: share(onTime, shipped.length),
    hours_50: hours[Math.ceil(hours.length * 0.5) - 1] ?? null,
    hours_90: hours[Math.ceil(hours.length * 0.9) - 1] ?? null,
  };
}
const startOfToday = spanOf("today", now, timeZone).from;

const named = (figures: Figures, values: readonly (number | null)[]) =>
  Object.fromEntries(figures.columns.map(({ key }, place) => [key, values[place]]));

inReports("S2.4 Order Report counts the demo", {
  "S2.4 each figure equals the rows themselves, for each dimension and span of the demo": async (db) => {
    const context = atDemo(db);
    const rows = await db.read.selectFrom("orders").selectAll().execute() as unknown as Row[];
    const columns: Readonly<Record<string, keyof Row>> = { seller: "seller_id", store: "store_id" };
    let compared = 0;
    for (const range of RANGES) {
      const span = spanOf(range, now, timeZone);
      for (const by of [...PERIODS, ...orderReport.dimensions]) {
        const figures = await counted(context, { range, by: [by] });
        assert.deepEqual(figures.columns, [...columnsOf(orderReport.measures, ["USD"])]);
        assert.deepEqual(named(figures, figures.totals), byHand(rows, span), `${range} in all`);
        for (const { key, values } of figures.rows) {
          const [start, end] = key.split("..");
          const expected = isPeriod(by)
            ? byHand(rows, { from: startOf(start!, timeZone)!, until: endOf(end!, timeZone)! })
            : byHand(rows.filter((row) => row[columns[by] ?? by as keyof Row] === key), span);
          assert.deepEqual(named(figures, values), expected, `${range} ${by} ${key}`);
          compared++;
        }
      }
    }
    assert.ok(compared > 300, `${compared} rows`);
  },
  "S2.4 a figure opens a list of as many rows, also by two dimensions and with filters": async (db) => {
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
  "S2.4 the number above the list that a figure opens is the figure": async (db) => {
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
  "S2.4 the running month is compared with as many days of the month before": async (db) => {
    const context = atDemo(db);
    const noon = startOf("15-02-2026", timeZone)! + 12 * 3600;
    const rows = await db.read.selectFrom("orders").select("created_at").execute();
    const figures = await counted({ ...context, now: () => noon }, {});
    assert.equal(figures.before_from, startOf("01-01-2026", timeZone));
    assert.equal(figures.before_until, startOf("15-01-2026", timeZone)! + 12 * 3600);
    const before = rows.filter(({ created_at }) =>
      created_at >= figures.before_from && created_at < figures.before_until
    ).length;
    assert.ok(before > 0);
    assert.equal(figures.before[0], before);
    const whole = await counted({ ...context, now: () => noon }, { range: "last-month" });
    assert.equal(whole.before_from, startOf("01-12-2025", timeZone));
    assert.equal(whole.before_until, startOf("01-01-2026", timeZone));
  },
  "S2.4 a report refuses by name what it cannot count": async (db) => {
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
});
