/** Stations and bins of a location by the API. */
import assert from "node:assert/strict";
import type { Bin, Station, StationInput } from "../../../../api/generated/schema.ts";
import { MAX_BINS_AT_ONCE } from "../../../../api/catalogue/stations.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";

const STATION = "_id location_id code step name auto_pass photo sheet_w_mm version";
const MAKE_STATION = `mutation M($id: ID, $params: StationInput!, $version: Int) {
  made: makeStation(id: $id, params: $params, version: $version) { ${STATION} } }`;
const MAKE_BINS = `mutation M($location: ID!, $labels: String!, $capacity: Int, $key: String) {
  made: makeBins(location: $location, labels: $labels, capacity: $capacity, key: $key) {
    _id code label capacity } }`;
const MAKE_BIN =
  `mutation M($id: ID, $params: BinInput!) { made: makeBin(id: $id, params: $params) { code label } }`;
const TRASH_BIN = "mutation T($ids: [ID!]!) { trashBin(delete_ids: $ids) }";
const MAKE_LOCATION = `mutation M($id: ID, $params: LocationInput!) {
  made: makeLocation(id: $id, params: $params) { _id } }`;

async function placeOf({ ask }: Grounds, code: string): Promise<string> {
  const params = { code, name: code, type: "factory" };
  return (await ask<{ made: { _id: string } }>("root", MAKE_LOCATION, { params })).made._id;
}
const makeStation = async ({ ask }: Grounds, params: StationInput, id?: string, version?: number) =>
  (await ask<{ made: Station }>("root", MAKE_STATION, { id, params, version })).made;
const makeBins = async ({ ask }: Grounds, location: string, labels: string, more: object = {}) =>
  (await ask<{ made: Bin[] }>("root", MAKE_BINS, { location, labels, ...more })).made;
const labelsOf = async ({ ask }: Grounds, location: string) =>
  (await ask<{ bins: Bin[] }>("root", `{ bins(location: ["${location}"]) { label } }`)).bins
    .map(({ label }) => label).join(" ");

Deno.test(
  "S2.26 a station gets a running number, has a unique name in its location, and never leaves it",
  onGrounds(async (grounds) => {
    const [place, there] = [await placeOf(grounds, "ONE"), await placeOf(grounds, "TWO")];
    const made = await makeStation(grounds, {
      location_id: place,
      step: "print",
      name: "DTG 1",
      auto_pass: true,
    });
    assert.deepEqual({ ...made, _id: "" }, {
      _id: "",
      location_id: place,
      code: "ST-000001",
      step: "print",
      name: "DTG 1",
      auto_pass: true,
      photo: false,
      sheet_w_mm: 558,
      version: 1,
    });
    const other = { location_id: there, step: "print", name: "DTG 1" };
    assert.equal((await makeStation(grounds, other)).code, "ST-000002");
    const refused = (params: StationInput, id?: string, version?: number) =>
      grounds.refused("root", MAKE_STATION, { id, params, version });
    const nameTaken = "BAD_INPUT, params.name taken";
    assert.equal(await refused({ location_id: place, step: "qc", name: "dtg 1" }), nameTaken);
    assert.equal(await refused({ location_id: there }, made._id), "BAD_INPUT, params.location_id fixed");
    const nowhere = "BAD_INPUT, params.location_id unknown";
    assert.equal(await refused({ location_id: "nowhere", step: "qc", name: "Desk" }), nowhere);
    assert.equal((await makeStation(grounds, { photo: true }, made._id, 1)).version, 2);
    assert.equal(await refused({ photo: false }, made._id, 1), "STALE");
    const { trashStation } = await grounds.ask<{ trashStation: string[] }>(
      "root",
      `mutation { trashStation(delete_ids: ["${made._id}"]) }`,
    );
    assert.deepEqual(trashStation, [made._id]);
    const next = await makeStation(grounds, { location_id: place, step: "qc", name: "Desk" });
    assert.equal(next.code, "ST-000003", "an issued number is never issued again");
  }),
);

Deno.test(
  "S2.26 a garment cannot pass automatically at a station where somebody must check it",
  onGrounds(async (grounds) => {
    const location_id = await placeOf(grounds, "ONE");
    const station = { location_id, name: "Front", auto_pass: true };
    for (const step of ["qc", "final_qc", "pack", "box"]) {
      const refused = await grounds.refused("root", MAKE_STATION, { params: { ...station, step } });
      assert.equal(refused, "BAD_INPUT, params.auto_pass notAutomatic", step);
    }
    const { _id } = await makeStation(grounds, { ...station, step: "sewing" });
    const moved = await grounds.refused("root", MAKE_STATION, { id: _id, params: { step: "final_qc" } });
    assert.equal(moved, "BAD_INPUT, params.auto_pass notAutomatic");
  }),
);

