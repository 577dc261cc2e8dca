/** Drafts and their shipping method: its sources, and the problem without a method. */
import assert from "node:assert/strict";
import type { ImportCheck, ShippingPolicyInput, Store } from "../../../../api/generated/schema.ts";
import { recheckDrafts } from "../../../../server/modules/orders/orders/recheck.ts";
import { begin } from "../../../support/desk/bulk.ts";
import { allJobsDone, importFile, inScene } from "../../../support/orders/import_jobs.ts";
import { INCOMING_PARAMS, withBusiness } from "../../../support/desk/integration_calls.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { planOf } from "../../../support/orders/plans.ts";
import { NOW } from "../../../support/people/people.ts";
import type { World } from "../../../support/orders/world.ts";

const MAKE_STORE = `mutation M($id: ID, $params: StoreInput!) {
  made: makeStore(id: $id, params: $params) { _id shipping_method version } }`;
const MAKE_ORDER = `mutation M($id: ID, $params: OrderInput!) {
  made: makeOrder(id: $id, params: $params) { _id shipping_method problem_codes } }`;
const MAKE_POLICY = `mutation M($id: ID, $params: ShippingPolicyInput!) {
  made: makeShippingPolicy(id: $id, params: $params) { _id } }`;
const MAKE_METHOD = `mutation M($id: ID, $params: ShippingMethodInput!) {
  made: makeShippingMethod(id: $id, params: $params) { _id } }`;
const CHECK = `query C($store: ID!, $skus: [String!]!, $ways: [ImportWayInput!]) {
  check: importCheck(store: $store, numbers: [], skus: $skus, ways: $ways) { unavailable artless methodless } }`;
const TRASH_METHOD = "mutation T($ids: [ID!]!) { trashShippingMethod(delete_ids: $ids) }";
const PAID = ["order.submit", "order.pay"];

interface Draft {
  readonly _id: string;
  readonly shipping_method: string;
  readonly problem_codes: readonly string[];
}

const ORDER = {
  ...{ store_id: "anna-etsy", recipient_name: "Zoë", address_line1: "Lange Straße 4", city: "Köln" },
  ...{ postal_code: "50667", country: "DE", lines: [{ sku: "TEE-BLACK-M", quantity: 1 }] },
};
const make = async ({ ask }: Grounds, params: object = {}, id: string | null = null) =>
  (await ask<{ made: Draft }>("anna", MAKE_ORDER, { id, params: id ? params : { ...ORDER, ...params } }))
    .made;
const policy = async ({ ask }: Grounds, params: ShippingPolicyInput, id: string | null = null) =>
  (await ask<{ made: { _id: string } }>("root", MAKE_POLICY, { id, params })).made._id;
const giveStore = async ({ ask }: Grounds, shipping_method: string) =>
  (await ask<{ made: Store }>("anna", MAKE_STORE, { id: "anna-etsy", params: { shipping_method } })).made;

const codesOf = async ({ db }: World, id: string): Promise<readonly string[]> => {
  const { problems } = await db.read.selectFrom("orders").select("problems").where("_id", "=", id)
    .executeTakeFirstOrThrow();
  return (JSON.parse(problems) as { code: string }[]).map(({ code }) => code);
};
const methodsIn = async ({ db }: World) => {
  const rows = await db.read.selectFrom("orders").select(["external_number", "shipping_method"])
    .orderBy("external_number").execute();
  return rows.map(({ external_number, shipping_method }) => `${external_number} ${shipping_method}`.trim());
};
const packageIn = ({ db }: World, order: string) =>
  db.read.selectFrom("packages").selectAll().where("order_id", "=", order).executeTakeFirstOrThrow();

