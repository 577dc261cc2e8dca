/**
 * The pack bench by scans alone: garments into their package, the weight, the label, and refusals of other
 * packages' garments and labels.
 */
import assert from "node:assert/strict";
import { commandCode } from "../../../../api/codes/commands.ts";
import type { ScanAnswer, ScanInput } from "../../../../api/generated/schema.ts";
import { WORK_STEPS } from "../../../../api/steps.ts";
import { packageLifecycle } from "../../../../server/modules/shipping/packages/lifecycle.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { Floor, inFloor, PASS, UNDO } from "../../../support/workshop/floor.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";

const movePackage = moveOf<"Package">(packageLifecycle);

const [CONFIRM, SPLIT] = [commandCode("confirm"), commandCode("split")];
const NUMBER = "RR123456785VN";
let keys = 0;
const scan = (code: string, about = "", more: Partial<ScanInput> = {}): ScanInput => ({
  key: `pack-key-${keys++}`,
  code,
  ...about && { about },
  ...more,
});

/** Takes garments through every step before packing. */
async function made(floor: Floor, tickets: readonly string[]) {
  for (const { key } of WORK_STEPS.slice(0, 5)) {
    for (const ticket of tickets) await floor.send(key, [ticket, PASS]);
  }
}

const answer = ({ outcome, code, event, parcel: pkg }: ScanAnswer) => [
  outcome,
  code || event,
  pkg ? `${pkg.code} ${pkg.packed}/${pkg.of}` : "",
];
const atPack = async (floor: Floor, scans: readonly (string | ScanInput)[]) =>
  (await floor.send("pack", scans)).map(answer);

async function attach(floor: Floor, code: string, number = NUMBER) {
  const row = await floor.world.db.read.selectFrom("packages").select("_id").where("code", "=", code)
    .executeTakeFirstOrThrow();
  const params = { carrier: "VNPost", tracking_number: number };
  const args = { ids: [row._id], event: "label.attach", params, key: `attach-${code}-${number}` };
  return await runMutation("movePackage", movePackage, args as never, floor.world.as("root"));
}

Deno.test("S6.12 garments go into their package one by one, each with one scan; the last one reports that the package is complete", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    assert.deepEqual(await atPack(floor, [one]), [["refused", "notYourStep", ""]]);
    await made(floor, [one, two]);
    assert.deepEqual(await atPack(floor, [one, scan(one, "PK-000001"), scan(two, "PK-000001")]), [
      ["done", "unit.pass", "PK-000001 1/2"],
      ["already", "again", "PK-000001 1/2"],
      ["done", "unit.pass", "PK-000001 2/2"],
    ]);
    const { rows } = { rows: await floor.world.db.read.selectFrom("units").select("print_status").execute() };
    assert.deepEqual(rows.map(({ print_status }) => print_status), ["Packed", "Packed"]);
    // After the undo the garment is out of the package, and the same scan packs it again.
    assert.deepEqual(await atPack(floor, [scan(UNDO, "PK-000001"), scan(two, "PK-000001")]), [
      ["done", "unit.undo", "PK-000001 1/2"],
      ["done", "unit.pass", "PK-000001 2/2"],
    ]);
  }));

Deno.test("First day 11: another kind of code is named at the pack bench, and the package stays open", () =>
  inFloor(async (floor, _order, [one = ""]) => {
    await made(floor, [one]);
    await floor.send("pack", [one]);
    const codes = {
      "PD-000001": "orderCode",
      "BT-000001": "batchCode",
      "BX-000001": "boxCode",
      "BN-000001": "binCode",
      "OP-000001": "badgeCode",
      "ST-000001": "notHere",
    };
    for (const about of ["", "PK-000001"]) {
      const answers = await atPack(floor, Object.keys(codes).map((code) => scan(code, about)));
      const shown = about && "PK-000001 1/2";
      assert.deepEqual(answers, Object.values(codes).map((code) => ["refused", code, shown]));
    }
  }));

