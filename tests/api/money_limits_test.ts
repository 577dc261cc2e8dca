import assert from "node:assert/strict";
import { judgeLine } from "../../api/handover/postage.ts";
import { formatMinor } from "../../api/money.ts";
import { limitIn, limitInAny } from "../../api/money_limits.ts";

const AGENT_CENTS = 20_000;

Deno.test("a limit has about the same worth in currencies with no, two and three decimals", () => {
  const text = (currency: string) => formatMinor(limitIn(currency, AGENT_CENTS), currency);
  assert.deepEqual(["USD", "EUR", "JPY", "VND", "KWD", "HUF"].map(text), [
    "200.00",
    "200.00",
    "20,000",
    "5,000,000",
    "60.000",
    "70,000.00",
  ]);
  for (const currency of ["USD", "VND", "KWD", "IDR"]) {
    assert.ok(limitInAny(AGENT_CENTS) >= limitIn(currency, AGENT_CENTS), currency);
  }
  assert.ok(Number.isSafeInteger(limitInAny(100_000_000)));
});

Deno.test("S2.11 a line of a provider may differ from its label by 5 US cents or their worth", () => {
  const label = {
    ...{ status: "Live", biller: "pb", cost_minor: 500_000, bought_at: 0, scanned: true },
  };
  const bucket = (currency: string, difference: number) =>
    judgeLine(
      { type: "print", amount_minor: label.cost_minor + difference, state: "" },
      { ...label, cost_currency: currency },
      { provider: "pb", currency, now: 0, missing: "", isRepeated: false, isPrinted: false },
    ).bucket;
  for (const [currency, most] of [["USD", 5], ["JPY", 5], ["VND", 1_250], ["KWD", 15]] as const) {
    assert.equal(bucket(currency, most), "matched", currency);
    assert.equal(bucket(currency, most + 1), "variance", currency);
  }
});
