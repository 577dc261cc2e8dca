/** A figure names all filters of its rows in its link, also those that the list has by itself. */
import assert from "node:assert/strict";
import "../record/stage.tsx";
import { orderReport } from "../../../../resources/figures/order_report.ts";
import { report } from "../../../../resources/figures/report.ts";
import { hrefOf } from "../../../../src/engine/figures/figure_link.tsx";

Deno.test("S2.4 a figure with the defaults of its list does not open the default view of a role", () => {
  const month = { range: "this-month" };
  assert.equal(hrefOf(report, "entries", month, []), "/report/entries/all?range=this-month");
  assert.equal(
    hrefOf(orderReport, "orders", month, [{ by: "status", key: "Processing" }]),
    "/orders/processing?range=this-month",
  );
});
