/** A list of garments reads only the requested facts, which equal those of a garment's record. */
import assert from "node:assert/strict";
import { buildSchema, getNamedType, type GraphQLObjectType, isLeafType } from "graphql";
import { sql } from "kysely";
import { SDL } from "../../../../api/generated/sdl.ts";
import { documentOf } from "../../../../resources/document.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { testApp } from "../../../support/server/api.ts";
import { recordReader } from "../../../support/server/statement_recorder.ts";
import { inWorld } from "../../../support/desk/bulk.ts";
import type { World } from "../../../support/orders/world.ts";

type Facts = Readonly<Record<string, unknown>>;

/** Each field of a garment as a document requests it. */
const FIELDS = Object.values((buildSchema(SDL).getType("Unit") as GraphQLObjectType).getFields())
  .map(({ name, type }) => ({
    name,
    text: isLeafType(getNamedType(type)) ? name : `${name} { __typename }`,
  }));

/** Makes a garment in work, with a batch, a bin and a package, whose item has a substitute that is proposed. */
async function busyUnit(world: World): Promise<string> {
  const order = await world.order({ shipping_method: "express" }, ["order.submit", "order.pay"]);
  const { _id } = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
    .executeTakeFirstOrThrow();
  await world.unit("root", [_id], "unit.start");
  await world.db.write(async (tx) => {
    const mug = sql`(select _id from items where sku = 'MUG-WHITE')`;
    await sql`update items set substitute_id = ${mug}, color = 'black', size = 'M' where sku = 'TEE-BLACK-M'`
      .execute(tx);
    await sql`update units set offered_id = ${mug}, rejects = 1, cycle = 2, cycles = 2, packed_by = 'root', packed_at = 9
      where _id = ${_id}`.execute(tx);
  });
  return _id;
}

Deno.test("S2.20 each fact of a garment is the same alone in a list, with all others, and in its record", () =>
  inWorld(async (world) => {
    const _id = await busyUnit(world);
    await using api = testApp(world.db);
    for (const name of ["root", "anna"] as const) {
      const token = await world.token(name);
      const ask = async (document: string) => {
        const { data, errors } = await api.ask<unknown, Readonly<Record<string, Facts>>>(token, document);
        assert.deepEqual(errors, [], document);
        return data ?? {};
      };
      const all = FIELDS.map(({ text }) => text).join(" ");
      const record = (await ask(`{ getUnitById(_id: "${_id}") { ${all} } }`))["getUnitById"];
      const whole = await ask(`{ units(_id: ["${_id}"]) { ${all} } }`) as { units?: Facts[] };
      assert.deepEqual(whole.units, [record], name);
      const alone: Facts[] = [];
      for (const { text } of FIELDS) {
        const { units = [] } = await ask(`{ units(_id: ["${_id}"]) { ${text} } }`) as { units?: Facts[] };
        alone.push(...units);
      }
      assert.deepEqual(Object.assign({}, ...alone), record, name);
    }
  }));

Deno.test("S2.20 a page of garments reads no table whose facts it does not show", () =>
  inWorld(async (world) => {
    await busyUnit(world);
    const requests: string[] = [];
    const read = recordReader(world.db.read, ({ sql }) => void requests.push(sql));
    await using api = testApp({ ...world.db, read });
    const { data } = await api.ask<unknown, { units: Facts[] }>(await world.token("root"), documentOf(units));
    assert.equal(data?.units[0]?.["ticket"], "UN-000001-2");
    const reads = requests.filter((text) => /join "?units"? as r/.test(text));
    assert.equal(reads.length, 1, "one statement");
    for (const table of ["packages", "products", "locations"]) {
      assert.doesNotMatch(reads[0]!, new RegExp(`join ${table}\\b`));
    }
    assert.match(reads[0]!, /join stations\b/);
  }));
