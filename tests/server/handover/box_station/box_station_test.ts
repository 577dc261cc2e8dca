/** The box station by scans: putting in, taking out, closing, and refusals that say where the package belongs. */
import assert from "node:assert/strict";
import type { ScanAnswer } from "../../../../api/generated/schema.ts";
import { MAX_BOX_PACKAGES } from "../../../../api/handover/box_weight.ts";
import { atBoxes, type BoxBench, scanOf, verdictOf } from "../../../support/handover/box_bench.ts";
import { MAIN } from "../../../support/workshop/floor.ts";
import { NOW } from "../../../support/people/people.ts";

const [UNDO, NEW, CLOSE] = ["CMD-ND", "CMD-NBX", "CMD-CLS"];
/** Fields of the package that the test's cases change. */
const CHANGED = ["shipment_status", "label_status", "method_code", "location_id"] as const;
const refusal = ({ outcome, code }: ScanAnswer) => `${outcome} ${code}`;

Deno.test("S2.8 a new box takes the method of its first package; a package is found by its code and its numbers, codes of two packages are refused, and no answer contains a price or a buyer", () =>
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
    // Another device finds the box by its code, and learns that it is open.
    assert.deepEqual(verdictOf(await bench.scan("BX-000001")), ["done", "box.open", "BX-000001 2"]);
    assert.deepEqual(verdictOf(await bench.scan("BX-000001", "BX-000001")), [
      "already",
      "boxIsOpen",
      "BX-000001 2",
    ]);
    await assertOneAtATime(bench, one.code, two.code);
    const answers = JSON.stringify(
      await bench.send([scanOf(one.code, "BX-000001", { out: true }), scanOf(one.code, "BX-000001")]),
    );
    for (const hidden of ["minor", "price", "@", "Zoë", "Köln", "1299"]) {
      assert.ok(!answers.includes(hidden), hidden);
    }
  }));

/** @param two The package with the number RR123456785VN. */
async function assertOneAtATime(bench: BoxBench, one: string, two: string) {
  const box = await bench.newBox();
  const lines = [`${one}\n${two}`, `${one} ${two}`, `${one}${two}`, `${one},RR123456785VN`];
  // An unknown number may be on another package.
  for (const line of [...lines, `${one}\nRR222222225VN`, `${box}\n${one}`]) {
    assert.equal(refusal(await bench.scan(line, box)), "refused twoPackages", line);
  }
  // The line has both codes of one label, and an address that is printed next to them.
  await bench.scan(two, "BX-000001", { out: true });
  const both = await bench.scan(`${two}\nRR123456785VN\nhttps://example.test/x`, box);
  assert.deepEqual(verdictOf(both), ["done", "box.in", `${box} 1`]);
}

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

    const one = await fresh();
    const whole = await db.read.selectFrom("packages").select(CHANGED).where("_id", "=", one.pkg)
      .executeTakeFirstOrThrow();
    const changed = async (values: object) => {
      await set(one.pkg, { ...whole, ...values });
      return await refusedScan(one.code);
    };
    const notPacked = await changed({ shipment_status: "Ready" });
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
    const fits = await changed({ method_code: place.method });
    assert.equal(fits.boxed?.fits_box_code, fitting, "an open box takes it");
    const inOther = await refusedScan(other.code);
    assert.deepEqual([refusal(inOther), inOther.boxed?.box_code], ["refused inOtherBox", fitting]);

    await db.write((tx) =>
      tx.updateTable("boxes").set({ gateway_id: place.location_id }).where("code", "=", box).execute()
    );
    assert.equal(refusal(await changed({})), "refused wrongGateway");
    await db.write((tx) =>
      tx.updateTable("boxes").set({ gateway_id: null }).where("code", "=", box).execute()
    );

    const location = await changed({ location_id: place.location_id });
    assert.deepEqual([refusal(location), location.boxed?.location_name], [
      "refused otherLocation",
      "Da Nang",
    ]);

    const held = await fresh();
    await bench.world.move("root", [held.order], "order.hold", { reason: "Wrong address" });
    const hold = await refusedScan(held.code);
    assert.deepEqual([refusal(hold), hold.boxed?.held_reason], ["refused onHold", "Wrong address"]);

    assert.equal(refusal(await changed({ shipment_status: "In Transit" })), "refused alreadyLeft");
    const away = { shipment_status: "Voided", label_status: "Voided" };
    assert.equal(refusal(await changed(away)), "refused voided");
    await set(one.pkg, whole);
    await setNumber(bench, one.pkg, "RR111111115VN", "Voided");
    assert.equal(await seen("RR111111115VN"), "refused voided");
    await setNumber(bench, one.pkg, "RR111111115VN");

    const ticket = await refusedScan("UN-000001");
    assert.deepEqual([refusal(ticket), ticket.boxed?.code], ["refused garmentTicket", "PK-000001"]);
    for (const code of ["PK-999999", "UN-999999", "BX-999999", "RR222222225VN", "PD-000001", "hello"]) {
      assert.match(await seen(code), /^unknown noSuchPackage$|^refused garmentTicket$/, code);
    }
    assert.equal(await seen("RR123456784VN"), "unknown checkDigit");
    assert.equal(await seen(one.code, ""), "refused noBoxOpen");
    assert.equal(await seen(one.code, "BX-999999"), "refused noBoxOpen");

    await db.write((tx) =>
      tx.updateTable("boxes").set({ packages_count: MAX_BOX_PACKAGES }).where("code", "=", box).execute()
    );
    assert.equal(await seen(one.code), "refused boxFull");
    await db.write((tx) =>
      tx.updateTable("boxes").set({ packages_count: 1, status: "Closed" }).where("code", "=", box).execute()
    );
    assert.equal(await seen(one.code), "refused boxClosed");
    assert.equal(await seen(box, ""), "refused boxClosed");
    const rows = await db.read.selectFrom("packages").select("code").where("box_id", "is not", null).orderBy(
      "code",
    )
      .execute();
    assert.deepEqual(rows.map(({ code }) => code), [inside.code, other.code], "nothing else went in");
  }));

