import assert from "node:assert/strict";
import type { StationChoice, StationDesk, UnitPlace } from "../../../../api/generated/schema.ts";
import { MAX_NEXT_SHOWN } from "../../../../api/workshop/scans.ts";
import { nearestPrinters } from "../../../../server/modules/workshop/stations/nearest.ts";
import { forgetOld } from "../../../../server/modules/desk/maintenance/store.ts";
import { Floor, MAIN, PASS, REASON_1 } from "../../../support/workshop/floor.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";
import { ART, at, dress, keep, lineOf, place } from "../../../support/catalogue/artwork_placements.ts";
import type { Name } from "../../../support/orders/world.ts";

const UNIT = `ticket title color size n of rush cycle rejects note held_reason blank sku ordered_sku bin_label
  print_status work_status route arts { area area_title w_mm h_mm area_w_mm safe_mm file_id w_px }`;
const DESK = `query D($station: String!) { desk: stationDesk(station: $station, device: "tablet") {
  code name step print_status location_code auto_pass waiting inprocess held late rejected
  open { ${UNIT} } next { ${UNIT} } tickets { ticket } elsewhere { print_status waiting }
  last { code outcome answer ticket event undo_until operator_name } } }`;
const PRINT = `mutation P($ids: [ID!]!, $reason: String) {
  print: makePrintJob(params: { kind: "tickets", ids: $ids, format: "pdf", reason: $reason }) { labels } }`;

const atWork = (test: (grounds: Grounds, floor: Floor) => Promise<void>) =>
  onGrounds(async (grounds) => test(grounds, await Floor.open(grounds.world)));

async function deskOf({ ask }: Grounds, floor: Floor, by: Name, step: string): Promise<StationDesk> {
  return (await ask<{ desk: StationDesk }>(by, DESK, { station: floor.codeOf(step) })).desk;
}
const idOf = async ({ world }: Grounds, ticket: string) =>
  (await world.db.read.selectFrom("units").select("_id").where("code", "=", ticket.slice(0, 9))
    .executeTakeFirstOrThrow())._id;

Deno.test(
  "S6.10 a device is bound only to a station of the person's own step at an open location",
  atWork(async (grounds, floor) => {
    const { ask, refused, world } = grounds;
    const choices = async (by: Name, step: string) => {
      const { found } = await ask<{ found: StationChoice[] }>(
        by,
        "query C($step: String!) { found: stationChoices(step: $step) { code step location_code } }",
        { step },
      );
      return found.map(({ code }) => code).join(" ");
    };
    assert.equal(await choices("printer", "print"), floor.codeOf("print"));
    assert.equal(await choices("order_qc", "final_qc"), floor.codeOf("final_qc"));
    for (const step of ["qc", "pack", "none"]) assert.equal(await choices("printer", step), "");
    assert.equal(await choices("root", "print"), floor.codeOf("print"));
    const desk = (by: Name, station: string) => refused(by, DESK, { station });
    assert.equal(await desk("printer", floor.codeOf("print").toLowerCase()), "ok");
    assert.equal(await desk("printer", floor.codeOf("qc")), "NOT_FOUND");
    assert.equal(await desk("packager", floor.codeOf("pack")), "ok");
    assert.equal(await desk("printer", floor.codeOf("pack")), "NOT_FOUND");
    assert.equal(await desk("root", "ST-999999"), "NOT_FOUND");
    assert.equal(await desk("anna", floor.codeOf("print")), "FORBIDDEN");
    await world.db.write((tx) => tx.updateTable("locations").set({ status: "Closed" }).execute());
    assert.equal(await choices("printer", "print"), "");
  }),
);

Deno.test(
  "a paused location finishes its garments, so its stations can be chosen; those of a closed one cannot",
  atWork(async ({ ask, world }, floor) => {
    const choicesOf = async (status: string) => {
      await world.db.write((tx) =>
        tx.updateTable("locations").set({ status }).where("_id", "=", MAIN).execute().then(() => {})
      );
      const text = `{ found: stationChoices(step: "print") { code } }`;
      return (await ask<{ found: StationChoice[] }>("printer", text)).found.map(({ code }) => code);
    };
    assert.deepEqual(await choicesOf("Paused"), [floor.codeOf("print")]);
    assert.deepEqual(await choicesOf("Closed"), []);
  }),
);

