import assert from "node:assert/strict";
import { allows, module, type Person, ROLES, type Rule } from "../../api/access.ts";
import {
  type AccessBit,
  accessOf,
  accessOfBits,
  BITS,
  defaultAccess,
  groupRights,
  mergedRights,
  type ModulePermission,
  MODULES,
} from "../../api/modules.ts";
import { resources } from "../../resources/generated/resources.ts";
import { fc } from "../support/property.ts";

const ids = MODULES.map(({ id }) => id);
const entry: fc.Arbitrary<ModulePermission> = fc.record({
  module: fc.constantFrom(...ids.slice(0, 4)),
  access: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()).map((bits) =>
    accessOfBits((bit) => bits[BITS.indexOf(bit)]!)
  ),
});
const entries = fc.array(entry, { maxLength: 5 });
const person = (
  name: string,
  permission: readonly ModulePermission[],
  groups: readonly string[] = [],
): Person => ({
  _id: "p",
  role: name,
  groups,
  permission,
  scope: null,
});

Deno.test("S3.4 S6.18 for each module a person's own entry wins, then those of the groups together, then the role", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ROLES, "stranger"),
      entries,
      fc.array(entries, { maxLength: 3 }),
      fc.constantFrom(...ids, "nothing"),
      fc.constantFrom(...BITS),
      (name, own, groups, id, bit) => {
        const has = (list: readonly ModulePermission[]) => list.some(({ module }) => module === id);
        const gives = (list: readonly ModulePermission[], each: AccessBit) =>
          list.some((entry) => entry.module === id && entry.access[each]);
        // Without View a person has no other right.
        const says = (list: readonly ModulePermission[]) => gives(list, bit) && gives(list, "view");
        const ofGroups = groups.flat();
        const meant = has(own) ? says(own) : has(ofGroups) ? says(ofGroups) : defaultAccess(name, id)[bit];
        const permission = mergedRights(own, groups);
        assert.equal(accessOf({ role: name, permission }, id)[bit], meant);
        // The rule agrees with the right, except that super_root always passes and an unknown role never
        // does.
        const isAllowed = allows(module(id, bit), person(name, permission));
        assert.equal(isAllowed, name === "super_root" ? true : name !== "stranger" && meant);
      },
    ),
    { seed: 11, numRuns: 500 },
  );
});

Deno.test("merging is stable: repeating it changes nothing, the order of groups does not matter, one entry for each module", () => {
  fc.assert(
    fc.property(entries, entries, entries, (own, one, other) => {
      const merged = mergedRights(own, [one, other]);
      assert.deepEqual(mergedRights(merged, []), merged);
      assert.deepEqual(mergedRights(own, [other, one]), merged);
      assert.equal(new Set(merged.map(({ module }) => module)).size, merged.length);
    }),
    { seed: 12, numRuns: 200 },
  );
});

Deno.test("S3.5 a group inherits its parent's entries for modules where it has none itself", () => {
  const all = accessOfBits(() => true);
  const view = accessOfBits((bit) => bit === "view");
  const parent = [{ module: "orders", access: all }, { module: "stores", access: all }];
  assert.deepEqual(groupRights([{ module: "orders", access: view }], parent), [
    { module: "orders", access: view },
    { module: "stores", access: all },
  ]);
});

Deno.test("security Z7 an entry for an unknown module is left out", () => {
  assert.deepEqual(mergedRights([{ module: "gone", access: accessOfBits(() => true) }], []), []);
});

/** The roles and groups of a list's rule, without its module. */
const withoutModules = (rule: Rule): Rule =>
  rule.kind === "all"
    ? { kind: "all", of: rule.of.filter(({ kind }) => kind !== "module").map(withoutModules) }
    : rule;

Deno.test("S6.18 every list names a module, whose roles are those of its rule: no default takes rights away", () => {
  for (const { id, module: name, rule, roots } of resources) {
    const { roles = [], needsGrant = false } = MODULES.find((each) => each.id === name) ?? {};
    const base = withoutModules(rule);
    // Some records have no list: they are read one at a time, by id.
    const met = Object.entries(roots).filter(([root]) => /^get\w+ById$/.test(root))
      .map(([, each]) => withoutModules(each));
    assert.ok(
      rule.kind === "all" && rule.of.some((each) => each.kind === "module" && each.module === name),
      id,
    );
    for (const each of ROLES.filter((known) => known !== "super_root")) {
      const somebody = person(each, [], ["accounting"]);
      const isAllowed = [base, ...met].some((one) => allows(one, somebody));
      assert.equal(roles.includes(each), isAllowed, `${id} ${each}`);
      // No role has by default a permission that must be granted.
      assert.equal(
        allows(rule, somebody),
        !needsGrant && allows(base, somebody),
        `${id} ${each}`,
      );
    }
  }
});

Deno.test("every root field of a list requires a bit that its module defines", () => {
  const bitsOf = (rule: Rule): string[] =>
    rule.kind === "module"
      ? [`${rule.module} ${rule.bit}`]
      : rule.kind === "make"
      ? [...bitsOf(rule.add), ...bitsOf(rule.update)]
      : rule.kind === "all" || rule.kind === "any"
      ? rule.of.flatMap(bitsOf)
      : [];
  for (const { id, rule, roots, primary, second, bulk = [], moves = [] } of resources) {
    const named = [primary, second].flatMap((each) => each ? [each.rule] : []);
    const rules = [rule, ...Object.values(roots), ...named, ...[...bulk, ...moves].map((each) => each.rule)];
    for (const each of rules) {
      const bits = bitsOf(each);
      // A rule for the real person or for super_root alone requires no bit.
      const isOpen = each.kind !== "actor" &&
        ROLES.some((name) => name !== "super_root" && allows(each, person(name, [])));
      assert.ok(bits.length > 0 || !isOpen, `a root field of ${id} requires no permission bit`);
      for (const bit of bits) {
        const [name, what] = bit.split(" ");
        assert.ok(MODULES.some((one) => one.id === name && one.bits.some((has) => has === what)), bit);
      }
    }
  }
});

Deno.test("every role of a module is one of the eight", () => {
  const unknown = MODULES.flatMap(({ roles }) => roles).filter((name) =>
    !ROLES.some((each) => each === name)
  );
  assert.deepEqual(unknown, []);
});