/** Makes another location, with a station and a method. */
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

Deno.test("S2.8 a package is taken out with the command, also a held one, and undone for two minutes by the same person on the same device; only packagers, order_qc and roots work at the station", () =>
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
    // Another person took the package out meanwhile, so there is nothing to undo.
    await bench.scan(two.code, box);
    await bench.scan(two.code, box, { out: true }, { who: "order_qc", device: "phone" });
    assert.deepEqual(await undo({}), ["refused", "boxChanged", `${box} 1`]);
    await assertRoles(bench, two.code, await bench.newBox());
    // A held package can be taken out as well, but only of its own box.
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

/** A box of another location is refused too. */
async function assertRoles(bench: BoxBench, code: string, box: string) {
  for (const who of ["cutting", "printer", "sewer"] as const) {
    assert.equal(refusal(await bench.scan(code, box, {}, { who })), "refused notYourStep", who);
  }
  await elsewhere(bench);
  const far = await bench.scan(box, "", {}, { station: "ST-000022" });
  assert.deepEqual([refusal(far), far.box?.location_name !== ""], ["refused boxElsewhere", true]);
  assert.equal(
    refusal(await bench.scan(code, box, {}, { station: "ST-000022" })),
    "refused boxElsewhere",
  );
  for (const who of ["order_qc", "root", "super_root", "packager"] as const) {
    await bench.scan(code, box, {}, { who });
    const out = await bench.scan(code, box, { out: true }, { who });
    assert.equal(refusal(out), "done ", who);
  }
}

Deno.test("S2.8 a box is closed by its weight, requires a count if the weight proves nothing, and only in the office with a reason", () =>
  atBoxes(async (bench) => {
    const [one, two] = [await bench.packedCode(), await bench.packedCode()];
    const box = await bench.newBox();
    const close = (more: object, who: "packager" | "order_qc" = "packager") =>
      bench.scan(CLOSE, box, more, { who });
    assert.equal(refusal(await close({ weight_g: 500 })), "refused hasPackages");
    await bench.scan(one.code, box);
    assert.equal(refusal(await close({})), "refused weightFirst");
    // The package was never weighed, so the box's weight proves nothing.
    assert.equal(refusal(await close({ weight_g: 700, tare_g: 300 })), "refused isCounted");
    assert.equal(refusal(await close({ weight_g: 700, tare_g: 300, count: 2 })), "refused isCounted");
    await bench.weigh(two.pkg, 400);
    await bench.scan(one.code, box, { out: true });
    await bench.scan(two.code, box);
    assert.equal(refusal(await close({ weight_g: 300, tare_g: 300 })), "refused isOnScale");
    assert.equal(refusal(await close({ weight_g: 900, tare_g: 300 })), "refused boxTooHeavy");
    assert.equal(refusal(await close({ weight_g: 900, tare_g: 300, note: "Wet" })), "refused notYours");
    const closed = await close({ weight_g: 710, tare_g: 300 });
    assert.deepEqual(verdictOf(closed), ["done", "box.close", `${box} 1`]);
    assert.deepEqual([closed.box?.status, closed.box?.gross_g], ["Closed", 710]);
    assert.equal(refusal(await close({ weight_g: 710, tare_g: 300 })), "already boxClosed");
    const heavy = await bench.newBox();
    await bench.scan(one.code, heavy);
    const anyway = await bench.scan(CLOSE, heavy, { weight_g: 9_000, note: "A sample is in it" }, {
      who: "order_qc",
    });
    assert.deepEqual(verdictOf(anyway), ["done", "box.close", `${heavy} 1`]);
  }));

Deno.test("S2.8 a package scanned at another station while the box is being closed is refused, and not part of the weight", () =>
  atBoxes(async (bench) => {
    const [one, two] = [await bench.packedCode(), await bench.packedCode()];
    for (const { pkg } of [one, two]) await bench.weigh(pkg, 400);
    const box = await bench.newBox();
    await bench.scan(one.code, box);
    const [closed, put] = await Promise.all([
      bench.scan(CLOSE, box, { weight_g: 700, tare_g: 300 }),
      bench.scan(two.code, box, {}, { who: "order_qc", device: "phone" }),
    ]);
    const row = await bench.world.db.read.selectFrom("boxes").select(["status", "packages_count", "net_g"])
      .where("code", "=", box).executeTakeFirstOrThrow();
    const outcomes = [refusal(closed), refusal(put)].join(", ");
    const expected: Readonly<Record<string, object>> = {
      "done , refused boxClosed": { status: "Closed", packages_count: 1, net_g: 400 },
      "refused boxTooLight, done ": { status: "Processing", packages_count: 2, net_g: 800 },
    };
    assert.deepEqual({ ...row }, expected[outcomes], outcomes);
  }));
