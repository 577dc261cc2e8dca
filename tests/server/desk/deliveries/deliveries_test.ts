import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { forgetOld } from "../../../../server/modules/desk/maintenance/store.ts";
import { enqueueDeliveries, leaseDue } from "../../../../server/modules/desk/deliveries/store.ts";
import { makeEgress } from "../../../../server/egress/egress.ts";
import { passLeases } from "../../../support/server/leases.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { answer, POLL_MS, post } from "../../../support/desk/delivery_queue.ts";
import { PROMPT_MS } from "../../../support/time/prompt_bound.ts";

const all = (status: string) => (rows: readonly { status: string }[]) =>
  rows.every((row) => row.status === status);
const pause = (ms = 5 * POLL_MS) => new Promise((next) => setTimeout(next, ms));

Deno.test("a queued delivery is sent at once, and a rolled back one was never queued", () =>
  withDatabase(async (db) => {
    const { start, put, until, sent } = post(db);
    const worker = start({ pollMs: 60_000 });
    await db.write(async (tx) => {
      await enqueueDeliveries(tx, [{ kind: "plain", targetId: "a", event: "no", payload: {} }], 1);
      throw new Error("no");
    }).catch(() => {});
    await put("a", 3);
    await until(all("Delivered"));
    await worker.stop();
    assert.deepEqual(sent.map(({ body }) => body).sort(), ['{"n":0}', '{"n":1}', '{"n":2}']);
    const attempts = await db.read.selectFrom("delivery_attempts").selectAll().execute();
    assert.deepEqual(attempts.map(({ number, status, error }) => [number, status, error]), [
      [1, 200, ""],
      [1, 200, ""],
      [1, 200, ""],
    ]);
  }));

Deno.test("a failed delivery is retried with the same id after each wait, and is finally dead", () =>
  withDatabase(async (db) => {
    const { start, put, until, sent, clock, rows } = post(db, () => answer(500));
    const worker = start();
    await put("a");
    for (let attempt = 1; attempt <= 8; attempt++) {
      await until(([row]) => row!.attempts === attempt);
      await pause(3 * POLL_MS);
      assert.equal(sent.length, attempt, "not before its time");
      clock.now = (await rows())[0]!.next_at;
      await pause(0);
    }
    await until(all("Dead"));
    await worker.stop();
    assert.equal(new Set(sent.map(({ headers }) => headers["id"])).size, 1);
    const [row] = await rows();
    assert.deepEqual([row!.attempts, row!.last_status, row!.last_error], [8, 500, "badStatus"]);
  }));

Deno.test("a delivery answered with 410 is dead at once, so is one with a deleted target; an unreachable target is tried later", () =>
  withDatabase(async (db) => {
    const { start, put, until } = post(db, () => answer(410));
    const worker = start();
    for (const target of ["a", "gone", "broken"]) await put(target);
    await until((rows) => rows.every(({ attempts }) => attempts === 1));
    await worker.stop();
    const deliveries = await db.read.selectFrom("deliveries").select(["status", "last_error"]).orderBy("seq")
      .execute();
    assert.deepEqual(deliveries.map(({ status, last_error }) => `${status} ${last_error}`), [
      "Dead badStatus",
      "Dead targetGone",
      "Waiting unsendable",
    ]);
  }));

Deno.test("a delivery whose process died in the middle is sent again by the next process, with the same id", () =>
  withDatabase(async (db) => {
    const { start, put, until, sent, clock } = post(db);
    await put("a");
    // The lease is left as by a process that was killed between call and commit.
    const [lost] = await db.write((tx) => leaseDue(tx, "a", 1, clock.now));
    const worker = start();
    await pause();
    assert.equal(sent.length, 0, "another process has the lease");
    clock.now += 61;
    await passLeases(db, 61);
    await until(all("Delivered"));
    await worker.stop();
    assert.deepEqual(sent.map(({ headers }) => headers["id"]), [lost!._id]);
  }));

Deno.test("a stop in the middle of a delivery aborts it, counts no attempt, and the next start sends it at once", () =>
  withDatabase(async (db) => {
    const hung = (_request: unknown, signal?: AbortSignal) =>
      new Promise<ReturnType<typeof answer>>((resolve) =>
        signal?.addEventListener("abort", () => resolve({ kind: "failed", reason: "connection", ms: 1 }))
      );
    const first = post(db, hung);
    const worker = first.start();
    await first.put("a");
    while (first.sent.length === 0) await pause(1);
    await worker.stop();
    const [row] = await first.rows();
    assert.deepEqual([row!.status, row!.attempts, row!.leased_by], ["Waiting", 0, ""]);
    const next = post(db);
    const again = next.start();
    await next.until(all("Delivered"));
    await again.stop();
  }));

