/** Policies by the API: made, ordered, refused, tested; and their effect on packages, by rule and by hand. */
import assert from "node:assert/strict";
import type { PolicyTest, ShippingPolicy, ShippingPolicyInput } from "../../../../api/generated/schema.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";

const FIELDS = `_id code title priority countries methods tags min_g max_g by_methods { method } package_type
  content_type incoterm tolerance_g when then hits conflicts status version`;
const MAKE = `mutation M($id: ID, $params: ShippingPolicyInput!, $version: Int) {
  made: makeShippingPolicy(id: $id, params: $params, version: $version) { ${FIELDS} } }`;
const TRASH = "mutation T($ids: [ID!]!) { trashShippingPolicy(delete_ids: $ids) }";
const TEST = `query T($code: String) { test: policyTest(code: $code) { parcels unmatched changed
  looked { code priority matched gave misses { code count } } chosen { key value policy count }
  skipped { method code count } } }`;

const make = async ({ ask }: Grounds, params: ShippingPolicyInput, id: string | null = null) =>
  (await ask<{ made: ShippingPolicy }>("root", MAKE, { id, params })).made;
const order = async ({ ask }: Grounds) => {
  const { rows } = await ask<{ rows: ShippingPolicy[] }>(
    "root",
    "{ rows: shippingPolicies { title priority } }",
  );
  return rows.map(({ title, priority }) => `${priority} ${title}`).join(", ");
};
const tried = async ({ ask }: Grounds, code: string | null = null) =>
  (await ask<{ test: PolicyTest }>("root", TEST, { code })).test;
const PAID = ["order.submit", "order.pay"];
const packageOf = async ({ world: { db } }: Grounds, order_id: string) =>
  await db.read.selectFrom("packages").selectAll().where("order_id", "=", order_id).executeTakeFirstOrThrow();

Deno.test(
  "S2.28 a policy has a scannable code; moving it to another policy's position pushes the others down",
  onGrounds(async (scene) => {
    const one = await make(scene, { title: "One", priority: 1, countries: ["Germany"], min_g: 5 });
    assert.deepEqual([one.code, one.when, one.then], ["PL-000001", { countries: ["DE"], min_g: 5 }, {}]);
    const two = await make(scene, {
      title: "Two",
      priority: 2,
      by_methods: [{ method: "express" }, { method: "express" }],
    });
    assert.deepEqual(two.then, { by_methods: ["express"] });
    await make(scene, { title: "Four", priority: 4 });
    await make(scene, { title: "First", priority: 1 });
    assert.equal(await order(scene), "1 First, 2 One, 3 Two, 4 Four");
    await make(scene, { priority: 1 }, two._id);
    assert.equal(await order(scene), "1 Two, 2 First, 3 One, 4 Four");
    await make(scene, { priority: 3 }, two._id);
    assert.equal(await order(scene), "2 First, 3 Two, 4 One, 5 Four");
    assert.deepEqual(await scene.ask("root", TRASH, { ids: [one._id] }), { trashShippingPolicy: [one._id] });
  }),
);

Deno.test(
  "S2.28 an invalid policy is refused at its field; only root sees one",
  onGrounds(async (scene) => {
    const cases: readonly (readonly [ShippingPolicyInput, string])[] = [
      [{ priority: 1 }, "title required"],
      [{ title: "A" }, "priority required"],
      [{ title: "A", priority: 1, min_g: 10, max_g: 9 }, "max_g upperLow"],
      [{ title: "A", priority: 1, countries: ["Atlantis"] }, "countries.0 badCountry"],
      [{ title: "A", priority: 1, by_methods: [{ method: "gone" }] }, "by_methods unknown"],
      [
        { title: "A", priority: 1, stores: ["gone"], location_id: "gone" },
        "stores unknown, params.location_id unknown",
      ],
      [{ title: "A", priority: 1, package_type: "crate" }, "package_type unknown"],
    ];
    for (const [params, problem] of cases) {
      assert.equal(await scene.refused("root", MAKE, { params }), `BAD_INPUT, params.${problem}`);
    }
    for (const name of ["anna", "order_qc", "packager"] as const) {
      assert.equal(await scene.refused(name, "{ shippingPolicies { _id } }"), "FORBIDDEN", name);
      assert.equal(await scene.refused(name, TEST), "FORBIDDEN", name);
    }
  }),
);

