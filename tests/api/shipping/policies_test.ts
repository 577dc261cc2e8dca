/** Policies: which ones match and which applies, which methods remain, and which policies conflict. */
import assert from "node:assert/strict";
import { methodRefusals, type MethodRules } from "../../../api/shipping/methods.ts";
import { packageTypeOf } from "../../../api/shipping/packaging.ts";
import {
  applyPolicies,
  choosePolicyValues,
  hasMethod,
  mismatchesOf,
  type Policy,
  type PolicyPackage,
  THEN_KEYS,
} from "../../../api/shipping/policies.ts";
import { conflictsIn } from "../../../api/shipping/policy_conflicts.ts";
import { countDifferences, testPolicies } from "../../../api/shipping/policy_dry_run.ts";
import { isSoak } from "../../support/soak.ts";
import { seededRandom } from "../../../server/demo/random.ts";

const EMPTY: Policy = {
  ...{
    _id: "",
    code: "",
    priority: 1,
    status: "Active",
    countries: [],
    sellers: [],
    stores: [],
    methods: [],
    regions: [],
    postal_prefixes: [],
  },
  ...{ tags: [], min_g: 0, max_g: 0, by_methods: [], package_type: "", content_type: "", incoterm: "" },
  ...{ location_id: "", label_format: "", tolerance_g: 0 },
};
const policy = (priority: number, more: Partial<Policy>): Policy => ({
  ...EMPTY,
  _id: `p${priority}`,
  code: `PL-00000${priority}`,
  priority,
  ...more,
});
const PACKAGE: PolicyPackage = {
  ...{
    country: "US",
    region: "New York",
    postal_code: "10001-1234",
    seller_id: "anna",
    store_id: "shop",
    method: "standard",
    tags: ["gift"],
    weight_g: 300,
  },
};
const METHOD: MethodRules = {
  ...{ code: "standard", status: "Active", countries: [], limit_g: 0, limit_mm: 0, location_ids: [] },
};
const methods = (...all: readonly Partial<MethodRules>[]) =>
  new Map(all.map((each) => [each.code ?? METHOD.code, { ...METHOD, ...each }]));

Deno.test("S2.28 a policy matches when all its conditions hold; the bounds of a weight are inclusive", () => {
  const wide = policy(1, {
    countries: ["CA", "US"],
    stores: ["shop"],
    tags: ["rush", "gift"],
    min_g: 300,
    max_g: 300,
  });
  assert.deepEqual(mismatchesOf(wide, PACKAGE), []);
  assert.deepEqual(mismatchesOf(wide, { ...PACKAGE, weight_g: 299 }), ["tooLight"]);
  assert.deepEqual(mismatchesOf(wide, { ...PACKAGE, weight_g: 301, tags: [] }), ["tag", "tooHeavy"]);
  const strange = { ...PACKAGE, country: "DE", seller_id: "ben", store_id: "other", method: "express" };
  assert.deepEqual(
    mismatchesOf(
      policy(1, { countries: ["US"], sellers: ["anna"], stores: ["shop"], methods: ["standard"] }),
      strange,
    ),
    [
      "country",
      "seller",
      "store",
      "method",
    ],
  );
  assert.deepEqual(mismatchesOf({ ...wide, status: "Paused" }, PACKAGE), ["paused"]);
});

Deno.test("S2.28 for each setting the first policy that has it wins; a policy that is named on the order precedes all", () => {
  const first = policy(1, { incoterm: "DDU" });
  const second = policy(2, { incoterm: "DDP", package_type: "box_s", countries: ["US"] });
  const third = policy(3, { package_type: "tube", countries: ["DE"], tolerance_g: 50 });
  const all = [third, second, first];
  const { values, from, looked } = choosePolicyValues(PACKAGE, all);
  assert.deepEqual(values, { incoterm: "DDU", package_type: "box_s" });
  assert.deepEqual([from.incoterm?.code, from.package_type?.code], ["PL-000001", "PL-000002"]);
  assert.deepEqual(looked.map(({ policy, misses, gave }) => [policy.priority, misses, gave]), [
    [1, [], ["incoterm"]],
    [2, [], ["package_type"]],
    [3, ["country"], []],
  ]);
  assert.deepEqual(choosePolicyValues(PACKAGE, all, "p3").values, {
    package_type: "tube",
    tolerance_g: 50,
    incoterm: "DDU",
  });
});