Deno.test(
  "First day 2 a draft without a method reports that and cannot be submitted, until it names one or gets one in bulk",
  onGrounds(async (grounds) => {
    const { world } = grounds;
    const bare = await make(grounds);
    const strange = await make(grounds, { shipping_method: "Drone" });
    assert.deepEqual([bare.problem_codes, strange.problem_codes], [["methodMissing"], ["methodUnknown"]]);
    const [refused] = await world.move("anna", [bare._id], "order.submit");
    assert.deepEqual([refused?.ok, refused?.reason?.code], [false, "hasNoProblems"]);
    const { rows } = await grounds.ask<{ rows: { _id: string }[] }>(
      "anna",
      `{ rows: orders(problem: ["method"], sort: "created_at") { _id } }`,
    );
    assert.deepEqual(new Set(rows.map(({ _id }) => _id)), new Set([bare._id, strange._id]));

    const edited = await make(grounds, { shipping_method: "Express" }, strange._id);
    assert.deepEqual(edited.problem_codes, []);
    await begin(world, "anna", {
      kind: "orders.method",
      ids: [bare._id],
      shipping_method: "standard",
    });
    await allJobsDone(world.db);
    assert.deepEqual(await codesOf(world, bare._id), []);
    const moved = await world.move("anna", [bare._id, strange._id], "order.submit");
    assert.deepEqual(moved.map(({ ok }) => ok), [true, true]);
  }),
);

Deno.test(
  "First day 2 a store's method applies to its drafts that name none; it must be an offered one, and stays stored",
  onGrounds(async (grounds) => {
    const { world, ask, refused } = grounds;
    const gone = { id: "anna-etsy", params: { shipping_method: "gone" } };
    assert.equal(await refused("anna", MAKE_STORE, gone), "BAD_INPUT, params.shipping_method unknown");
    assert.equal((await giveStore(grounds, "standard")).shipping_method, "standard");
    const { _id } = await world.db.read.selectFrom("shipping_methods").select("_id").where(
      "code",
      "=",
      "standard",
    )
      .executeTakeFirstOrThrow();
    assert.equal(await refused("root", TRASH_METHOD, { ids: [_id] }), "ILLEGAL_TRANSITION, methodInUse");
    const made = await make(grounds);
    assert.deepEqual([made.shipping_method, made.problem_codes], ["standard", []]);
    assert.equal((await make(grounds, { shipping_method: "express" })).shipping_method, "express");

    await ask("root", MAKE_METHOD, { id: _id, params: { status: "Paused" } });
    assert.deepEqual((await make(grounds)).problem_codes, ["methodMissing"]);
    const stored = { id: "anna-etsy", params: { shipping_method: "standard", name: "Etsy" } };
    assert.equal((await ask<{ made: Store }>("anna", MAKE_STORE, stored)).made.shipping_method, "standard");
  }),
);

Deno.test(
  "First day 2 for a file the row's own method comes first, then the import's, then the store's",
  () =>
    inScene(async ({ app, db, world, anna }) => {
      const HEADER = ["Order number", "SKU", "Quantity", "Shipping method"];
      const file = (prefix: string) =>
        new TextEncoder().encode(
          [HEADER, [`${prefix}1`, "TEE-BLACK-M", "1", "Express"], [`${prefix}2`, "TEE-BLACK-M", "1", ""]]
            .map((row) => row.join(",")).join("\n"),
        );
      const plan = planOf(HEADER);
      const send = (prefix: string, more: object = {}) =>
        importFile(app, db, anna, file(prefix), { plan: JSON.stringify({ ...plan, ...more }) });
      await send("A");
      await db.write((tx) =>
        tx.updateTable("stores").set({ shipping_method: "standard" }).where("_id", "=", "anna-etsy").execute()
      );
      await send("B");
      await send("C", { shipping_method: "international-express" });
      assert.deepEqual(await methodsIn(world), [
        ...["A1 Express", "A2", "B1 Express", "B2 standard", "C1 Express", "C2 international-express"],
      ]);
    }),
);

