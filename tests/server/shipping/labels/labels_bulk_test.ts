/** Many labels bought by one job: each package separately, with its own reason. */
import assert from "node:assert/strict";
import type { JobPreview } from "../../../../api/generated/schema.ts";
import { bulk } from "../../../../server/modules/desk/bulk/module.ts";
import { packages } from "../../../../server/modules/shipping/packages/module.ts";
import { begin, countsOf, reasons, work } from "../../../support/desk/bulk.ts";
import { withDatabase } from "../../../support/server/database.ts";
import {
  addNumbers,
  holdsIn,
  labelWorld,
  paidPackage,
  POSTAGE,
  runOwnLabels,
  walletOf,
} from "../../../support/shipping/label_world.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { isSoak } from "../../../support/soak.ts";
import type { World } from "../../../support/orders/world.ts";

const GOODS = 899;
const BUY = { kind: "list.move", resource: "packages", filters: {}, event: "label.buy" };

/** Makes paid packages of one mug each, in the order in which a bulk action takes them. */
const withPackages = (count: number, job: (world: World, ids: readonly string[]) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: count });
    await world.topUp("anna", 1_000_000);
    const ids: string[] = [];
    for (let at = 0; at < count; at++) {
      ids.push(await paidPackage(world, { lines: [{ sku: "MUG-WHITE", quantity: 1 }] }));
    }
    await job(world, ids);
  });

const statuses = async ({ db }: World) =>
  (await db.read.selectFrom("packages").select("label_status").orderBy("seq").execute())
    .map(({ label_status }) => label_status);

Deno.test("Real input 19 a bulk purchase omits labels whose customs lines weigh more than the package, with the reason in the preview and afterwards", () =>
  withPackages(3, async (world, ids) => {
    await world.db.write((tx) =>
      tx.updateTable("packages").set({ weighed_g: 10 }).where("_id", "=", ids[1]!).execute()
    );
    const preview = await bulk.queries!.jobPreview!({ params: BUY }, world.as("root")) as JobPreview;
    assert.deepEqual([preview.count, preview.fits, preview.refusals], [
      3,
      2,
      [{ code: "isNetWithin", count: 1 }],
    ]);
    const { _id } = await begin(world, "root", BUY);
    await work(world, _id);
    assert.deepEqual((await reasons(world, _id)).map(({ reason }) => reason), ["isNetWithin"]);
    assert.deepEqual(await statuses(world), ["Asked", "", "Asked"]);
  }));

Deno.test("S2.29 of many labels bought together those that cannot be rated stay with a reason, and the rest is bought", () => {
  const [count, unrated] = [isSoak ? 200 : 27, 7];
  return withPackages(count, async (world, ids) => {
    await world.db.write((tx) =>
      tx.updateTable("packages").set({ country: "JP" }).where("_id", "in", ids.slice(2, 2 + unrated))
        .execute()
    );
    const preview = await bulk.queries!.jobPreview!({ params: BUY }, world.as("root")) as JobPreview;
    assert.equal(preview.count, count);
    const { _id } = await begin(world, "root", BUY);
    await work(world, _id);
    const { made, refused } = await countsOf(world, _id);
    assert.deepEqual([made, refused], [count - unrated, unrated]);
    assert.deepEqual(
      (await reasons(world, _id)).map(({ reason }) => reason),
      Array(unrated).fill("isPriced"),
    );
    while (await runOwnLabels(world));
    const after = await statuses(world);
    assert.deepEqual(after, ids.map((_, at) => at >= 2 && at < 2 + unrated ? "" : "Live"));
    // A label that was not bought keeps its reservation; the others were charged.
    assert.deepEqual(await walletOf(world, "anna"), {
      balance: 1_010_000 - count * GOODS - (count - unrated) * POSTAGE.light,
      held: unrated * POSTAGE.light,
    });
  });
});

Deno.test("S2.29 if a method is paused during a bulk purchase, requested labels continue, and the rest is refused with the reason", () =>
  withPackages(22, async (world, ids) => {
    const { _id } = await begin(world, "root", BUY);
    // The job runs for two steps, so that some labels remain.
    await work(world, _id, 2);
    const { made: madeCount } = await countsOf(world, _id);
    assert.ok(madeCount > 0 && madeCount < ids.length, `${madeCount} were asked for`);
    await world.db.write((tx) => tx.updateTable("shipping_methods").set({ status: "Paused" }).execute());
    await work(world, _id);
    const { made, refused } = await countsOf(world, _id);
    assert.deepEqual([made, refused], [madeCount, ids.length - madeCount]);
    assert.ok((await reasons(world, _id)).every(({ reason }) => reason === "hasMethod"));
    while (await runOwnLabels(world));
    assert.deepEqual(await statuses(world), ids.map((_, at) => at < madeCount ? "Live" : ""));
    assert.equal((await holdsIn(world)).length, ids.length - madeCount);
  }));

