/** After any steps of packages no garment is lost, and every print is recorded. */
import assert from "node:assert/strict";
import { PRINT_FILE_SECONDS } from "../../../../api/catalogue/prints.ts";
import { insertLabel } from "../../../../server/modules/shipping/labels/store.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

/** Number of walks with the same two orders; then new ones are made, because emptied packages accumulate. */
const SAME_ORDERS = 20;
const LINES = [{ sku: "TEE-BLACK-M", quantity: 3 }, { sku: "MUG-WHITE", quantity: 2 }];

/** The catalogue's weight of each item in these worlds. */
const EACH_G = 200;

/** Returns the garments of some orders, and all packages that hold or held them. */
async function standing({ db }: World, orders: readonly string[]) {
  const units = await db.read.selectFrom("units").select(["_id", "order_id", "package_id"])
    .where("order_id", "in", orders).orderBy("_id").execute();
  const packages = await db.read.selectFrom("packages").select([
    "_id",
    "shipment_status",
    "items_count",
    "weight_g",
    "orders_count",
  ]).where(
    "_id",
    "in",
    (from) => from.selectFrom("package_orders").select("package_id").where("order_id", "in", orders),
  )
    .orderBy("_id").execute();
  return { units, parcels: packages };
}

const change = fc.record({
  isSplit: fc.boolean(),
  of: fc.nat(11),
  into: fc.nat(11),
  /** Chooses garments to move, one bit for each. */
  mask: fc.integer({ min: 1, max: 63 }),
});

Deno.test("S2.7 property: however packages are split and merged, each garment is in one of them, and their contents agree", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 1_000_000_000);
    let [orders, walks]: [string[], number] = [[], 0];
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        if (walks++ % SAME_ORDERS === 0) {
          orders = [];
          for (const lines of [LINES, LINES.slice(0, 1)]) {
            orders.push(await world.order({ lines }, ["order.submit", "order.pay"]));
          }
        }
        const before = await standing(world, orders);
        const weight = before.units.length * EACH_G;
        for (const { isSplit, of, into, mask } of changes) {
          const { units, parcels: packages } = await standing(world, orders);
          const open = packages.filter(({ shipment_status }) => shipment_status === "Processing");
          const [one, other] = [open[of % open.length]!, open[into % open.length]!];
          const own = units.filter(({ package_id }) => package_id === one._id);
          const event = isSplit ? "package.split" : "package.merge";
          const params = isSplit
            ? { unit_ids: own.filter((_unit, at) => mask >> at & 1).map(({ _id }) => _id) }
            : { into: other._id };
          const answers = await world.package("root", [one._id], event, params).catch(() => []);
          if (answers[0]?.ok) done.add(event);
          const after = await standing(world, orders);
          assert.deepEqual(after.units.map(({ _id }) => _id), before.units.map(({ _id }) => _id));
          for (const pkg of after.parcels) {
            const inside = after.units.filter(({ package_id }) => package_id === pkg._id);
            const isThere = pkg.shipment_status === "Processing";
            assert.equal(isThere, inside.length > 0, `${pkg.shipment_status} with ${inside.length}`);
            if (!isThere) continue;
            assert.equal(pkg.items_count, inside.length);
            assert.equal(pkg.orders_count, new Set(inside.map(({ order_id }) => order_id)).size);
          }
          const there = after.parcels.filter(({ shipment_status }) => shipment_status === "Processing");
          assert.ok(after.units.every(({ package_id }) => there.some(({ _id }) => _id === package_id)));
          assert.equal(there.reduce((sum, { weight_g }) => sum + weight_g, 0), weight);
        }
      }),
      { numRuns: isSoak ? 10_000 : 40, endOnFailure: true },
    );
    assert.equal(done.size, 2);
  }));

interface Made {
  readonly _id: string;
  readonly labels: number;
}

const WHO: readonly Name[] = ["packager", "order_qc", "root", "printer", "anna"];
const who = fc.constantFrom(...WHO);
const printRequest = fc.record({
  by: who,
  /** Another person who fetches the file; mostly null, for the one who requested it. */
  other: fc.option(who, { freq: 1 }),
  kind: fc.constantFrom("labels", "slips", "customs", "invoices"),
  format: fc.constantFrom("pdf", "zpl203"),
  reason: fc.constantFrom("", "jammed", "jammed"),
  parcels: fc.uniqueArray(fc.nat(2), { minLength: 1 }),
  isVoided: fc.constantFrom(false, false, true),
  age: fc.constantFrom(0, 0, PRINT_FILE_SECONDS, PRINT_FILE_SECONDS + 1),
  isGuessed: fc.constantFrom(false, false, false, true),
});

