import { allowedRoles } from "../../api/people/allowed_roles.ts";
import assert from "node:assert/strict";
import {
  allOf,
  allows,
  anyOf,
  byActor,
  group,
  inPerson,
  isFloor,
  isSeller,
  isSignedIn,
  module,
  type Person,
  type Role,
  role,
  ROLES,
  type Rule,
  rules,
  seller,
} from "../../api/access.ts";
import { fc } from "../support/property.ts";

function person(name: string, more: Partial<Person> = {}): Person {
  return { _id: "p1", role: name, groups: [], permission: [], scope: null, ...more };
}

const passing = (rule: Rule, more: Partial<Person> = {}) =>
  ROLES.filter((name) => allows(rule, person(name, more))).join(" ");

Deno.test("S6.1 a rule tests a role, a group, or excludes a group by !name", () => {
  assert.equal(allows(role("printer"), person("printer")), true);
  assert.equal(allows(role("printer"), person("sewer")), false);
  assert.equal(allows(group("night"), person("printer", { groups: ["night"] })), true);
  assert.equal(allows(group("night"), person("printer")), false);
  assert.equal(allows(group("!night"), person("printer", { groups: ["night"] })), false);
  assert.equal(allows(group("!night"), person("printer")), true);
});

Deno.test("S6.2 super_root passes every role, group and permission check", () => {
  for (
    const rule of [...Object.values(rules), group("x"), group("!root"), module("m", "delete"), isSignedIn]
  ) {
    assert.equal(allows(rule, person("super_root", { groups: ["root"] })), true);
  }
});

Deno.test("S6.2 super_root does not pass a check that only limits sellers", () => {
  assert.equal(allows(seller, person("super_root")), false);
  assert.equal(allows(seller, person("sale", { scope: ["p1"] })), true);
  assert.equal(allows(seller, person("sale", { scope: ["p2", "p3"] })), false);
});

Deno.test("S6.3 a list passes if any name matches", () => {
  assert.equal(passing(anyOf(role("sewer"), role("cutting"))), "super_root cutting sewer");
});

Deno.test("S6.4 a check may require all the listed groups", () => {
  const both = allOf(group("a"), group("b"));
  assert.equal(allows(both, person("root", { groups: ["a"] })), false);
  assert.equal(allows(both, person("root", { groups: ["b", "a"] })), true);
});

Deno.test("S6.4 an empty list of rules never lets everybody pass: it cannot be constructed, and one read from data denies", () => {
  assert.throws(() => anyOf(), RangeError);
  assert.throws(() => allOf(), RangeError);
  assert.equal(allows({ kind: "all", of: [] }, person("root")), false);
  assert.equal(allows({ kind: "any", of: [] }, person("root")), false);
});

Deno.test("S1.6 a missing or unknown role passes no rule", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(...Object.values(rules), isSignedIn, group("!a")),
      (name, rule) => {
        fc.pre(!(ROLES as readonly string[]).includes(name));
        assert.equal(allows(rule, person(name)), false);
        assert.equal(allows(rule, null), false);
      },
    ),
  );
});

const EXPECTED: Readonly<Record<keyof typeof rules, readonly [id: string, who: string]>> = {
  operations: ["S6.10", "root super_root order_qc sale"],
  finance: ["S6.11", "root super_root"],
  fulfilment: ["S6.12", "root super_root order_qc cutting printer sewer packager"],
  sales: ["S6.13", "root super_root sale"],
  products: ["S6.13", "super_root"],
  rootOnly: ["S6.14", "root super_root"],
  saleOnly: ["S6.15", "super_root sale"],
  accounting: ["S6.18", "super_root"],
  postal: ["S6.16", "root super_root"],
  superRootOnly: ["S6.17", "super_root"],
  workshop: ["S6.18", "root super_root order_qc"],
  support: ["C7", "root super_root sale"],
};
for (const [name, [id, who]] of Object.entries(EXPECTED)) {
  Deno.test(`${id} the rule "${name}" lets pass: ${who}`, () => {
    assert.equal(passing(rules[name as keyof typeof rules]), who);
  });
}

Deno.test("S6.13 products also needs the item_info permission", () => {
  const permission = [{
    module: "item_info",
    access: { view: true, add: false, update: false, delete: false },
  }];
  assert.equal(passing(rules.products, { permission }), "root super_root sale");
  assert.equal(allows(module("item_info", "update"), person("root", { permission })), false);
});

Deno.test("S1.6 a person with the role sale whose scope contains their own id is a seller; the floor has four roles", () => {
  assert.equal(isSeller(person("sale", { scope: ["p1", "p2"] })), true);
  assert.equal(isSeller(person("sale", { scope: [] })), false);
  assert.equal(isSeller(person("root", { scope: ["p1"] })), false);
  const floor: Role[] = ROLES.filter((name) => isFloor(person(name)));
  assert.deepEqual(floor, ["cutting", "printer", "sewer", "packager"]);
});

Deno.test("S6.2 super_root does not pass a check that admits only the person concerned, alone or in a list", () => {
  const root = person("super_root");
  for (const rule of [inPerson, allOf(isSignedIn, inPerson), anyOf(inPerson)]) {
    assert.equal(allows(rule, root), true);
    assert.equal(allows(rule, { ...root, isToken: true }), false);
    assert.equal(allows(rule, { ...root, actor: root }), false);
  }
});

Deno.test("S6.8 a rule with byActor judges the real person, not the one acted for", () => {
  const rule = byActor(group("root"));
  const acted = person("sale", { scope: ["p1"] });
  assert.equal(allows(rule, acted), false);
  assert.equal(allows(rule, { ...acted, actor: person("root", { groups: ["root"] }) }), true);
  assert.equal(allows(rule, { ...acted, groups: ["root"], actor: person("packager") }), false);
});

Deno.test("a module without View grants neither Add nor Update, also if an older build stored such rights", () => {
  const access = { view: false, add: true, update: true, delete: true };
  const person = {
    _id: "u",
    role: "root",
    groups: [],
    scope: null,
    permission: [{ module: "stores", access }],
  };
  for (const bit of ["view", "add", "update", "delete"] as const) {
    assert.equal(allows(module("stores", bit), person), false, bit);
  }
  const seen = [{ module: "stores", access: { ...access, view: true } }];
  assert.ok(allows(module("stores", "add"), { ...person, permission: seen }));
});

Deno.test("a step's rule lists who may take the step: roles, sellers, and the required group", () => {
  const namesOf = (rule: Rule) =>
    allowedRoles(rule).map(({ role, group }) => group ? `${role}@${group}` : role);
  assert.deepEqual(namesOf(rules.workshop), ["root", "order_qc"]);
  assert.deepEqual(namesOf(rules.accounting), ["root@accounting", "order_qc@accounting", "sale@accounting"]);
  assert.deepEqual(namesOf(rules.saleOnly), ["sale", "seller"]);
  assert.deepEqual(namesOf(rules.superRootOnly), ["super_root"]);
  assert.deepEqual(namesOf(allOf(rules.operations, module("stores", "update"))), [
    "root",
    "order_qc",
    "sale",
    "seller",
  ]);
});
