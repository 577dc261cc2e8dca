/** Shipping methods and their numbers by the API: made, changed, found, refused, paused, and each number given once. */
import assert from "node:assert/strict";
import type { NumberRangeInput, ShippingMethodInput } from "../../../../api/generated/schema.ts";
import type { NumberRange, ShippingMethod } from "../../../../api/generated/schema.ts";
import { pauseRanges } from "../../../../server/backup/restored_store.ts";
import { takeNumber } from "../../../support/shipping/take_number.ts";
import { freshDatabase, withDatabase } from "../../../support/server/database.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const FIELDS =
  `_id code name carrier provider integration_id countries limit_g limit_mm tracked incoterm cutoff
  min_days max_days days card position status version`;
const RANGE = "_id method_code kind head country first last next code left days_left level status version";
const MAKE = `mutation M($id: ID, $params: ShippingMethodInput!, $version: Int) {
  made: makeShippingMethod(id: $id, params: $params, version: $version) { ${FIELDS} } }`;
const MAKE_RANGE = `mutation M($id: ID, $params: NumberRangeInput!, $version: Int) {
  made: makeNumberRange(id: $id, params: $params, version: $version) { ${RANGE} } }`;
const TRASH = "mutation T($ids: [ID!]!) { trashShippingMethod(delete_ids: $ids) }";
const TRASH_RANGE = "mutation T($ids: [ID!]!) { trashNumberRange(delete_ids: $ids) }";

const make = async (
  { ask }: Grounds,
  params: ShippingMethodInput,
  id: string | null = null,
  version?: number,
) => (await ask<{ made: ShippingMethod }>("root", MAKE, { id, params, version })).made;
const makeRange = async ({ ask }: Grounds, params: NumberRangeInput, id: string | null = null) =>
  (await ask<{ made: NumberRange }>("root", MAKE_RANGE, { id, params })).made;
const list = async ({ ask }: Grounds, args: string) => {
  const text = `{ rows: logistics(${args}) { code } logisticsCount(${args}) { count } }`;
  const answer = await ask<{ rows: { code: string }[]; logisticsCount: { count: number } }>("root", text);
  assert.equal(answer.logisticsCount.count, answer.rows.length);
  return answer.rows.map(({ code }) => code).join(" ");
};

const POST: ShippingMethodInput = {
  code: "house-post",
  name: "House post",
  carrier: "VNPost",
  min_days: 9,
  max_days: 18,
};
const SIX = "economy standard express overnight international international-express";
const RB: NumberRangeInput = { method_code: "house-post", head: "RB", country: "VN", first: 0, last: 9 };

Deno.test(
  "S2.27 the methods that there were before are there, in their order; those of its picker are what may be chosen",
  onGrounds(async (scene) => {
    assert.equal(await list(scene, 'status: ["All"]'), SIX);
    assert.equal(await list(scene, 'search: "overnight fedex"'), "overnight");
    const { row } = await scene.ask<{ row: { _id: string }[] }>(
      "root",
      '{ row: logistics(search: "overnight") { _id } }',
    );
    assert.equal((await make(scene, { carrier: "UPS" }, row[0]?._id)).carrier, "UPS");
    assert.equal(await list(scene, 'search: "overnight fedex"'), "");
    const made = await make(scene, { ...POST, countries: ["Germany", "us"], cutoff: "9.30" });
    assert.deepEqual({ ...made, _id: "" }, {
      ...{
        _id: "",
        code: "house-post",
        name: "House post",
        carrier: "VNPost",
        provider: "house",
        integration_id: null,
      },
      ...{
        countries: ["DE", "US"],
        limit_g: 0,
        limit_mm: 0,
        tracked: false,
        incoterm: "DDU",
        cutoff: "09:30",
      },
      ...{ min_days: 9, max_days: 18, days: "9–18", card: "", position: 7, status: "Active", version: 1 },
    });
    await make(scene, { status: "Paused" }, made._id, 1);
    assert.equal(await list(scene, 'status: ["Paused"]'), "house-post");
    assert.equal(await list(scene, 'provider: ["house"]'), "house-post");
    assert.equal(await list(scene, 'search: "vnpost house"'), "house-post");
    const { picked } = await scene.ask<{ picked: { code: string }[] }>(
      "anna",
      "{ picked: shippingMethods { code } }",
    );
    assert.equal(picked.map(({ code }) => code).join(" "), SIX);
  }),
);

