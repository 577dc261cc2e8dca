/** Statistics: each figure equals the orders that it opens, and a seller sees no other seller's figures. */
import assert from "node:assert/strict";
import { PERIODS } from "../../../../api/time/ranges.ts";
import { statistics } from "../../../../resources/figures/statistics.ts";
import { atDemo, compareOpened, countReport, type ReportSteps } from "../../../support/figures/reports.ts";

export const statisticsSteps: ReportSteps = {
  "S2.17 each figure equals the orders that it opens, by each dimension and by two": async (db) => {
    const context = atDemo(db);
    let compared = 0;
    for (const by of [...PERIODS, ...statistics.dimensions]) {
      compared += await compareOpened(statistics, { range: "last-month" }, [by], context);
    }
    compared += await compareOpened(statistics, { range: "last-90-days", status: "!Draft" }, [
      "seller",
      "shipping_method",
    ], context);
    assert.ok(compared > 1_000, `${compared} figures`);
  },
  "S2.17 a seller's statistics count only the seller's orders, and do not rank sellers": async (db) => {
    const rows = await db.read.selectFrom("orders").select(["seller_id"]).execute();
    const [seller] = rows.map(({ seller_id }) => seller_id);
    const context = atDemo(db);
    const person = { ...context.session.person, _id: seller!, role: "sale", scope: [seller!] };
    const own = { ...context, scope: { sellers: [seller!] }, session: { ...context.session, person } };
    const figures = await countReport(statistics, {
      range: "this-year",
      start: "01-01-2025",
      end: "31-12-2026",
    }, [
      "store",
    ], own);
    assert.equal(figures.totals[0], rows.filter(({ seller_id }) => seller_id === seller).length);
    assert.ok(figures.totals[0]! < rows.length);
    await assert.rejects(countReport(statistics, {}, ["seller"], own), /a value it cannot take/);
    const others = await countReport(statistics, { ...{ seller: rows.at(-1)!.seller_id } }, ["day"], own);
    const isOwn = rows.at(-1)!.seller_id === seller;
    assert.equal(isOwn || others.totals[0] === 0, true);
    // This seller has no order.
    const nobody = { ...own, scope: { sellers: ["nobody"] } };
    const empty = await countReport(statistics, {}, ["store"], nobody);
    assert.deepEqual([empty.rows, empty.totals[0], empty.totals[4]], [[], 0, null]);
  },
};