Deno.test("S2.28 the first usable method of a policy is taken; without one it is the method of the order", () => {
  const rule = policy(1, { by_methods: ["economy", "gone", "house", "express"], package_type: "box_l" });
  const known = methods(
    { code: "economy", countries: ["DE"] },
    { code: "house", limit_mm: 300 },
    { code: "express" },
    METHOD,
  );
  const on = { pkg: PACKAGE, location_id: "main", policies: [rule], methods: known };
  const { applied, usable } = applyPolicies(on);
  assert.equal(applied.method_code, "express");
  assert.equal(applied.policy_id, "p1");
  assert.deepEqual([applied.length_mm, applied.width_mm, applied.height_mm], [...packageTypeOf("box_l")!.mm]);
  assert.deepEqual(usable.skipped, [
    { code: "economy", why: ["country"] },
    { code: "gone", why: ["unknown"] },
    { code: "house", why: ["tooLong"] },
  ]);
  const none = applyPolicies({ ...on, policies: [] }).applied;
  assert.deepEqual([none.method_code, none.policy_id], ["standard", null]);
  const foreign = applyPolicies({ ...on, policies: [], pkg: { ...PACKAGE, method: "UPS Ground" } }).applied;
  assert.equal(foreign.method_code, "", "a method name that only a file uses is none of our methods");
});

Deno.test("S2.27 a method lists every reason why a package cannot use it", () => {
  const narrow = {
    ...METHOD,
    status: "Paused",
    countries: ["US"],
    limit_g: 500,
    limit_mm: 300,
    location_ids: ["main"],
  };
  const fits = { country: "US", weight_g: 500, mm: [300, 200, 100], location_id: "main" };
  assert.deepEqual(methodRefusals({ ...narrow, status: "Active" }, fits), []);
  assert.deepEqual(
    methodRefusals(narrow, { country: "DE", weight_g: 501, mm: [10, 301, 5], location_id: "x" }),
    [
      "paused",
      "country",
      "tooHeavy",
      "tooLong",
      "place",
    ],
  );
});

Deno.test("S2.28 policies that contradict each other, and those that never match, are reported", () => {
  const conflicts = conflictsIn([
    policy(1, { countries: ["US"], package_type: "box_s" }),
    policy(2, { countries: ["US"], package_type: "tube" }),
    policy(3, { countries: ["US"], max_g: 100, package_type: "mailer_s" }),
    policy(4, { countries: ["US"], max_g: 100, package_type: "mailer_s", incoterm: "DDP" }),
    policy(5, { countries: ["US", "DE"], package_type: "mailer_s" }),
    policy(6, { countries: ["US"], package_type: "box_m", status: "Paused" }),
  ]);
  assert.deepEqual(conflicts.get("p2"), [{ kind: "same", code: "PL-000001", keys: ["package_type"] }]);
  assert.deepEqual(conflicts.get("p3")?.map(({ kind, code }) => [kind, code]), [
    ["shadowed", "PL-000001"],
    ["shadowed", "PL-000002"],
  ]);
  assert.deepEqual(
    [...conflicts.keys()],
    ["p2", "p3"],
    "the fourth policy differs in a condition, the fifth in its packages",
  );
});

Deno.test("S2.28 a dry run counts matches, applied settings, and why the others did not match", () => {
  const policies = [
    policy(1, { countries: ["DE"], by_methods: ["express"] }),
    policy(2, { max_g: 400, package_type: "mailer_s" }),
  ];
  const tried = { ...PACKAGE, location_id: null, method_code: "standard" };
  const { looked, chosen, ...counts } = testPolicies(
    [tried, { ...tried, country: "DE" }, { ...tried, weight_g: 900 }],
    policies,
    methods({ code: "express" }, METHOD),
  );
  assert.deepEqual({ ...counts }, { parcels: 3, unmatched: 1, changed: 1, skipped: [] });
  assert.deepEqual(looked.map(({ matched, gave, misses }) => ({ matched, gave, misses })), [
    { matched: 1, gave: 1, misses: [{ code: "country", count: 2 }] },
    { matched: 2, gave: 2, misses: [{ code: "tooHeavy", count: 1 }] },
  ]);
  assert.deepEqual(chosen, [
    { key: "method", value: "standard", policy: "", count: 2 },
    { key: "method", value: "express", policy: "PL-000001", count: 1 },
    { key: "package_type", value: "mailer_s", policy: "PL-000002", count: 2 },
  ]);
});

