/**
 * The simulated seller of specimen labels: it answers by its clock, with readable numbers, in every mood, and
 * only in the demo.
 */
import assert from "node:assert/strict";
import { parseScan } from "../../../../api/codes/scan.ts";
import type { ApiError } from "../../../../api/errors.ts";
import { makeMethods } from "../../../../server/demo/shipping/methods.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { carrierWorker } from "../../../../server/modules/shipping/labels/providers/worker.ts";
import {
  disabledSpecimen,
  specimen,
  specimenNumber,
  type Wait,
} from "../../../../server/modules/shipping/labels/providers/specimen.ts";
import type { Consignment } from "../../../../server/modules/shipping/labels/providers/port.ts";
import { method } from "../../../../server/modules/shipping/methods/make.ts";
import { testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { labelsOf, labelWorld, paidPackage, toolsOf } from "../../../support/shipping/label_world.ts";
import { fc } from "../../../support/property.ts";
import { NOW } from "../../../support/people/people.ts";
import { makeOf } from "../../../../server/entity/make.ts";

const makeShippingMethod = makeOf(method);

const signal = () => new AbortController().signal;
const consignment = (service: string, label: object = { _id: "l1", carrier: "USPS", provider_ref: "" }) =>
  ({ service, label }) as Consignment;
/** Fakes a wait that records its durations and returns at once. */
function clock() {
  const waited: number[] = [];
  const wait: Wait = (ms) => {
    waited.push(ms);
    return Promise.resolve();
  };
  return { waited, wait };
}

Deno.test("a specimen's number has a valid check digit, and is unique to its label", () => {
  const numbers = new Set<string>();
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom("USPS", "UPS", "FedEx"), (_id, carrier) => {
      const number = specimenNumber({ _id, carrier });
      assert.equal(number, specimenNumber({ _id, carrier }));
      const read = parseScan(number);
      assert.deepEqual([read.kind, "code" in read && read.code], ["tracking", number]);
      numbers.add(number);
    }),
  );
  assert.ok(numbers.size > 50, String(numbers.size));
});

Deno.test("specimens are sold after 200 ms, fail, never answer or are slow, depending on their method's service", async () => {
  const { waited, wait } = clock();
  const seller = specimen({ wait });
  const sold = await seller.buy(consignment("GroundAdvantage"), signal());
  assert.equal(sold.kind, "live");
  assert.equal((await seller.buy(consignment("slow"), signal())).kind, "live");
  assert.deepEqual(await seller.buy(consignment("FAIL"), signal()), {
    kind: "failed",
    error: "specimenFails",
  });
  assert.deepEqual(waited, [200, 5_000, 200]);
  const gone = new AbortController();
  const owed = seller.buy(consignment("TIMEOUT"), gone.signal);
  gone.abort(new Error("given up"));
  await assert.rejects(owed, /given up/);
  const created = await seller.create(consignment("TIMEOUT"), signal());
  const ref = created.kind === "created" ? created.ref : "";
  const looked = await seller.poll({ _id: "l1", carrier: "USPS", provider_ref: ref } as never, signal());
  assert.equal(looked.kind, "none", "a label that was never made is not found");
  assert.deepEqual(await disabledSpecimen.create(consignment(""), signal()), {
    kind: "failed",
    error: "specimenOff",
  });
});

Deno.test("S2.29 a specimen label is bought by the worker like any other, and charged", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await db.write((tx) => tx.updateTable("shipping_methods").set({ provider: "specimen" }).execute());
    const id = await paidPackage(world);
    await world.package("root", [id], "label.buy");
    const tools = toolsOf(db, () => NOW + 1);
    const { wait, waited } = clock();
    const live = Promise.withResolvers<void>();
    const off = db.onWake(() => {
      void labelsOf(world, id).then(([label]) => label?.status === "Live" && live.resolve());
    });
    const worker = carrierWorker({ ...tools, settings: { ...testSettings, demo: true } }, { wait });
    await live.promise;
    await worker.stop();
    off();
    const [label] = await labelsOf(world, id);
    assert.deepEqual([label?.number, waited], [specimenNumber(label!), [200]]);
    assert.ok(label?.charge_txn_id);
  }));

Deno.test("S2.27 without the demo no method can be made to sell specimens; one that the demo left can be changed", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    const make = (demo: boolean, params: object, of: object = { id: null }) =>
      runMutation("makeShippingMethod", makeShippingMethod, { ...of, params } as never, {
        ...world.as("root"),
        settings: { ...testSettings, demo },
      });
    const draft = { code: "samples", name: "Samples", carrier: "USPS", provider: "specimen" };
    await assert.rejects(
      make(false, draft),
      (error: ApiError) => error.details.problems?.[0]?.path.endsWith("provider") === true,
    );
    const made = await make(true, draft) as { readonly _id: string; readonly version: number };
    const changed = await make(false, { name: "Old samples" }, { id: made._id, version: made.version });
    assert.equal((changed as { readonly name: string }).name, "Old samples");
  }));

Deno.test("the demo's US methods sell specimens; methods with another provider, and those abroad, are unchanged", () =>
  withDatabase(async (db) => {
    await db.write(makeMethods(NOW - 86_400, NOW, 1).insert);
    const rows = await db.read.selectFrom("shipping_methods").select(["code", "provider"]).orderBy("position")
      .execute();
    const by = Object.groupBy(rows, ({ provider }) => provider);
    const codesOf = (provider: string) => by[provider]?.map(({ code }) => code);
    assert.deepEqual(codesOf("specimen"), ["economy", "standard", "express", "overnight"]);
    assert.deepEqual(codesOf("upload"), ["international", "international-express"]);
    assert.deepEqual([codesOf("house"), codesOf("easypost")], [["house-post"], ["easypost-ground"]]);
  }));
