/** An undone import: unchanged orders are deleted, changed ones stay, and the same file can be imported again. */
import assert from "node:assert/strict";
import { CheckImport } from "../../../../api/generated/operations/imports.ts";
import { PreviewBulk } from "../../../../api/generated/operations/bulk.ts";
import { GetJob, UndoJob } from "../../../../api/generated/operations/jobs.ts";
import { MakeOrder } from "../../../../api/generated/operations/orders.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { documentOf, missingDocumentOf } from "../../../../resources/document.ts";
import { insertPlacements } from "../../../../server/modules/catalogue/artwork/placements_store.ts";
import { PLACE } from "../../../support/catalogue/artwork_placements.ts";
import { addArt } from "../../../support/catalogue/artwork_rows.ts";
import { allJobsDone, importFile, inScene, type Scene } from "../../../support/orders/import_jobs.ts";
import { planOf } from "../../../support/orders/plans.ts";

const HEADER = ["Order Number", "SKU", "Quantity", "City", "Note"];
const plan = JSON.stringify(planOf(HEADER));
const fileOf = (...numbers: string[]) =>
  [HEADER.join(","), ...numbers.map((number) => `${number},TEE-BLACK-M,1,Austin,`)].join("\n");
const FILE = fileOf("1", "2", "3", "4", "5");

const idOf = async ({ db }: Scene, number: string) =>
  (await db.read.selectFrom("orders").select("_id").where("external_number", "=", number)
    .executeTakeFirstOrThrow())._id;
const numbersIn = async ({ db }: Scene) =>
  (await db.read.selectFrom("orders").select("external_number").orderBy("external_number").execute())
    .map((order) => order.external_number);

Deno.test("an undone import deletes unchanged drafts, gives the reason for each other order, and can be repeated", () =>
  inScene(async (scene) => {
    const { app, db, anna, world } = scene;
    const before = await importFile(app, db, anna, fileOf("other"), { plan });
    const job = await importFile(app, db, anna, FILE, { plan });
    assert.deepEqual(job.steps, ["job.undo"]);
    // An edit, a comment and a step each count as a change of the order.
    await app.ask(anna, MakeOrder, { id: await idOf(scene, "2"), params: { city: "Boston" }, version: 1 });
    const at = { created_at: 1, updated_at: 1, deleted_at: null, version: 1 };
    const entity_id = await idOf(scene, "3");
    await db.write((tx) =>
      tx.insertInto("comments").values({
        _id: "c1",
        entity: "orders",
        entity_id,
        seller_id: "anna",
        author_id: "anna",
        author_name: "Anna",
        author_for: "",
        body: "Wait",
        visibility: "seller",
        mentions: "[]",
        ...at,
      }).execute()
    );
    const variables = { params: { kind: "orders.undo", resource: "orders", job: job._id } };
    const preview = (await app.ask(anna, PreviewBulk, variables)).data?.jobPreview;
    assert.deepEqual([preview?.count, preview?.fits], [5, 3]);
    const foreign = await app.ask(await world.token("ben"), PreviewBulk, variables);
    assert.equal(foreign.errors[0]?.extensions.code, "NOT_FOUND");

    const undoing = { kind: "orders.undo", resource: "orders", job: job._id, key: crypto.randomUUID() };
    const { data } = await app.ask(anna, UndoJob, undoing);
    await allJobsDone(db);
    const undo = (await app.ask(anna, GetJob, { _id: data?.makeJob._id ?? "" })).data?.getJobById;
    assert.deepEqual([undo?.status, undo?.made, undo?.refused], ["Done", 3, 2]);
    assert.deepEqual(await numbersIn(scene), ["2", "3", "other"]);
    const left = await db.read.selectFrom("order_lines").select("order_id").execute();
    assert.equal(left.length, 3);
    const audit = await db.read.selectFrom("audit_events").select("action").where(
      "action",
      "=",
      "orders.undo",
    )
      .where("entity", "=", "orders").execute();
    assert.equal(audit.length, 3);
    const undone = (await app.ask(anna, GetJob, { _id: job._id })).data?.getJobById;
    assert.deepEqual([undone?.undone_by, undone?.steps], [undo?._id, []]);
    const again = await importFile(app, db, anna, FILE, { plan });
    assert.deepEqual([again.made, again.skipped], [3, 2]);
    assert.equal((await app.ask(anna, GetJob, { _id: before._id })).data?.getJobById?.undone_by, null);
  }));

