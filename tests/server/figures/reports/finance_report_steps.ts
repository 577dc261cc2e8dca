/** Report: its figures are sums of the ledger, open their entries, and together equal the trial balance. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { LedgerEntry } from "../../../../api/generated/schema.ts";
import { LEDGER_HEADINGS } from "../../../../api/money/headings.ts";
import { LEDGER_KINDS } from "../../../../api/money/legs.ts";
import { spanOf } from "../../../../api/time/dates.ts";
import { PERIODS, RANGES } from "../../../../api/time/ranges.ts";
import { report } from "../../../../resources/figures/report.ts";
import type { Database } from "../../../../server/db/database.ts";
import { OPTIONS } from "../../../support/demo/demo.ts";
import { figureReports } from "../../../../server/modules/figures/reports/module.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { atDemo, compareOpened, countReport, type ReportSteps } from "../../../support/figures/reports.ts";

const { now, timeZone } = OPTIONS;
const EVER = { start: "01-01-2025", end: "31-12-2026" };

/** Returns sums by account and currency, directly from the ledger. */
async function balances(db: Database, { from, until }: { from: number; until: number }) {
  const { rows } = await sql<{ kind: string; party: string; currency: string; minor: number | string }>`
    select a.kind, a.party, a.currency, sum(e.amount_minor) as minor from ledger_entries as e
    join ledger_accounts as a on a._id = e.account_id
    where a.seller_id is null and e.created_at >= ${from} and e.created_at < ${until}
    group by a.kind, a.party, a.currency`.execute(db.read);
  return rows.map((row) => ({ ...row, minor: Number(row.minor) }));
}

export const financeReportSteps: ReportSteps = {
  "S2.2 revenue, costs, margin and tax are the sums of their accounts in the ledger, for each span": async (
    db,
  ) => {
    const context = atDemo(db);
    for (const range of RANGES) {
      const raw = await balances(db, spanOf(range, now, timeZone));
      const figures = await countReport(report, { range }, ["day"], context);
      const figure = (key: string, currency = "USD") =>
        figures.totals[figures.columns.findIndex((each) => each.key === key && each.currency === currency)];
      const sum = (...kinds: readonly string[]) =>
        raw.filter(({ kind, currency }) => kinds.includes(kind) && currency === "USD")
          .reduce((all, { minor }) => all + minor, 0);
      assert.equal(figure("revenue"), sum("revenue"), range);
      assert.equal(figure("costs"), sum("cost"), range);
      assert.equal(figure("margin"), sum("revenue", "cost"), range);
      assert.equal(figure("tax"), sum("tax"), range);
    }
  },
  "S2.2 sellers' accounts and our own balance in each currency, every entry of ours is counted, and every heading is known":
    async (
      db,
    ) => {
      const context = atDemo(db);
      const raw = await balances(db, { from: 0, until: 2 ** 40 });
      const figures = await countReport(report, EVER, ["heading"], context);
      const headings: readonly string[] = LEDGER_HEADINGS;
      assert.deepEqual(figures.rows.filter(({ key }) => !headings.includes(key)), []);
      const { rows } = await sql<{ kind: string }>`select distinct kind from ledger_entries`.execute(db.read);
      assert.deepEqual(rows.filter(({ kind }) => !LEDGER_KINDS.includes(kind)), []);
      // Each currency balances, so sellers' accounts equal our own with the opposite sign.
      const sellers = await sql<{ currency: string; minor: number | string }>`
      select currency, sum(amount_minor) as minor from ledger_entries where seller_id is not null
      group by currency`.execute(db.read);
      for (const { currency, minor } of sellers.rows) {
        const house = raw.filter((each) => each.currency === currency)
          .reduce((all, each) => all + each.minor, 0);
        assert.equal(house, -Number(minor), currency);
      }
      const entries = figures.columns.findIndex(({ key }) => key === "entries");
      const counted = await sql<{ found: number | string }>`select count(*) as found from ledger_entries
      where seller_id is null`.execute(db.read);
      assert.equal(figures.totals[entries], Number(counted.rows[0]!.found));
    },
  "S2.2 each figure is the sum of the entries that it opens, by each dimension and by two": async (db) => {
    const context = atDemo(db);
    let compared = 0;
    for (const by of [...PERIODS, ...report.dimensions]) {
      compared += await compareOpened(report, { range: "last-month" }, [by], context);
    }
    compared += await compareOpened(report, { range: "last-90-days" }, ["seller", "month"], context);
    compared += await compareOpened(report, { range: "last-90-days", kind: "refund,charge" }, [
      "heading",
      "service",
    ], context);
    assert.ok(compared > 1_000, `${compared} figures`);
  },
  "S2.2 an entry names its movement, and is found by its id": async (db) => {
    const context = atDemo(db);
    const list = serveModule(figureReports).queries!.ledgerEntries!;
    const rows = await list({ range: "last-90-days", kind: ["charge"] }, context) as readonly LedgerEntry[];
    assert.ok(rows.length > 0);
    for (const row of rows.slice(0, 3)) {
      assert.match(row.ref_code, /^PD-\d+/);
      assert.equal(row.ref_kind, "order");
      assert.deepEqual(await list({ _id: [row._id] }, context), [row]);
    }
    assert.deepEqual(await list({ _id: ["x", "x.y", ""] }, context), []);
  },
};
