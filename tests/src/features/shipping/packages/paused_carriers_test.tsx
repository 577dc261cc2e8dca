import { data, FakeApi, onStage, says, waitFor } from "../../../engine/record/stage.tsx";
import { onList } from "../../../engine/list/stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { ordersShip } from "../../../../../resources/shipping/orders_ship.ts";
import { packages } from "../../../../../resources/shipping/packages.ts";
import PausedCarriers from "../../../../../src/features/shipping/packages/paused_carriers.tsx";

const HOUR = 3_600;
const paused = (until: number) => data({ pausedCarriers: [{ _id: "i1", name: "EasyPost", until }] });

Deno.test("S2.29 packers see that a carrier does not answer and when it is retried, until it answers; a seller's screen requests nothing", async () => {
  const api = new FakeApi().on(
    "PausedCarriers",
    paused(Math.floor(Date.now() / 1000) + HOUR),
    data({ pausedCarriers: [] }),
  );
  await onStage(api, <PausedCarriers />, async () => {
    await says(/^EasyPost is not responding\. Labels wait; the next attempt is at \d{1,2}:\d\d\.$/);
    publishChange("carriers", ["i1"]);
    await waitFor(() => assert.equal(document.body.textContent, ""));
  }, { role: "packager" });
  const seller = new FakeApi();
  await onStage(seller, <PausedCarriers />, async () => {
    await Promise.resolve();
    assert.deepEqual(seller.requests, []);
  }, { role: "sale" });
});

Deno.test("S2.29 lists of packages that wait for labels say above their rows that a carrier does not answer", async () => {
  for (const [resource, root] of [[packages, "packages"], [ordersShip, "fulfilments"]] as const) {
    const api = new FakeApi().on("List", data({ [root]: [] }))
      .on("Count", data({ [`${root}Count`]: { count: 0, capped: false } }))
      .on("PausedCarriers", paused(Math.floor(Date.now() / 1000) + HOUR));
    await onList(api, resource.path, () => says(/EasyPost is not responding/), { resource });
  }
});