Deno.test("a garment or a label of another package is refused while one is open at the bench, and changes nothing", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await floor.world.order({}, ["order.submit", "order.pay"]);
    const other = (await floor.world.db.read.selectFrom("units").select("code").orderBy("seq").execute()).at(
      -1,
    );
    const foreign = other?.code ?? "";
    await made(floor, [one, two, foreign]);
    await attach(floor, "PK-000002");
    assert.deepEqual(
      await atPack(floor, [
        one,
        scan(foreign, "PK-000001"),
        scan(NUMBER, "PK-000001"),
        scan("PK-000002", "PK-000001"),
      ]),
      [
        ["done", "unit.pass", "PK-000001 1/2"],
        ["refused", "otherParcel", "PK-000001 1/2"],
        ["refused", "otherParcel", "PK-000001 1/2"],
        ["refused", "otherParcel", "PK-000001 1/2"],
      ],
    );
    const row = await floor.world.db.read.selectFrom("units").select("print_status").where(
      "code",
      "=",
      foreign,
    )
      .executeTakeFirstOrThrow();
    assert.equal(row.print_status, "Packing");
    // After the package is put aside, the other garment can be packed.
    assert.equal((await atPack(floor, [foreign]))[0]?.[1], "unit.pass");
  }));

Deno.test("a packed and labelled package is done when its label is scanned; before that no other package is accepted", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await made(floor, [one, two]);
    await attach(floor, "PK-000001");
    const answers = await floor.send("pack", [
      scan("PK-000001"),
      scan(one, "PK-000001"),
      scan(NUMBER, "PK-000001"),
      scan(two, "PK-000001"),
      scan(CONFIRM, "PK-000001", { weight_g: 400 }),
      scan(NUMBER, "PK-000001"),
    ]);
    assert.deepEqual(answers.map(answer), [
      ["done", "parcel.open", "PK-000001 0/2"],
      ["done", "unit.pass", "PK-000001 1/2"],
      ["refused", "notAllPacked", "PK-000001 1/2"],
      ["done", "unit.pass", "PK-000001 2/2"],
      ["refused", "labelFirst", "PK-000001 2/2"],
      ["done", "parcel.close", "PK-000001 2/2"],
    ]);
    assert.equal(answers.at(-1)?.parcel?.shipment_status, "Packed");
    // The second reading may be sent before the first one is answered.
    for (const about of ["", "PK-000001"]) {
      const [again] = await floor.send("pack", [scan(NUMBER, about)]);
      assert.deepEqual(
        [again?.outcome, again?.code, again?.parcel],
        ["already", "again", null],
        "a label that is read twice does not bring its package back",
      );
    }
    const json = JSON.stringify(answers);
    for (const hidden of ["price", "minor", "@", "1299"]) assert.ok(!json.includes(hidden), hidden);
  }));

Deno.test("scanning the package's own code opens it and never completes it; neither does a number that is not on its live label", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await made(floor, [one, two]);
    await attach(floor, "PK-000001");
    await floor.world.db.write(async (tx) => {
      const live = await tx.selectFrom("labels").selectAll().executeTakeFirstOrThrow();
      const before = { ...live, _id: "before", number: "RR999999995VN", status: "Void Asked" };
      await tx.insertInto("labels").values(before).execute();
    });
    await floor.send("pack", [one, scan(two, "PK-000001")]);
    assert.deepEqual(
      await atPack(floor, [
        scan("PK-000001", "PK-000001"),
        scan("RR999999995VN", "PK-000001"),
        scan("PK-000001"),
        scan(NUMBER, "PK-000001"),
      ]),
      [
        ["already", "scanLabel", "PK-000001 2/2"],
        ["refused", "labelVoided", "PK-000001 2/2"],
        ["done", "parcel.open", "PK-000001 2/2"],
        ["done", "parcel.close", "PK-000001 2/2"],
      ],
    );
  }));

Deno.test("CONFIRM asks again about an unlikely weight, buys no label before all garments are in, and needs a package", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await made(floor, [one, two]);
    const weighed = async () =>
      (await floor.world.db.read.selectFrom("packages").select("weighed_g").executeTakeFirstOrThrow())
        .weighed_g;
    assert.deepEqual(await atPack(floor, [scan(CONFIRM), one, scan(CONFIRM, "PK-000001")]), [
      ["refused", "nothingOnBench", ""],
      ["done", "unit.pass", "PK-000001 1/2"],
      ["refused", "notAllPacked", "PK-000001 1/2"],
    ]);
    const [, off] = await floor.send("pack", [
      scan(two, "PK-000001"),
      scan(CONFIRM, "PK-000001", { weight_g: 900 }),
    ]);
    assert.deepEqual([off?.code, off?.parcel?.weight_g, await weighed()], ["weightOff", 400, null]);
    await floor.send("pack", [scan(CONFIRM, "PK-000001", { weight_g: 900, sure: true })]);
    assert.equal(await weighed(), 900);
    const [heavy] = await floor.send("pack", [scan(CONFIRM, "PK-000001", { weight_g: 70_001 })]);
    assert.deepEqual([heavy?.outcome, heavy?.code], ["refused", "BAD_INPUT"]);
  }));

