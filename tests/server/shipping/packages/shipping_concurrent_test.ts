/**
 * Simultaneous calls, on both engines: a last number, a price table's day, a label's lease and a first print
 * are each given once.
 */
import assert from "node:assert/strict";
import { processLabel } from "../../../../server/modules/shipping/labels/providers/process_label.ts";
import { leaseLabel } from "../../../../server/modules/shipping/labels/providers/due_store.ts";
import { insertLabel } from "../../../../server/modules/shipping/labels/store.ts";
import { takeNumber } from "../../../support/shipping/take_number.ts";
import { withDatabase } from "../../../support/server/database.ts";
import {
  addNumbers,
  labelsOf,
  labelWorld,
  paidPackage,
  POSTAGE,
  runOwnLabels,
  toolsOf,
  walletOf,
} from "../../../support/shipping/label_world.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";
import { makePriceTable, stepPriceTable } from "../../../support/shipping/rating.ts";
import { sellerOfLabels } from "../../../support/shipping/seller_of_labels.ts";

const MANY = 6;
const atOnce = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

Deno.test("S2.27 the last numbers of a range are each given to one of several concurrent requests, and the rest are refused", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 2 });
    const packages: string[] = [];
    for (let at = 0; at < 3; at++) {
      packages.push(await paidPackage(world, { lines: [{ sku: "MUG-WHITE", quantity: 1 }] }));
    }
    await world.package("root", packages, "label.buy");
    await atOnce(3, () => runOwnLabels(world));
    const labels = (await Promise.all(packages.map((id) => labelsOf(world, id)))).flat();
    assert.deepEqual(labels.map(({ status }) => status).toSorted(), ["Failed", "Live", "Live"]);
    assert.equal(new Set(labels.map(({ number }) => number)).size, 3);
    assert.equal(await db.write((tx) => takeNumber(tx, "standard", NOW)), null);
    // The reservation of the failed label stays for its next label.
    assert.equal((await walletOf(world, "anna")).held, POSTAGE.light);
  }));

Deno.test(
  "S2.29 if price tables of one line are scheduled at the same time for the same instant one succeeds",
  onGrounds(async (scene) => {
    const cards = [await makePriceTable(scene), await makePriceTable(scene), await makePriceTable(scene)];
    const answers = await Promise.all(cards.map(({ _id }) => stepPriceTable(scene, _id, "table.schedule")));
    assert.deepEqual(answers.toSorted(), ["isAlone", "isAlone", "scheduled"]);
    // A table of another line may begin on the same day.
    const other = await makePriceTable(scene, { min_vip: 1 });
    assert.equal(await stepPriceTable(scene, other._id, "table.schedule"), "scheduled");
  }),
);

Deno.test("S2.29 of workers that find the same label at the same time one leases and requests it, and it is charged once", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db, "easypost");
    const id = await paidPackage(world);
    const before = await walletOf(world, "anna");
    await world.package("root", [id], "label.buy");
    const [label] = await labelsOf(world, id);
    const { provider, sold } = sellerOfLabels(() => "good");
    const attending = {
      ...toolsOf(db),
      providers: () => Promise.resolve(provider),
      timeoutMs: 1_000,
      stopping: new AbortController().signal,
    };
    const leases = await atOnce(MANY, async () => {
      const leased = await db.write((tx) => leaseLabel(tx, label!._id, NOW));
      if (leased !== null) await processLabel(attending, label!._id, leased);
      return leased;
    });
    assert.equal(leases.filter((lease) => lease !== null).length, 1);
    assert.equal(sold.size, 1);
    assert.deepEqual((await labelsOf(world, id)).map(({ status }) => status), ["Live"]);
    assert.equal((await walletOf(world, "anna")).balance, before.balance - POSTAGE.light);
  }));

Deno.test(
  "S2.7 of people who print the same label at the same time one prints it first, and the others need a reason",
  onGrounds(async (scene) => {
    const { world: { db, order } } = scene;
    const order_id = await order({}, ["order.submit", "order.pay"]);
    const { _id, seller_id } = await db.read.selectFrom("packages").select(["_id", "seller_id"])
      .where("order_id", "=", order_id).executeTakeFirstOrThrow();
    const made = { package_id: _id, seller_id, carrier: "VNPost", number: "RR123456785VN", file_id: null };
    await db.write((tx) => insertLabel(tx, made, NOW));
    const PRINT = "mutation P($params: PrintJobInput!) { made: makePrintJob(params: $params) { _id } }";
    const refusals = await atOnce(
      MANY,
      () => scene.refused("packager", PRINT, { params: { kind: "labels", ids: [_id] } }),
    );
    const expected = Array.from({ length: MANY - 1 }, () => "BAD_INPUT, params.reason required");
    assert.deepEqual(refusals.toSorted(), [...expected, "ok"]);
    const prints = await db.read.selectFrom("print_jobs").select("reason").execute();
    assert.deepEqual(prints, [{ reason: "" }]);
  }),
);
