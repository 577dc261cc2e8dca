import assert from "node:assert/strict";
import { type Person, ROLES } from "../../../api/access.ts";
import { accessOf, BITS, MODULES } from "../../../api/modules.ts";
import {
  exceedingParts,
  type Grant,
  grantOf,
  type Holder,
  isSameGrant,
  mayGrant,
} from "../../../api/people/grants.ts";
import { fc } from "../../support/property.ts";

const permission = fc.uniqueArray(
  fc.record({
    module: fc.constantFrom("orders", "users", "stores"),
    access: fc.record({
      view: fc.boolean(),
      add: fc.boolean(),
      update: fc.boolean(),
      delete: fc.boolean(),
    }),
  }),
  { selector: ({ module }) => module },
);
const names = (...all: readonly string[]) => fc.uniqueArray(fc.constantFrom(...all));
const power: fc.Arbitrary<Grant> = fc.record({
  role: fc.constantFrom(...ROLES, "boss"),
  groups: names("root", "super_root", "accounting", "night"),
  permission,
  scope: fc.option(names("anna", "ben")),
});
const status = fc.constantFrom("Available", "Away", "Locked");
const holder = (_id: string): fc.Arbitrary<Holder> =>
  fc.tuple(power, status).map(([of, how]) => ({ _id, status: how, ...of }));
const actor: fc.Arbitrary<Person> = power.map((of) => ({ _id: "actor", ...of }));
const others = fc.integer({ min: 0, max: 2 });
const runs = { seed: 5, numRuns: 2_000 };

/** Lists a person's bits; computed independently, so that the rule is not its own proof. */
const allOf = (of: Grant) =>
  MODULES.flatMap(({ id }) => BITS.filter((bit) => accessOf(of, id)[bit]).map((bit) => id + bit));
const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.every((each) => all.includes(each));

Deno.test("security §2.3 nobody grants a role, group, right or seller beyond their own", () =>
  fc.assert(
    fc.property(actor, fc.option(holder("other")), holder("other"), others, (by, before, after, heads) => {
      if (mayGrant(by, before, after, heads).length > 0) return;
      assert.ok(by.scope === null || (after.scope !== null && isWithin(after.scope, by.scope)));
      assert.notEqual(by.role, "boss");
      assert.notEqual(after.role, "boss");
      if (by.role === "super_root") return;
      assert.ok(by.role === after.role || by.role === "root");
      assert.notEqual(after.role, "super_root");
      assert.ok(isWithin(after.groups, by.groups));
      assert.ok(isWithin(allOf(after), allOf(by)));
    }),
    runs,
  ));

Deno.test("security §2.3 a person with more rights than the caller cannot be changed or deleted", () =>
  fc.assert(
    fc.property(actor, holder("other"), fc.option(holder("other")), others, (by, before, after, heads) => {
      if (exceedingParts(by, before).length > 0) {
        assert.notEqual(mayGrant(by, before, after, heads).length, 0);
      }
    }),
    runs,
  ));

Deno.test("security §2.3 nobody changes their own rights, locks or deletes themselves; they may change the rest of their record", () =>
  fc.assert(
    fc.property(actor, power, status, status, (by, next, was, now) => {
      const before = { ...grantOf(by), _id: "actor", status: was };
      assert.deepEqual(mayGrant(by, before, { ...before, status: was }, 1), []);
      assert.notEqual(mayGrant(by, before, null, 1).length, 0);
      const after = { ...next, _id: "actor", status: now };
      const isShut = now === "Locked" && was !== "Locked";
      assert.equal(mayGrant(by, before, after, 1).length === 0, isSameGrant(by, next) && !isShut);
    }),
    runs,
  ));

Deno.test("security §2.3 the last super_root is neither demoted, locked nor deleted, regardless of the caller", () =>
  fc.assert(
    fc.property(actor, holder("head"), fc.option(holder("head")), (by, head, after) => {
      const before = { ...head, role: "super_root", status: "Available" };
      const stays = after !== null && after.role === "super_root" && after.status !== "Locked";
      const problems = mayGrant(by, before, after, 0);
      if (!stays) assert.equal(problems[0]?.code, "lastSuperRoot");
      else assert.ok(problems.every(({ code }) => code !== "lastSuperRoot"));
    }),
    runs,
  ));

Deno.test("S6.2 a super_root can grant everything; each refusal names its field", () => {
  const boss: Person = { _id: "boss", role: "super_root", groups: [], permission: [], scope: null };
  const all = { view: true, add: true, update: true, delete: true };
  const after: Holder = {
    _id: "new",
    role: "super_root",
    groups: ["root"],
    permission: [{ module: "users", access: all }],
    scope: null,
    status: "Available",
  };
  assert.deepEqual(mayGrant(boss, null, after, 1), []);
  assert.deepEqual(mayGrant(boss, after, null, 1), []);
  const clerk: Person = { ...boss, _id: "clerk", role: "order_qc", scope: ["anna"] };
  const paths = (before: Holder | null, next: Holder | null) =>
    mayGrant(clerk, before, next, 1).map(({ path, code }) => `${path} ${code}`);
  assert.deepEqual(paths(null, after), [
    "role beyondYours",
    "groups beyondYours",
    "permission beyondYours",
    "scope beyondYours",
  ]);
  assert.deepEqual(paths(after, { ...after, role: "order_qc" }), ["_id beyondYours"]);
  const self: Holder = { ...grantOf(clerk), _id: "clerk", status: "Available" };
  assert.deepEqual(paths(self, { ...self, groups: ["root"], status: "Locked" }), [
    "groups ownPower",
    "status ownPower",
  ]);
});
