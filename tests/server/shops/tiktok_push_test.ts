/** An order of TikTok that the system cannot push waits with the reason of its refusal. */
import assert from "node:assert/strict";
import { settleRemote } from "../../../server/modules/shops/sync/remote.ts";
import { connectionOfStore } from "../../../server/modules/shops/connections/store.ts";
import {
  inTiktok,
  MUG,
  passSeconds,
  shopRows,
  TIKTOK_STORE,
  type TiktokWorld,
} from "../../support/shops/tiktok_world.ts";

/** Pauses or activates the store while its sync runs. */
const setStatus = ({ db }: TiktokWorld, status: "Paused" | "Active") =>
  db.write((tx) => tx.updateTable("stores").set({ status }).where("_id", "=", TIKTOK_STORE).execute());

async function settle({ db, clock, settings: { currency, timeZone } }: TiktokWorld): Promise<number> {
  const connection = (await connectionOfStore(db.read, TIKTOK_STORE))!;
  return await db.write((tx) => settleRemote(tx, connection, { at: clock.now, currency, timeZone }));
}

Deno.test("S6.14 an order whose store is paused waits for that, not for the daily limit, and is pushed later", () =>
  inTiktok(async (world) => {
    const { remote, connectTiktok, ask } = world;
    await connectTiktok();
    remote.place({ lines: MUG });
    await passSeconds(world, 60);
    assert.deepEqual(await shopRows(world), ["Waiting toMap"]);
    await ask(
      `mutation { makeSkuMapping(store: "${TIKTOK_STORE}", external_sku: "SHOP-MUG", item: "item-MUG-WHITE") { sku } }`,
      "root",
    );
    await setStatus(world, "Paused");
    assert.deepEqual([await settle(world), await shopRows(world)], [0, ["Waiting storePaused"]]);
    await setStatus(world, "Active");
    await passSeconds(world);
    assert.deepEqual(await shopRows(world), ["Made"]);
  }));
