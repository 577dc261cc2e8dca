import assert from "node:assert/strict";
import { rules } from "../../../api/access.ts";
import { abilitiesOf } from "../../../resources/abilities.ts";
import { mutation } from "../../../server/fields.ts";
import type { Module } from "../../../server/module.ts";
import { modules as allModules } from "../../../server/generated/modules.ts";
import { makeSchema } from "../../../server/graphql/schema.ts";
import { itemLifecycle } from "../../../server/modules/catalogue/items/lifecycle.ts";
import { locations } from "../../../server/modules/catalogue/locations/module.ts";
import { tax } from "../../../server/modules/money/tax/module.ts";
import { withRest } from "../../support/server/api.ts";
import { servedModules } from "../../support/server/module_server.ts";

const whole = allModules;

Deno.test("security Z1: every root field without its rule prevents the start", () => {
  for (const field of abilitiesOf().keys()) {
    const abilities = new Map(abilitiesOf());
    abilities.delete(field);
    assert.throws(() => makeSchema(whole, abilities), new RegExp(`"${field}" has no rule`));
  }
});

Deno.test("security Z1: a rule for a root field that does not exist prevents the start", () => {
  const abilities = new Map(abilitiesOf()).set("trashEverything", rules.superRootOnly);
  assert.throws(() => makeSchema(whole, abilities), /no root field "trashEverything"/);
});

Deno.test("the schema keeps no places of its source, which would take three times its own memory", () => {
  const { astNode } = makeSchema(whole).getQueryType()!;
  assert.ok(astNode);
  assert.equal(astNode.loc, undefined);
});

Deno.test("a root field without a resolver, or with two, prevents the start", () => {
  const session = allModules.filter((module) => module.queries && "cUser" in module.queries);
  assert.throws(() => makeSchema([]), /has no resolver/);
  assert.throws(() => makeSchema([...whole, ...session]), /"cUser" has two resolvers/);
});

Deno.test("a mutation that mutation() did not make prevents the start: it would skip key and audit", () => {
  const forged = { mutations: { logOut: { work: () => Promise.resolve(true) } } } as unknown as Module;
  const others = allModules.filter((module) => !(module.mutations && "logOut" in module.mutations));
  assert.throws(() => makeSchema(withRest([...others, forged])), /"logOut" was not made by mutation\(\)/);
});

Deno.test("a resolver for a field that does not exist prevents the start", () => {
  const stray = {
    mutations: { dropOrders: mutation(() => Promise.reject(new Error("never"))) },
  } as unknown as Module;
  assert.throws(() => makeSchema([...whole, stray]), /no root field "dropOrders"/);
  assert.throws(
    () => makeSchema([...whole, { fields: { Order: { secrets: () => 1 } } }]),
    /no field "Order.secrets"/,
  );
});

Deno.test("lists, records and lifecycles of a module give its root fields, and the module's own fields replace these", () => {
  const [served] = servedModules([{ ...locations, queries: { locations: () => [] } }]);
  const names = Object.keys({ ...served!.queries, ...served!.mutations });
  for (const name of ["locationsCount", "getBinById", "makePrinter", "trashStation"]) {
    assert.ok(names.includes(name), name);
  }
  assert.deepEqual((served!.queries!.locations as () => unknown)(), []);
  const { mutations, fields } = servedModules([{ lifecycles: [itemLifecycle] }])[0]!;
  assert.deepEqual([Object.keys(mutations!), Object.keys(fields!["Item"]!)], [["moveItem"], ["timeline"]]);
  // The SDL has no deletion of a tax rate, so no mutation is made for it.
  assert.deepEqual(Object.keys(servedModules([tax])[0]!.mutations!), ["makeTaxRate"]);
});
