import assert from "node:assert/strict";
import type { PlacementInput } from "../../../../api/generated/schema.ts";
import { allJobsDone } from "../../../support/orders/import_jobs.ts";
import { NOW } from "../../../support/people/people.ts";
import { recheckDrafts } from "../../../../server/modules/orders/orders/recheck.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import type { Name } from "../../../support/orders/world.ts";
import {
  AREAS,
  ART,
  at,
  dress,
  keep,
  lineOf,
  OTHER,
  PLACE,
  place,
  problemsOf,
  statusOf,
} from "../../../support/catalogue/artwork_placements.ts";

Deno.test(
  "an order whose item requires a print file can only be submitted once the line has one",
  onGrounds(async (grounds) => {
    await dress(grounds);
    const { world } = grounds;
    const order = await world.order();
    const line = await lineOf(grounds, order);
    assert.deepEqual(await problemsOf(grounds, "anna", order), ["artMissing"]);
    const missing = `query { list: missingArtwork { external_sku store_id orders pieces example_line } }`;
    assert.deepEqual((await grounds.ask<{ list: object[] }>("anna", missing)).list, [
      { external_sku: "TEE-BLACK-M", store_id: "anna-etsy", orders: 1, pieces: 2, example_line: line },
    ]);
    assert.deepEqual((await grounds.ask<{ list: object[] }>("ben", missing)).list, []);
    const [refused] = await world.move("anna", [order], "order.submit");
    assert.equal(refused?.reason?.code, "hasNoProblems");
    const file = await keep(grounds, ART);
    const wrong = (more: Partial<PlacementInput>) =>
      grounds.refused("anna", PLACE, { line, placements: [at(file._id, more)] });
    assert.equal(await wrong({ w_mm: 102 }), "BAD_INPUT, placements.0.w_mm lowDpi");
    assert.equal(await wrong({ x_mm: 290 }), "BAD_INPUT, placements.0.x_mm outsideArea");
    assert.equal(await wrong({ area: "hood" }), "BAD_INPUT, placements.0.area unknown");
    assert.equal(await wrong({ method: "dtf" }), "BAD_INPUT, placements.0.method unknown");
    assert.equal(await wrong({ w_mm: 0 }), "BAD_INPUT, placements.0.w_mm badNumber");
    const twice = { line, placements: [at(file._id), at(file._id)] };
    assert.equal(await grounds.refused("anna", PLACE, twice), "BAD_INPUT, placements.1.area taken");
    const made = await place(grounds, "anna", { line }, [at(file._id)]);
    assert.deepEqual(made.placements.map(({ area, dpi, checks, method }) => [area, dpi, checks, method]), [
      ["front", 152, ["fairDpi"], "dtg"],
    ]);
    assert.deepEqual(await problemsOf(grounds, "anna", order), []);
    const moved = await world.move("anna", [order], "order.submit");
    assert.equal(moved[0]?.ok, true, moved[0]?.reason?.text ?? "");
    const audit = await world.db.read.selectFrom("audit_events").select("changes").where(
      "action",
      "=",
      "makePlacements",
    )
      .execute();
    assert.equal(audit.length, 1);
    assert.match(audit[0]!.changes, /logo\.png/);
  }),
);

Deno.test(
  "a garment passes its QC only with a print file, and its artwork can be changed until then",
  onGrounds(async (grounds) => {
    await dress(grounds, "none");
    const { world } = grounds;
    const order = await world.order({}, ["order.submit", "order.pay"]);
    await dress(grounds);
    const line = await lineOf(grounds, order);
    const units =
      (await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order).orderBy("seq")
        .execute()).map(({ _id }) => _id);
    const step = async (event: string, ids = units) =>
      (await world.unit("order_qc", ids, event, event === "unit.finish" ? { reason: "By hand" } : {})).map((
        { ok, reason },
      ) => ok ? "ok" : reason?.code);
    await step("unit.start");
    assert.deepEqual(await step("unit.pass"), ["hasArtwork", "hasArtwork"]);
    assert.deepEqual(await step("unit.finish"), ["hasArtwork", "hasArtwork"]);
    const [finish] = await world.move("root", [order], "production.finish");
    assert.equal(finish?.reason?.code, "isUnblocked", "the order gives one reason for all garments");
    const file = await keep(grounds, ART);
    const other = await keep(grounds, OTHER);
    await place(grounds, "anna", { line }, [at(file._id)]);
    await place(grounds, "anna", { line }, [at(other._id)]);
    assert.deepEqual(await step("unit.pass", units.slice(0, 1)), ["ok"]);
    const closed = await grounds.refused("anna", PLACE, { line, placements: [at(file._id)] });
    assert.equal(closed, "ILLEGAL_TRANSITION, artClosed");
    const shown = await grounds.ask<{ unit: { placements: { file: { _id: string } }[] } }>(
      "printer",
      "query ($id: ID!) { unit: getUnitById(_id: $id) { placements { area file { _id } } } }",
      { id: units[1] },
    );
    assert.deepEqual(shown.unit.placements.map(({ file }) => file._id), [other._id]);
  }),
);

