import assert from "node:assert/strict";
import { demoShops } from "../../../scripts/demo_shops.ts";

Deno.test("S4.1 the simulator alone serves both platforms, makes orders and fails on command", async () => {
  const { handle } = demoShops(4600);
  const call = (path: string, method = "GET", headers: Record<string, string> = {}) =>
    handle(new Request(`http://${path}`, { method, headers }));
  assert.match(await (await call("localhost:4600/")).text(), /shopify\.localhost:4600[\s\S]*throttled/);
  const authorization = `Basic ${btoa("ck_simulated:cs_simulated")}`;
  const count = async () => {
    const answer = await call("woocommerce.localhost:4600/wp-json/wc/v3/orders", "GET", { authorization });
    return Number(answer.headers.get("x-wp-total"));
  };
  const before = await count();
  const made = await (await call("woocommerce.localhost:4600/simulator/order", "POST")).json();
  assert.deepEqual([await count(), typeof made.id], [before + 1, "number"]);
  assert.equal((await call(`woocommerce.localhost:4600/simulator/cancel?id=${made.id}`, "POST")).status, 200);
  assert.equal((await call("shopify.localhost:4600/simulator/fault?name=throttled", "POST")).status, 200);
  assert.equal((await call("shopify.localhost:4600/admin/oauth/access_token", "POST")).status, 429);
  assert.equal((await call("shopify.localhost:4600/simulator/fault?name=", "POST")).status, 200);
  for (const wrong of ["fault?name=other", "cancel?id=1", "nothing"]) {
    assert.equal((await call(`shopify.localhost:4600/simulator/${wrong}`, "POST")).status, 400, wrong);
  }
});