Deno.test("First day 2 an import with a method that is not offered is refused, and a remembered one is dropped", () =>
  inScene(async ({ app, db, world, anna }) => {
    const HEADER = ["Order number", "SKU", "Quantity"];
    const body = new TextEncoder().encode(`${HEADER.join(",")}\nA1,TEE-BLACK-M,1`);
    const plan = (shipping_method: string) => JSON.stringify({ ...planOf(HEADER), shipping_method });
    const query = new URLSearchParams({ store: "anna-etsy", name: "a.csv", plan: plan("gone") });
    const refused = await app.send(`/imports/orders?${query}`, {
      method: "POST",
      body,
      headers: { authorization: `Bearer ${anna}` },
    });
    const { errors: [error] } = await refused.json();
    assert.deepEqual(error.extensions.problems, [{ path: "plan.shipping_method", code: "unknown" }]);
    await importFile(app, db, anna, body, { plan: plan("express") });
    assert.deepEqual(await methodsIn(world), ["A1 express"]);
    const remembered = async () => {
      const answer = await app.ask<object, { plans: { plan: { shipping_method?: string } }[] }>(
        anna,
        `{ plans: importPlans(store: "anna-etsy") { plan } }`,
      );
      return answer.data?.plans.map((each) => each.plan.shipping_method);
    };
    assert.deepEqual(new Set(await remembered()), new Set(["express"]));
    await db.write((tx) =>
      tx.updateTable("shipping_methods").set({ status: "Paused" }).where("code", "=", "express").execute()
    );
    assert.deepEqual(new Set(await remembered()), new Set([undefined]));
  }));

Deno.test("First day 2 orders of a call that name no method get that of their store", () =>
  withBusiness(async ({ add, post, world }) => {
    await world.db.write((tx) =>
      tx.updateTable("stores").set({ shipping_method: "standard" }).where("_id", "=", "anna-etsy").execute()
    );
    const order = (external_number: string, more: object = {}) => ({
      ...{ external_number, country: "DE", lines: [{ sku: "TEE-BLACK-M", quantity: 1 }] },
      ...more,
    });
    const to = await add(INCOMING_PARAMS);
    await post(to, { orders: [order("A-1"), order("A-2", { shipping_method: "express" })] });
    assert.deepEqual(await methodsIn(world), ["A-1 standard", "A-2 express"]);
  }));

Deno.test(
  "First day 2 if a policy will set the method there is no problem; when the policy is paused every open draft gets the problem",
  onGrounds(async (grounds) => {
    const { world } = grounds;
    const before = await make(grounds);
    const id = await policy(grounds, {
      ...{ title: "Germany", priority: 1, countries: ["DE"], by_methods: [{ method: "express" }] },
    });
    await recheckDrafts(world.db, () => NOW);
    assert.deepEqual(await codesOf(world, before._id), []);
    assert.deepEqual((await make(grounds)).problem_codes, []);
    assert.deepEqual((await make(grounds, { country: "FR" })).problem_codes, ["methodMissing"]);
    const paid = await world.order({ shipping_method: "" }, PAID);
    assert.equal((await packageIn(world, paid)).method_code, "express");

    await policy(grounds, { status: "Paused" }, id);
    // Even before drafts are checked again an order without a method cannot be submitted.
    const [early] = await world.move("anna", [before._id], "order.submit");
    assert.deepEqual([early?.ok, early?.reason?.code], [false, "methodMissing"]);
    await recheckDrafts(world.db, () => NOW);
    assert.deepEqual(await codesOf(world, before._id), ["methodMissing"]);
    assert.equal(await world.db.read.selectFrom("method_rechecks").selectAll().executeTakeFirst(), undefined);
  }),
);

