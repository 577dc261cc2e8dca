/** What stations scan: each once, each for itself, and never anything that a step by hand would refuse. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { ScanInput } from "../../api/generated/schema.ts";
import { WORK_STEPS } from "../../api/steps.ts";
import { hands as migration } from "../../server/db/migrations/0074_hands.ts";
import { testApp } from "../support/api.ts";
import { inFloor, MAIN, PASS, REASON_1, told, UNDO } from "../support/floor.ts";
import { NOW } from "../support/people.ts";
import { assertSettled } from "../support/settled.ts";

Deno.test("two garments go through every station by scans alone, and the order follows", () =>
  inFloor(async (floor, order, [one = "", two = ""]) => {
    for (const { key } of WORK_STEPS.slice(0, 5)) {
      const answers = await floor.send(key, [one, PASS, two, PASS]);
      assert.ok(answers.every(({ outcome }) => outcome === "done"), JSON.stringify(told(answers)));
    }
    const [packed] = await floor.send("pack", [one, PASS]);
    assert.deepEqual([packed?.outcome, packed?.unit?.n, packed?.unit?.of], ["done", 1, 2]);
    const row = await floor.world.db.read.selectFrom("orders").select(["status", "print_status"]).where(
      "_id",
      "=",
      order,
    )
      .executeTakeFirst();
    assert.deepEqual(row, { status: "In Production", print_status: "Printed" });
    await assertSettled(floor.world, [order]);
  }));

Deno.test("fifty scans of which one is wrong: the others are done, and asked again they answer the same once more", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    const scans: ScanInput[] = [one, "UN-999999", PASS, two, "%%%", two, PASS].map((code, at) => ({
      key: `fixed-key-${at}`,
      code,
      typed: null,
    }));
    const first = await floor.send("qc", scans);
    assert.deepEqual(told(first), [
      ["done", "", "QC", "Inprocess"],
      ["unknown", "notFound", "", ""],
      ["done", "", "Cutting", "Waiting"],
      ["done", "", "QC", "Inprocess"],
      ["unknown", "noCode", "", ""],
      ["already", "alreadyOpen", "QC", "Inprocess"],
      ["done", "", "Cutting", "Waiting"],
    ]);
    assert.deepEqual(await floor.send("qc", scans), first);
    const events = await floor.world.db.read.selectFrom("unit_events").select("event").execute();
    assert.equal(events.length, 4);
    const [other] = await floor.send("qc", [{ ...scans[0]!, code: two }]);
    assert.deepEqual([other?.outcome, other?.code], ["refused", "IDEMPOTENCY_KEY_MISMATCH"]);
    await assert.rejects(floor.send("qc", Array.from({ length: 51 }, () => one)), { code: "LIMIT" });
  }));

Deno.test("what a station refuses says why: another step, an old ticket, another place, a role that is not its own", () =>
  inFloor(async (floor, _order, [one = ""]) => {
    assert.deepEqual(told(await floor.send("print", [one])), [["refused", "notYourStep", "QC", "Waiting"]]);
    assert.deepEqual(told(await floor.send("qc", [one], { who: "printer" })), [[
      "refused",
      "notYourStep",
      "QC",
      "Waiting",
    ]]);
    assert.deepEqual(told(await floor.send("qc", [PASS, "PK-000001"])), [["refused", "nothingOpen", "", ""], [
      "refused",
      "atPacking",
      "",
      "",
    ]]);
    await floor.send("qc", [one, REASON_1]);
    const [old] = await floor.send("qc", [one]);
    assert.deepEqual([old?.outcome, old?.code, old?.text.endsWith(`${one}-2`)], [
      "refused",
      "oldTicket",
      true,
    ]);
    assert.deepEqual(told(await floor.send("qc", [`${one}-2`])), [["done", "", "QC", "Inprocess"]]);
    await floor.world.db.write(async (tx) => {
      const main = await tx.selectFrom("locations").selectAll().where("_id", "=", MAIN)
        .executeTakeFirstOrThrow();
      await tx.insertInto("locations").values({ ...main, _id: "elsewhere", code: "DNG" }).execute();
      await tx.updateTable("stations").set({ location_id: "elsewhere" }).where("step", "=", "qc").execute();
    });
    const elsewhere = await floor.send("qc", [`${one}-2`]);
    assert.deepEqual(told(elsewhere), [["refused", "otherLocation", "QC", "Inprocess"]]);
    assert.equal(elsewhere[0]?.unit?.location_name, "Main");
  }));

Deno.test("the next ticket passes the open one where nobody looks, a typed one never does, and undo is for the same person and device", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await floor.send("qc", [one, PASS, two, PASS]);
    await floor.send("cutting", [one]);
    assert.deepEqual(told(await floor.send("cutting", [{ key: "typed-key-1", code: two, typed: true }])), [[
      "done",
      "",
      "Cutting",
      "Inprocess",
    ]]);
    const states = async () =>
      (await floor.world.db.read.selectFrom("units").select(["print_status", "work_status"]).orderBy("seq")
        .execute())
        .map(({ print_status, work_status }) => `${print_status} ${work_status}`);
    assert.deepEqual(await states(), ["Cutting Inprocess", "Cutting Inprocess"]);
    assert.deepEqual(told(await floor.send("cutting", [UNDO], { device: "phone" })), [[
      "refused",
      "isLastScan",
      "",
      "",
    ]]);
    assert.deepEqual(told(await floor.send("cutting", [UNDO])), [["done", "", "Cutting", "Waiting"]]);
    assert.deepEqual(told(await floor.send("cutting", [two])), [["done", "", "Cutting", "Inprocess"]]);
    assert.deepEqual(await states(), ["Printing Waiting", "Cutting Inprocess"]);
  }));

Deno.test("nobody passes, rejects or goes on from what somebody else, or another device, has in hand; who has it is said", () =>
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
    // The next ticket passes only what whoever scans it began.
    const [begun] = await floor.send("cutting", [two], { who: "root" });
    assert.deepEqual([begun?.event, begun?.passed], ["unit.start", ""]);
  }));

Deno.test("one scan that is sure takes a garment over; it can be undone, and whoever had it has it no more", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    const sure = (key: string): ScanInput => ({ key: `sure-key-${key}`, code: one, sure: true });
    await floor.send("qc", [one, PASS, two, PASS]);
    await floor.send("cutting", [one]);
    const [taken, undone] = await floor.send("cutting", [sure("1"), UNDO], { who: "root" });
    assert.deepEqual([taken?.outcome, taken?.event, taken?.passed], ["done", "unit.start", ""]);
    assert.deepEqual([undone?.event, undone?.unit?.work_status], ["unit.undo", "Inprocess"]);
    // In the hand that it was in.
    assert.equal((await floor.send("cutting", [one]))[0]?.code, "again");
    await floor.send("cutting", [sure("2")], { who: "root" });
    // What a device kept of the time before changes nothing.
    const [late] = await floor.send("cutting", [{ key: "kept-key-1", code: PASS, about: one }]);
    assert.deepEqual([late?.outcome, late?.code], ["refused", "isTheirs"]);
    const [next] = await floor.send("cutting", [two], { who: "root" });
    assert.deepEqual([next?.event, next?.passed], ["unit.start", one]);
  }));

Deno.test("kept scans replay to what they would have done: where the first is in another hand, nothing follows it", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await floor.send("qc", [one]);
    const kept: ScanInput[] = [
      { key: "kept-key-1", code: one, about: "" },
      { key: "kept-key-2", code: PASS, about: one },
      { key: "kept-key-3", code: two, about: one },
      { key: "kept-key-4", code: PASS, about: two },
      { key: "kept-key-5", code: PASS, about: "" },
    ];
    assert.deepEqual(
      (await floor.send("qc", kept, { who: "root" })).map(({ code, passed }) => code || passed),
      ["isTheirs", "isTheirs", "", two, "nothingOpen"],
    );
    assert.deepEqual((await floor.send("qc", kept, { who: "root" })).length, 5);
  }));

Deno.test("of two garments that are open PASS is for the one in hand: the one that was scanned last", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    const passed = async () => (await floor.send("qc", [PASS]))[0]?.passed;
    await floor.send("qc", [two, one]);
    assert.deepEqual(told(await floor.send("qc", [two])), [["already", "alreadyOpen", "QC", "Inprocess"]]);
    assert.equal(await passed(), two);
    assert.equal(await passed(), one);
  }));

Deno.test("a command is for the garment that the screen shows, and for none where that is not open here any more", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    let keys = 0;
    const about = (ticket: string, code = PASS): ScanInput => ({
      key: `about-key-${keys++}`,
      code,
      about: ticket,
    });
    await floor.send("qc", [one, two]);
    const [passed, again, rejected] = await floor.send("qc", [about(one), about(one), about(two, REASON_1)]);
    assert.deepEqual([passed?.outcome, passed?.passed], ["done", one]);
    assert.deepEqual([again?.code, again?.text], ["otherOpen", `${one} is not open here.`]);
    assert.deepEqual([rejected?.event, rejected?.unit?.ticket], ["unit.reject", `${two}-2`]);
    await floor.send("qc", [`${two}-2`, PASS]);
    // Where the next ticket passes the one before, it passes what is shown, or nothing.
    await floor.send("cutting", [one]);
    const [begun] = await floor.send("cutting", [about("UN-999999", `${two}-2`)]);
    assert.deepEqual([begun?.event, begun?.passed], ["unit.start", ""]);
    assert.deepEqual(told(await floor.send("cutting", [about(`${two}-3`), about("x"), about(one)])), [
      ["refused", "otherOpen", "", ""],
      ["refused", "otherOpen", "", ""],
      ["done", "", "Printing", "Waiting"],
    ]);
  }));

Deno.test("a garment that was held where it was open is put aside by whoever scans it, and taken up again after the release", () =>
  inFloor(async (floor, order, [one = ""]) => {
    await floor.send("qc", [one]);
    await floor.world.move("root", [order], "order.hold", { reason: "Wait." });
    const [held] = await floor.send("qc", [one]);
    assert.deepEqual([held?.outcome, held?.code, held?.unit?.held_reason], [
      "refused",
      "isReleased",
      "Wait.",
    ]);
    assert.deepEqual(told(await floor.send("qc", [PASS])), [["refused", "nothingOpen", "", ""]]);
    await floor.world.move("root", [order], "order.release", {});
    assert.equal((await floor.send("qc", [PASS]))[0]?.passed, one);
  }));

Deno.test("what was begun by hand is taken up by the station that scans it", () =>
  inFloor(async (floor, order, [one = "", two = ""]) => {
    await floor.world.move("root", [order], "production.start");
    assert.deepEqual(told(await floor.send("qc", [PASS])), [["refused", "nothingOpen", "", ""]]);
    const units = await floor.world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
      .execute();
    const begun = await floor.world.unit("root", units.map(({ _id }) => _id), "unit.start");
    assert.deepEqual(begun.map(({ ok }) => ok), [true, true]);
    assert.deepEqual(told(await floor.send("qc", [PASS, one, PASS, two, UNDO, PASS])), [
      ["refused", "nothingOpen", "", ""],
      ["done", "", "QC", "Inprocess"],
      ["done", "", "Cutting", "Waiting"],
      ["done", "", "QC", "Inprocess"],
      ["done", "", "QC", "Inprocess"],
      ["refused", "nothingOpen", "", ""],
    ]);
  }));

Deno.test("fifty scans of which some cannot be stored: these are refused one by one, and the others are done", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await using api = testApp(floor.world.db);
    const send = async (device: string, scans: readonly ScanInput[]) => {
      const { data, errors } = await api.ask<
        object,
        { scan: { key: string; outcome: string; code: string }[] }
      >(
        await floor.world.token("order_qc"),
        "mutation ($s: String!, $d: String!, $scans: [ScanInput!]!) { scan(station: $s, device: $d, scans: $scans) { key outcome code } }",
        { s: floor.codeOf("qc"), d: device, scans },
      );
      assert.deepEqual(errors, []);
      return data!.scan.map(({ outcome, code }) => `${outcome} ${code}`.trim());
    };
    const scans: Omit<ScanInput, "key">[] = [
      { code: one },
      { code: PASS, device_at: 1e300 },
      { code: "a\0b" },
      { code: PASS, note: "\0" },
      { code: PASS, weight_g: 0 },
      { code: PASS, about: "\0" },
      { code: PASS },
      { code: two },
    ];
    const keyed = (name: string) => scans.map((scan, at) => ({ ...scan, key: `${name}-key-${at}` }));
    const bad = "refused BAD_INPUT";
    assert.deepEqual(await send("tablet", keyed("first")), ["done", bad, bad, bad, bad, bad, "done", "done"]);
    assert.deepEqual(new Set(await send("", keyed("second"))), new Set([bad]));
    assert.deepEqual(new Set(await send("x".repeat(65), keyed("third"))), new Set([bad]));
    const kept = await floor.world.db.read.selectFrom("scans").select("key").execute();
    assert.equal(kept.length, 3);
  }));

Deno.test("what was open before hands were kept is in the hand of whoever scanned it last", () =>
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