Deno.test("an answer with a NUL byte or in gzip is stored with its delivery, which is sent once", async () => {
  const answers = { nul: "Thank\0you", gzip: new Uint8Array(gzipSync("z".repeat(9_000))) };
  const receiver = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    (request) => new Response(answers[new URL(request.url).pathname.slice(1) as keyof typeof answers]),
  );
  const host = `127.0.0.1:${receiver.addr.port}`;
  await withDatabase(async (db) => {
    const { start, put, until } = post(db);
    const kind = {
      kind: "plain",
      request: (_reader: unknown, { target_id }: { target_id: string }) =>
        Promise.resolve({ url: `http://${host}/${target_id}`, method: "POST" as const, headers: {} }),
    };
    const worker = start({ kinds: [kind], egress: makeEgress({ allow: [host] }) });
    for (const target of Object.keys(answers)) await put(target);
    await until(all("Delivered"));
    await worker.stop();
    const deliveryAttempts = await db.read.selectFrom("delivery_attempts").select(["number", "answer"])
      .execute();
    assert.deepEqual(deliveryAttempts.map(({ number, answer }) => `${number} ${answer}`).sort(), [
      "1 Thank\ufffdyou",
      `1 ${"z".repeat(1_000)}`,
    ]);
  });
  await receiver.shutdown();
});

Deno.test("an answer that the database refuses counts as an attempt, and is retried after its wait", () =>
  withDatabase(async (db) => {
    // The column does not accept such a status.
    const { start, put, until, clock, rows } = post(db, () => answer(200.5));
    const log = console.error;
    console.error = () => {};
    const worker = start();
    try {
      await put("a");
      await until(([row]) => row!.attempts === 1);
    } finally {
      await worker.stop();
      console.error = log;
    }
    const [row] = await rows();
    const { status, last_error, last_status, leased_by } = row!;
    assert.deepEqual([status, last_error, last_status, leased_by], ["Waiting", "unstored", 0, ""]);
    assert.equal(row!.next_at, clock.now + 10);
  }));

Deno.test("two processes on one queue send each delivery once", () =>
  withDatabase(async (db) => {
    const { start, put, until, sent } = post(db, async () => {
      await pause(1);
      return answer(204);
    });
    const workers = [start(), start()];
    for (const target of ["a", "b", "c"]) await put(target, 30);
    await until(all("Delivered"));
    await Promise.all(workers.map((worker) => worker.stop()));
    assert.equal(sent.length, 90);
    assert.equal(new Set(sent.map(({ headers }) => headers["id"])).size, 90);
  }));

Deno.test("1,000 events to a slow receiver delay nothing else: another receiver is served within 2 s", async () => {
  const open = Promise.withResolvers<void>();
  let most = 0;
  let busy = 0;
  const slow = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async () => {
    most = Math.max(most, ++busy);
    await open.promise;
    busy -= 1;
    return new Response("late");
  });
  const quick = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, () => new Response("ok"));
  const hosts = { slow: `127.0.0.1:${slow.addr.port}`, quick: `127.0.0.1:${quick.addr.port}` };
  await withDatabase(async (db) => {
    const { start, put, until } = post(db);
    const kind = {
      kind: "plain",
      request: (_reader: unknown, { target_id }: { target_id: string }) =>
        Promise.resolve({
          url: `http://${hosts[target_id as keyof typeof hosts]}/`,
          method: "POST" as const,
          headers: {},
        }),
    };
    const worker = start({ kinds: [kind], egress: makeEgress({ allow: Object.values(hosts) }) });
    await put("slow", 1_000);
    while (busy === 0) await pause(1);
    const startedAt = performance.now();
    await put("quick", 20);
    await until((rows) =>
      rows.every(({ target_id, status }) => target_id === "slow" || status === "Delivered")
    );
    const took = performance.now() - startedAt;
    assert.ok(took < PROMPT_MS, `${took} ms`);
    assert.equal(most, 4, "a slow receiver has a fixed number of slots");
    const stopped = worker.stop();
    open.resolve();
    await stopped;
  });
  await Promise.all([slow.shutdown(), quick.shutdown()]);
});

Deno.test("sent and dead deliveries are deleted after a month, with their attempts; waiting ones never", () =>
  withDatabase(async (db) => {
    const { start, put, until, clock } = post(db);
    const worker = start();
    await put("a");
    await until(all("Delivered"));
    await put("broken");
    await until((rows) => rows.every(({ attempts }) => attempts === 1));
    await worker.stop();
    await forgetOld(db, clock.now + 30 * 86_400 + 1);
    const left = await db.read.selectFrom("deliveries").select("target_id").execute();
    assert.deepEqual(left, [{ target_id: "broken" }]);
    assert.equal((await db.read.selectFrom("delivery_attempts").selectAll().execute()).length, 1);
  }));