Deno.test("an undone import deletes the placements of its lines, and keeps those of the store's SKU", () =>
  inScene(async ({ app, db, anna }) => {
    const item_id = "item-TEE-BLACK-M";
    const mapping = { store_id: "anna-etsy", seller_id: "anna", external_sku: "TEE-BLACK-M" };
    const { product_id } = await db.read.selectFrom("items").select("product_id").where("_id", "=", item_id)
      .executeTakeFirstOrThrow();
    await addArt(db, product_id ?? "");
    const box = { x_mm: 0, y_mm: 0, w_mm: 90, area: "full", method: "dtg", file_id: "art" };
    await db.write(async (tx) => {
      await tx.insertInto("sku_map")
        .values({ ...mapping, item_id, user_id: "anna", created_at: 1, updated_at: 1 }).execute();
      await insertPlacements(tx, [{ ...box, ...mapping, line_id: null }], 1);
    });
    const placements = async () => (await db.read.selectFrom("placements").select("_id").execute()).length;
    const job = await importFile(app, db, anna, FILE, { plan });
    assert.equal(await placements(), 6);
    const undoing = { kind: "orders.undo", resource: "orders", job: job._id, key: crypto.randomUUID() };
    await app.ask(anna, UndoJob, undoing);
    await allJobsDone(db);
    assert.equal(await placements(), 1);
  }));

Deno.test("an order with artwork placed by hand counts as changed since its import", () =>
  inScene(async (scene) => {
    const { app, db, anna } = scene;
    const { product_id } = await db.read.selectFrom("items").select("product_id")
      .where("sku", "=", "TEE-BLACK-M").executeTakeFirstOrThrow();
    await addArt(db, product_id ?? "");
    await db.write((tx) =>
      tx.updateTable("items").set({ art: "optional" }).where("sku", "=", "TEE-BLACK-M").execute()
    );
    const job = await importFile(app, db, anna, FILE, { plan });
    const line = await db.read.selectFrom("order_lines").select("_id")
      .where("order_id", "=", await idOf(scene, "2")).executeTakeFirstOrThrow();
    const placements = [{ area: "full", file_id: "art", x_mm: 0, y_mm: 0, w_mm: 90 }];
    const { errors } = await app.ask(anna, PLACE, { line: line._id, placements });
    assert.deepEqual(errors, []);
    const { data } = await app.ask(anna, UndoJob, {
      ...{ kind: "orders.undo", resource: "orders", job: job._id, key: crypto.randomUUID() },
    });
    await allJobsDone(db);
    const undo = (await app.ask(anna, GetJob, { _id: data?.makeJob._id ?? "" })).data?.getJobById;
    assert.deepEqual([undo?.made, undo?.refused], [4, 1]);
    assert.deepEqual(await numbersIn(scene), ["2"]);
  }));