Deno.test(
  "S2.26 the location with the highest priority is the first choice of stations and of garments' locations",
  atWork(async ({ ask, world }, floor) => {
    await floor.addStation({ code: "ST-000009", step: "print" });
    await world.db.write(async (tx) => {
      const main = await tx.selectFrom("locations").selectAll().where("_id", "=", MAIN)
        .executeTakeFirstOrThrow();
      await tx.insertInto("locations").values({ ...main, _id: "z", code: "ZRH", priority: main.priority + 1 })
        .execute();
      await tx.updateTable("stations").set({ location_id: "z" }).where("code", "=", "ST-000009").execute();
    });
    const { stations, places } = await ask<{ stations: StationChoice[]; places: UnitPlace[] }>(
      "root",
      `{ stations: stationChoices(step: "print") { code } places: unitPlaces { _id } }`,
    );
    assert.deepEqual(stations.map(({ code }) => code), ["ST-000009", floor.codeOf("print")]);
    assert.deepEqual(places.map(({ _id }) => _id), ["z", MAIN]);
  }),
);

Deno.test(
  "a desk shows the open garment, the next ones with their art, garments elsewhere and the last scans, without buyer and price",
  atWork(async (grounds, floor) => {
    const { world } = grounds;
    await dress(grounds, "none");
    const lines = [{ sku: "TEE-BLACK-M", quantity: 2 }];
    const plain = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 3 }], note: "No plastic" });
    const rushed = await world.order({ lines, shipping_method: "Express" });
    const file = await keep(grounds, ART);
    await dress(grounds);
    await place(grounds, "anna", { line: await lineOf(grounds, rushed) }, [at(file._id)]);
    await dress(grounds, "none");
    for (const order of [plain, rushed]) {
      for (const event of ["order.submit", "order.pay"]) await world.move("root", [order], event);
    }
    const desk = await deskOf(grounds, floor, "order_qc", "qc");
    assert.deepEqual([desk.open, desk.waiting, desk.elsewhere, desk.last], [null, 5, [], []]);
    assert.equal(desk.next.length, MAX_NEXT_SHOWN);
    assert.deepEqual(desk.next.map(({ rush, n, of }) => `${rush} ${n}/${of}`), [
      "true 1/2",
      "true 2/2",
      "false 1/3",
    ]);
    const [first, , third] = desk.next;
    const { safe_mm, ...art } = { ...first!.arts[0]! };
    assert.deepEqual({ ...art }, {
      area: "front",
      area_title: "Front",
      w_mm: 100,
      h_mm: 67,
      area_w_mm: 300,
      file_id: file._id,
      w_px: 600,
    });
    assert.deepEqual([safe_mm, third!.arts, third!.note], [5, [], "No plastic"]);
    await floor.send("qc", [first!.ticket, PASS, desk.next[1]!.ticket]);
    const after = await deskOf(grounds, floor, "order_qc", "qc");
    assert.deepEqual([after.open?.ticket, after.waiting, after.inprocess], [desk.next[1]!.ticket, 3, 1]);
    assert.deepEqual({ ...after.elsewhere[0] }, { print_status: "Cutting", waiting: 1 });
    assert.deepEqual(
      after.last.map(({ event, ticket, undo_until }) => [event, ticket, undo_until !== null]),
      [
        ["unit.start", desk.next[1]!.ticket, true],
        ["unit.pass", first!.ticket, false],
        ["unit.start", first!.ticket, false],
      ],
    );
    assert.equal(after.last[0]?.operator_name, "Person order_qc");
    const empty = await deskOf(grounds, floor, "sewer", "sewing");
    assert.deepEqual([empty.waiting, empty.next, empty.elsewhere.length], [0, [], 2]);
    const json = JSON.stringify([desk, after, empty]);
    for (const hidden of ["Zoë", "zoe@", "anna", "Lange", "1299", "12.99"]) {
      assert.ok(!json.includes(hidden), hidden);
    }
  }),
);

Deno.test(
  "a remade garment needs its new ticket where it begins, once and without a reason; the floor prints only its own tickets",
  atWork(async (grounds, floor) => {
    const { world, ask, refused } = grounds;
    await world.order({}, ["order.submit", "order.pay"]);
    const { ticket = "" } = (await deskOf(grounds, floor, "order_qc", "qc")).next[0] ?? {};
    const id = await idOf(grounds, ticket);
    await floor.send("qc", [ticket, PASS]);
    await floor.send("cutting", [ticket, REASON_1]);
    const wanted = async (by: Name, step: string) =>
      (await deskOf(grounds, floor, by, step)).tickets.map((each) => each.ticket);
    assert.deepEqual(await wanted("order_qc", "qc"), [`${ticket}-2`]);
    assert.deepEqual(await wanted("cutting", "cutting"), []);
    assert.equal(await refused("printer", PRINT, { ids: [id] }), "FORBIDDEN");
    // The person who rejected the garment has it in hand.
    assert.deepEqual(await ask("cutting", PRINT, { ids: [id] }), { print: { labels: 1 } });
    assert.deepEqual(await wanted("order_qc", "qc"), []);
    assert.equal(await refused("order_qc", PRINT, { ids: [id] }), "BAD_INPUT, params.reason required");
    assert.equal(await refused("order_qc", PRINT, { ids: [id], reason: "Torn" }), "ok");
  }),
);

