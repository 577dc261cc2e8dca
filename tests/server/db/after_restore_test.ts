/** Restores a backup from the middle of purchases: whatever may have happened since does not happen twice. */
import assert from "node:assert/strict";
import { CODES_SKIPPED } from "../../../server/backup/restored_store.ts";
import { isPaused } from "../../../server/backup/paused_work_store.ts";
import { makeBackup } from "../../../server/backup/make.ts";
import { restoreBackup } from "../../../server/backup/restore.ts";
import { makeKey, readKey } from "../../../server/backup/sealed_stream.ts";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { makeEgress } from "../../../server/egress/egress.ts";
import { enqueueDeliveries } from "../../../server/modules/desk/deliveries/store.ts";
import { deliveryWorker } from "../../../server/modules/desk/deliveries/worker.ts";
import { afterRestore } from "../../../server/modules/desk/after_restore/module.ts";
import { bookFaults } from "../../../server/modules/money/ledger/verify_store.ts";
import { payAwaiting } from "../../../server/modules/orders/orders/pay_awaiting.ts";
import { processLabel } from "../../../server/modules/shipping/labels/providers/process_label.ts";
import { leaseLabel } from "../../../server/modules/shipping/labels/providers/due_store.ts";
import { easypost } from "../../../server/modules/shipping/labels/providers/easypost.ts";
import type { CarrierProvider } from "../../../server/modules/shipping/labels/providers/port.ts";
import { carrierWorker } from "../../../server/modules/shipping/labels/providers/worker.ts";
import { insertApiToken } from "../../../server/session/api_token_store.ts";
import { worldOf } from "../../support/orders/world.ts";
import { NOW } from "../../support/people/people.ts";
import { testApp, testSettings } from "../../support/server/api.ts";
import { type FreshDatabase, freshDatabase, withDirectory } from "../../support/server/database.ts";
import { easypostServer } from "../../support/shipping/easypost.ts";
import {
  addNumbers,
  labelsOf,
  labelWorld,
  paidPackage,
  toolsOf,
} from "../../support/shipping/label_world.ts";

/** Runs `work` with an empty place on the same engine. */
async function inEmptyPlace(work: (place: FreshDatabase["place"]) => Promise<void>): Promise<void> {
  await using other = await freshDatabase();
  if (other.place.url) return await work(other.place);
  await withDirectory((dataDir) => work({ dataDir }));
}

/** Lets a background worker poll at least twice. */
async function pollTwice(start: (now: () => number) => { stop(): Promise<void> }): Promise<void> {
  let polls = 0;
  const polled = Promise.withResolvers<void>();
  const worker = start(() => {
    if (++polls === 4) polled.resolve();
    return NOW;
  });
  await polled.promise;
  await worker.stop();
}

const codeOf = async (db: Database, id: string) =>
  (await db.read.selectFrom("orders").select("code").where("_id", "=", id).executeTakeFirstOrThrow()).code;

