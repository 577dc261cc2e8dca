/** A substitute for an item without blanks: proposed to the seller, and made at the price that was paid. */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import type { MutationName } from "../../../../api/generated/schema.ts";
import { items } from "../../../../server/modules/catalogue/items/module.ts";
import { ticketFacts } from "../../../../server/modules/catalogue/prints/facts_store.ts";
import { declarationsOf } from "../../../../server/modules/shipping/customs/store.ts";
import { packagesToPrint } from "../../../../server/modules/shipping/documents/facts_store.ts";
import { answerSubstitute, offerSubstitute } from "../../../../server/modules/workshop/substitutes/make.ts";
import { siblingsOf } from "../../../../server/modules/workshop/units/siblings_store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { withDatabase } from "../../../support/server/database.ts";
import {
  addBlanks,
  blanksOf,
  itemOf,
  runAllotter,
  stockAt,
  unitsOf,
} from "../../../support/workshop/blanks.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const { trashItem } = serveModule(items).mutations;
const [TEE, MUG] = ["TEE-BLACK-M", "MUG-WHITE"];

async function done(world: World, name: Name, field: MutationName, args: object): Promise<string> {
  const mutations = { offerSubstitute, answerSubstitute, trashItem } as Record<string, unknown>;
  try {
    await runMutation(field, mutations[field] as never, args as never, world.as(name));
    return "";
  } catch (error) {
    if (error instanceof ApiError) return error.details.reason?.code ?? error.code;
    throw error;
  }
}

/** Makes paid garments that wait for blanks of an item with a substitute. */
async function waiting(world: World, quantity = 1) {
  const [item_id, other] = [await itemOf(world, TEE), await itemOf(world, MUG)];
  await world.db.write((tx) =>
    tx.updateTable("items").set({ substitute_id: other }).where("_id", "=", item_id).execute()
  );
  await addBlanks(world, TEE, { kind: "count", count: 0 });
  await addBlanks(world, MUG, { kind: "receive", count: 1 });
  const order = await world.order({ lines: [{ sku: TEE, quantity }] }, ["order.submit", "order.pay"]);
  const [unit = ""] = await unitsOf(world, order);
  return { order, unit, other };
}

Deno.test("a seller is asked by a comment on the order, and accepting makes the garment of the other item at the paid price", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 1_000_000);
    const { order, unit, other } = await waiting(world);
    const answer = (accept: boolean, name: Name = "anna") =>
      done(world, name, "answerSubstitute", { unit, accept });
    assert.equal(await answer(true), "isOffered", "nobody asked");
    assert.equal(await done(world, "root", "offerSubstitute", { unit }), "");
    assert.equal(await done(world, "root", "offerSubstitute", { unit }), "isSubstitutable", "once");
    const comments = await db.read.selectFrom("comments").select(["body", "visibility"])
      .where("entity_id", "=", order).execute();
    assert.deepEqual(comments.map(({ visibility }) => visibility), ["seller"]);
    assert.match(comments[0]!.body, /TEE-BLACK-M is out of stock.*MUG-WHITE/);
    assert.equal(await answer(true, "ben"), "NOT_FOUND", "another seller's");
    const paid = () => db.read.selectFrom("charge_lines").select(["amount_minor"]).execute();
    const before = await paid();
    assert.equal(await answer(true), "");
    const row = await db.read.selectFrom("units").select(["item_id", "offered_id", "blank"]).where(
      "_id",
      "=",
      unit,
    )
      .executeTakeFirstOrThrow();
    assert.deepEqual(row, { item_id: other, offered_id: null, blank: "Short" });
    assert.deepEqual(await paid(), before);
    await runAllotter(world);
    assert.deepEqual([await blanksOf(world, order), await stockAt(world, MUG)], [["Reserved"], [1, 1]]);
    const auditEvents = await db.read.selectFrom("audit_events").select("changes").where(
      "action",
      "=",
      "answerSubstitute",
    )
      .executeTakeFirstOrThrow();
    assert.match(auditEvents.changes, /MUG-WHITE/);
  }));

Deno.test("the ticket of a garment with an accepted substitute names the item that is made, not the ordered one", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 1_000_000);
    const { unit, other } = await waiting(world);
    await db.write((tx) =>
      tx.updateTable("items").set({ color: "White", size: "11oz" }).where("_id", "=", other).execute()
    );
    const made = async () => {
      const { sku, color, size } = (await ticketFacts(db.read, ALL_SELLERS, [unit])).get(unit)!;
      return { sku, color, size };
    };
    assert.equal((await made()).sku, TEE);
    await done(world, "root", "offerSubstitute", { unit });
    assert.equal((await made()).sku, TEE, "only offered");
    assert.equal(await done(world, "anna", "answerSubstitute", { unit, accept: true }), "");
    assert.deepEqual(await made(), { sku: MUG, color: "White", size: "11oz" });
  }));