Deno.test(
  "a print file on a store's SKU is placed on each later line, and removed if the SKU is mapped to another product",
  onGrounds(async (grounds) => {
    await dress(grounds);
    const { world, ask } = grounds;
    const match = (item: string) =>
      ask(
        "anna",
        `mutation { makeSkuMapping(store: "anna-etsy", external_sku: "CAT", item: "item-${item}") { sku } }`,
      );
    await match("TEE-BLACK-M");
    const lines = [{ sku: "CAT", quantity: 1 }];
    const before = await world.order({ lines });
    const file = await keep(grounds, ART);
    const on = { store: "anna-etsy", sku: "CAT" };
    await place(grounds, "anna", on, [at(file._id)]);
    const after = await world.order({ lines });
    assert.deepEqual(await problemsOf(grounds, "anna", before), ["artMissing"]);
    assert.deepEqual(await problemsOf(grounds, "anna", after), []);
    const other = await world.order({
      store_id: "anna-shopify",
      lines: [{ sku: "TEE-BLACK-M", quantity: 1 }],
    });
    assert.deepEqual(await problemsOf(grounds, "anna", other), ["artMissing"]);
    // A job repairs the earlier draft together with all similar ones.
    const job = {
      kind: "orders.artwork",
      resource: "orders",
      store: "anna-etsy",
      external_sku: "CAT",
      item: "item-TEE-BLACK-M",
      placements: [at(file._id, { area: "back" })],
    };
    await ask("anna", "mutation ($params: JobInput!) { makeJob(params: $params) { _id } }", { params: job });
    await allJobsDone(world.db);
    assert.deepEqual(await problemsOf(grounds, "anna", before), []);
    const areasOf = async (line: string) =>
      (await world.db.read.selectFrom("placements").select("area").where("line_id", "=", line).execute())
        .map(({ area }) => area);
    assert.deepEqual(await areasOf(await lineOf(grounds, before)), ["back"]);
    assert.deepEqual(
      await areasOf(await lineOf(grounds, after)),
      ["front"],
      "a line with a file keeps its placement",
    );
    // Later lines then get the artwork automatically.
    const next = await world.order({ lines });
    assert.deepEqual(await areasOf(await lineOf(grounds, next)), ["back"]);
    const placements = () =>
      world.db.read.selectFrom("placements").select("_id").where("store_id", "=", "anna-etsy").execute();
    await match("TEE-BLACK-M");
    assert.equal((await placements()).length, 1);
    await match("MUG-WHITE");
    assert.deepEqual(await placements(), []);
  }),
);

/** Replaces the shirt of anna's drafts by a hoodie that is printed in front only. */
async function substitute(grounds: Grounds): Promise<void> {
  const { world: { db }, ask } = grounds;
  await db.write(async (tx) => {
    const products = tx.updateTable("products").set({ areas: JSON.stringify(AREAS.slice(0, 1)) });
    await products.where("code", "=", "HOODIE-GREY-L").execute();
    await tx.updateTable("items").set({ art: "required" }).where("sku", "=", "HOODIE-GREY-L").execute();
    await tx.updateTable("items").set({ status: "Discontinued" }).where("sku", "=", "TEE-BLACK-M").execute();
  });
  const params = {
    kind: "orders.substitute",
    resource: "orders",
    seller: "anna",
    replaces: "item-TEE-BLACK-M",
    item: "item-HOODIE-GREY-L",
  };
  await ask("anna", "mutation ($params: JobInput!) { makeJob(params: $params) { _id } }", { params });
  await allJobsDone(db);
}

Deno.test(
  "workshop §6 a draft whose item is replaced keeps artwork only in areas that the new product has",
  onGrounds(async (grounds) => {
    await dress(grounds);
    const { world } = grounds;
    const file = await keep(grounds, ART);
    const placedOn = async (area: string) => {
      const order = await world.order();
      await place(grounds, "anna", { line: await lineOf(grounds, order) }, [at(file._id, { area })]);
      return order;
    };
    const [front, back] = [await placedOn("front"), await placedOn("back")];
    await substitute(grounds);
    assert.deepEqual(await problemsOf(grounds, "anna", front), []);
    assert.deepEqual(await problemsOf(grounds, "anna", back), ["artMissing"]);
  }),
);