Deno.test("money §11 after restoring a backup from the middle of purchases nothing is bought, sent or paid twice, and root resumes the work", async () => {
  await using from = await freshDatabase();
  await using server = easypostServer(1_000);
  await withDirectory(async (folder) => {
    const world = await labelWorld(from.db, "easypost");
    const egress = makeEgress({ allow: [server.host], timeoutMs: 3_000 });
    const provider = easypost({ base: server.base, key: "EZTK-good", egress });
    const [first, second] = [await paidPackage(world), await paidPackage(world)];
    for (const id of [first, second]) {
      const [asked] = await world.package("root", [id], "label.buy");
      assert.equal(asked?.ok, true, JSON.stringify(asked));
    }
    const poor = await world.order({ store_id: "ben-tiktok" }, ["order.submit", "order.awaitFunds"]);
    await from.db.write((tx) =>
      enqueueDeliveries(tx, [{ kind: "webhook", targetId: "hook-1", event: "order.paid", payload: {} }], NOW)
    );
    await from.db.write((tx) =>
      insertApiToken(tx, {
        ...{ _id: "token-1", user_id: "ben", token_hash: "pd_hash", last_four: "last" },
        ...{ created_at: NOW, last_used_at: null, sealed: "" },
      })
    );
    const key = readKey(makeKey());
    let path = "";
    const midway: CarrierProvider = {
      ...provider,
      async buy(consignment, signal) {
        path ||= (await makeBackup({ place: from.place, key, folder, now: NOW })).path;
        return await provider.buy(consignment, signal);
      },
    };
    const attending = {
      ...toolsOf(from.db),
      providers: () => Promise.resolve(midway),
      timeoutMs: 20_000,
      stopping: new AbortController().signal,
    };
    for (const id of [first, second]) {
      const [label] = await labelsOf(world, id);
      const leased: number | null = await from.db.write((tx) => leaseLabel(tx, label!._id, NOW));
      assert.ok(leased);
      await processLabel(attending, label!._id, leased);
    }
    const sold = await Promise.all([first, second].map(async (id) => (await labelsOf(world, id))[0]!));
    assert.deepEqual(sold.map(({ status }) => status), ["Live", "Live"], "both were bought after the backup");
    const lastCode = await codeOf(from.db, await world.order());

    await inEmptyPlace(async (to) => {
      const before = server.calls.length;
      await restoreBackup({ path, key, place: to });
      const db = await openDatabase(to);
      try {
        const restored = worldOf(db);
        const statuses = async () =>
          (await Promise.all([first, second].map((id) => labelsOf(restored, id)))).map(([label]) =>
            label!.status
          );
        assert.deepEqual(await statuses(), ["Unknown", "Unknown"]);
        assert.deepEqual(await bookFaults(db.read), []);
        const code = await codeOf(db, await restored.order());
        assert.ok(
          Number(code.slice(3)) >= CODES_SKIPPED + Number(lastCode.slice(3)) - 1,
          `${code} > ${lastCode}`,
        );

        const workers = (now: () => number) => ({ db, settings: testSettings, now });
        const labels = (now: () => number) =>
          carrierWorker(workers(now), { providers: () => Promise.resolve(provider), pollMs: 5 });
        await pollTwice(labels);
        await pollTwice((now) => deliveryWorker(workers(now), { egress, pollMs: 5 }));
        await payAwaiting(toolsOf(db));
        assert.equal(server.calls.length, before, "no provider is called");
        assert.deepEqual(
          await db.read.selectFrom("deliveries").select(["status", "attempts"]).execute(),
          [{ status: "Waiting", attempts: 0 }],
        );
        const statusOf = async (id: string) =>
          (await db.read.selectFrom("orders").select("status").where("_id", "=", id)
            .executeTakeFirstOrThrow())
            .status;
        assert.equal(await statusOf(poor), "Pending");

        await using app = testApp(db, { settings: { ...testSettings, dataDir: to.dataDir } });
        const token = await restored.token("root");
        const ask = async (text: string) => {
          const { data, errors } = await app.ask<object, Record<string, never>>(token, text, {});
          assert.deepEqual(errors, []);
          return data! as Record<string, { work: { kind: string; waiting: number; is_paused: boolean }[] }>;
        };
        const page = async () =>
          (await ask("{ afterRestore { work { kind waiting is_paused } } }"))["afterRestore"]!.work
            .filter(({ kind }) => ["labels", "deliveries", "autopay"].includes(kind))
            .map(({ kind, waiting, is_paused }) => [kind, waiting, is_paused]).sort();
        assert.deepEqual(await page(), [["autopay", 1, true], ["deliveries", 1, true], ["labels", 2, true]]);
        const tokens = await ask("{ afterRestore { tokens_count tokens { user_id last_four } } }");
        assert.deepEqual(tokens["afterRestore"], {
          tokens_count: 1,
          tokens: [{ user_id: "ben", last_four: "last" }],
        }, "one that was revoked after the backup is valid again");
        const resume = (kind: string) => ask(`mutation { resumeWork(kind: "${kind}") { restored_at } }`);
        await resume("labels");
        await resume("labels");
        assert.deepEqual([await isPaused(db.read, "labels"), await isPaused(db.read, "deliveries")], [
          false,
          true,
        ]);
        const audit = await db.read.selectFrom("audit_events").select(["actor_id", "entity_id"])
          .where("action", "=", "resumeWork").execute();
        assert.deepEqual(audit, [{ actor_id: "root", entity_id: "labels" }], "once");

        const shipments = server.shipments.size;
        const later = Math.floor(Date.now() / 1000) + 60;
        const worker = labels(() => later);
        while ((await statuses())[0] === "Unknown") await new Promise((done) => setTimeout(done, 5));
        await worker.stop();
        assert.deepEqual(
          await statuses(),
          ["Live", "Unknown"],
          "a label with an unknown number waits for a person",
        );
        assert.equal((await labelsOf(restored, first))[0]!.number, sold[0]!.number);
        const [resolved] = await restored.package("root", [second], "label.resolve", {
          outcome: "live",
          tracking_number: sold[1]!.number,
          reason: "The provider's list has it.",
        });
        assert.ok(resolved?.ok, JSON.stringify(resolved));
        assert.equal(server.shipments.size, shipments, "nothing is bought again");
        assert.deepEqual(await bookFaults(db.read), []);

        await resume("autopay");
        await payAwaiting(toolsOf(db));
        assert.equal(await statusOf(poor), "Processing");
      } finally {
        await db.close();
      }
    });
  });
});

