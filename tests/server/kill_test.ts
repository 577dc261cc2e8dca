/** `kill -9` of the server in the middle of moves, scans and imports. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Database } from "../../server/db/database.ts";
import { openDatabase } from "../../server/db/open.ts";
import { systemNow } from "../../server/app.ts";
import { type FreshDatabase, freshDatabase } from "../support/server/database.ts";
import { addLastStation, makeLastTicket, Scanner } from "../support/kill/kill_scans.ts";
import { fileOf, Mover, startBare, upload } from "../support/kill/kill.ts";
import { isSoak } from "../support/soak.ts";
import { signIn } from "../support/people/people.ts";
import { makeWorld } from "../support/orders/world.ts";

/** Each stage has fresh data: otherwise 200 kills in the soak would check ever more orders. */
const STAGES = isSoak ? 20 : 1;
/** Each run starts the server and checks all its data: two show that the loop works, the soak does the rest. */
const RUNS = isSoak ? 10 : 2;
const MOVERS = 4;
const FILE_ORDERS = 700;
const STORE = "anna-etsy";
/** A kill happens within this time after the first acknowledged move. */
const LONGEST_WAIT_MS = 250;

interface Stage {
  readonly fresh: FreshDatabase;
  readonly movers: readonly Mover[];
  readonly scanner: Scanner;
  readonly token: string;
  /** The version of each order before the first move. */
  readonly version: number;
  /** Jobs whose upload was acknowledged. */
  readonly jobs: string[];
}

async function makeStage(fresh: FreshDatabase): Promise<Stage> {
  const world = await makeWorld(fresh.db);
  const token = await signIn(fresh.db, "root", systemNow());
  const movers: Mover[] = [];
  for (let made = 0; made < MOVERS; made++) {
    movers.push(new Mover(await world.order({}, ["order.submit"]), token));
  }
  const scanner = new Scanner(await addLastStation(fresh.db), await makeLastTicket(world), token);
  const first = await fresh.db.read.selectFrom("orders").select("version").executeTakeFirstOrThrow();
  await fresh.db.close();
  return { fresh, movers, scanner, token, version: first.version, jobs: [] };
}

/** Runs the server once: everybody works until it is killed. */
async function live({ fresh, movers, scanner, token, jobs }: Stage, round: number): Promise<void> {
  const server = await startBare(fresh.place);
  const { promise: isBusy, resolve } = Promise.withResolvers<void>();
  const moving = [...movers.map((mover) => mover.run(server.api, resolve)), scanner.run(server.api)];
  const uploading = upload(server.api, token, STORE, `round ${round}.csv`, fileOf(`K${round}`, FILE_ORDERS));
  await isBusy;
  // The last kill waits for an upload, if none was acknowledged before.
  if (round === RUNS - 1 && jobs.length === 0) await uploading;
  await new Promise((wake) => setTimeout(wake, Math.random() * LONGEST_WAIT_MS));
  await server.kill();
  await Promise.all(moving);
  const job = await uploading;
  if (job) jobs.push(job);
}

/** Asserts that acknowledged records exist, and that all records are complete. */
async function verify(db: Database, { movers, scanner, version, jobs }: Stage): Promise<void> {
  for (const mover of movers) {
    const keys = await db.read.selectFrom("idempotency_keys").select(["key", "response"])
      .where("response", "like", `%${mover.order}%`).execute();
    const stored = new Set(keys.map(({ key }) => key));
    assert.deepEqual(
      mover.acknowledged.filter(({ key }) => !stored.has(key)),
      [],
      "an acknowledged move is missing",
    );
    assert.deepEqual(keys.filter(({ key }) => !mover.sent.has(key)), [], "a move that nobody sent");
    const order = await db.read.selectFrom("orders").select(["version", "status"])
      .where("_id", "=", mover.order).executeTakeFirstOrThrow();
    const audits = await db.read.selectFrom("audit_events").select("seq")
      .where("entity_id", "=", mover.order).where("action", "in", ["order.hold", "order.release"]).execute();
    assert.deepEqual(
      [audits.length, order.version - version],
      [keys.length, keys.length],
      "a move is incomplete",
    );
    assert.equal(order.status, keys.length % 2 === 0 ? "Pending" : "On Hold");
  }
  await verifyScans(db, scanner);
  const known = await db.read.selectFrom("jobs").select("_id").execute();
  const ids = known.map(({ _id }) => _id);
  assert.deepEqual(jobs.filter((job) => !ids.includes(job)), [], "an acknowledged upload is missing");
  await verifyOrders(db);
  if (db.engine === "sqlite") {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.read);
    assert.deepEqual(rows, [{ integrity_check: "ok" }]);
  }
}

