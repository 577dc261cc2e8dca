/**
 * Every figure of every report, by each dimension and span, in time zones whose clocks change by an hour, by
 * half an hour, and not at all: it equals the rows that it opens; figures of orders and entries also equal
 * sums over complete rows. `deno task soak` tries all.
 */
import assert from "node:assert/strict";
import { PERIODS, RANGES } from "../../../../api/time/ranges.ts";
import { spanOf } from "../../../../api/time/dates.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import { orderReport } from "../../../../resources/figures/order_report.ts";
import { report as financeReport } from "../../../../resources/figures/report.ts";
import { reprintCosts } from "../../../../resources/figures/reprint_costs.ts";
import { qualityOrders } from "../../../../resources/figures/quality_orders.ts";
import { statistics } from "../../../../resources/figures/statistics.ts";
import { figureReports } from "../../../../resources/generated/figure_reports.ts";
import type { Database } from "../../../../server/db/database.ts";
import type { OrdersTable } from "../../../../server/db/tables.ts";
import { OPTIONS } from "../../../support/demo/demo.ts";
import { addMovements } from "../../../support/figures/ledger_movements.ts";
import { entriesByHand, readEntries } from "../../../support/figures/entries_by_hand.ts";
import { figuresByHand } from "../../../support/figures/orders_by_hand.ts";
import { atDemo, compareOpened, countReport, type ReportSteps } from "../../../support/figures/reports.ts";
import { sampleOf } from "../../../support/soak.ts";

const { now } = OPTIONS;
const ZONES = [
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "UTC",
];
/** Days on which clocks change in one of these zones, with the day before and the day after. */
const CHANGES: readonly FilterValues[] = [
  { start: "04-10-2025", end: "06-10-2025" },
  { start: "25-10-2025", end: "27-10-2025" },
  { start: "01-11-2025", end: "03-11-2025" },
  { start: "07-03-2026", end: "09-03-2026" },
  { start: "28-03-2026", end: "30-03-2026" },
  { start: "04-04-2026", end: "06-04-2026" },
];
const SPANS: readonly FilterValues[] = [...RANGES.map((range) => ({ range })), ...CHANGES];
/** Currencies with two decimals, none and three. */
const CURRENCIES = ["USD", "JPY", "KWD"];

/** Coprime to the numbers of spans, zones and dimensions, so that a sample contains all of them. */
const ONE_OF = 61;
const matrix = (reports: typeof figureReports) =>
  sampleOf(
    reports.flatMap((report) =>
      ZONES.flatMap((zone) =>
        SPANS.flatMap((span) => [...PERIODS, ...report.dimensions].map((by) => ({ report, zone, span, by })))
      )
    ),
    (_, place) => place % ONE_OF === 0,
  );

/** Puts orders and entries at every half hour of the days on which clocks change, in several currencies. */
async function addChanges(db: Database): Promise<void> {
  const times = CHANGES.flatMap(({ start }) => {
    const [day = 0, month = 0, year = 0] = (start ?? "").split("-").map(Number);
    const noon = Date.UTC(year, month - 1, day + 1, 12) / 1_000;
    return Array.from({ length: 96 }, (_, step) => noon + (step - 48) * 1_800);
  });
  const orders = await db.read.selectFrom("orders").select("_id").orderBy("_id").execute();
  await db.write(async (tx) => {
    for (const [place, { _id }] of orders.entries()) {
      const currency = CURRENCIES[place % CURRENCIES.length]!;
      const at = place % 2 === 0 ? times[place % times.length] : undefined;
      await tx.updateTable("orders")
        .set({ currency, ...at !== undefined && { created_at: at, shipped_at: at + place * 1_111 } })
        .where("_id", "=", _id).execute();
    }
  });
  await addMovements(
    db,
    times.map((at, place) => ({
      at,
      minor: 1_001 + place,
      currency: CURRENCIES[place % CURRENCIES.length]!,
    })),
  );
}

export const proofSteps: ReportSteps = {
  "S2.2 S2.4 S2.17 S2.20 each count, sum, share and percentile equals that of the list that it opens": async (
    db,
  ) => {
    await addChanges(db);
    let compared = 0;
    for (const { report, zone, span, by } of matrix(figureReports)) {
      compared += await compareOpened(report, span, [by], atDemo(db, zone));
    }
    assert.ok(compared > 3_000, `${compared} figures`);
  },
  "S2.4 S2.17 S2.20 each figure about orders equals that of the table's rows": async (db) => {
    const rows = await db.read.selectFrom("orders").selectAll().execute() as unknown as OrdersTable[];
    let compared = 0;
    const currencies = new Set<string>();
    for (const { report, zone, span, by } of matrix([orderReport, qualityOrders, statistics])) {
      const figures = await countReport(report, span, [by], atDemo(db, zone));
      const expected = figuresByHand(figures, by, rows, zone, spanOf("today", now, zone).from);
      const name = JSON.stringify([report.id, zone, span, by]);
      assert.deepEqual(figures.totals, expected.totals, name);
      assert.deepEqual(figures.rows.map(({ values }) => values), expected.rows, name);
      compared += figures.rows.length;
      for (const { currency } of figures.columns) currencies.add(currency);
    }
    assert.ok(compared > 100, `${compared} rows`);
    assert.deepEqual([...currencies].toSorted(), ["", ...CURRENCIES].toSorted());
  },
  "S2.2 S2.20 each figure about entries, by each dimension and span, equals that of the ledger's rows":
    async (
      db,
    ) => {
      const entries = await readEntries(db);
      let compared = 0;
      const seen = new Set<string>();
      for (const { report, zone, span, by } of matrix([financeReport, reprintCosts])) {
        const figures = await countReport(report, span, [by], atDemo(db, zone));
        const expected = entriesByHand(figures, by, entries, zone);
        const name = JSON.stringify([report.id, zone, span, by]);
        assert.deepEqual(figures.totals, expected.totals, name);
        assert.deepEqual(figures.rows.map(({ values }) => values), expected.rows, name);
        if (expected.keys) {
          assert.deepEqual(figures.rows.map(({ key }) => key).toSorted(), expected.keys, name);
        }
        compared += figures.rows.length;
        seen.add(by);
        for (const { currency } of figures.columns) seen.add(currency);
      }
      assert.ok(compared > 50, `${compared} rows`);
      const all = ["", ...CURRENCIES, ...PERIODS, ...financeReport.dimensions];
      assert.deepEqual(
        all.filter((each) => !seen.has(each)),
        [],
        "dimensions and currencies that were not compared",
      );
    },
};