Deno.test(
  "the last scans name the ticket that was read or in hand, so that a void ticket is never shown as the new one",
  atWork(async (grounds, floor) => {
    await grounds.world.order({}, ["order.submit", "order.pay"]);
    const { ticket = "" } = (await deskOf(grounds, floor, "order_qc", "qc")).next[0] ?? {};
    const again = `${ticket}-2`;
    await floor.send("qc", [ticket, REASON_1, ticket.toLowerCase(), again, PASS]);
    const { last } = await deskOf(grounds, floor, "order_qc", "qc");
    assert.deepEqual(last.map((each) => [each.ticket, each.event || each.answer]), [
      [again, "unit.pass"],
      [again, "unit.start"],
      [ticket, "oldTicket"],
      [ticket, "unit.reject"],
      [ticket, "unit.start"],
    ]);
  }),
);

Deno.test("the nearest printer is at the station where the garment begins again, and the rejecting station precedes others of that step", () => {
  const route = JSON.stringify(["cutting", "pack"]);
  const stations = [{ _id: "c1", step: "cutting" }, { _id: "c2", step: "cutting" }, {
    _id: "s1",
    step: "sewing",
  }];
  assert.deepEqual(nearestPrinters({ route, rejected_at: "s1" }, stations), ["c1", "c2"]);
  assert.deepEqual(nearestPrinters({ route, rejected_at: "c2" }, stations), ["c2"]);
  assert.deepEqual(nearestPrinters({ route, rejected_at: null }, stations), ["c1", "c2"]);
  assert.deepEqual(nearestPrinters({ route, rejected_at: "s1" }, stations.slice(2)), ["s1"]);
  assert.deepEqual(nearestPrinters({ route, rejected_at: null }, stations.slice(2)), []);
});

Deno.test(
  "scans are stored as read for ninety days; a device clock that is a day wrong changes nothing",
  atWork(async (grounds, floor) => {
    const { db } = grounds.world;
    await grounds.world.order({}, ["order.submit", "order.pay"]);
    const { ticket = "" } = (await deskOf(grounds, floor, "order_qc", "qc")).next[0] ?? {};
    const wrong = NOW - 86_400;
    const answers = await floor.send("qc", [
      { key: "kept-key-1", code: ticket, seq: 8, device_at: wrong },
      { key: "kept-key-2", code: `${"x".repeat(90)}`, seq: 9, device_at: NOW + 86_400 },
      {
        key: "kept-key-3",
        code: REASON_1,
        seq: 10,
        device_at: wrong,
        note: "Red thread",
        fault_step: "Sewing",
      },
    ]);
    assert.deepEqual(answers.map(({ seq, event, undo_until }) => [seq, event, undo_until]), [
      [8, "unit.start", NOW + 120],
      [9, "", null],
      [10, "unit.reject", NOW + 120],
    ]);
    const rows = await db.read.selectFrom("scans").select([
      "device_seq",
      "device_at",
      "code",
      "outcome",
      "event",
    ])
      .orderBy("seq").execute();
    assert.deepEqual(
      rows.map(({ device_seq, device_at, code, outcome }) => [device_seq, device_at, code, outcome]),
      [
        [8, wrong, ticket, "done"],
        [9, NOW + 86_400, "x".repeat(80), "unknown"],
        [10, wrong, REASON_1, "done"],
      ],
    );
    const reject = await db.read.selectFrom("unit_events").select(["reason", "fault_step", "reason_code"])
      .where("event", "=", "unit.reject").executeTakeFirst();
    assert.deepEqual(reject, { reason: "Red thread", fault_step: "Sewing", reason_code: "misprint" });
    const bad = await floor.send("qc", [{ key: "kept-key-4", code: `${ticket}-2` }, {
      key: "kept-key-5",
      code: REASON_1,
      note: "x".repeat(501),
    }]);
    assert.deepEqual(bad.map(({ outcome, code }) => `${outcome} ${code}`), ["done ", "refused BAD_INPUT"]);
    await forgetOld(db, NOW + 90 * 86_400);
    assert.equal((await db.read.selectFrom("scans").select("_id").execute()).length, 4);
    await forgetOld(db, NOW + 90 * 86_400 + 1);
    assert.equal((await db.read.selectFrom("scans").select("_id").execute()).length, 0);
  }),
);
