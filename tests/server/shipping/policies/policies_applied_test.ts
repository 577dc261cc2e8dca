/** Results of applying policies to one package and to many; and the providers of labels that the API offers. */
import assert from "node:assert/strict";
import type { MoveResult, PolicyOutcome, ShippingPolicyInput } from "../../../../api/generated/schema.ts";
import { addOutcomes, NO_TALLY, type PolicyTally } from "../../../../api/shipping/policy_outcome.ts";
import { begin, countsOf, rowOf as jobOf } from "../../../support/desk/bulk.ts";
import { allJobsDone } from "../../../support/orders/import_jobs.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import type { World } from "../../../support/orders/world.ts";

const MAKE_POLICY = `mutation M($id: ID, $params: ShippingPolicyInput!) {
  made: makeShippingPolicy(id: $id, params: $params) { _id } }`;
const PAID = ["order.submit", "order.pay"];

const policy = async ({ ask }: Grounds, params: ShippingPolicyInput, id: string | null = null) =>
  (await ask<{ made: { _id: string } }>("root", MAKE_POLICY, { id, params })).made._id;
const packageIn = ({ db }: World, order: string) =>
  db.read.selectFrom("packages").selectAll().where("order_id", "=", order).executeTakeFirstOrThrow();

const applied = (result: MoveResult | undefined) => {
  const { matched, changed, method, misses, refusals } = result?.applied ?? {};
  return { matched, changed, method, misses, refusals };
};

Deno.test(
  "First day 2 applying policies reports the changes, or that none matches and why; in that case the package is unchanged",
  onGrounds(async (grounds) => {
    const { world } = grounds;
    const order = await world.order({ shipping_method: "express" }, PAID);
    const { _id } = await packageIn(world, order);
    const apply = async () => applied((await world.package("packager", [_id], "package.applyPolicy"))[0]);
    const stays = { matched: false, changed: [], method: "Express", refusals: [] };
    assert.deepEqual(await apply(), { ...stays, misses: ["paused"] });
    await policy(grounds, {
      title: "France",
      priority: 1,
      countries: ["FR"],
      by_methods: [{ method: "standard" }],
    });
    await policy(grounds, { title: "Heavy", priority: 2, min_g: 9_000, package_type: "box_l" });
    await world.package("packager", [_id], "package.weigh", { weight_g: 300, package_type: "box_s" });
    assert.deepEqual(await apply(), { ...stays, misses: ["country", "tooLight"] });
    assert.deepEqual(
      [(await packageIn(world, order)).package_type, (await packageIn(world, order)).method_code],
      ["box_s", "express"],
    );
    const germany = await policy(grounds, {
      ...{ title: "Germany", priority: 3, countries: ["DE"], by_methods: [{ method: "standard" }] },
    });
    const set = { matched: true, method: "Standard", misses: [], refusals: [] };
    assert.deepEqual(await apply(), { ...set, changed: ["method", "package_type"] });
    assert.deepEqual(await apply(), { ...set, changed: [] });

    await world.db.write((tx) =>
      tx.updateTable("shipping_methods").set({ countries: '["US"]' }).where("code", "=", "standard").execute()
    );
    await world.package("packager", [_id], "package.setMethod", { method_code: "express" });
    assert.deepEqual(await apply(), { ...set, changed: [], method: "Express", refusals: ["country"] });
    assert.equal((await packageIn(world, order)).policy_id, germany);
  }),
);

Deno.test(
  "S2.28 policies without a packaging leave measured sides, and skip a method for which the package is too long",
  onGrounds(async (grounds) => {
    const { world } = grounds;
    const order = await world.order({}, PAID);
    const { _id } = await packageIn(world, order);
    await policy(grounds, {
      ...{ title: "Germany", priority: 1, countries: ["DE"], by_methods: [{ method: "express" }] },
    });
    const sides = { length_mm: 700, width_mm: 300, height_mm: 200 };
    await world.package("packager", [_id], "package.weigh", { weight_g: 400, ...sides });
    const apply = async () => {
      await world.package("packager", [_id], "package.applyPolicy");
      const { method_code, length_mm, width_mm, height_mm } = await packageIn(world, order);
      return [method_code, length_mm, width_mm, height_mm];
    };
    assert.deepEqual(await apply(), ["express", 700, 300, 200]);
    await world.db.write((tx) =>
      tx.updateTable("shipping_methods").set({ limit_mm: 600 }).where("code", "=", "express").execute()
    );
    await world.package("packager", [_id], "package.setMethod", { method_code: "standard" });
    assert.deepEqual(await apply(), ["standard", 700, 300, 200]);
  }),
);

Deno.test(
  "First day 2 applying policies to many counts the results",
  onGrounds(async (grounds) => {
    const { world } = grounds;
    await world.topUp("anna", 100_000);
    const countries = ["DE", "DE", "DE", "FR", "FR"];
    const ids: string[] = [];
    for (const country of countries) {
      const order = await world.order({ country, shipping_method: "express" }, PAID);
      ids.push((await packageIn(world, order))._id);
    }
    await policy(grounds, {
      ...{ title: "Germany", priority: 1, countries: ["DE"], by_methods: [{ method: "standard" }] },
    });
    const job = await begin(world, "root", {
      ...{ kind: "list.move", resource: "packages", event: "package.applyPolicy", ids },
    });
    await allJobsDone(world.db);
    const { made, skipped, refused } = await countsOf(world, job._id);
    assert.deepEqual([made, skipped, refused], [3, 2, 0]);
    const about = JSON.parse((await jobOf(world, job._id)).about) as { applied: PolicyTally };
    assert.deepEqual(about.applied, {
      ...NO_TALLY,
      ...{ methods: { Standard: 3 }, unmatched: 2, misses: { country: 2 } },
    });
  }),
);

Deno.test("First day 2 a tally counts each package once, by its main result", () => {
  const outcome = (more: Partial<PolicyOutcome>): PolicyOutcome => ({
    ...{ matched: true, changed: [], method: "Express", misses: [], refusals: [] },
    ...more,
  });
  assert.deepEqual(
    addOutcomes(NO_TALLY, [
      outcome({ changed: ["method", "incoterm"] }),
      outcome({ changed: ["method"], method: "Standard" }),
      outcome({ changed: ["package_type"], refusals: ["country"] }),
      outcome({ refusals: ["country", "tooHeavy"] }),
      outcome({}),
      outcome({ matched: false, misses: ["country"] }),
      outcome({ matched: false, misses: ["country", "tooLight"] }),
    ]),
    {
      ...{ methods: { Express: 1, Standard: 1 }, others: 1, same: 1, unmatched: 2 },
      ...{ misses: { country: 2, tooLight: 1 }, unusable: 1, refusals: { country: 1, tooHeavy: 1 } },
    },
  );
});

const PROVIDERS = "{ methodProviders }";
Deno.test(
  "First day 2 the API decides which providers make labels: no specimen without the demo",
  onGrounds(async ({ ask, refused }) => {
    assert.deepEqual(await ask("root", PROVIDERS), { methodProviders: ["house", "upload", "easypost"] });
    assert.equal(await refused("anna", PROVIDERS), "FORBIDDEN");
  }),
);
Deno.test(
  "First day 2 with the demo a specimen is offered too",
  onGrounds(async ({ ask }) => {
    const specimen = ["house", "upload", "easypost", "specimen"];
    assert.deepEqual(await ask("root", PROVIDERS), { methodProviders: specimen });
  }, { demo: true }),
);
