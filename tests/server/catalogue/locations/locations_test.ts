/** Locations by the API: made, changed, found, refused, deleted; and the first location of every database. */
import assert from "node:assert/strict";
import { CompiledQuery, createQueryId } from "kysely";
import type { Location, LocationInput } from "../../../../api/generated/schema.ts";
import { METHODS, STEPS } from "../../../../api/catalogue/locations.ts";
import { usualHours } from "../../../../api/catalogue/opening_hours.ts";
import { locations } from "../../../../resources/catalogue/locations.ts";
import { pageOf } from "../../../../server/list/resolver.ts";
import { openUnitsAt } from "../../../../server/modules/catalogue/locations/making_store.ts";
import { deskHours } from "../../../../server/modules/catalogue/locations/desk_store.ts";
import { locationsList } from "../../../../server/modules/catalogue/locations/store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const FIELDS =
  `_id code name type city country place time_zone workdays opens_min closes_min support_desk cut_off_min holidays steps methods
  carriers capacity_day priority status version`;
const MAKE = `mutation M($id: ID, $params: LocationInput!, $version: Int) {
  made: makeLocation(id: $id, params: $params, version: $version) { ${FIELDS} } }`;
const TRASH = "mutation T($ids: [ID!]!) { trashLocation(delete_ids: $ids) }";

const make = async ({ ask }: Grounds, params: LocationInput, id: string | null = null, version?: number) =>
  (await ask<{ made: Location }>("root", MAKE, { id, params, version })).made;

const list = async ({ ask }: Grounds, args: string) => {
  const text = `{ rows: locations(${args}) { code } locationsCount(${args}) { count } }`;
  const answer = await ask<{ rows: { code: string }[]; locationsCount: { count: number } }>("root", text);
  assert.equal(answer.locationsCount.count, answer.rows.length);
  return answer.rows.map(({ code }) => code).join(" ");
};

const DNG: LocationInput = { code: "DNG", name: "Da Nang plant", type: "factory" };

Deno.test(
  "S2.26 every database starts with one location that does everything",
  onGrounds(async (scene) => {
    const { rows } = await scene.ask<{ rows: Location[] }>("root", `{ rows: locations { ${FIELDS} } }`);
    assert.equal(rows.length, 1);
    const { code, type, steps, methods, status, version } = rows[0]!;
    assert.deepEqual({ code, type, steps, methods, status, version }, {
      code: "MAIN",
      type: "factory",
      steps: [...STEPS],
      methods: [...METHODS],
      status: "Active",
      version: 1,
    });
    assert.equal((await make(scene, { name: "Ulm" }, rows[0]!._id, 1)).name, "Ulm");
  }),
);

Deno.test(
  "S2.26 a location is made, with its steps in production order; the list finds it by status, type and word",
  onGrounds(async (scene) => {
    const made = await make(scene, {
      ...DNG,
      code: "dng",
      city: "Da Nang",
      country: "Vietnam",
      time_zone: "Asia/Ho_Chi_Minh",
      workdays: ["Sa", "Mo"],
      cut_off_min: 990,
      holidays: ["30-04-2027", "2027-01-01"],
      steps: ["pack", "qc", "print"],
      carriers: ["VNPost", "DHL Express"],
      capacity_day: 2_500,
    });
    assert.deepEqual({ ...made, _id: "" }, {
      ...DNG,
      _id: "",
      city: "Da Nang",
      country: "VN",
      place: "Da Nang, VN",
      time_zone: "Asia/Ho_Chi_Minh",
      workdays: ["Mo", "Sa"],
      opens_min: 540,
      closes_min: 1_080,
      support_desk: false,
      cut_off_min: 990,
      holidays: ["2027-01-01", "2027-04-30"],
      steps: ["qc", "print", "pack"],
      methods: [],
      carriers: ["DHL Express", "VNPost"],
      capacity_day: 2_500,
      priority: 0,
      status: "Active",
      version: 1,
    });
    await make(scene, { code: "LAX", name: "Returns", type: "return", status: "Paused" });
    assert.equal(await list(scene, 'status: ["All"]'), "DNG LAX MAIN", "by their code");
    assert.equal(await list(scene, 'status: ["Paused"]'), "LAX");
    assert.equal(await list(scene, 'type: ["factory"]'), "DNG MAIN");
    assert.equal(await list(scene, 'search: "da nang vn"'), "DNG");
  }),
);

