/** Shipping methods by the API: made, changed, found, refused and paused. */
import assert from "node:assert/strict";
import type { NumberRangeInput, ShippingMethodInput } from "../../../../api/generated/schema.ts";
import type { NumberRange, ShippingMethod } from "../../../../api/generated/schema.ts";
import { takeNumber } from "../../../support/shipping/take_number.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";

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
  "S2.27 the former methods still exist, in order; the picker offers exactly the values that methods have",
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
  "S2.27 an invalid method is refused at its field, and a code is unique",
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
  "S2.27 a method in use cannot be deleted; one without an issued number is deleted with its ranges",
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
  "S2.27 the test of a package shows for every method whether it is offered, and all obstacles",
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
    assert.equal(
      bad,
      "BAD_INPUT, country badCountry, weight_g badNumber, width_mm badNumber, height_mm badNumber",
    );
    const SIZED = `query T($height: Int!) {
      methodTest(country: "DE", weight_g: 1, length_mm: 10000, width_mm: 1, height_mm: $height) { code } }`;
    const tooHigh = await scene.refused("root", SIZED, { height: 10_001 });
    assert.equal(tooHigh, "BAD_INPUT, height_mm badNumber");
    assert.equal(await scene.refused("anna", TEST, { country: "US", weight_g: 1 }), "FORBIDDEN");
  }),
);

Deno.test(
  "S6.14 only root sees or makes methods and ranges",
  onGrounds(async ({ refused }) => {
    for (const name of ["anna", "order_qc", "packager"] as const) {
      assert.equal(await refused(name, "{ logistics { _id } }"), "FORBIDDEN", name);
      assert.equal(await refused(name, "{ numberRanges { _id } }"), "FORBIDDEN", name);
      assert.equal(await refused(name, MAKE, { params: POST }), "FORBIDDEN", name);
    }
    assert.equal(await refused("root", '{ getShippingMethodById(_id: "gone") { _id } }'), "NOT_FOUND");
  }),
);