const previewOf = async (world: World, who: "root" | "packager" = "root") =>
  await bulk.queries!.jobPreview!({ params: BUY }, world.as(who)) as JobPreview;

Deno.test("S2.29 the preview of buying labels shows the number, the cost, exclusions with reasons, and how many have unmade garments", () =>
  withPackages(5, async (world, ids) => {
    const orderOf = async (at: number) =>
      (await world.db.read.selectFrom("packages").select("order_id").where("_id", "=", ids[at]!)
        .executeTakeFirstOrThrow()).order_id;
    await world.move("root", [await orderOf(0)], "order.hold");
    await world.db.write((tx) =>
      tx.updateTable("packages").set({ country: "JP" }).where("_id", "=", ids[1]!).execute()
    );
    await world.move("root", [await orderOf(2)], "production.start");
    await world.move("root", [await orderOf(2)], "production.finish");
    const preview = await previewOf(world);
    assert.deepEqual([preview.count, preview.fits, preview.groups], [5, 3, []]);
    assert.deepEqual(preview.purchases, [
      {
        currency: "USD",
        labels: 3,
        sum_minor: 3 * POSTAGE.light,
        unmade: 2,
        unmade_minor: 2 * POSTAGE.light,
      },
    ]);
    assert.deepEqual(
      new Map(preview.refusals.map(({ code, count }) => [code, count])),
      new Map([["isOrderOpen", 1], ["isPriced", 1]]),
    );

    // Packages with unmade garments are omitted on request, with that reason; without the request their
    // labels are bought.
    const { _id } = await begin(world, "root", { ...BUY, only_made: true });
    await work(world, _id);
    const { made, refused } = await countsOf(world, _id);
    assert.deepEqual([made, refused], [1, 4]);
    assert.deepEqual(
      (await reasons(world, _id)).map(({ reason }) => reason),
      ["isMade", "isMade", "isMade", "isMade"],
    );
    assert.deepEqual(await statuses(world), ["", "", "Asked", "", ""]);
    const all = await begin(world, "root", BUY);
    await work(world, all._id);
    assert.deepEqual((await countsOf(world, all._id)).made, 2);
    assert.deepEqual((await previewOf(world)).fits, 0);
  }));

Deno.test("S2.29 First day 6: the preview of buying labels counts those without a number, as their ranges are paused or used up", () =>
  withPackages(4, async (world) => {
    const ranges = (columns: { status?: string; last?: number }) =>
      world.db.write((tx) => tx.updateTable("number_ranges").set(columns).execute());
    const left = async () => {
      const { fits, purchases, refusals } = await previewOf(world);
      return [fits, purchases.map(({ labels }) => labels), refusals];
    };
    assert.deepEqual(await left(), [4, [4], []]);
    await ranges({ status: "Paused" });
    assert.deepEqual(await left(), [0, [], [{ code: "rangesPaused", count: 4 }]]);
    const all = await begin(world, "root", BUY);
    await work(world, all._id);
    assert.deepEqual(
      (await reasons(world, all._id)).map(({ reason }) => reason),
      Array(4).fill("rangesPaused"),
    );
    await ranges({ status: "Active", last: 3 });
    assert.deepEqual(await left(), [3, [3], [{ code: "noNumbers", count: 1 }]]);
  }));

Deno.test("S2.29 First day 6: the preview of buying labels counts those that the balance no longer covers after the others", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 9 });
    const cards = (status: string) =>
      db.write((tx) => tx.updateTable("price_tables").set({ status }).execute());
    // Without price tables no postage is reserved, so that 0.08 of the 100.00 are left.
    await cards("draft");
    const mug = { sku: "MUG-WHITE", quantity: 1 };
    await paidPackage(world, { lines: [{ sku: "TEE-BLACK-M", quantity: 7 }, mug] });
    await world.topUp("anna", GOODS + POSTAGE.heavy - 8);
    await paidPackage(world, { lines: [mug] });
    await cards("active");
    const { fits, purchases, refusals } = await previewOf(world);
    assert.deepEqual([fits, purchases.map(({ sum_minor }) => sum_minor)], [1, [POSTAGE.heavy]]);
    assert.deepEqual(refusals, [{ code: "balanceShort", count: 1 }]);
  }));

Deno.test("the list shows for a package that waits for its label that its order is not open", () =>
  withPackages(3, async (world, ids) => {
    const { order_id } = await world.db.read.selectFrom("packages").select("order_id")
      .where("_id", "=", ids[1]!).executeTakeFirstOrThrow();
    await world.move("root", [order_id], "order.hold");
    const rows = await serveModule(packages).queries!.packages!({}, world.as("root")) as readonly {
      readonly _id: string;
      readonly order_closed: string;
    }[];
    assert.deepEqual(
      ids.map((id) => rows.find(({ _id }) => _id === id)?.order_closed),
      ["", "On Hold", ""],
    );
  }));