Deno.test("an item stays while a garment is made of it or was offered it, although nobody ordered or counted it", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 1_000_000);
    const { unit, other } = await waiting(world);
    await db.write(async (tx) => {
      await tx.deleteFrom("stock").where("item_id", "=", other).execute();
      await tx.deleteFrom("sku_map").where("item_id", "=", other).execute();
    });
    const trash = () => done(world, "root", "trashItem", { delete_ids: [other] });
    await done(world, "root", "offerSubstitute", { unit });
    assert.equal(await trash(), "itemInUse", "it was offered");
    assert.equal(await done(world, "anna", "answerSubstitute", { unit, accept: true }), "");
    assert.equal(await trash(), "itemInUse", "it is made");
    await db.write((tx) => tx.updateTable("items").set({ substitute_id: null }).execute());
    assert.equal(await trash(), "itemInUse", "it is made, although it is no substitute any more");
  }));

Deno.test("the packing list, the declaration and the other garments of an order name the accepted substitute, each garment its own", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 1_000_000);
    const { order, unit } = await waiting(world, 2);
    const packed = async () => {
      const { _id } = await db.read.selectFrom("packages").select("_id").where("order_id", "=", order)
        .executeTakeFirstOrThrow();
      const { lines = [] } = (await packagesToPrint(db.read, ALL_SELLERS, [_id])).get(_id) ?? {};
      const declaration = (await declarationsOf(db.read, ALL_SELLERS, [_id])).get(_id);
      const declared = declaration?.lines.flatMap(({ skus }) => skus).sort();
      return { lines: lines.map(({ sku, qty }) => `${qty} ${sku}`), declared };
    };
    const siblings = async () =>
      (await siblingsOf(db.read, ALL_SELLERS, [order])).get(order)?.map(({ sku }) => sku);
    await done(world, "root", "offerSubstitute", { unit });
    assert.deepEqual([await packed(), await siblings()], [{ lines: [`2 ${TEE}`], declared: [TEE] }, [
      TEE,
      TEE,
    ]]);
    assert.equal(await done(world, "anna", "answerSubstitute", { unit, accept: true }), "");
    assert.deepEqual([await packed(), await siblings()], [{
      lines: [`1 ${MUG}`, `1 ${TEE}`],
      declared: [MUG, TEE],
    }, [MUG, TEE]]);
  }));

Deno.test("refusing leaves the garment unchanged, and for garments that wait for no blank nothing is proposed", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 1_000_000);
    const { order, unit } = await waiting(world);
    assert.equal(await done(world, "root", "offerSubstitute", { unit }), "");
    assert.equal(await done(world, "anna", "answerSubstitute", { unit, accept: false }), "");
    assert.deepEqual(await blanksOf(world, order), ["Short"]);
    await addBlanks(world, TEE, { kind: "receive", count: 1 });
    await runAllotter(world);
    assert.equal(await done(world, "root", "offerSubstitute", { unit }), "isSubstitutable");
  }));

Deno.test("a substitute that became inactive after the offer can only be refused", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 1_000_000);
    const { unit, other } = await waiting(world);
    const answer = (accept: boolean) => done(world, "anna", "answerSubstitute", { unit, accept });
    assert.equal(await done(world, "root", "offerSubstitute", { unit }), "");
    await db.write((tx) =>
      tx.updateTable("items").set({ status: "Inactive" }).where("_id", "=", other).execute()
    );
    assert.equal(await answer(true), "isOffered");
    assert.equal(await answer(false), "");
  }));

Deno.test("M1 a reject cannot be undone after a substitute was accepted, because its blank was another item's", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 1_000_000);
    const { unit, order } = await waiting(world);
    await addBlanks(world, TEE, { kind: "receive", count: 1 });
    await runAllotter(world);
    assert.deepEqual(await blanksOf(world, order), ["Reserved"]);
    const step = async (event: string, params = {}) =>
      (await world.unit("root", [unit], event, params))[0]?.reason?.code ?? "";
    assert.equal(await step("unit.reject", { reason_code: "stain" }), "");
    assert.deepEqual(await blanksOf(world, order), ["Short"]);
    assert.equal(await done(world, "root", "offerSubstitute", { unit }), "");
    assert.equal(await done(world, "anna", "answerSubstitute", { unit, accept: true }), "");
    assert.equal(await step("unit.undo"), "isLastScan");
    assert.deepEqual([await stockAt(world, TEE), await stockAt(world, MUG)], [[0, 0], [1, 0]]);
  }));