Deno.test(
  "workshop §6 a SKU whose discontinued item is replaced by one of another product loses its artwork",
  onGrounds(async (grounds) => {
    await dress(grounds);
    const { world, ask } = grounds;
    const mapping = `store: "anna-etsy", external_sku: "CAT", item: "item-TEE-BLACK-M"`;
    await ask("anna", `mutation { makeSkuMapping(${mapping}) { sku } }`);
    await place(grounds, "anna", { store: "anna-etsy", sku: "CAT" }, [at((await keep(grounds, ART))._id)]);
    await substitute(grounds);
    const later = await world.order({ lines: [{ sku: "CAT", quantity: 1 }] });
    assert.deepEqual(await problemsOf(grounds, "anna", later), ["artMissing"]);
  }),
);

Deno.test(
  "S6.12 the floor sees the artwork of the garment in hand, and of no other",
  onGrounds(async (grounds) => {
    const { world } = grounds;
    await dress(grounds);
    const order = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 1 }] });
    const file = await keep(grounds, ART);
    const apart = await keep(grounds, OTHER);
    await place(grounds, "anna", { line: await lineOf(grounds, order) }, [at(file._id)]);
    for (const event of ["order.submit", "order.pay"]) await world.move("root", [order], event);
    const [unit] = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
      .execute();
    const see = async (id = file._id) => {
      const found = [];
      for (const by of ["printer", "sewer", "packager", "order_qc"] as const) {
        const status = await statusOf(grounds, by, id, "large");
        if (status === 200) found.push(by);
        else assert.equal(status, 404);
      }
      return found.join(" ");
    };
    const step = async (by: Name, event: string) => {
      const [{ ok, reason } = { ok: false, reason: null }] = await world.unit(by, [unit!._id], event);
      assert.ok(ok, `${by} ${event}: ${reason?.code}`);
    };
    assert.equal(await see(), "order_qc");
    await step("order_qc", "unit.start");
    await step("order_qc", "unit.pass");
    assert.equal(await see(), "printer order_qc");
    await step("printer", "unit.start");
    await step("printer", "unit.pass");
    // The garment stays at its last station until the next one begins it.
    assert.equal(await see(), "printer order_qc");
    await step("order_qc", "unit.start");
    assert.equal(await see(), "order_qc");
    await step("order_qc", "unit.pass");
    assert.equal(await see(), "packager order_qc");
    assert.equal(await see(apart._id), "order_qc");
  }),
);

Deno.test(
  "workshop §2 of two windows that place art on the same line the later one is shown the stored placements, and nothing is lost",
  onGrounds(async (grounds) => {
    await dress(grounds);
    const line = await lineOf(grounds, await grounds.world.order());
    const file = await keep(grounds, ART);
    const seen = async () =>
      (await grounds.ask<{ art: { revision: string } }>(
        "anna",
        `{ art: getArtworkOf(line: "${line}") { revision } }`,
      )).art.revision;
    const text = `mutation ($line: ID, $placements: [PlacementInput!]!, $revision: String) {
      made: makePlacements(line: $line, placements: $placements, revision: $revision) { revision placements { x_mm } } }`;
    const revision = await seen();
    const first = { line, placements: [at(file._id)], revision };
    const { made } = await grounds.ask<{ made: { revision: string } }>("anna", text, first);
    const later = { line, placements: [at(file._id, { x_mm: 90 })], revision };
    assert.equal(await grounds.refused("agent", text, later), "STALE");
    assert.equal(await seen(), made.revision, "the first one's placement is there");
    const again = await grounds.ask<{ made: { placements: { x_mm: number }[] } }>("agent", text, {
      ...later,
      revision: made.revision,
    });
    assert.deepEqual(again.made.placements, [{ x_mm: 90 }]);
  }),
);

Deno.test(
  "workshop §6 an item that starts to require a print file is a problem of its drafts, until it no longer does",
  onGrounds(async (grounds) => {
    const { world, ask } = grounds;
    await dress(grounds, "none");
    const order = await world.order();
    const { _id, version } = await world.db.read.selectFrom("items").select(["_id", "version"])
      .where("sku", "=", "TEE-BLACK-M").executeTakeFirstOrThrow();
    const set = async (art: string, seen: number) => {
      await ask(
        "super_root",
        "mutation ($id: ID!, $art: String!, $v: Int!) { makeItem(id: $id, params: { art: $art }, version: $v) { _id } }",
        { id: _id, art, v: seen },
      );
      await recheckDrafts(world.db, () => NOW);
    };
    await set("required", version);
    assert.deepEqual(await problemsOf(grounds, "anna", order), ["artMissing"]);
    await set("none", version + 1);
    assert.deepEqual(await problemsOf(grounds, "anna", order), []);
  }),
);