Deno.test(
  "S2.26 a change keeps omitted fields, is audited field by field, and requires the version that the person saw",
  onGrounds(async (scene) => {
    const { _id, ...before } = await make(scene, { ...DNG, steps: ["qc", "pack"] });
    const after = await make(scene, { steps: ["qc"], status: "Closed" }, _id, 1);
    assert.deepEqual(after, { ...before, _id, steps: ["qc"], status: "Closed", version: 2 });
    const stale = { id: _id, params: { name: "Other" }, version: 1 };
    assert.equal(await scene.refused("root", MAKE, stale), "STALE");
    assert.equal(
      (await make(scene, { status: "Closed" }, _id)).version,
      2,
      "nothing changed, nothing written",
    );
    const entries = await scene.world.db.read.selectFrom("audit_events").select(["action", "changes"])
      .where("entity", "=", "locations").where("entity_id", "=", _id).orderBy("seq").execute();
    assert.deepEqual(entries.map(({ action }) => action), ["makeLocation", "makeLocation"]);
    assert.deepEqual(JSON.parse(entries[1]!.changes), [
      { field: "steps", before: '["qc","pack"]', after: '["qc"]' },
      { field: "status", before: "Active", after: "Closed" },
    ]);
    assert.deepEqual(await scene.ask("root", TRASH, { ids: [_id] }), { trashLocation: [_id] });
    assert.equal(await list(scene, 'search: "dng"'), "");
  }),
);

Deno.test(
  "S2.26 an invalid location is refused at its field: a code that exists in any case, a zone, a time, holidays",
  onGrounds(async (scene) => {
    const cases: readonly (readonly [LocationInput, string])[] = [
      [{}, "code required, params.name required, params.type required"],
      [{ ...DNG, code: "main" }, "code taken"],
      [{ ...DNG, time_zone: "Asia/Da_Nang" }, "time_zone badTimeZone"],
      [{ ...DNG, cut_off_min: 1_440 }, "cut_off_min badTime"],
      [{ ...DNG, opens_min: 1_000, closes_min: 1_059 }, "closes_min closesEarly"],
      [{ ...DNG, opens_min: 1_200, closes_min: 300 }, "closes_min closesEarly"],
      [{ ...DNG, support_desk: true }, "workdays required"],
      [{ ...DNG, holidays: Array(10_000).fill("2027-01-01") }, "holidays tooMany"],
    ];
    for (const [params, problem] of cases) {
      assert.equal(await scene.refused("root", MAKE, { params }), `BAD_INPUT, params.${problem}`);
    }
    assert.equal(await list(scene, 'status: ["All"]'), "MAIN");
  }),
);

Deno.test(
  "S4.13 at most one location is the support desk, and its hours apply to cases; without one Monday to Friday, 9 to 18",
  onGrounds(async (scene) => {
    const hours = () => deskHours(scene.world.db.read, "Europe/Berlin");
    assert.deepEqual(await hours(), usualHours("Europe/Berlin"));
    const desk: LocationInput = { ...DNG, workdays: ["Mo", "Sa"], opens_min: 480, support_desk: true };
    const made = await make(scene, { ...desk, holidays: ["2027-01-01"] });
    assert.deepEqual(await hours(), {
      time_zone: "Europe/Berlin",
      workdays: ["Mo", "Sa"],
      holidays: ["2027-01-01"],
      opens_min: 480,
      closes_min: 1_080,
    });
    const second = { params: { ...desk, code: "LAX" } };
    assert.equal(await scene.refused("root", MAKE, second), "BAD_INPUT, params.support_desk deskTaken");
    await make(scene, { support_desk: false }, made._id, made.version);
    assert.equal((await make(scene, { ...desk, code: "LAX" })).support_desk, true);
  }),
);

Deno.test(
  "S6.14 only root sees or makes locations; an unknown one is missing",
  onGrounds(async ({ refused }) => {
    const get = (id: string) => `{ getLocationById(_id: "${id}") { _id } }`;
    for (const name of ["anna", "agent", "cutting"] as const) {
      assert.equal(await refused(name, "{ locations { _id } }"), "FORBIDDEN", name);
      assert.equal(await refused(name, get("x")), "FORBIDDEN", name);
      assert.equal(await refused(name, MAKE, { params: DNG }), "FORBIDDEN", name);
      assert.equal(await refused(name, TRASH, { ids: ["x"] }), "FORBIDDEN", name);
    }
    assert.equal(await refused("root", get("nothing")), "NOT_FOUND");
    assert.equal(await refused("root", MAKE, { id: "nothing", params: DNG }), "NOT_FOUND");
    assert.equal(await refused("root", TRASH, { ids: ["nothing"] }), "NOT_FOUND");
  }),
);