Deno.test(
  "S2.27 what a method cannot be is refused at its field, and a code is said once",
  onGrounds(async (scene) => {
    const cases: readonly (readonly [ShippingMethodInput, string])[] = [
      [{}, "code required, params.name required, params.carrier required"],
      [{ ...POST, code: "Standard" }, "code taken"],
      [{ ...POST, code: "a b" }, "code badCode"],
      [{ ...POST, countries: ["Atlantis"] }, "countries.0 badCountry"],
      [{ ...POST, max_days: 8 }, "max_days upperLow"],
      [{ ...POST, provider: "easypost" }, "integration_id needsKey"],
      [{ ...POST, provider: "easypost", status: "Paused", integration_id: "none" }, "integration_id unknown"],
      [{ ...POST, cutoff: "25:00" }, "cutoff badTime"],
      [{ ...POST, limit_g: -1 }, "limit_g badNumber"],
    ];
    for (const [params, problem] of cases) {
      assert.equal(await scene.refused("root", MAKE, { params }), `BAD_INPUT, params.${problem}`);
    }
    const { _id } = await make(scene, POST);
    assert.equal(
      await scene.refused("root", MAKE, { id: _id, params: { code: "other" } }),
      "BAD_INPUT, params.code fixed",
    );
    const stale = { id: _id, params: { name: "Other" }, version: 2 };
    assert.equal(await scene.refused("root", MAKE, stale), "STALE");
  }),
);

Deno.test(
  "S2.27 a method that something names stays; one of which no number was given out goes with its ranges",
  onGrounds(async (scene) => {
    const { world: { db } } = scene;
    const { _id } = await make(scene, POST);
    await makeRange(scene, RB);
    await scene.world.order({ shipping_method: "express" });
    const rows = await db.read.selectFrom("shipping_methods").select("_id").where("code", "=", "express")
      .execute();
    assert.equal(
      await scene.refused("root", TRASH, { ids: rows.map(({ _id }) => _id) }),
      "ILLEGAL_TRANSITION, methodInUse",
    );
    assert.deepEqual(await scene.ask("root", TRASH, { ids: [_id] }), { trashShippingMethod: [_id] });
    assert.equal((await db.read.selectFrom("number_ranges").select("_id").execute()).length, 0);
    const again = await make(scene, POST);
    const range = await makeRange(scene, RB);
    await db.write((tx) => takeNumber(tx, "house-post", NOW));
    assert.equal(await scene.refused("root", TRASH, { ids: [again._id] }), "ILLEGAL_TRANSITION, methodInUse");
    assert.equal(
      await scene.refused("root", TRASH_RANGE, { ids: [range._id] }),
      "ILLEGAL_TRANSITION, rangeInUse",
    );
  }),
);

Deno.test(
  "S2.27 a range has numbers that no other has; what was given out of it is fixed, and more makes it good again",
  onGrounds(async (scene) => {
    const { world: { db }, refused } = scene;
    await make(scene, POST);
    const range = await makeRange(scene, RB);
    assert.deepEqual({ ...range, _id: "" }, {
      ...{
        _id: "",
        method_code: "house-post",
        kind: "s10",
        head: "RB",
        country: "VN",
        first: 0,
        last: 9,
        next: 0,
      },
      ...{ code: "RB000000005VN", left: 10, days_left: null, level: "ok", status: "Active", version: 1 },
    });
    const cases: readonly (readonly [NumberRangeInput, string])[] = [
      [{ ...RB, first: 9, last: 20 }, "first rangeTaken"],
      [{ ...RB, first: 20, last: 19 }, "last upperLow"],
      [{ ...RB, head: "JA", first: 20, last: 29 }, "head unknown"],
      [{ ...RB, country: "XX", first: 20, last: 29 }, "country badCountry"],
      [{ ...RB, method_code: "gone", first: 20, last: 29 }, "method_code unknown"],
      [{ ...RB, first: 20, last: 100_000_000 }, "last badNumber"],
    ];
    for (const [params, problem] of cases) {
      assert.equal(await refused("root", MAKE_RANGE, { params }), `BAD_INPUT, params.${problem}`);
    }
    await makeRange(scene, { ...RB, head: "LX" });
    const numbers = await db.write(async (tx) => {
      const all: (string | null)[] = [];
      for (let at = 0; at < 10; at++) all.push(await takeNumber(tx, "house-post", NOW));
      return all;
    });
    assert.deepEqual([numbers[0], numbers[8]], ["RB000000005VN", "RB000000080VN"]);
    const change = (params: NumberRangeInput) => refused("root", MAKE_RANGE, { id: range._id, params });
    assert.equal(await change({ last: 8 }), "BAD_INPUT, params.last lastGiven");
    assert.equal(await change({ first: 1 }), "BAD_INPUT, params.first fixed");
    const [row] = (await scene.ask<{ rows: NumberRange[] }>(
      "root",
      `{ rows: numberRanges(_id: ["${range._id}"]) { ${RANGE} } }`,
    )).rows;
    assert.deepEqual([row?.status, row?.left, row?.level, row?.code], ["Exhausted", 0, "out", ""]);
    const longer = await makeRange(scene, { last: 11 }, range._id);
    assert.deepEqual([longer.status, longer.left], ["Active", 2]);
    const [head] = await db.write(async (tx) => [await takeNumber(tx, "house-post", NOW)]);
    assert.equal(head?.slice(0, 2), "RB", "the oldest range that has one");
  }),
);

