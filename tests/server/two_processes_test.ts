/**
 * Two API processes share one Postgres and one bucket, and one of them is killed in the middle of payments,
 * scans, an import, an export, a job for many orders and purchases of labels: everything acknowledged is
 * stored once, and a listener at the other process receives all of it. Their clocks differ by half a minute.
 */
import assert from "node:assert/strict";
import { commandCode } from "../../api/codes/commands.ts";
import { systemNow } from "../../server/app.ts";
import type { Database } from "../../server/db/database.ts";
import { bookFaults } from "../../server/modules/money/ledger/verify_store.ts";
import { stockFaults } from "../../server/modules/catalogue/stock/verify_store.ts";
import { testBucket } from "../support/server/bucket.ts";
import { freshDatabase } from "../support/server/database.ts";
import { easypostServer } from "../support/shipping/easypost.ts";
import { fileOf } from "../support/kill/kill.ts";
import { addLastStation, makeLastTicket } from "../support/kill/kill_scans.ts";
import { KillWork } from "../support/kill/kill_work.ts";
import { labelWorld } from "../support/shipping/label_world.ts";
import { passLeases } from "../support/server/leases.ts";
import { signIn } from "../support/people/people.ts";
import { isSoak } from "../support/soak.ts";
import { Balancer, LiveListener, type SentRequest, startTwo } from "../support/kill/two_processes.ts";

const ROUNDS = isSoak ? 20 : 1;
const PAYERS = 4;
const PAYMENTS_EACH = isSoak ? 40 : 6;
const SCANS = isSoak ? 120 : 30;
const FILE_ORDERS = isSoak ? 700 : 120;
const LABELS = isSoak ? 8 : 2;
const HELD_ORDERS = isSoak ? 120 : 20;
/** The provider's time to confirm a label: it is called before the kill, and answers after it. */
const SLOW_MS = 1_500;
const CLOCK_AHEAD_SECONDS = 30;
const LEASES_SECONDS = 100;
const KILL_AFTER_PAYMENTS = PAYERS * PAYMENTS_EACH / 3;

const MOVE = `mutation ($ids: [ID!]!, $event: String!, $params: MoveInput, $key: String) {
  moveOrder(ids: $ids, event: $event, params: $params, key: $key) { _id ok status error } }`;
const SCAN = `mutation ($station: String!, $scans: [ScanInput!]!) {
  scan(station: $station, device: "two", scans: $scans) { key outcome code } }`;

const paymentOf = (order: string): SentRequest => ({
  query: MOVE,
  variables: { ids: [order], event: "order.pay", params: {}, key: crypto.randomUUID() },
  isDone: (text) => text.includes('"ok":true'),
});

const scanOf = (station: string, code: string): SentRequest => ({
  query: SCAN,
  variables: { station, scans: [{ key: crypto.randomUUID(), code }] },
  isDone: (text) => text.includes('"outcome":"done"'),
});

/**
 * Requests each payment, for every other payer at both processes at the same time: one of them pays, and both
 * return the same.
 */
async function pay(balancer: Balancer, payer: number, orders: readonly string[], onPaid: () => void) {
  for (const [at, order] of orders.entries()) {
    const payment = paymentOf(order);
    const places = payer % 2 === 0 ? [at] : [at, at + 1];
    const answers = await Promise.all(places.map((door) => balancer.ask(door, payment)));
    assert.equal(new Set(answers).size, 1, "two answers to one key");
    onPaid();
  }
}

/** Scans a garment and undoes that in turns, alternating between the two processes. */
async function scan(balancer: Balancer, station: string, ticket: string) {
  for (let at = 0; at < SCANS; at++) {
    await balancer.ask(at, scanOf(station, at % 2 === 0 ? ticket : commandCode("undo")));
  }
}

