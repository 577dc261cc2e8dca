/** The box station by scans: into the box, out of it, each refusal with the place where the package belongs. */
import assert from "node:assert/strict";
import type { ScanAnswer } from "../../../../api/generated/schema.ts";
import { MAX_BOX_PACKAGES } from "../../../../api/handover/box_weight.ts";
import { atBoxes, type BoxBench, scanOf, STATION, verdictOf } from "../../../support/handover/box_bench.ts";
import { MAIN } from "../../../support/workshop/floor.ts";
import { NOW } from "../../../support/people/people.ts";

const [UNDO, NEW] = ["CMD-ND", "CMD-NBX"];
const refusal = ({ outcome, code }: ScanAnswer) => `${outcome} ${code}`;

Deno.test("S2.8 a new box takes the method of its first package; a package is found by its code and its numbers", () =>
  atBoxes(async (bench) => {
    const [one, two] = [await bench.packedCode(), await bench.packedCode()];
    const made = await bench.scan(NEW);
    assert.deepEqual(verdictOf(made), ["done", "box.new", "BX-000001 0"]);
    assert.deepEqual([made.box?.method_code, made.box?.status], ["", "Processing"]);
    const first = await bench.scan(one.code, "BX-000001");
    assert.deepEqual(verdictOf(first), ["done", "box.in", "BX-000001 1"]);
    assert.deepEqual([first.boxed?.code, first.boxed?.shipment_status], [one.code, "Boxed"]);
    assert.notEqual(first.box?.method_name, "");
    assert.equal(first.undo_until, NOW + 120);
    assert.deepEqual(verdictOf(await bench.scan(one.code, "BX-000001")), [
      "already",
      "alreadyIn",
      "BX-000001 1",
    ]);
    await setNumber(bench, two.pkg, "RR123456785VN");
    assert.deepEqual(verdictOf(await bench.scan("rr123456785vn", "BX-000001")), [
      "done",
      "box.in",
      "BX-000001 2",
    ]);
    // Another device finds the box by its code; an open one says so.
    assert.deepEqual(verdictOf(await bench.scan("BX-000001")), ["done", "box.open", "BX-000001 2"]);
    assert.deepEqual(verdictOf(await bench.scan("BX-000001", "BX-000001")), [
      "already",
      "boxIsOpen",
      "BX-000001 2",
    ]);
  }));

const setNumber = (bench: BoxBench, pkg: string, number: string, status = "Live") =>
  bench.world.db.write((tx) =>
    tx.updateTable("labels").set({ number, status }).where("package_id", "=", pkg).execute()
  );