Deno.test("money §11 our own labels get their numbers while a hundred labels of paused providers are due", async () => {
  await using fresh = await freshDatabase();
  const { db } = fresh;
  const world = await labelWorld(db);
  await addNumbers(db, { first: 1, last: 5 });
  const id = await paidPackage(world);
  const [asked] = await world.package("root", [id], "label.buy");
  assert.equal(asked?.ok, true, JSON.stringify(asked));
  const [own] = await labelsOf(world, id);
  const paused = Array.from({ length: 100 }, (_, at) => ({
    ...own!,
    ...{ _id: `paused-${at}`, provider: "easypost", status: "Failed", hold_id: null, wake_at: NOW - 1 },
  }));
  await db.write(async (tx) => {
    await tx.insertInto("labels").values(paused).execute();
    await tx.insertInto("restores").values({ backup_at: NOW - 60, restored_at: NOW, notified_at: null })
      .execute();
  });
  await pollTwice((now) => carrierWorker({ db, settings: testSettings, now }, { pollMs: 5 }));
  const { status } = await db.read.selectFrom("labels").select("status").where("_id", "=", own!._id)
    .executeTakeFirstOrThrow();
  assert.equal(status, "Live");
  const due = await db.read.selectFrom("labels").select("_id").where("wake_at", "<=", NOW).execute();
  assert.equal(due.length, 100);
});

Deno.test("money §11 root is notified of a restore once, and no seller or floor role sees or resumes the paused work", async () => {
  await using fresh = await freshDatabase();
  const world = await labelWorld(fresh.db);
  await using app = testApp(fresh.db, { settings: { ...testSettings, dataDir: fresh.place.dataDir } });
  const codeFor = async (name: Parameters<typeof world.token>[0], text: string) =>
    (await app.ask<object, never>(await world.token(name), text, {})).errors[0]?.extensions.code ?? "ok";
  const resume = 'mutation { resumeWork(kind: "labels") { restored_at } }';
  assert.equal(await codeFor("root", resume), "NOT_FOUND", "nothing was ever restored");
  assert.equal(await isPaused(fresh.db.read, "labels"), false);
  await fresh.db.write((tx) =>
    tx.insertInto("restores").values({ backup_at: NOW - 60, restored_at: NOW, notified_at: null }).execute()
  );
  const told = () =>
    fresh.db.read.selectFrom("notifications").select(["user_id", "referent"]).orderBy("user_id").execute();
  for (let start = 0; start < 2; start++) {
    const background = afterRestore.background!(toolsOf(fresh.db));
    while ((await told()).length < 2) await new Promise((done) => setTimeout(done, 5));
    await background.stop();
  }
  assert.deepEqual(
    await told(),
    ["root", "super_root"].map((user_id) => ({ user_id, referent: "/after-restore" })),
  );
  for (const name of ["anna", "agent", "order_qc", "packager"] as const) {
    assert.equal(await codeFor(name, resume), "FORBIDDEN");
    assert.equal(await codeFor(name, "{ afterRestore { restored_at } }"), "FORBIDDEN");
  }
});
