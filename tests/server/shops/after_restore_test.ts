import assert from "node:assert/strict";
import { resumeWork } from "../../../server/backup/paused_work_store.ts";
import { SHOP_SYNC, shopWorker } from "../../../server/modules/shops/sync/worker.ts";
import { NOW } from "../../support/people/people.ts";
import { inShop } from "../../support/shops/shop_world.ts";

Deno.test("money §11 after a restore no shop is read until root resumes that, so that a copy takes nothing from the real server", () =>
  inShop(async (world) => {
    const { shop, connect, clock, db, settings } = world;
    await connect();
    shop.put({ shop_order_id: "1" });
    let calls = 0;
    const { changed } = shop.adapter;
    Object.assign(shop.adapter, {
      changed: (...args: Parameters<typeof changed>) => {
        calls++;
        return changed(...args);
      },
    });
    await db.write((tx) =>
      tx.insertInto("restores").values({ backup_at: NOW - 60, restored_at: NOW, notified_at: null }).execute()
    );
    const { restore_seq } = await db.read.selectFrom("restores").select("seq as restore_seq")
      .executeTakeFirstOrThrow();
    let polls = 0;
    const now = () => {
      polls++;
      return clock.now;
    };
    const worker = shopWorker({ db, settings, now }, 5);
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((go) => setTimeout(go, 5));
    };
    await until(() => polls > 4);
    assert.equal(calls, 0);
    const [user_id, user_name] = ["root", "Root"];
    await db.write((tx) =>
      resumeWork(tx, { restore_seq, kind: SHOP_SYNC, user_id, user_name, resumed_at: NOW })
    );
    await until(() => calls > 0);
    await worker.stop();
  }));