Deno.test("S2.8 every red verdict says why and where the package belongs, and changes nothing", () =>
  atBoxes(async (bench) => {
    const { db } = bench.world;
    const set = (pkg: string, values: object) =>
      db.write((tx) => tx.updateTable("packages").set(values).where("_id", "=", pkg).execute());
    const inside = await bench.packedCode();
    const box = await bench.newBox();
    await bench.scan(inside.code, box);
    const place = await elsewhere(bench);
    const fresh = async () => await bench.packedCode();
    const refusedScan = async (code: string, into = box) => await bench.scan(code, into);
    const seen = async (code: string, into = box) => refusal(await refusedScan(code, into));

    const unpacked = await fresh();
    await set(unpacked.pkg, { shipment_status: "Ready" });
    const notPacked = await refusedScan(unpacked.code);
    assert.equal(refusal(notPacked), "refused notPacked");
    assert.deepEqual([notPacked.boxed?.packed, notPacked.boxed?.of], [2, 2]);

    const other = await fresh();
    await set(other.pkg, { method_code: place.method });
    const method = await refusedScan(other.code);
    assert.deepEqual([refusal(method), method.boxed?.method_name, method.boxed?.fits_box_code], [
      "refused wrongMethod",
      "Express",
      "",
    ]);
    const fitting = await bench.newBox();
    await bench.scan(other.code, fitting);
    const another = await fresh();
    await set(another.pkg, { method_code: place.method });
    assert.equal((await refusedScan(another.code)).boxed?.fits_box_code, fitting, "an open box takes it");
    const inOther = await refusedScan(other.code);
    assert.deepEqual([refusal(inOther), inOther.boxed?.box_code], ["refused inOtherBox", fitting]);

    await db.write((tx) =>
      tx.updateTable("boxes").set({ gateway_id: place.location_id }).where("code", "=", box).execute()
    );
    const gateway = await fresh();
    assert.equal(await seen(gateway.code), "refused wrongGateway");
    await db.write((tx) =>
      tx.updateTable("boxes").set({ gateway_id: null }).where("code", "=", box).execute()
    );

    const far = await fresh();
    await set(far.pkg, { location_id: place.location_id });
    const location = await refusedScan(far.code);
    assert.deepEqual([refusal(location), location.boxed?.location_name], [
      "refused otherLocation",
      "Da Nang",
    ]);

    const held = await fresh();
    await bench.world.move("root", [held.order], "order.hold", { reason: "Wrong address" });
    const hold = await refusedScan(held.code);
    assert.deepEqual([refusal(hold), hold.boxed?.held_reason], ["refused onHold", "Wrong address"]);

    const voided = await fresh();
    await setNumber(bench, voided.pkg, "RR111111115VN", "Voided");
    assert.equal(await seen("RR111111115VN"), "refused voided");
    await set(voided.pkg, { shipment_status: "Voided", label_status: "Voided" });
    assert.equal(await seen(voided.code), "refused voided");

    const left = await fresh();
    await set(left.pkg, { shipment_status: "In Transit" });
    assert.equal(await seen(left.code), "refused alreadyLeft");

    const ticket = await refusedScan("UN-000001");
    assert.deepEqual([refusal(ticket), ticket.boxed?.code], ["refused garmentTicket", "PK-000001"]);
    for (const code of ["PK-999999", "UN-999999", "BX-999999", "RR222222225VN", "PD-000001", "hello"]) {
      assert.match(await seen(code), /^unknown noSuchPackage$|^refused garmentTicket$/, code);
    }
    assert.equal(await seen("RR123456784VN"), "unknown checkDigit");
    assert.equal(await seen(gateway.code, ""), "refused noBoxOpen");
    assert.equal(await seen(gateway.code, "BX-999999"), "refused noBoxOpen");

    await db.write((tx) =>
      tx.updateTable("boxes").set({ packages_count: MAX_BOX_PACKAGES }).where("code", "=", box).execute()
    );
    assert.equal(await seen(gateway.code), "refused boxFull");
    await db.write((tx) =>
      tx.updateTable("boxes").set({ packages_count: 1, status: "Closed" }).where("code", "=", box).execute()
    );
    assert.equal(await seen(gateway.code), "refused boxClosed");
    assert.equal(await seen(box, ""), "refused boxClosed");
    const rows = await db.read.selectFrom("packages").select("code").where("box_id", "is not", null).orderBy(
      "code",
    )
      .execute();
    assert.deepEqual(rows.map(({ code }) => code), [inside.code, other.code], "nothing else went in");
  }));

/** Another location, with a station and a method. */
async function elsewhere(bench: BoxBench) {
  const { db } = bench.world;
  const main = await db.read.selectFrom("locations").selectAll().where("_id", "=", MAIN)
    .executeTakeFirstOrThrow();
  const location_id = "019ab000-0000-7000-8000-0000000000d0";
  await db.write(async (tx) => {
    await tx.insertInto("locations").values({
      ...main,
      _id: location_id,
      code: "DNG",
      name: "Da Nang",
      status: "Paused",
    })
      .execute();
  });
  await bench.addStation("ST-000022", location_id);
  return { location_id, method: "express" };
}

Deno.test("S2.8 two codes in one line or one picture are refused where they are of two packages", () =>
  atBoxes(async (bench) => {
    const [one, two] = [await bench.packedCode(), await bench.packedCode()];
    await setNumber(bench, one.pkg, "RR123456785VN");
    const box = await bench.newBox();
    for (
      const line of [
        `${one.code}\n${two.code}`,
        `${one.code} ${two.code}`,
        `${one.code}${two.code}`,
        `${two.code},RR123456785VN`,
      ]
    ) {
      assert.equal(refusal(await bench.scan(line, box)), "refused twoPackages", line);
    }
    // A number that nobody knows may be on another package.
    assert.equal(refusal(await bench.scan(`${one.code}\nRR222222225VN`, box)), "refused twoPackages");
    assert.equal(refusal(await bench.scan(`${box}\n${one.code}`, box)), "refused twoPackages");
    // Both codes of one label, and what is printed beside it.
    const both = await bench.scan(`${one.code}\nRR123456785VN\nhttps://example.test/x`, box);
    assert.deepEqual(verdictOf(both), ["done", "box.in", `${box} 1`]);
  }));

