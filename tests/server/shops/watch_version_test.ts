import assert from "node:assert/strict";
import { shopify } from "../../../server/modules/shops/adapters/shopify/module.ts";
import { watchVersion } from "../../../server/modules/shops/connections/watch_version.ts";
import { SHOPIFY_SECRETS, stageShopify } from "../../support/shops/simulated_shop.ts";

Deno.test("S4.1 an answer of another version of the API is reported once, and accepted", async () => {
  const { simulator, connect } = stageShopify({ orders: 3 });
  const shop = watchVersion(shopify, connect({ ...SHOPIFY_SECRETS, access_token: "shpat_older" }));
  const lines: string[] = [];
  const { error } = console;
  console.error = (...line: readonly unknown[]) => lines.push(line.join(" "));
  try {
    assert.equal((await shopify.changed(shop, 0, null)).orders.length, 3);
    assert.deepEqual(lines, []);
    simulator.fault = "otherVersion";
    for (let nth = 0; nth < 2; nth++) assert.equal((await shopify.changed(shop, 0, null)).orders.length, 3);
  } finally {
    console.error = error;
  }
  assert.equal(lines.length, 1);
  assert.match(lines[0]!, /shopify answers with version 2026-10 of its API: expected 2026-07/);
});