Deno.test(
  "S2.28 a new package follows its policies, or without any its order",
  onGrounds(async (scene) => {
    const { world } = scene;
    const before = await packageOf(scene, await world.order({ shipping_method: "Express" }, PAID));
    assert.deepEqual([before.method_code, before.policy_id, before.content_type], [
      "express",
      null,
      "merchandise",
    ]);
    const policy = await make(scene, {
      ...{ title: "Germany", priority: 1, countries: ["DE"], methods: ["express"] },
      ...{ by_methods: [{ method: "international-express" }], package_type: "box_s", tolerance_g: 40 },
      ...{ content_type: "gift", incoterm: "DDP" },
    });
    const id = await world.order({ shipping_method: "Express" }, PAID);
    const pkg = await packageOf(scene, id);
    assert.deepEqual(
      [pkg.method_code, pkg.policy_id, pkg.package_type, pkg.content_type, pkg.incoterm],
      ["international-express", policy._id, "box_s", "gift", "DDP"],
    );
    assert.deepEqual([pkg.length_mm, pkg.width_mm, pkg.height_mm, pkg.tolerance_g], [
      220,
      160,
      80,
      40,
    ]);
    await assert.rejects(world.order({ shipping_method: "Drone" }, PAID), /problems that need fixing/);
    const [row] =
      (await scene.ask<{ rows: ShippingPolicy[] }>("root", `{ rows: shippingPolicies { ${FIELDS} } }`)).rows;
    assert.equal(row?.hits, 1);
    assert.equal(
      await scene.refused("root", TRASH, { ids: [policy._id] }),
      "ILLEGAL_TRANSITION, policyInUse",
    );
  }),
);

Deno.test(
  "S2.28 a dry run of an order, a package or the last week shows what would be chosen, and changes nothing",
  onGrounds(async (scene) => {
    const { world } = scene;
    const id = await world.order({ shipping_method: "express" }, PAID);
    const { code, version } = await packageOf(scene, id);
    await make(scene, {
      title: "Slow",
      priority: 1,
      countries: ["DE"],
      by_methods: [{ method: "standard" }],
    });
    await make(scene, { title: "US", priority: 2, countries: ["US"], package_type: "tube" });
    const test = await tried(scene, ` ${code.toLowerCase()} `);
    assert.deepEqual({ parcels: test.parcels, unmatched: test.unmatched, changed: test.changed }, {
      ...{ parcels: 1, unmatched: 0, changed: 1 },
    });
    assert.deepEqual(test.chosen, [{ key: "method", value: "standard", policy: "PL-000001", count: 1 }]);
    assert.deepEqual(test.looked.map(({ matched, misses }) => [matched, misses]), [
      [1, []],
      [0, [{ code: "country", count: 1 }]],
    ]);
    assert.equal((await packageOf(scene, id)).version, version);
    const draft = await world.order({ country: "US", city: "Ulm" });
    const row = await world.db.read.selectFrom("orders").select("code").where("_id", "=", draft)
      .executeTakeFirstOrThrow();
    assert.deepEqual((await tried(scene, row.code)).chosen.map(({ key, value }) => [key, value]), [
      ["method", "standard"],
      ["package_type", "tube"],
    ]);
    assert.equal((await tried(scene)).parcels, 1);
    assert.equal(await scene.refused("root", TEST, { code: "PK-999999" }), "NOT_FOUND");
  }),
);

