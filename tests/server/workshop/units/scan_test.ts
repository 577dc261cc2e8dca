import assert from "node:assert/strict";
import type { ScanInput } from "../../../../api/generated/schema.ts";
import { WORK_STEPS } from "../../../../api/steps.ts";
import { testApp } from "../../../support/server/api.ts";
import { answerSummaries, inFloor, MAIN, PASS, REASON_1, UNDO } from "../../../support/workshop/floor.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";

Deno.test("two garments go through every station by scans alone, and the order follows", () =>
  inFloor(async (floor, order, [one = "", two = ""]) => {
    for (const { key } of WORK_STEPS.slice(0, 5)) {
      const answers = await floor.send(key, [one, PASS, two, PASS]);
      assert.ok(answers.every(({ outcome }) => outcome === "done"), JSON.stringify(answerSummaries(answers)));
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

Deno.test("of fifty scans one is wrong: the others are done, and repeating them returns the same answers", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    const scans: ScanInput[] = [one, "UN-999999", PASS, two, "%%%", two, PASS].map((code, at) => ({
      key: `fixed-key-${at}`,
      code,
      typed: null,
    }));
    const first = await floor.send("qc", scans);
    assert.deepEqual(answerSummaries(first), [
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

Deno.test("a station's refusal gives the reason: another step, an old ticket, another location, a role without that step", () =>
  inFloor(async (floor, _order, [one = ""]) => {
    assert.deepEqual(answerSummaries(await floor.send("print", [one])), [[
      "refused",
      "notYourStep",
      "QC",
      "Waiting",
    ]]);
    assert.deepEqual(answerSummaries(await floor.send("qc", [one], { who: "printer" })), [[
      "refused",
      "notYourStep",
      "QC",
      "Waiting",
    ]]);
    assert.deepEqual(answerSummaries(await floor.send("qc", [PASS, "PK-000001"])), [[
      "refused",
      "nothingOpen",
      "",
      "",
    ], [
      "refused",
      "atPacking",
      "",
      "",
    ]]);
    const elsewhereOf = [
      "PD-000001",
      "BT-000001",
      "BX-000001",
      "BN-000001",
      "OP-000001",
      "PL-000001",
      "RB123456785VN",
    ];
    assert.deepEqual((await floor.send("qc", elsewhereOf)).map(({ code }) => code), [
      "orderCode",
      "batchCode",
      "boxCode",
      "binCode",
      "badgeCode",
      "policyCode",
      "labelCode",
    ]);
    await floor.send("qc", [one, REASON_1]);
    const [old] = await floor.send("qc", [one]);
    assert.deepEqual([old?.outcome, old?.code, old?.text.endsWith(`${one}-2`)], [
      "refused",
      "oldTicket",
      true,
    ]);
    assert.deepEqual(answerSummaries(await floor.send("qc", [`${one}-2`])), [[
      "done",
      "",
      "QC",
      "Inprocess",
    ]]);
    await floor.world.db.write(async (tx) => {
      const main = await tx.selectFrom("locations").selectAll().where("_id", "=", MAIN)
        .executeTakeFirstOrThrow();
      await tx.insertInto("locations").values({ ...main, _id: "elsewhere", code: "DNG" }).execute();
      await tx.updateTable("stations").set({ location_id: "elsewhere" }).where("step", "=", "qc").execute();
    });
    const elsewhere = await floor.send("qc", [`${one}-2`]);
    assert.deepEqual(answerSummaries(elsewhere), [["refused", "otherLocation", "QC", "Inprocess"]]);
    assert.equal(elsewhere[0]?.unit?.location_name, "Main");
  }));

Deno.test("the next ticket passes the open garment at steps without a check, a typed one never does, and undo is only for the same person and device", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    await floor.send("qc", [one, PASS, two, PASS]);
    await floor.send("cutting", [one]);
    assert.deepEqual(
      answerSummaries(await floor.send("cutting", [{ key: "typed-key-1", code: two, typed: true }])),
      [[
        "done",
        "",
        "Cutting",
        "Inprocess",
      ]],
    );
    const states = async () =>
      (await floor.world.db.read.selectFrom("units").select(["print_status", "work_status"]).orderBy("seq")
        .execute())
        .map(({ print_status, work_status }) => `${print_status} ${work_status}`);
    assert.deepEqual(await states(), ["Cutting Inprocess", "Cutting Inprocess"]);
    assert.deepEqual(answerSummaries(await floor.send("cutting", [UNDO], { device: "phone" })), [[
      "refused",
      "isLastScan",
      "",
      "",
    ]]);
    assert.deepEqual(answerSummaries(await floor.send("cutting", [UNDO])), [[
      "done",
      "",
      "Cutting",
      "Waiting",
    ]]);
    assert.deepEqual(answerSummaries(await floor.send("cutting", [two])), [[
      "done",
      "",
      "Cutting",
      "Inprocess",
    ]]);
    assert.deepEqual(await states(), ["Printing Waiting", "Cutting Inprocess"]);
  }));

Deno.test("of two open garments PASS applies to the one in hand, which was scanned last", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    const passed = async () => (await floor.send("qc", [PASS]))[0]?.passed;
    await floor.send("qc", [two, one]);
    assert.deepEqual(answerSummaries(await floor.send("qc", [two])), [[
      "already",
      "alreadyOpen",
      "QC",
      "Inprocess",
    ]]);
    assert.equal(await passed(), two);
    assert.equal(await passed(), one);
  }));

Deno.test("a command applies to the garment on the screen, and to none if that is no longer open here", () =>
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
    assert.deepEqual([again?.outcome, again?.code], ["already", "again"], "the card was read twice");
    assert.deepEqual([rejected?.event, rejected?.unit?.ticket], ["unit.reject", `${two}-2`]);
    await floor.send("qc", [`${two}-2`, PASS]);
    // The next ticket passes only the garment that the screen shows.
    await floor.send("cutting", [one]);
    const [begun] = await floor.send("cutting", [about("UN-999999", `${two}-2`)]);
    assert.deepEqual([begun?.event, begun?.passed], ["unit.start", ""]);
    assert.deepEqual(
      answerSummaries(await floor.send("cutting", [about(`${two}-3`), about("x"), about(one)])),
      [
        ["refused", "otherOpen", "", ""],
        ["refused", "otherOpen", "", ""],
        ["done", "", "Printing", "Waiting"],
      ],
    );
  }));

Deno.test("a card that is read twice counts once and raises no alarm; later, or pressed as a button, it is refused", () =>
  inFloor(async (floor, _order, [one = ""]) => {
    const read = async (...codes: readonly string[]) =>
      (await floor.send("qc", codes)).map(({ outcome, code, event }) => [outcome, code || event]);
    const again = ["already", "again"];
    assert.deepEqual(await read(one, PASS, PASS, PASS), [
      ["done", "unit.start"],
      ["done", "unit.pass"],
      again,
      again,
    ]);
    assert.deepEqual(await read(UNDO, UNDO), [["done", "unit.undo"], again]);
    assert.deepEqual(await read(PASS, REASON_1), [["done", "unit.pass"], ["refused", "nothingOpen"]]);
    assert.deepEqual(await read(UNDO), [["done", "unit.undo"]]);
    const stored = [100, 160].map((device_at) => ({ key: `stored-${device_at}`, code: PASS, device_at }));
    assert.deepEqual(
      (await floor.send("qc", stored)).map(({ code }) => code),
      ["", "nothingOpen"],
      "stored scans have the time when they were made",
    );
    await floor.world.db.write((tx) => tx.updateTable("scans").set({ at: 1 }).execute());
    assert.deepEqual(await read(PASS), [["refused", "nothingOpen"]]);
  }));

Deno.test("a garment that is held while open is put aside by the person who scans it, and resumed after the release", () =>
  inFloor(async (floor, order, [one = ""]) => {
    await floor.send("qc", [one]);
    await floor.world.move("root", [order], "order.hold", { reason: "Wait." });
    const [held] = await floor.send("qc", [one]);
    assert.deepEqual([held?.outcome, held?.code, held?.unit?.held_reason], [
      "refused",
      "isReleased",
      "Wait.",
    ]);
    assert.deepEqual(answerSummaries(await floor.send("qc", [PASS])), [["refused", "nothingOpen", "", ""]]);
    await floor.world.move("root", [order], "order.release", {});
    assert.equal((await floor.send("qc", [PASS]))[0]?.passed, one);
  }));

Deno.test("a garment begun by hand is resumed by the station that scans it", () =>
  inFloor(async (floor, order, [one = "", two = ""]) => {
    await floor.world.move("root", [order], "production.start");
    assert.deepEqual(answerSummaries(await floor.send("qc", [PASS])), [["refused", "nothingOpen", "", ""]]);
    const units = await floor.world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
      .execute();
    const begun = await floor.world.unit("root", units.map(({ _id }) => _id), "unit.start");
    assert.deepEqual(begun.map(({ ok }) => ok), [true, true]);
    assert.deepEqual(answerSummaries(await floor.send("qc", [PASS, one, PASS, two, UNDO, PASS])), [
      ["refused", "nothingOpen", "", ""],
      ["done", "", "QC", "Inprocess"],
      ["done", "", "Cutting", "Waiting"],
      ["done", "", "QC", "Inprocess"],
      ["done", "", "QC", "Inprocess"],
      ["refused", "nothingOpen", "", ""],
    ]);
  }));

Deno.test("of fifty scans some cannot be stored: these are refused one by one, and the others are done", () =>
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
    const scansRows = await floor.world.db.read.selectFrom("scans").select("key").execute();
    assert.equal(scansRows.length, 3);
  }));
