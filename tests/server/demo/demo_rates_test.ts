/** Price tables of the demo are valid, except the draft with gaps. */
import assert from "node:assert/strict";
import type { PriceTableKind } from "../../../api/shipping/rating/price_table.ts";
import { faultsOf } from "../../../api/shipping/rating/problems.ts";
import { ratePackage } from "../../../api/shipping/rating/rate.ts";
import { makeRates } from "../../../server/demo/shipping/rates.ts";
import { ROUTES } from "../../../server/demo/shipping/tariffs.ts";
import { bodyIn } from "../../../server/modules/shipping/price_tables/store.ts";
import { NOW } from "../../support/people/people.ts";

const DAY = 86_400;
const made = () =>
  makeRates({ now: NOW, openedAt: NOW - 120 * DAY, currency: "USD", seed: 1, makerId: "root" });

Deno.test("S2.29 every price table of the demo is valid, and no two of one line begin at the same time", () => {
  const { rows, next } = made();
  for (const { code, kind, body } of rows) {
    assert.deepEqual(faultsOf(bodyIn(body), kind as PriceTableKind), [], code);
  }
  const counted = rows.filter(({ status }) => status !== "draft").map((row) =>
    `${row.line} ${row.effective_at}`
  );
  assert.equal(new Set(counted).size, counted.length);
  assert.equal(next, rows.length + 1);
  assert.deepEqual(rows, made().rows);
  const count = (kind: string, status: string) =>
    rows.filter((row) => row.kind === kind && row.status === status).length;
  assert.deepEqual(
    ["ended", "active", "scheduled", "draft"].map((status) => count("price", status)),
    [8, 9, 8, 1],
  );
  assert.deepEqual([count("cost", "active"), count("duty", "ended"), count("duty", "active")], [16, 2, 2]);
  assert.ok(rows.some(({ kind, currency }) => kind === "cost" && currency === "VND"));
});

Deno.test("S2.29 a package of the demo has a price and a cost at any time, for every destination of its method", () => {
  const { priceTables } = made();
  for (const { method } of ROUTES) {
    for (const days of [0, 44, 46, 119]) {
      for (const weight_g of [1, 450, 2_001, 20_000]) {
        for (
          const [country, postal_code] of [["US", "10001"], ["US", "99501"], ["DE", "10115"], [
            "BR",
            "",
          ]] as const
        ) {
          if (country !== "US" && !method.startsWith("international") && method !== "house-post") continue;
          const question = { method_code: method, at: NOW - days * DAY, plan: "", vip: 0, location_id: null };
          for (const kind of ["price", "cost"] as const) {
            const rated = ratePackage(
              { ...question, kind, country, postal_code, weight_g, mm: [300, 200, 100] },
              priceTables,
            );
            assert.ok(rated.ok, `${method} ${kind} ${country} ${weight_g} ${days}`);
          }
        }
      }
    }
  }
});