Deno.test(
  "S2.7 property: a file is made only from a recorded print, for the person who requested it, while it is recent",
  () =>
    withDatabase(async (db) => {
      const world = await makeWorld(db);
      const clock = { now: NOW };
      await using app = testApp(db, { now: () => clock.now });
      const ids: string[] = [];
      for (const country of ["US", "DE", "DE"]) {
        const order_id = await world.order({ country }, ["order.submit", "order.pay"]);
        const { _id, seller_id } = await db.read.selectFrom("packages").select(["_id", "seller_id"])
          .where("order_id", "=", order_id).executeTakeFirstOrThrow();
        ids.push(_id);
        const label = { package_id: _id, seller_id, carrier: "VNPost", number: "", file_id: null };
        await db.write((tx) => insertLabel(tx, { ...label, number: `RR12345678${ids.length}VN` }, NOW));
      }
      await db.write((tx) => tx.updateTable("locations").set({ country: "US" }).execute());
      const PRINT =
        "mutation P($params: PrintJobInput!) { made: makePrintJob(params: $params) { _id labels } }";
      const count = async () =>
        Number(
          (await db.read.selectFrom("print_jobs").select(({ fn }) => fn.countAll().as("all"))
            .executeTakeFirstOrThrow()).all,
        );
      let fetched = 0;
      await fc.assert(
        fc.asyncProperty(
          printRequest,
          async ({ by, other, kind, format, reason, parcels: packages, isVoided, age, isGuessed }) => {
            const fetchedBy = other ?? by;
            const before = await count();
            const params = { kind, ids: packages.map((at) => ids[at]!), format, ...reason && { reason } };
            const printed = await app.ask<object, { made: Made | null }>(
              await world.token(by),
              PRINT,
              { params },
            );
            const made = printed.data?.made ?? null;
            assert.equal(await count(), before + Number(made !== null));
            const id = isGuessed || !made ? crypto.randomUUID() : made._id;
            await db.write((tx) =>
              tx.updateTable("labels").set({ status: isVoided ? "Voided" : "Live" }).execute()
            );
            const authorization = `Bearer ${await world.token(fetchedBy)}`;
            clock.now = NOW + age;
            const answer = await app.send(`/prints/file?id=${id}`, { headers: { authorization } });
            const bytes = await answer.arrayBuffer();
            clock.now = NOW;
            assert.equal(await count(), before + Number(made !== null), "to fetch is not to print");
            const mayCome = made !== null && id === made._id && by === fetchedBy &&
              age <= PRINT_FILE_SECONDS &&
              !(isVoided && kind === "labels");
            assert.equal(answer.status === 200, mayCome, `${answer.status}`);
            await db.write((tx) => tx.updateTable("labels").set({ status: "Live" }).execute());
            if (!mayCome) return;
            fetched++;
            const records = await db.read.selectFrom("print_job_records").select("record_id")
              .where("job_id", "=", id).execute();
            assert.equal(records.length, made.labels);
            assert.ok(
              bytes.byteLength > 0 && records.every(({ record_id }) => params.ids.includes(record_id)),
            );
          },
        ),
        { numRuns: isSoak ? 1_000 : 15, endOnFailure: true },
      );
      assert.ok(fetched > 0);
    }),
);

Deno.test("S2.7 a package with some stopped garments has the weight of the others", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const order = await world.order({ lines: LINES }, ["order.submit", "order.pay"]);
    await db.write((tx) => tx.updateTable("packages").set({ weighed_g: 777 }).execute());
    const { units } = await standing(world, [order]);
    const unit_ids = units.slice(0, 2).map(({ _id }) => _id);
    const [dropped] = await world.move("root", [order], "order.drop", { unit_ids, reason: "Sold out." });
    assert.ok(dropped?.ok);
    const left = await db.read.selectFrom("packages").select(["items_count", "weight_g", "weighed_g"])
      .execute();
    assert.deepEqual(left, [{ items_count: 3, weight_g: 3 * EACH_G, weighed_g: null }]);
  }));
