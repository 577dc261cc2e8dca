import assert from "node:assert/strict";
import { demoShops } from "../../../scripts/demo_shops.ts";

Deno.test("S4.1 the simulator alone serves each platform, makes orders and fails on command", async () => {
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
  const query = "redirect_uri=https://app.example/stores/connected&state=s&code_challenge=c";
  const back = await call(`etsy.localhost:4600/oauth/connect?${query}`);
  assert.match(
    back.headers.get("location") ?? "",
    /^https:\/\/app\.example\/stores\/connected\?code=33440001\.c\..+&state=s$/,
  );
  assert.equal((await call("etsy.localhost:4600/oauth/connect")).status, 400);
  const { code } = await (await call("tiktok.localhost:4600/open/authorize")).json();
  const keys = "app_key=simulated-app-key&app_secret=simulated-app-secret&grant_type=authorized_code";
  const token = await call(`tiktok.localhost:4600/api/v2/token/get?${keys}&auth_code=${code}`);
  assert.equal((await token.json()).code, 0);
  const ping = { "x-api-key": "simulated-keystring:simulated-shared-secret" };
  assert.equal((await call("etsy.localhost:4600/v3/application/openapi-ping", "GET", ping)).status, 200);
});
