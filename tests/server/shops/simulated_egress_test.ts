import assert from "node:assert/strict";
import type { Egress } from "../../../server/egress/egress.ts";
import { simulatedEgress } from "../../../server/shop_simulator/egress.ts";
import type { Fault } from "../../../server/shop_simulator/faults.ts";
import { SHOPIFY_HOST, stageShopify } from "../../support/shops/simulated_shop.ts";

const TOKEN = `https://${SHOPIFY_HOST}/admin/oauth/access_token`;

function stage(timeoutMs = 20_000) {
  const { simulator } = stageShopify();
  const passed: string[] = [];
  const others: Egress = {
    send({ url }) {
      passed.push(url);
      return Promise.resolve({ kind: "refused", reason: "addressNotAllowed" });
    },
  };
  const egress = simulatedEgress(simulator, others, { maxBytes: 1024 * 1024, timeoutMs });
  const send = async (fault: Fault | null, url = TOKEN) => {
    simulator.fault = fault;
    const answer = await egress.send({
      url,
      method: "POST",
      headers: {},
      body: "grant_type=client_credentials",
    });
    return answer.kind === "answered" ? answer.status : answer.reason;
  };
  return { send, passed, egress };
}

Deno.test("S4.1 a simulated shop answers within the process, within the limits of a real call", async () => {
  const { send } = stage();
  assert.equal(await send(null), 400);
  assert.equal(await send("redirect"), 301);
  assert.equal(await send("hugeAnswer"), "tooLarge");
  assert.equal(await stage(20).send("silentAnswer"), "timeout");
});

Deno.test("S4.1 a call to any other host, or to the simulator's without https, goes to the network within its limits", async () => {
  const { send, passed } = stage();
  const urls = [
    "https://other.myshopify.com/admin",
    `http://${SHOPIFY_HOST}/admin`,
    `https://${SHOPIFY_HOST}:8443/`,
    "x",
  ];
  for (const url of urls) assert.equal(await send(null, url), "addressNotAllowed");
  assert.deepEqual(passed, urls);
});

Deno.test("S4.1 an aborted call ends at once", async () => {
  const { egress } = stage();
  const answer = await egress.send({ url: TOKEN, method: "POST", headers: {} }, AbortSignal.abort());
  assert.ok(answer.kind === "failed" && answer.reason === "connection");
});
