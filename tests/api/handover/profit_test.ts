import assert from "node:assert/strict";
import { type ProfitAmount, profitLines, profitTotals } from "../../../api/handover/profit.ts";

const amount = (part: string, side: ProfitAmount["side"], minor: number, currency = "USD"): ProfitAmount => ({
  ...{ part, side, minor, currency },
});

Deno.test("S2.11 profit: the difference follows booked and corrected costs, not invoiced and disputed ones", () => {
  const lines = profitLines([
    amount("duty", "booked", 70),
    amount("postage", "charged", 500),
    amount("postage", "booked", 320),
    amount("postage", "invoiced", 520),
    amount("postage", "corrected", 50),
    amount("goods", "charged", 2_000, "EUR"),
    amount("goods", "charged", -2_000, "EUR"),
  ]);
  assert.deepEqual(lines.map((line) => Object.values(line)), [
    ["goods", "EUR", 0, 0, null, 0],
    ["postage", "USD", 500, 320, 520, 130],
    ["duty", "USD", 0, 70, null, -70],
  ]);
  assert.deepEqual(profitTotals(lines).map((line) => Object.values(line)), [
    ["", "EUR", 0, 0, null, 0],
    ["", "USD", 500, 390, 520, 60],
  ]);
});