Deno.test(
  "S2.28 conflicting policies are reported, until one of them is deleted or paused",
  onGrounds(async (scene) => {
    const first = await make(scene, { title: "First", priority: 1, countries: ["DE"], incoterm: "DDU" });
    const second = await make(scene, { title: "Second", priority: 2, countries: ["DE"], incoterm: "DDP" });
    assert.deepEqual(second.conflicts, [{ kind: "same", code: "PL-000001", keys: ["incoterm"] }]);
    await make(scene, { status: "Paused" }, first._id);
    const conflicts = async () =>
      (await scene.ask<{ row: ShippingPolicy }>(
        "root",
        `{ row: getShippingPolicyById(_id: "${second._id}") { ${FIELDS} } }`,
      ))
        .row.conflicts.length;
    assert.equal(await conflicts(), 0);
    await make(scene, { status: "Active" }, first._id);
    assert.equal(await conflicts(), 1);
    await scene.ask("root", TRASH, { ids: [first._id] });
    assert.equal(await conflicts(), 0);
  }),
);

Deno.test(
  "S2.28 by hand a package gets the named policy before all others, or an offered method",
  onGrounds(async (scene) => {
    const { world } = scene;
    const order = await world.order({ shipping_method: "express" }, PAID);
    const { _id } = await packageOf(scene, order);
    await make(scene, { title: "All", priority: 1, package_type: "tube", incoterm: "DDU" });
    const named = await make(scene, { title: "Gulf", priority: 2, countries: ["AE"], package_type: "box_l" });
    const step = async (event: string, params: object) => {
      const [answer] = await world.package("packager", [_id], event, params);
      return answer?.ok ? "ok" : answer?.reason?.code ?? "refused";
    };
    assert.equal(await step("package.applyPolicy", { policy_id: named._id }), "ok");
    const pkg = await packageOf(scene, order);
    assert.deepEqual([pkg.package_type, pkg.incoterm, pkg.method_code, pkg.policy_id], [
      ...["box_l", "DDU", "express"],
      named._id,
    ]);
    assert.equal(await step("package.setMethod", { method_code: "standard" }), "ok");
    const { method_code, policy_id } = await packageOf(scene, order);
    assert.deepEqual([method_code, policy_id], ["standard", null]);
    assert.equal(await step("package.setMethod", { method_code: "gone" }), "methodUnknown");
    assert.equal(await step("package.applyPolicy", { policy_id: "gone" }), "policyUnknown");
  }),
);

Deno.test(
  "S2.28 a paused policy is tested by the API as if it were active, and keeps its state and postal prefixes",
  onGrounds(async (scene) => {
    const made = await make(scene, {
      title: "West",
      priority: 1,
      status: "Paused",
      regions: [" California ", ""],
      postal_prefixes: ["90"],
      tolerance_g: 70,
    });
    assert.deepEqual(made.when, { regions: ["California"], postal_prefixes: ["90"] });
    await scene.world.order({ region: "california", postal_code: "90001", country: "US" }, PAID);
    await scene.world.order({ region: "Ohio", postal_code: "43001", country: "US" }, PAID);
    const text = "query T($policy: ID) { test: policyTest(policy: $policy) { parcels would_change } }";
    const tried = async (policy: string | null) =>
      (await scene.ask<{ test: PolicyTest }>("root", text, { policy })).test;
    assert.deepEqual(await tried(made._id), { parcels: 2, would_change: 1 });
    assert.deepEqual(await tried(null), { parcels: 2, would_change: null });
    assert.equal(await scene.refused("root", text, { policy: "gone" }), "NOT_FOUND");
    const { _id, order_code } = await scene.world.db.read.selectFrom("packages").select(["_id", "order_code"])
      .orderBy("seq").executeTakeFirstOrThrow();
    await scene.world.package("root", [_id], "package.cancel", { reason: "Wrong box" });
    assert.deepEqual(
      await tried(made._id),
      { parcels: 1, would_change: 0 },
      "a cancelled package goes nowhere",
    );
    const ofOrder = await scene.ask<{ test: PolicyTest }>("root", TEST, { code: order_code });
    assert.deepEqual(
      [ofOrder.test.parcels, ofOrder.test.changed],
      [1, 0],
      "the package that the order will have",
    );
  }),
);