Deno.test("S2.22 a garment follows its product's route, and an order is made at the first location that can make all of it", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const route = (sku: string, steps: readonly string[], methods: readonly string[]) =>
      db.write((tx) =>
        tx.updateTable("products").set({ route: JSON.stringify(steps), methods: JSON.stringify(methods) })
          .where("code", "=", sku).execute().then(() => {})
      );
    await route("TEE-BLACK-M", ["cutting", "sewing", "pack"], ["embroidery", "dtg"]);
    await route("MUG-WHITE", ["print", "pack"], []);
    const lines = [{ sku: "TEE-BLACK-M", quantity: 1 }, { sku: "MUG-WHITE", quantity: 1 }];
    const garmentsOf = (order: string) =>
      db.read.selectFrom("units").selectAll().where("order_id", "=", order).orderBy("seq").execute();
    const id = await world.order({ lines }, ["order.submit", "order.pay"]);
    const [tee, mug] = await garmentsOf(id);
    assert.deepEqual([tee?.print_status, mug?.print_status], ["Cutting", "Printing"]);
    const next = async (unit: string) => {
      await world.unit("root", [unit], "unit.start");
      return (await world.unit("root", [unit], "unit.pass"))[0]?.columns;
    };
    assert.deepEqual(await next(tee!._id), { print_status: "Sewing", work_status: "Waiting" });
    assert.deepEqual(await next(mug!._id), { print_status: "Packing", work_status: "Waiting" });
    const [again] = await world.unit("root", [mug!._id], "unit.reject", { reason_code: "stain" });
    assert.deepEqual(again?.columns, { print_status: "Printing", work_status: "Waiting" });
    // The first location lacks a step for one item and every method for the other.
    const main = await db.read.selectFrom("locations").selectAll().executeTakeFirstOrThrow();
    const can = (steps: readonly string[], methods: readonly string[]) => ({
      steps: JSON.stringify(steps),
      methods: JSON.stringify(methods),
    });
    const places = async (first: object, second: object) =>
      await db.write(async (tx) => {
        await tx.deleteFrom("locations").where("_id", "=", "second").execute();
        await tx.updateTable("locations").set(first).where("_id", "=", main._id).execute();
        await tx.insertInto("locations").values({
          ...main,
          _id: "second",
          code: "DNG",
          priority: 9,
          ...second,
        })
          .execute();
      });
    const ALL = ["cutting", "print", "sewing", "pack"];
    const pay = async () => {
      const order = await world.order({ lines }, ["order.submit"]);
      const [result] = await world.move("anna", [order], "order.pay");
      return result?.ok ? (await garmentsOf(order)).map((unit) => unit.location_id) : result?.reason?.code;
    };
    await places(can(["cutting", "print", "pack"], ["dtg"]), can(ALL, ["dtf"]));
    assert.equal(await pay(), "isMakeable");
    await places(can(["cutting", "print", "pack"], ["dtg"]), can(ALL, ["embroidery"]));
    assert.deepEqual(await pay(), ["second", "second"]);
  }));

Deno.test(
  "S2.26 a location's list counts open garments without packed ones, and so does the choice of a location for an order",
  onGrounds(async ({ world: { db, as } }) => {
    if (db.engine !== "sqlite") return;
    const seen: string[] = [];
    const watched = {
      ...db,
      read: db.read.withPlugin({
        transformQuery({ node }) {
          seen.push(db.read.getExecutor().compileQuery(node, createQueryId()).sql);
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }),
    };
    await openUnitsAt(watched.read, ["here", "there"]);
    const page = pageOf(locations, locationsList, {}, as("root")).compile(db.read).sql;
    for (const text of [page, ...seen]) {
      const { rows } = await db.read.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${text}`, Array(text.split("?").length - 1).fill(1)),
      );
      const plan = rows.map(({ detail }) => detail).join("\n");
      assert.match(plan, /COVERING INDEX units_by_work \(location_id=\? AND print_status=\?\)/, plan);
    }
    assert.equal(seen.length, 1);
  }),
);
