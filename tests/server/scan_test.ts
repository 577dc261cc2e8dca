/** What stations scan: each once, each for itself, and never anything that a step by hand would refuse. */
import assert from "node:assert/strict";
import type { ScanAnswer, ScanInput } from "../../api/generated/schema.ts";
import { commandCode } from "../../api/codes/commands.ts";
import { WORK_STEPS } from "../../api/steps.ts";
import { scan } from "../../server/modules/units/scan.ts";
import { runMutation } from "../../server/mutate.ts";
import { withDatabase } from "../support/database.ts";
import { assertSettled } from "../support/settled.ts";
import { makeWorld, type Name, type World } from "../support/world.ts";

const PASS = commandCode("pass");
const UNDO = commandCode("undo");
const REASON_1 = commandCode("reason", 1);
const MAIN = "019ab000-0000-7000-8000-000000000001";
const ROLES: Readonly<Record<string, Name>> = {
  qc: "order_qc",
  cutting: "cutting",
  print: "printer",
  sewing: "sewer",
  final_qc: "order_qc",
  pack: "packager",
};

class Floor {
  #keys = 0;
  constructor(readonly world: World) {}

  static async open(world: World): Promise<Floor> {
    const rows = WORK_STEPS.map(({ key }, index) => ({
      _id: `station-${key}`,
      location_id: MAIN,
      code: `ST-00000${index + 1}`,
      step: key,
      name: key,
      auto_pass: key === "cutting" ? 1 : 0,
      photo: 0,
      sheet_w_mm: 558,
      search_text: key,
      created_at: 1,
      updated_at: 1,
      version: 1,
    }));
    const route = JSON.stringify(WORK_STEPS.map(({ key }) => key));
    await world.db.write(async (tx) => {
      await tx.insertInto("stations").values(rows).execute();
      await tx.updateTable("products").set({ route }).execute();
    });
    return new Floor(world);
  }

  codeOf = (step: string) => `ST-00000${WORK_STEPS.findIndex(({ key }) => key === step) + 1}`;

  async send(
    step: string,
    codes: readonly (string | ScanInput)[],
    { who = ROLES[step]!, device = "tablet" } = {},
  ) {
    const scans = codes.map((code) =>
      typeof code === "string" ? { key: `scan-key-${this.#keys++}`, code } : code
    );
    const args = { station: this.codeOf(step), device, scans };
    return await runMutation("scan", scan, args as never, this.world.as(who)) as readonly ScanAnswer[];
  }
}

const told = (answers: readonly ScanAnswer[]) =>
  answers.map((
    { outcome, code, unit },
  ) => [outcome, code, unit?.print_status ?? "", unit?.work_status ?? ""]);

const inFloor = (work: (floor: Floor, order: string, tickets: readonly string[]) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const floor = await Floor.open(world);
    const order = await world.order({}, ["order.submit", "order.pay"]);
    const units = await db.read.selectFrom("units").select("code").orderBy("seq").execute();
    await work(floor, order, units.map(({ code }) => code));
  });

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
      "notHere",
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
    assert.deepEqual(told(await floor.send("qc", [`${one}-2`])), [[
      "refused",
      "otherLocation",
      "QC",
      "Inprocess",
    ]]);
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