Deno.test("S2.28 property: each setting comes from the first match of a full search, and a shadowed policy never applies", () => {
  const random = seededRandom(28);
  const some = <T>(all: readonly T[]): T[] => all.filter(() => random.chance(0.35));
  const one = <T>(all: readonly T[]): T => all[random.below(all.length)]!;
  for (let round = 0; round < (isSoak ? 20_000 : 200); round++) {
    const policies = Array.from({ length: 1 + random.below(6) }, (_, at) =>
      policy(at + 1, {
        countries: some(["US", "DE"]),
        tags: some(["gift"]),
        max_g: one([0, 0, 100, 300]),
        package_type: one(["", "box_s", "tube"]),
        incoterm: one(["", "DDU", "DDP"]),
        status: one(["Active", "Active", "Paused"]),
      }));
    const pkg = {
      ...PACKAGE,
      country: one(["US", "DE", "FR"]),
      tags: some(["gift"]),
      weight_g: one([50, 200, 900]),
    };
    const { values, looked } = choosePolicyValues(pkg, policies.toReversed());
    for (const key of THEN_KEYS) {
      const first = policies.find((each) =>
        mismatchesOf(each, pkg).length === 0 && each[key] !== "" && each[key] !== 0 &&
        String(each[key]) !== ""
      );
      assert.deepEqual(values[key], first?.[key]);
    }
    const unheard = [...conflictsIn(policies)].filter(([, all]) =>
      all.every(({ kind }) => kind === "shadowed")
    )
      .map(([id]) => id);
    for (const { policy: { _id }, gave } of looked) if (unheard.includes(_id)) assert.deepEqual(gave, []);
  }
});

Deno.test("S2.28 property: an order has a method exactly where applying all policies finds one", () => {
  const random = seededRandom(43);
  const some = <T>(all: readonly T[]): T[] => all.filter(() => random.chance(0.35));
  const one = <T>(all: readonly T[]): T => all[random.below(all.length)]!;
  const rules = methods(
    { code: "standard", limit_g: 500 },
    { code: "express", limit_mm: 350 },
    { code: "paused", status: "Paused" },
  );
  const found = new Set<boolean>();
  for (let round = 0; round < (isSoak ? 20_000 : 400); round++) {
    const policies = Array.from({ length: random.below(6) }, (_, at) =>
      policy(at + 1, {
        countries: some(["US", "DE"]),
        regions: some(["new york", "ohio"]),
        postal_prefixes: some(["100", "9"]),
        by_methods: some(["standard", "express", "paused", "gone"]),
        package_type: one(["", "box_s", "tube"]),
        max_g: one([0, 0, 300]),
        status: one(["Active", "Active", "Paused"]),
      }));
    const pkg = { ...PACKAGE, method: one(["", "standard", "drone"]), weight_g: one([50, 400, 900]) };
    const sending = { policies: policies.toReversed(), methods: rules };
    const { applied } = applyPolicies({ ...sending, pkg, location_id: null });
    assert.equal(
      hasMethod(pkg, sending),
      applied.method_code !== "",
      JSON.stringify({ policies, pkg }),
    );
    found.add(applied.method_code !== "");
  }
  assert.equal(found.size, 2);
});

Deno.test("S2.28 conditions include state and postal prefix, and a wider one shadows a later narrower one", () => {
  const misses = (more: Partial<Policy>, pkg: Partial<PolicyPackage> = {}) =>
    mismatchesOf(policy(1, more), { ...PACKAGE, ...pkg });
  assert.deepEqual(misses({ regions: ["new york"], postal_prefixes: ["100", "SW1"] }), []);
  assert.deepEqual(misses({ postal_prefixes: ["sw1-a"] }, { postal_code: "SW1A 1AA" }), []);
  assert.deepEqual(misses({ regions: ["California"], postal_prefixes: ["9"] }), ["region", "postal"]);
  const inTheWay = (first: Partial<Policy>, later: Partial<Policy>) =>
    conflictsIn([policy(1, { tolerance_g: 5, ...first }), policy(2, { tolerance_g: 9, ...later })]).size > 0;
  assert.ok(inTheWay({ postal_prefixes: ["1"] }, { postal_prefixes: ["100", "12"] }));
  assert.ok(!inTheWay({ postal_prefixes: ["100"] }, { postal_prefixes: ["1"] }));
  assert.ok(!inTheWay({ regions: ["Ohio"] }, {}));
  const inCapitals = { regions: ["NEW YORK"], tags: ["GIFT"] };
  assert.deepEqual(misses(inCapitals), [], "case is no difference, of tags as of states");
  assert.ok(inTheWay(inCapitals, { regions: ["New York"], tags: ["gift"] }));
});

Deno.test("S2.28 a policy shows how many packages it would change before it is active", () => {
  const packages = [300, 900].map((weight_g) => ({
    ...PACKAGE,
    weight_g,
    location_id: null,
    method_code: "",
  }));
  const given = { min_g: 500, tolerance_g: 50 };
  const [paused, active] = [[policy(1, { ...given, status: "Paused" })], [policy(1, given)]];
  assert.equal(countDifferences(packages, paused, active, methods({})), 1);
  const first = policy(0, { tolerance_g: 50 });
  assert.equal(countDifferences(packages, [first, ...paused], [first, ...active], methods({})), 0);
});