Deno.test(
  "First day 2 drafts with unchanged problems are checked without writing to each, however many they are",
  onGrounds(async (grounds) => {
    const { world: { db } } = grounds;
    await recheckDrafts(db, () => NOW);
    const drafts = await Promise.all(Array.from({ length: 45 }, () => make(grounds)));
    const changes = { title: "Germany", priority: 1, countries: ["DE"] };
    const counted = () => {
      let writes = 0;
      const write: typeof db.write = (work) => (writes++, db.write(work));
      return { db: { ...db, write }, writes: () => writes };
    };
    await policy(grounds, { ...changes, tolerance_g: 50 });
    const same = counted();
    assert.ok(await recheckDrafts(same.db, () => NOW));
    assert.equal(same.writes(), 1, "only the end of the check is written");

    await policy(grounds, { ...changes, priority: 2, by_methods: [{ method: "express" }] });
    assert.equal(await recheckDrafts(db, () => NOW, () => true), false, "a stopped check is not complete");
    const other = counted();
    assert.ok(await recheckDrafts(other.db, () => NOW));
    assert.equal(other.writes(), 4, "one write for twenty drafts, and one for the end of the check");
    for (const { _id } of drafts) assert.deepEqual(await codesOf(grounds.world, _id), []);
  }),
);

Deno.test(
  "First day 2 before an import its store returns which orders would get no method: from their texts, its default or a policy",
  onGrounds(async (grounds) => {
    const { world, ask } = grounds;
    const waysWithoutMethod = async () => {
      const ways = ["DE", "FR", "US"].map((country) => ({ country, method: "" }));
      const named = ["Express", "Drone"].map((method) => ({ country: "US", method }));
      const request = { store: "anna-etsy", skus: [], ways: [...ways, ...named] };
      return (await ask<{ check: ImportCheck }>("anna", CHECK, request)).check.methodless;
    };
    assert.deepEqual(await waysWithoutMethod(), [0, 1, 2, 4]);
    // An order in a file has no weight yet, so a policy for heavy orders may still give it a method.
    const by_methods = [{ method: "express" }];
    await policy(grounds, { title: "Germany", priority: 1, countries: ["DE"], min_g: 5_000, by_methods });
    assert.deepEqual(await waysWithoutMethod(), [1, 2, 4]);
    await giveStore(grounds, "standard");
    assert.deepEqual(await waysWithoutMethod(), [4]);

    const skus = ["TEE-BLACK-M", "NOBODY'S"];
    const check = async () =>
      (await ask<{ check: ImportCheck }>("anna", CHECK, { store: "anna-etsy", skus })).check;
    const { unavailable, artless } = await check();
    assert.deepEqual([unavailable, artless], [[], []]);
    const change = { art: "required", status: "Discontinued" } as const;
    await world.db.write((tx) =>
      tx.updateTable("items").set(change).where("sku", "=", "TEE-BLACK-M").execute()
    );
    const changed = await check();
    assert.deepEqual([changed.unavailable, changed.artless], [["TEE-BLACK-M"], ["TEE-BLACK-M"]]);
  }),
);

Deno.test(
  "First day 2 a policy sets the missing method of drafts with its tag, until the tag is removed",
  onGrounds(async (grounds) => {
    const { world } = grounds;
    await policy(grounds, {
      title: "Gifts",
      priority: 1,
      tags: ["gift"],
      by_methods: [{ method: "express" }],
    });
    const { _id, problem_codes } = await make(grounds);
    assert.deepEqual(problem_codes, ["methodMissing"]);
    assert.deepEqual((await make(grounds, { tags: ["gift"] })).problem_codes, []);
    await begin(world, "anna", { kind: "orders.tag", ids: [_id], add_tags: ["gift"] });
    await allJobsDone(world.db);
    assert.deepEqual(await codesOf(world, _id), []);
    await begin(world, "anna", { kind: "orders.tag", ids: [_id], remove_tags: ["gift"] });
    await allJobsDone(world.db);
    assert.deepEqual(await codesOf(world, _id), ["methodMissing"]);
  }),
);

Deno.test(
  "First day 2 setting a country for many drafts keeps their other problems",
  onGrounds(async (grounds) => {
    const { world } = grounds;
    const { _id } = await make(grounds, { country: "" });
    await begin(world, "anna", { kind: "orders.country", ids: [_id], country: "FR" });
    await allJobsDone(world.db);
    assert.deepEqual(await codesOf(world, _id), ["methodMissing"]);
  }),
);
