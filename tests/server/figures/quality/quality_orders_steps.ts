/** Quality of orders and costs of reprints: each figure equals the rows that it opens, and a sum over these rows. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { spanOf } from "../../../../api/time/dates.ts";
import { PERIODS, RANGES } from "../../../../api/time/ranges.ts";
import { isMoney } from "../../../../api/figures/measures.ts";
import { qualityOrders } from "../../../../resources/figures/quality_orders.ts";
import { quality } from "../../../../resources/figures/quality.ts";
import { reprintCosts } from "../../../../resources/figures/reprint_costs.ts";
import type { OrdersTable } from "../../../../server/db/tables.ts";
import { OPTIONS } from "../../../support/demo/demo.ts";
import { figuresByHand } from "../../../support/figures/orders_by_hand.ts";
import { atDemo, compareOpened, countReport, type ReportSteps } from "../../../support/figures/reports.ts";

const { now, timeZone } = OPTIONS;
interface Bounds {
  readonly from: number;
  readonly until: number;
}
export const qualityOrdersSteps: ReportSteps = {
  "S2.20 an order's payment time is its charge's, and its production time is when its last garment reached packing":
    async (
      db,
    ) => {
      const { rows } = await sql<
        { paid: number; paid_at: number | null; charged_at: number | string | null; free: number }
      >`select o.paid, o.paid_at, (select max(t.created_at) from ledger_txns as t where t.order_id = o._id
        and t.kind = 'charge') as charged_at,
        case when o.remedy <> '' and o.remedy_charged = 0 then 1 else 0 end as free from orders as o`
        .execute(db.read);
      for (const { paid, paid_at, charged_at, free } of rows) {
        if (Number(paid) === 1) assert.ok(paid_at !== null);
        if (Number(free) === 0) assert.equal(paid_at && Number(paid_at), charged_at && Number(charged_at));
      }
      const printed = await sql<
        { print_status: string; produced_at: number | null; packing: number | string | null }
      >`
      select o.print_status, o.produced_at, (select max(e.at) from units as u join unit_events as e on e.unit_id = u._id
        where u.order_id = o._id and e.to_state like 'Packing.%' and e.from_state not like 'Pack%') as packing
      from orders as o where o.remedy <> 'reship'`.execute(db.read);
      let compared = 0;
      for (const { print_status, produced_at, packing } of printed.rows) {
        if (print_status === "Printed") {
          assert.equal(Number(produced_at), Number(packing));
          compared++;
        } else if (print_status !== "Stopped") assert.equal(produced_at, null);
      }
      assert.ok(compared > 100, `${compared} orders`);
    },
  "S2.20 each figure equals the same figure counted from the orders, by each dimension and span": async (
    db,
  ) => {
    const context = atDemo(db);
    const rows = await db.read.selectFrom("orders").selectAll().execute() as unknown as OrdersTable[];
    const startOfToday = spanOf("today", now, timeZone).from;
    let compared = 0;
    for (const range of RANGES) {
      for (const by of [...PERIODS, ...qualityOrders.dimensions]) {
        const figures = await countReport(qualityOrders, { range }, [by], context);
        const expected = figuresByHand(figures, by, rows, timeZone, startOfToday);
        assert.deepEqual(figures.totals, expected.totals, `${range} in all`);
        assert.deepEqual(figures.rows.map(({ values }) => values), expected.rows, `${range} ${by}`);
        compared += figures.rows.length;
      }
    }
    assert.ok(compared > 250, `${compared} rows`);
  },
  "S2.20 each figure opens a list of as many orders as it shows": async (db) => {
    const context = atDemo(db);
    let compared = 0;
    for (const by of ["week", ...qualityOrders.dimensions]) {
      compared += await compareOpened(qualityOrders, { range: "last-90-days" }, [by], context);
    }
    assert.ok(compared > 300, `${compared} figures`);
  },
  "S2.20 reprints cost what the ledger booked for their production, and open those entries": async (db) => {
    const context = atDemo(db);
    const raw = async (condition: ReturnType<typeof sql>, { from, until }: Bounds) => {
      const { rows } = await sql<{ minor: number | string | null }>`select sum(e.amount_minor) as minor
        from ledger_entries as e join ledger_accounts as a on a._id = e.account_id
        join ledger_txns as t on t._id = e.txn_id left join orders as o on o._id = t.order_id
        where a.kind = 'cost' and a.party = 'production' and e.currency = 'USD' and ${condition}
          and e.created_at >= ${from} and e.created_at < ${until}`.execute(db.read);
      return Number(rows[0]?.minor ?? 0);
    };
    for (const range of RANGES) {
      const span = spanOf(range, now, timeZone);
      const figures = await countReport(reprintCosts, { range }, ["week"], context);
      const place = (key: string) =>
        figures.columns.findIndex((each) => each.key === key && each.currency === "USD");
      const [remade, all] = [
        await raw(sql`o.remedy = 'reprint'`, span),
        await raw(sql`1 = 1`, span),
      ];
      assert.equal(figures.totals[place("cost_remade")], remade, range);
      assert.equal(figures.totals[place("cost_production")], all, range);
      assert.equal(figures.totals[place("cost_remade_share")], all === 0 ? null : remade / all, range);
      if (range === "last-90-days") assert.ok(remade !== 0, "the demo has no remade garment with a cost");
    }
    assert.ok(await compareOpened(reprintCosts, { range: "last-90-days" }, ["week", "seller"], context) > 50);
  },
  "S6.10 the report that QC sees contains no money": () => {
    assert.deepEqual([...quality.measures, ...qualityOrders.measures].filter(isMoney), []);
    return Promise.resolve();
  },
};
