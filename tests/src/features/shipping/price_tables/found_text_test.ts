import "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { backtestHref, backtestText } from "../../../../../src/features/shipping/price_tables/found_text.ts";
import { lateWords } from "../../../../../src/lib/i18n.ts";

const about = (found?: object) => ({
  kind: "prices.backtest",
  resource: "shipping_costs",
  ids: ["p1"],
  ...found && { found },
});
const textOf = (packages: number, change_bp: number | null, holes: number) =>
  backtestText({ kind: "prices.backtest", about: about({ parcels: packages, change_bp, holes }) });

Deno.test("S2.29 a back-test is described by its findings, with a link to the price table", async () => {
  await lateWords();
  assert.equal(textOf(1_204, 320, 2), "1,204 packages: +3.2 %, 2 without a price");
  assert.equal(textOf(12, -15, 0), "12 packages: -0.2 %");
  assert.equal(textOf(3, 0, 0), "3 packages: 0.0 %");
  assert.equal(textOf(1, null, 1), "1 package: 1 without a price");
  assert.equal(textOf(0, null, 0), "There were no packages to try.");
  assert.equal(backtestText({ kind: "prices.backtest", about: about() }), null);
  assert.equal(backtestText({ kind: "orders.move", about: about({ parcels: 1 }) }), null);
  assert.equal(backtestHref({ about: about() }), "/shipping-costs/all/p1?tab=test");
  assert.equal(backtestHref({ about: { resource: "orders", ids: ["o1"] } }), null);
});
