/** The holder of a garment: nobody passes a garment that somebody else scanned, and one scan takes it over. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { ScanInput } from "../../../../api/generated/schema.ts";
import { hands as migration } from "../../../../server/db/migrations/0074_hands.ts";
import { inFloor, PASS, REASON_1, UNDO } from "../../../support/workshop/floor.ts";
import { NOW } from "../../../support/people/people.ts";

Deno.test("nobody passes, rejects or moves on from a garment that another person or device has in hand, and the refusal names the holder", () =>
  inFloor(async (floor, order, [one = "", two = ""]) => {
    await floor.send("qc", [one, PASS, two, PASS]);
    await floor.send("cutting", [one]);
    const { name } = await floor.world.db.read.selectFrom("users").select("name").where("_id", "=", "cutting")
      .executeTakeFirstOrThrow();
    for (const own of [false, true]) {
      const hand = own ? { device: "phone" } : { who: "root" as const };
      const [seen, passed, again, rejected] = await floor.send("cutting", [
        one,
        PASS,
        { key: `about-${own}-pass`, code: PASS, about: one },
        { key: `about-${own}-reason`, code: REASON_1, about: one },
      ], hand);
      for (const each of [seen, again, rejected]) {
        assert.deepEqual([each?.outcome, each?.code, each?.unit?.ticket], ["refused", "isTheirs", one]);
        assert.deepEqual([each?.holder?.since, each?.holder?.own], [NOW, own]);
        assert.equal(each?.holder?.name, name);
      }
      assert.deepEqual([passed?.code, passed?.holder], ["nothingOpen", null]);
    }
    const units = await floor.world.db.read.selectFrom("units").select(["print_status", "work_status"])
      .where("order_id", "=", order).orderBy("seq").execute();
    assert.deepEqual(units, [
      { print_status: "Cutting", work_status: "Inprocess" },
      { print_status: "Cutting", work_status: "Waiting" },
    ]);
    // The next ticket passes only a garment that the same person began.
    const [begun] = await floor.send("cutting", [two], { who: "root" });
    assert.deepEqual([begun?.event, begun?.passed], ["unit.start", ""]);
  }));

Deno.test("one scan with sure takes a garment over; it can be undone, and the former holder no longer has it", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    const sure = (key: string): ScanInput => ({ key: `sure-key-${key}`, code: one, sure: true });
    await floor.send("qc", [one, PASS, two, PASS]);
    await floor.send("cutting", [one]);
    const [takenOver, undone] = await floor.send("cutting", [sure("1"), UNDO], { who: "root" });
    assert.deepEqual([takenOver?.outcome, takenOver?.event, takenOver?.passed], ["done", "unit.start", ""]);
    assert.deepEqual([undone?.event, undone?.unit?.work_status], ["unit.undo", "Inprocess"]);
    // After the undo the former holder has the garment again.
    assert.equal((await floor.send("cutting", [one]))[0]?.code, "again");
    await floor.send("cutting", [sure("2")], { who: "root" });
    // Earlier scans that a device stored change nothing.
    const [late] = await floor.send("cutting", [{ key: "kept-key-1", code: PASS, about: one }]);
    assert.deepEqual([late?.outcome, late?.code], ["refused", "isTheirs"]);
    const [next] = await floor.send("cutting", [two], { who: "root" });
    assert.deepEqual([next?.event, next?.passed], ["unit.start", one]);
  }));

Deno.test("stored scans replay as intended: if the first garment is in another person's hand, the following commands are refused", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await floor.send("qc", [one]);
    const stored: ScanInput[] = [
      { key: "kept-key-1", code: one, about: "" },
      { key: "kept-key-2", code: PASS, about: one },
      { key: "kept-key-3", code: two, about: one },
      { key: "kept-key-4", code: PASS, about: two },
      { key: "kept-key-5", code: PASS, about: "" },
    ];
    assert.deepEqual(
      (await floor.send("qc", stored, { who: "root" })).map(({ code, passed }) => code || passed),
      ["isTheirs", "isTheirs", "", two, "again"],
    );
    assert.deepEqual((await floor.send("qc", stored, { who: "root" })).length, 5);
  }));

Deno.test("a garment opened before holders were stored belongs to the person who scanned it last", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    const { db } = floor.world;
    const hands = () =>
      db.read.selectFrom("units").select(["taken_by", "taken_on", "taken_at"]).orderBy("seq").execute();
    await floor.send("qc", [one, PASS, two]);
    const before = await hands();
    const fill = migration.statements(db.engine).at(-1) ?? "";
    await db.write(async (tx) => {
      await tx.updateTable("units").set({ taken_by: null, taken_on: "", taken_at: null }).execute();
      await sql.raw(fill).execute(tx);
    });
    assert.deepEqual(await hands(), before);
    assert.deepEqual(before, [
      { taken_by: null, taken_on: "", taken_at: null },
      { taken_by: "order_qc", taken_on: "tablet", taken_at: NOW },
    ]);
  }));

Deno.test("an operator who acts as a worker can undo the last scan, and the worker cannot undo it", () =>
  inFloor(async (floor, _order, [one = ""]) => {
    await floor.send("qc", [one, PASS]);
    const acting = { actor: "root" as const };
    assert.equal((await floor.send("cutting", [one], acting))[0]?.event, "unit.start");
    assert.equal((await floor.send("cutting", [UNDO]))[0]?.code, "isLastScan");
    const [undone] = await floor.send("cutting", [UNDO], acting);
    assert.deepEqual([undone?.outcome, undone?.event], ["done", "unit.undo"]);
  }));

Deno.test("a stored UNDO undoes only the scan before it: if that was refused, an earlier garment stays as it is", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await floor.send("qc", [one, PASS, two, PASS]);
    await floor.send("cutting", [two], { who: "root" });
    const [begun, passed, refused, undone] = await floor.send("cutting", [
      one,
      { key: "kept-key-pass", code: PASS, about: one },
      { key: "kept-key-two", code: two, about: "" },
      { key: "kept-key-undo", code: UNDO, about: two },
    ]);
    assert.deepEqual([begun?.outcome, passed?.outcome, refused?.code], ["done", "done", "isTheirs"]);
    assert.deepEqual([undone?.outcome, undone?.code], ["refused", "isLastScan"]);
    const [meant] = await floor.send("cutting", [{ key: "kept-key-meant", code: UNDO, about: one }]);
    assert.deepEqual([meant?.event, meant?.unit?.print_status], ["unit.undo", "Cutting"]);
  }));