Deno.test("S2.27 when ranges are paused or used up there is no number; a write that fails gives its number back", () =>
  withDatabase(async (db) => {
    await makeWorld(db);
    const range = {
      ...{
        _id: "r",
        method_code: "standard",
        kind: "s10",
        head: "RB",
        country: "VN",
        first: 5,
        last: 6,
        next: 5,
      },
      ...{ status: "Active", created_at: NOW, updated_at: NOW, version: 1 },
    };
    await db.write((tx) => tx.insertInto("number_ranges").values(range).execute());
    const fails = db.write(async (tx) => {
      await takeNumber(tx, "standard", NOW);
      throw new RangeError("it fails");
    });
    await assert.rejects(fails, RangeError);
    const take = () => db.write((tx) => takeNumber(tx, "standard", NOW));
    assert.equal((await take())?.slice(0, 10), "RB00000005");
    await db.write((tx) => pauseRanges(tx, NOW));
    assert.equal(await take(), null);
    await db.write((tx) => tx.updateTable("number_ranges").set({ status: "Active" }).execute());
    assert.equal((await take())?.slice(0, 10), "RB00000006");
    assert.equal(await take(), null);
    assert.equal(await db.write((tx) => takeNumber(tx, "express", NOW)), null);
  }));

Deno.test("S2.27 property: however many take numbers at once, none is given twice and none is left out", async () => {
  await using fresh = await freshDatabase();
  const { db } = fresh;
  const count = isSoak ? 10_000 : 100;
  const half = count / 2;
  const rows = [0, half].map((first) => ({
    ...{
      _id: `r${first}`,
      method_code: "standard",
      kind: "s10",
      head: "RB",
      country: "VN",
      first,
      next: first,
    },
    ...{ last: first + half - 1, status: "Active", created_at: NOW, updated_at: NOW, version: 1 },
  }));
  await db.write((tx) => tx.insertInto("number_ranges").values(rows).execute());
  const numbers = await Promise.all(
    Array.from({ length: count + 5 }, () => db.write((tx) => takeNumber(tx, "standard", NOW))),
  );
  const given = numbers.filter((each) => each !== null);
  assert.equal(given.length, count);
  assert.deepEqual(new Set(given.map((each) => Number(each.slice(2, 10)))).size, count);
  const left = await db.read.selectFrom("number_ranges").select("status").distinct().execute();
  assert.deepEqual(left, [{ status: "Exhausted" }]);
});

Deno.test(
  "S2.27 the test of a package says of every method whether it is offered, and all that is in the way",
  onGrounds(async (scene) => {
    const { world: { db } } = scene;
    await db.write((tx) =>
      tx.updateTable("shipping_methods").set({ countries: '["US"]', limit_g: 400 }).where(
        "code",
        "=",
        "express",
      ).execute()
    );
    const TEST = `query T($country: String!, $weight_g: Int!, $side: Int) {
      rows: methodTest(country: $country, weight_g: $weight_g, length_mm: $side) { code isOffered refusals } }`;
    const { rows } = await scene.ask<{ rows: { code: string; isOffered: boolean; refusals: string[] }[] }>(
      "root",
      TEST,
      { country: "Germany", weight_g: 500 },
    );
    assert.equal(rows.map(({ code }) => code).join(" "), SIX);
    const express = rows.find(({ code }) => code === "express");
    assert.equal(express?.isOffered, false);
    assert.deepEqual(express?.refusals.slice(0, 2), ["country", "tooHeavy"]);
    const bad = await scene.refused("root", TEST, { country: "Nowhere", weight_g: 0, side: 5 });
    assert.equal(bad, "BAD_INPUT, country badCountry, weight_g badNumber, length_mm badNumber");
    assert.equal(await scene.refused("anna", TEST, { country: "US", weight_g: 1 }), "FORBIDDEN");
  }),
);

Deno.test(
  "S6.14 nobody but root sees or makes methods and ranges",
  onGrounds(async ({ refused }) => {
    for (const name of ["anna", "order_qc", "packager"] as const) {
      assert.equal(await refused(name, "{ logistics { _id } }"), "FORBIDDEN", name);
      assert.equal(await refused(name, "{ numberRanges { _id } }"), "FORBIDDEN", name);
      assert.equal(await refused(name, MAKE, { params: POST }), "FORBIDDEN", name);
    }
    assert.equal(await refused("root", '{ getShippingMethodById(_id: "gone") { _id } }'), "NOT_FOUND");
  }),
);