Deno.test(
  "S2.26 many bins are made at once, all or none, with numbers in order; the same key makes them once",
  onGrounds(async (grounds) => {
    const [place, there] = [await placeOf(grounds, "ONE"), await placeOf(grounds, "TWO")];
    const key = "bins-of-the-first-rack";
    const made = await makeBins(grounds, place, "A08–A11", { capacity: 6, key });
    assert.deepEqual(made.map(({ code, label, capacity }) => `${code} ${label} ${capacity}`), [
      "BN-000001 A08 6",
      "BN-000002 A09 6",
      "BN-000003 A10 6",
      "BN-000004 A11 6",
    ]);
    assert.deepEqual(await makeBins(grounds, place, "A08–A11", { capacity: 6, key }), made);
    const refused = (location: string, labels: string) =>
      grounds.refused("root", MAKE_BINS, { location, labels });
    assert.equal(await refused(place, "a11–a12"), "BAD_INPUT, labels taken");
    assert.equal(await refused(place, "A9–A10"), "BAD_INPUT, labels badRange");
    assert.equal(await refused(place, `B000–B${MAX_BINS_AT_ONCE}`), "BAD_INPUT, labels tooMany");
    assert.equal(await refused("nowhere", "A01"), "BAD_INPUT, location unknown");
    assert.equal((await makeBins(grounds, there, "A11"))[0]?.code, "BN-000005");
    assert.equal(await labelsOf(grounds, place), "A08 A09 A10 A11");
    const audits = await grounds.world.db.read.selectFrom("audit_events").select("entity_id")
      .where("action", "=", "makeBins").where("entity", "=", "bins").execute();
    assert.equal(audits.length, 5);
    const one = await grounds.ask<{ made: Bin }>("root", MAKE_BIN, {
      id: made[0]!._id,
      params: { label: "Front" },
    });
    assert.deepEqual(one.made, { code: "BN-000001", label: "Front" });
  }),
);

Deno.test(
  "S2.26 a bin with an order in it cannot be deleted, nor can its location; a deleted bin's code is not used again",
  onGrounds(async (grounds) => {
    const { ask, refused, world } = grounds;
    const place = await placeOf(grounds, "ONE");
    const [first, second] = await makeBins(grounds, place, "A1–A2");
    const order = await world.order();
    const hold = (order_id: string | null) =>
      world.db.write((tx) =>
        tx.updateTable("bins").set({ order_id }).where("_id", "=", first!._id).execute()
      );
    await hold(order);
    const trashLocation = "mutation T($ids: [ID!]!) { trashLocation(delete_ids: $ids) }";
    const held = "ILLEGAL_TRANSITION, binHoldsOrder";
    assert.equal(await refused("root", TRASH_BIN, { ids: [second!._id, first!._id] }), held);
    assert.equal(await refused("root", trashLocation, { ids: [place] }), held);
    assert.equal(await labelsOf(grounds, place), "A1 A2");
    await ask("root", TRASH_BIN, { ids: [second!._id] });
    const code = { id: place, params: { code: "NEW" } };
    assert.equal(await refused("root", MAKE_LOCATION, code), "BAD_INPUT, params.code fixed");
    await hold(null);
    assert.deepEqual(await ask("root", trashLocation, { ids: [place] }), { trashLocation: [place] });
    assert.equal(await labelsOf(grounds, place), "");
  }),
);

Deno.test(
  "Clear answers 12: a station cannot be deleted while a garment is open at it, and the refusal says so",
  onGrounds(async (grounds) => {
    const { ask, refused, world } = grounds;
    const { _id } = await makeStation(grounds, {
      location_id: await placeOf(grounds, "ONE"),
      step: "print",
      name: "DTG 1",
    });
    const openAt = (station_id: string | null) =>
      world.db.write((tx) => tx.updateTable("units").set({ station_id }).execute());
    await world.order({}, ["order.submit", "order.pay"]);
    await openAt(_id);
    const trashStation = "mutation T($ids: [ID!]!) { trashStation(delete_ids: $ids) }";
    assert.equal(
      await refused("root", trashStation, { ids: [_id] }),
      "ILLEGAL_TRANSITION, locationHasWork",
    );
    await openAt(null);
    assert.deepEqual(await ask("root", trashStation, { ids: [_id] }), { trashStation: [_id] });
  }),
);

Deno.test(
  "a packer can empty a bin by hand; the audit names its order, and emptying a free bin changes nothing",
  onGrounds(async (grounds) => {
    const { ask, refused, world } = grounds;
    const [first] = await makeBins(grounds, await placeOf(grounds, "ONE"), "A1–A2");
    const order = await world.order();
    await world.db.write((tx) =>
      tx.updateTable("bins").set({ order_id: order }).where("_id", "=", first!._id).execute()
    );
    const FREE = "mutation F($id: ID!) { bin: freeBin(id: $id) { label order_id order_code } }";
    assert.equal(await refused("sewer", FREE, { id: first!._id }), "FORBIDDEN");
    assert.equal(await refused("packager", FREE, { id: "none" }), "NOT_FOUND");
    const free = { bin: { label: "A1", order_id: null, order_code: "" } };
    assert.deepEqual(await ask("packager", FREE, { id: first!._id }), free);
    assert.deepEqual(await ask("order_qc", FREE, { id: first!._id }), free);
    const audit = await world.db.read.selectFrom("audit_events").select(["actor_id", "changes"])
      .where("action", "=", "freeBin").execute();
    const { code } = await world.db.read.selectFrom("orders").select("code").where("_id", "=", order)
      .executeTakeFirstOrThrow();
    assert.deepEqual(audit.map(({ actor_id }) => actor_id), ["packager"]);
    assert.ok(audit[0]?.changes.includes(code));
  }),
);

Deno.test(
  "S6.14 only root sees the contents of a location",
  onGrounds(async ({ refused }) => {
    for (const name of ["anna", "agent", "sewer"] as const) {
      for (const list of ["stations", "bins"]) {
        assert.equal(await refused(name, `{ ${list} { _id } }`), "FORBIDDEN", `${name} ${list}`);
      }
      assert.equal(await refused(name, MAKE_BINS, { location: "x", labels: "A" }), "FORBIDDEN", name);
    }
  }),
);
