/** Work that meets a temporary fault continues where it was; a permanent fault ends it with a reason. */
import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { bucketStore } from "../../../../server/files/bucket.ts";
import { openQueue } from "../../../../server/modules/desk/jobs/queue.ts";
import {
  Patience,
  PATIENCE_SECONDS,
  RETRY_SECONDS,
} from "../../../../server/modules/desk/jobs/temporary_faults.ts";
import { BucketFailed } from "../../../../server/files/bucket_client.ts";
import { RoomRefused, StoreFull } from "../../../../server/files/store.ts";
import { atRest, testApp, testSettings } from "../../../support/server/api.ts";
import { refuseWith, testBucket } from "../../../support/server/bucket.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { askExport, fetchFile, rowsOf } from "../../../support/desk/export_jobs.ts";
import { passLeases } from "../../../support/server/leases.ts";
import { NOW } from "../../../support/people/people.ts";
import type { JobRow } from "../../../../server/jobs/job_kind.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const ORDERS = 3;
const TIMES = { answerMs: 5_000, idleMs: 5_000, firstWaitMs: 1 };

interface Scene {
  /** The bucket's faulty answer; null if it works. */
  fault: ReturnType<typeof refuseWith> | null;
  now: number;
  /** Polls for work once, as a worker does. */
  look(): Promise<void>;
  /** Advances the database's clock by the time that work waits after a fault. */
  wait(): Promise<void>;
  job(): Promise<JobRow>;
  rows(): Promise<number>;
}

/** Opens a world with a queued export and files in a bucket. */
async function inScene(work: (scene: Scene) => Promise<void>): Promise<void> {
  await using fresh = await freshDatabase();
  const { db } = fresh;
  const world = await makeWorld(db);
  for (let at = 0; at < ORDERS; at++) await world.order();
  const faults = (
    request: IncomingMessage,
    ...rest: [Parameters<ReturnType<typeof refuseWith>>[1], number]
  ) => scene.fault?.(request, ...rest) ?? false;
  await using bucket = await testBucket(faults);
  const settings = { ...testSettings, files: bucketStore(bucket.place, TIMES) };
  await using app = testApp(db, { settings, modules: atRest });
  const token = await world.token("root");
  const { data } = await askExport(app, token);
  const id = data!.makeJob._id;
  const tools = { db, settings, now: () => scene.now };
  const queue = openQueue(tools, { worker: "one", accepts: () => true, turnMs: 60_000, pollMs: 60_000 });
  const scene: Scene = {
    fault: null,
    now: NOW,
    look: queue.run,
    wait: () => passLeases(db, RETRY_SECONDS),
    job: () => db.read.selectFrom("jobs").selectAll().where("_id", "=", id).executeTakeFirstOrThrow(),
    rows: async () => rowsOf(await (await fetchFile(app, token, id)).text()).length - 1,
  };
  await work(scene).finally(queue.stop);
}

Deno.test("an export survives a temporary fault of its bucket: it waits, and ends with the complete file", () =>
  inScene(async (scene) => {
    scene.fault = refuseWith(503);
    await scene.look();
    const waiting = await scene.job();
    assert.equal(waiting.finished_at, null);
    assert.equal(waiting.leased_by, "waiting");
    scene.fault = null;
    await scene.look();
    assert.equal((await scene.job()).finished_at, null, "no worker takes the job before its time");
    scene.now += RETRY_SECONDS;
    await scene.wait();
    await scene.look();
    assert.equal((await scene.job()).status, "Done");
    assert.equal(await scene.rows(), ORDERS);
  }));

Deno.test("a lasting or permanent fault ends the export with its reason", async () => {
  await inScene(async (scene) => {
    scene.fault = refuseWith(503);
    for (const later of [0, PATIENCE_SECONDS, PATIENCE_SECONDS + RETRY_SECONDS + 1]) {
      scene.now = NOW + later;
      await scene.wait();
      await scene.look();
    }
    const { status, error_code } = await scene.job();
    assert.deepEqual([status, error_code], ["Failed", "storeUnreachable"]);
  });
  await inScene(async (scene) => {
    scene.fault = refuseWith(403, "AccessDenied");
    await scene.look();
    const { status, error_code } = await scene.job();
    assert.deepEqual([status, error_code], ["Failed", "storeUnreachable"]);
  });
});

Deno.test("retries end an hour after a job's last progress, and each step restarts that hour", () => {
  const patience = new Patience();
  const down = new BucketFailed({ method: "GET", key: "" }, "gone", null);
  const at = (cursor: string, now: number, error: unknown = down) =>
    patience.mayWait({ _id: "job", cursor } as JobRow, error, now);
  assert.equal(at("{}", 0), true);
  assert.equal(at("{}", PATIENCE_SECONDS), true);
  assert.equal(at("{}", PATIENCE_SECONDS + 1), false);
  assert.equal(at('{"rows":1}', PATIENCE_SECONDS + 2), true);
  assert.equal(at('{"rows":1}', 2 * PATIENCE_SECONDS + 3), false);
  const passing: readonly (readonly [unknown, boolean])[] = [
    [new StoreFull("No room"), true],
    [new RoomRefused("storeFull", "Little room"), true],
    [new RoomRefused("quotaReached", "Quota"), false],
    [Object.assign(new Error("no space"), { code: "ENOSPC" }), true],
    [Object.assign(new Error("disk full"), { code: "53100" }), true],
    [new BucketFailed({ method: "GET", key: "" }, "403", 403), false],
    [new Error("a fault of ours"), false],
  ];
  for (const [error, may] of passing) {
    assert.equal(new Patience().mayWait({ _id: "x", cursor: "" } as JobRow, error, 0), may);
  }
});