/** Asserts that each scan made a step, a history row and an answer, or none of them. */
async function verifyScans(db: Database, scanner: Scanner): Promise<void> {
  const rows = await db.read.selectFrom("idempotency_keys").select("key").where("field", "=", "scan")
    .execute();
  const stored = rows.map(({ key }) => key);
  assert.deepEqual(
    scanner.acknowledged.filter((key) => !stored.includes(key)),
    [],
    "an acknowledged scan is missing",
  );
  assert.deepEqual(stored.filter((key) => !scanner.sent.has(key)), [], "a scan that nobody sent");
  const scans = await db.read.selectFrom("scans").select("key").execute();
  assert.deepEqual(scans.map(({ key }) => key).sort(), stored.toSorted(), "a scan that is not kept");
  const unit = await db.read.selectFrom("units").select(["print_status", "work_status", "version"])
    .orderBy("seq").executeTakeFirstOrThrow();
  const events = await db.read.selectFrom("unit_events").select("_id").execute();
  assert.deepEqual([events.length, unit.version - 1], [stored.length, stored.length], "a scan is incomplete");
  const isBinned = stored.length > 0 && stored.length % 2 === 0;
  assert.equal(unit.work_status, stored.length % 2 === 0 ? "Waiting" : "Inprocess");
  assert.equal(unit.print_status, isBinned ? "Packing" : "Final QC");
  const bins = await db.read.selectFrom("bins").select("_id").where("order_id", "is not", null).execute();
  assert.equal(bins.length, isBinned ? 1 : 0, "a bin is inconsistent");
}

/** Asserts that every imported order has both lines and an audit row, and that its job counted it. */
async function verifyOrders(db: Database): Promise<void> {
  const half = await sql`
    select o._id from orders o where o.external_number <> '' and (
      (select count(*) from order_lines l where l.order_id = o._id) <> 2
      or (select sum(l.total_minor) from order_lines l where l.order_id = o._id) <> o.total_minor
      or (select count(*) from audit_events a where a.entity = 'orders' and a.entity_id = o._id) <> 1
    )`.execute(db.read);
  assert.deepEqual(half.rows, [], "an order is incomplete");
  const { rows } = await sql<{ made: number; there: number }>`
    select (select sum(made) from jobs) as made,
      (select count(*) from orders where external_number <> '') as there`.execute(db.read);
  assert.equal(rows[0]?.made ?? 0, rows[0]?.there);
}

/** Ends leases of a killed server by hand; only the soak waits the 15 s until they end. */
async function endLeases({ fresh }: Stage): Promise<void> {
  const db = await openDatabase(fresh.place);
  await db.write((tx) => tx.updateTable("jobs").set({ leased_until: 0 }).execute());
  await db.close();
}

/** Starts the server after the last kill: it finishes the work, and repeats its earlier answers. */
async function finish(stage: Stage): Promise<void> {
  const { fresh, movers, scanner, jobs } = stage;
  if (!isSoak) await endLeases(stage);
  const server = await startBare(fresh.place);
  assert.ok(movers.some(({ acknowledged }) => acknowledged.length > 0));
  assert.ok(
    scanner.acknowledged.length > 0,
    "no scan was acknowledged before a kill: the test proves nothing",
  );
  for (const mover of movers) {
    const [first] = mover.acknowledged;
    if (first) assert.equal(await mover.ask(server.api, "order.hold", first.key), first.answer);
  }
  const watched = await openDatabase(fresh.place);
  const open = () =>
    watched.read.selectFrom("jobs").select("_id").where("status", "in", ["Queued", "Running"]).execute();
  while ((await open()).length > 0) await new Promise((wake) => setTimeout(wake, 20));
  await watched.close();
  assert.equal(await server.stop(), 0);
  const db = await openDatabase(fresh.place);
  const done = await db.read.selectFrom("jobs").select(["made", "status"]).execute();
  assert.deepEqual(done.filter(({ made, status }) => made !== FILE_ORDERS || status !== "Done"), []);
  assert.ok(jobs.length > 0, "no upload was acknowledged before a kill: the test proves nothing");
  await db.close();
}

async function killAndCheck(): Promise<void> {
  await using fresh = await freshDatabase();
  const stage = await makeStage(fresh);
  for (let round = 0; round < RUNS; round++) {
    await live(stage, round);
    const db = await openDatabase(fresh.place);
    await verify(db, stage);
    await db.close();
  }
  await finish(stage);
}

Deno.test(`kill -9 of the server, ${STAGES * RUNS} times: every acknowledged write exists, and none is partial`, async () => {
  for (let stage = 0; stage < STAGES; stage++) await killAndCheck();
});
