/** A file that is cut, doubled or reordered leaves the same rows, and files of several times do so in any order. */
import assert from "node:assert/strict";
import type { RemoteOrder } from "../../../../api/handover/tiktok.ts";
import { mergeOrders } from "../../../../api/handover/tiktok_merge.ts";
import { writeRemote } from "../../../../server/modules/handover/tiktok/write.ts";
import { tiktokFaults } from "../../../../server/modules/handover/tiktok/verify_store.ts";
import { readTiktok, SEEN_AT, tiktokCsv } from "../../../support/handover/tiktok_files.ts";
import { rowsOf } from "../../../support/handover/tiktok_world.ts";
import { withWorld, type World } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";

const RUNS = isSoak ? 5_000 : 6;
const STAMP = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "merge",
  sessionId: null,
  at: NOW,
};

type Row = Readonly<Record<string, string>>;

const rowIn = fc.record({
  "Order ID": fc.integer({ min: 1, max: 4 }).map((nth) => `57682000000000000${nth}`),
  "SKU ID": fc.integer({ min: 1, max: 3 }).map((nth) => `172940200000000${nth}`),
  Quantity: fc.integer({ min: 1, max: 3 }).map(String),
  "Order Substatus": fc.constantFrom(
    "On hold",
    "Awaiting shipment",
    "Awaiting collection",
    "In transit",
    "Canceled",
  ),
  "Buyer Message": fc.constantFrom("", "hello"),
  City: fc.constantFrom("San Jose", "Oakland"),
}) as fc.Arbitrary<Row>;

async function write({ db }: World, store_id: string, orders: readonly RemoteOrder[]): Promise<void> {
  await db.write((tx) =>
    writeRemote(tx, { store_id, seller_id: "ben" }, orders, {
      stamp: STAMP,
      timeZone: "UTC",
      action: "tiktok.import",
    })
  );
}

const readAt = (rows: readonly Row[], seenAt: number) => readTiktok(tiktokCsv(rows), { seenAt }).orders;

let stores = 0;

/** Writes files in the given order to a new shop; returns the stored rows. */
async function storedAfter(
  world: World,
  files: readonly (readonly RemoteOrder[])[],
): Promise<readonly unknown[]> {
  const _id = `merge-${stores++}`;
  const store = await world.db.read.selectFrom("stores").selectAll().where("_id", "=", "ben-tiktok")
    .executeTakeFirstOrThrow();
  await world.db.write((tx) =>
    tx.insertInto("stores").values({ ...store, _id, name: _id, search_text: _id }).execute()
  );
  for (const orders of files) await write(world, _id, orders);
  return await rowsOf(world, _id);
}

Deno.test(`S2.18 a truncated, repeated and reordered file leaves the same rows, ${RUNS} times`, () =>
  withWorld(async (world) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(rowIn, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        fc.nat(4),
        async (rows, places, parts) => {
          const whole = await storedAfter(world, [readAt(rows, SEEN_AT)]);
          const shuffled = rows.map((row, at) => ({ row, place: places[at] ?? 0 }))
            .toSorted((one, other) => one.place - other.place).map(({ row }) => row);
          const doubled = [...shuffled, ...shuffled.slice(0, parts)];
          const size = Math.ceil(doubled.length / (parts + 1));
          const files = Array.from(
            { length: parts + 1 },
            (_, at) => doubled.slice(at * size, (at + 1) * size),
          )
            .filter((part) => part.length > 0).map((part) => readAt(part, SEEN_AT));
          assert.deepEqual(await storedAfter(world, files), whole);
        },
      ),
      { numRuns: RUNS },
    );
    assert.deepEqual(await tiktokFaults(world.db.read), []);
  }));

Deno.test(`S2.18 files of several times leave the same rows in any order, ${RUNS} times`, () =>
  withWorld(async (world) => {
    const file = fc.array(rowIn, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 2, maxLength: 3 }), async (files) => {
        const read = files.map((rows, at) => readAt(rows, SEEN_AT - at * 3_600));
        const one = await storedAfter(world, read);
        assert.deepEqual(await storedAfter(world, read.toReversed()), one);
        assert.deepEqual(await storedAfter(world, [...read.slice(1), ...read.slice(0, 1), ...read]), one);
      }),
      { numRuns: RUNS },
    );
  }));

Deno.test("S2.18 merging two rows of an order is commutative", () => {
  fc.assert(fc.property(rowIn, rowIn, (one, other) => {
    const id = { "Order ID": "576820000000000001" };
    const [first, second] = [one, other].map((row) => readAt([{ ...row, ...id }], SEEN_AT)[0]!);
    const sorted = (order: RemoteOrder) => ({
      ...order,
      lines: order.lines.toSorted((a, b) => a.sku_id < b.sku_id ? -1 : 1),
    });
    assert.deepEqual(sorted(mergeOrders(first!, second!)), sorted(mergeOrders(second!, first!)));
    assert.deepEqual(mergeOrders(first!, first!), first);
  }));
});