async function assertWhole(db: Database, orders: readonly string[], job: string) {
  const charges = await db.read.selectFrom("ledger_txns").select("order_id")
    .where("kind", "in", ["charge", "capture"]).where("order_id", "in", orders).execute();
  assert.deepEqual(charges.map(({ order_id }) => order_id).toSorted(), orders.toSorted(), "paid once each");
  const scans = await db.read.selectFrom("scans").select("outcome").execute();
  assert.deepEqual(scans.map(({ outcome }) => outcome), Array<string>(SCANS).fill("done"));
  const events = await db.read.selectFrom("unit_events").select("event").where("device", "=", "two")
    .orderBy("seq").execute();
  assert.deepEqual(
    events.map(({ event }) => event),
    Array.from({ length: SCANS }, (_, at) => at % 2 === 0 ? "unit.start" : "unit.undo"),
  );
  const imported = await db.read.selectFrom("orders").select("external_number").where("import_id", "=", job)
    .execute();
  assert.equal(imported.length, FILE_ORDERS, "each order of the file");
  assert.equal(new Set(imported.map(({ external_number }) => external_number)).size, FILE_ORDERS);
  assert.deepEqual(await bookFaults(db.read), []);
  assert.deepEqual(await stockFaults(db.read), []);
}

async function round(): Promise<void> {
  await using fresh = await freshDatabase();
  await using bucket = await testBucket();
  await using stub = easypostServer(SLOW_MS);
  stub.mood = "slow";
  const world = await labelWorld(fresh.db, "easypost");
  await world.topUp("anna", 10_000_000);
  const orders: string[] = [];
  for (let made = 0; made < PAYERS * PAYMENTS_EACH; made++) {
    orders.push(await world.order({}, ["order.submit"]));
  }
  const [station, ticket] = [await addLastStation(fresh.db), await makeLastTicket(world)];
  const work = await KillWork.make(world, stub, LABELS, HELD_ORDERS);
  const token = await signIn(fresh.db, "root", systemNow());
  const servers = await startTwo(fresh.place, { ...bucket.env, ...work.env }, CLOCK_AHEAD_SECONDS);
  const [killed, left] = servers;
  const balancer = new Balancer(servers, token);
  const listener = await LiveListener.at(left, token);
  const before = await lastEvent(fresh.db);
  const { promise: isBusy, resolve } = Promise.withResolvers<void>();
  let paid = 0;
  await work.begin(killed.api, token);
  const busy = [
    ...Array.from(
      { length: PAYERS },
      (_, payer) =>
        pay(balancer, payer, orders.filter((_id, at) => at % PAYERS === payer), () => {
          if (++paid >= KILL_AFTER_PAYMENTS) resolve();
        }),
    ),
    scan(balancer, station, ticket),
  ];
  const query = new URLSearchParams({ store: "anna-etsy", mapping: "superstore", name: "two.csv" });
  const job = await balancer.upload(0, `/imports/orders?${query}`, fileOf("T", FILE_ORDERS));
  await Promise.race([isBusy, Promise.all(busy)]);
  while (!work.isBuying) await new Promise((next) => setTimeout(next, 5));
  await killed.kill();
  await Promise.all(busy);
  // Leases of the killed process end after a while; the test ends them without waiting.
  await passLeases(fresh.db, LEASES_SECONDS);
  await listener.until(async () =>
    (await fresh.db.read.selectFrom("jobs").select("status").where("_id", "=", job)
      .executeTakeFirstOrThrow()).status === "Done"
  );
  while (!await work.isDone()) await new Promise((next) => setTimeout(next, 10));
  await work.assertOnce(left.api, token);
  await assertWhole(fresh.db, orders, job);
  const outboxRows = await fresh.db.read.selectFrom("outbox").select("seq").where("seq", ">", before)
    .where("user_id", "is", null).where("entity", "in", ["orders", "units", "jobs"]).orderBy("seq").execute();
  await listener.until(() => outboxRows.every(({ seq }) => listener.receivedSeqs.includes(seq)));
  assert.equal(new Set(listener.receivedSeqs).size, listener.receivedSeqs.length, "an event that came twice");
  listener.close();
  assert.equal(await left.stop(), 0);
}

async function lastEvent(db: Database): Promise<number> {
  const { seq } = await db.read.selectFrom("outbox").select(({ fn }) => fn.max("seq").as("seq"))
    .executeTakeFirstOrThrow();
  return Number(seq ?? 0);
}

Deno.test({
  name: "if one of two processes on one Postgres and one bucket is killed, nothing is lost or done twice",
  ignore: !Deno.env.has("DATABASE_URL"),
  fn: async () => {
    for (let at = 0; at < ROUNDS; at++) await round();
  },
});