Deno.test("SPLIT puts the missing garments into another package; if all are in, or none, there is nothing to split", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await made(floor, [one, two]);
    assert.deepEqual(await atPack(floor, [one, scan(SPLIT, "PK-000001"), scan(SPLIT, "PK-000001"), two]), [
      ["done", "unit.pass", "PK-000001 1/2"],
      ["done", "package.split", "PK-000001 1/1"],
      ["refused", "allPacked", "PK-000001 1/1"],
      ["done", "unit.pass", "PK-000002 1/1"],
    ]);
  }));

Deno.test("SPLIT finds missing garments behind those that the bench shows, and takes out more than a person can pick", () =>
  inFloor(async ({ world }) => {
    const lines = [{ sku: "TEE-BLACK-M", quantity: 403 }];
    await world.topUp("anna", 1_000_000);
    const order_id = await world.order({ lines }, ["order.submit", "order.pay"]);
    const { db } = world;
    const ids = (await db.read.selectFrom("units").select("_id").where("order_id", "=", order_id)
      .orderBy("seq").execute()).map(({ _id }) => _id);
    const pack = (some: readonly string[]) =>
      db.write((tx) =>
        tx.updateTable("units").set({ print_status: "Packed" }).where("_id", "in", some).execute()
      );
    const floor = new Floor(world);
    const split = async (code: string) => (await atPack(floor, [scan(SPLIT, code)]))[0];
    assert.deepEqual(await split("PK-000002"), ["refused", "isSplittable", "PK-000002 0/403"]);
    await pack(ids.slice(0, 202));
    assert.deepEqual(await split("PK-000002"), ["done", "package.split", "PK-000002 202/202"]);
    await pack(ids.slice(202, 402));
    assert.deepEqual(await split("PK-000003"), ["done", "package.split", "PK-000003 200/200"]);
    assert.deepEqual(await split("PK-000003"), ["refused", "allPacked", "PK-000003 200/200"]);
  }));

Deno.test("UNDO takes out a garment only while its package is unchanged since then", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await made(floor, [one, two]);
    const scans = [one, scan(SPLIT, "PK-000001"), scan(UNDO, "PK-000001"), two, scan(UNDO, "PK-000002")];
    assert.deepEqual(await atPack(floor, scans), [
      ["done", "unit.pass", "PK-000001 1/2"],
      ["done", "package.split", "PK-000001 1/1"],
      ["refused", "parcelChanged", "PK-000001 1/1"],
      ["done", "unit.pass", "PK-000002 1/1"],
      ["done", "unit.undo", "PK-000002 0/1"],
    ]);
  }));

Deno.test("S6.18 a person without the right to the bench cannot scan there, and nobody scans a package of another location", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await made(floor, [one, two]);
    const [refused] = await floor.send("pack", [one], { who: "sewer" });
    assert.deepEqual([refused?.outcome, refused?.code, refused?.parcel], ["refused", "notYourStep", null]);
    await floor.world.db.write(async (tx) => {
      const main = await tx.selectFrom("locations").selectAll().executeTakeFirstOrThrow();
      await tx.insertInto("locations").values({ ...main, _id: "elsewhere", code: "DNG" }).execute();
      await tx.updateTable("packages").set({ location_id: "elsewhere" }).execute();
    });
    assert.deepEqual(
      await atPack(floor, ["PK-000001", "PK-999999", "RR999999995VN", "PK-999999"]).then((all) =>
        all.map(([outcome, code]) => `${outcome} ${code}`)
      ),
      ["refused parcelElsewhere", "unknown noPackage", "unknown noLabel", "unknown noPackage"],
    );
  }));