Deno.test("an order with the page of a label counts as changed since its import, and does not stop the undo", () =>
  inScene(async (scene) => {
    const { app, db, anna } = scene;
    const job = await importFile(app, db, anna, FILE, { plan });
    const order_id = await idOf(scene, "2");
    const texts = {
      name: "labels.pdf",
      digest: "d",
      carrier: "",
      tracking_number: "",
      order_ref: "2",
      zip5: "",
    };
    await db.write((tx) =>
      tx.insertInto("label_pages").values({
        ...{ _id: "page", code: "LP-000001", seller_id: "anna", store_id: "anna-etsy", maker: "anna" },
        ...{ job_id: null, page: 1, paper: "label", evidence: "{}", status: "Matched", finding: "" },
        ...texts,
        ...{ order_id, package_id: null, first_id: null, armed: 1, width_mm: 100, height_mm: 150, bytes: 1 },
        ...{ file_digest: "d", search_text: "", created_at: 1, updated_at: 1, version: 1 },
      }).execute()
    );
    const { data } = await app.ask(anna, UndoJob, {
      ...{ kind: "orders.undo", resource: "orders", job: job._id, key: crypto.randomUUID() },
    });
    await allJobsDone(db);
    const undo = (await app.ask(anna, GetJob, { _id: data?.makeJob._id ?? "" })).data?.getJobById;
    assert.deepEqual([undo?.status, undo?.made, undo?.refused], ["Done", 4, 1]);
    assert.deepEqual(await numbersIn(scene), ["2"]);
  }));

Deno.test("an import opens a list of exactly its orders, for people who may see them", () =>
  inScene(async ({ app, db, anna, world }) => {
    await importFile(app, db, anna, fileOf("other"), { plan });
    const job = await importFile(app, db, anna, fileOf("1", "2"), { plan });
    const list = async (token: string) => {
      const { data } = await app.ask<object, Record<string, unknown>>(token, documentOf(orders), {
        import: [job._id],
        status: ["All"],
      });
      return (data?.["orders"] as { external_number: string }[]).map((order) => order.external_number).sort();
    };
    assert.deepEqual(await list(anna), ["1", "2"]);
    assert.deepEqual(await list(await world.token("ben")), []);
  }));

Deno.test("before an import its store returns which order numbers exist there and which SKUs are unknown", () =>
  inScene(async ({ app, db, anna, world }) => {
    await importFile(app, db, anna, fileOf("1", "2"), { plan });
    const request = { store: "anna-etsy", numbers: ["1", "3", ""], skus: ["TEE-BLACK-M", "NOBODY'S"] };
    const check = (await app.ask(anna, CheckImport, request)).data?.importCheck;
    assert.deepEqual([check?.taken, check?.unknown, check?.unpriced], [["1"], ["NOBODY'S"], []]);
    const other = { ...request, store: "anna-shopify" };
    assert.deepEqual((await app.ask(anna, CheckImport, other)).data?.importCheck.taken, []);
    const codeFor = async (token: string, given: typeof request) =>
      (await app.ask(token, CheckImport, given)).errors[0]?.extensions.code;
    assert.equal(await codeFor(await world.token("ben"), request), "NOT_FOUND");
    const many = { ...request, numbers: Array.from({ length: 501 }, (_, at) => String(at)) };
    assert.equal(await codeFor(anna, many), "BAD_INPUT");
  }));

Deno.test("missing numbers of a pasted list are named as they were written, few or many", () =>
  inScene(async ({ app, db, anna }) => {
    await importFile(app, db, anna, fileOf("CA-1", "CA-2", "CA-3"), { plan });
    const missing = async (search: string, more: Record<string, unknown> = {}) => {
      const { data } = await app.ask<object, Record<string, unknown>>(anna, missingDocumentOf(orders) ?? "", {
        search,
        status: ["All"],
        ...more,
      });
      return data?.["missing"];
    };
    assert.deepEqual(await missing("CA-1, ca-2, CA-9, XX"), ["CA-9", "XX"]);
    assert.deepEqual(await missing("CA-9"), [], "an empty list already reports a single missing value");
    assert.deepEqual(await missing("CA-1, CA-2", { status: ["Paid", "Shipped"].slice(1) }), ["CA-1", "CA-2"]);
    const others = Array.from({ length: 30 }, (_, at) => `ZZ-${at}`);
    assert.deepEqual(await missing(["ca-3", ...others].join(", ")), others);
  }));