Deno.test("S2.8 a package is taken out with the command, and undone for two minutes by the same person on the same device", () =>
  atBoxes(async (bench) => {
    const [one, two] = [await bench.packedCode(), await bench.packedCode()];
    const box = await bench.newBox();
    await bench.scan(one.code, box);
    await bench.scan(two.code, box);
    const out = await bench.scan(one.code, box, { out: true });
    assert.deepEqual([...verdictOf(out), out.boxed?.shipment_status], [
      "done",
      "box.out",
      `${box} 1`,
      "Packed",
    ]);
    assert.equal(refusal(await bench.scan(one.code, box, { out: true })), "already notInBox");
    const undo = async (place: object) => verdictOf(await bench.scan(UNDO, box, {}, place));
    assert.deepEqual(await undo({ device: "phone" }), ["refused", "isLastScan", `${box} 1`]);
    assert.deepEqual(await undo({ who: "order_qc" }), ["refused", "isLastScan", `${box} 1`]);
    assert.deepEqual(await undo({ now: NOW + 121 }), ["refused", "isLastScan", `${box} 1`]);
    assert.deepEqual(await undo({ now: NOW + 120 }), ["done", "box.undo", `${box} 2`]);
    assert.deepEqual(await undo({ now: NOW + 120 }), ["refused", "isLastScan", `${box} 2`], "only once");
    await bench.scan(two.code, box, { out: true });
    const again = await bench.scan(two.code, box);
    assert.equal(again.undo_until, NOW + 120);
    assert.deepEqual(await undo({}), ["done", "box.undo", `${box} 1`]);
    // Somebody else took it out meanwhile: there is nothing to take back.
    await bench.scan(two.code, box);
    await bench.scan(two.code, box, { out: true }, { who: "order_qc", device: "phone" });
    assert.deepEqual(await undo({}), ["refused", "boxChanged", `${box} 1`]);
  }));

Deno.test("S2.8 a held package in the box is taken out; from another box it is refused with that box", () =>
  atBoxes(async (bench) => {
    const one = await bench.packedCode();
    const box = await bench.newBox();
    await bench.scan(one.code, box);
    await bench.world.move("root", [one.order], "order.hold", { reason: "Wrong address" });
    const other = await bench.newBox();
    const refused = await bench.scan(one.code, other, { out: true });
    assert.deepEqual([refusal(refused), refused.boxed?.box_code], ["refused inOtherBox", box]);
    assert.deepEqual(verdictOf(await bench.scan(one.code, box, { out: true })), [
      "done",
      "box.out",
      `${box} 0`,
    ]);
  }));

Deno.test("S2.8 packagers, order_qc and roots work at it, nobody else; a box of another location is refused", () =>
  atBoxes(async (bench) => {
    const one = await bench.packedCode();
    const box = await bench.newBox();
    for (const who of ["cutting", "printer", "sewer"] as const) {
      assert.equal(refusal(await bench.scan(one.code, box, {}, { who })), "refused notYourStep", who);
    }
    await elsewhere(bench);
    const far = await bench.scan(box, "", {}, { station: "ST-000022" });
    assert.deepEqual([refusal(far), far.box?.location_name !== ""], ["refused boxElsewhere", true]);
    assert.equal(
      refusal(await bench.scan(one.code, box, {}, { station: "ST-000022" })),
      "refused boxElsewhere",
    );
    for (const who of ["order_qc", "root", "super_root", "packager"] as const) {
      await bench.scan(one.code, box, {}, { who });
      const out = await bench.scan(one.code, box, { out: true }, { who });
      assert.equal(refusal(out), "done ", who);
    }
  }));

Deno.test("S2.8 no price, name or address of a buyer is in what the station answers", () =>
  atBoxes(async (bench) => {
    const one = await bench.packedCode();
    const box = await bench.newBox();
    const answers = JSON.stringify(
      await bench.send([scanOf(one.code, box), scanOf(one.code, box, { out: true })]),
    );
    for (const hidden of ["minor", "price", "@", "Zoë", "Köln", "1299"]) {
      assert.ok(!answers.includes(hidden), hidden);
    }
    assert.equal(STATION, "ST-000021");
  }));
