/** Imports that follow a plan: when it is valid, that it is remembered, and whose SKU map applies. */
import assert from "node:assert/strict";
import { detectFormat } from "../../../../api/csv/detect.ts";
import { matchColumns } from "../../../../api/csv/match.ts";
import { MAX_PLAN_BYTES } from "../../../../api/csv/bounds.ts";
import { headerKey, type ImportPlan } from "../../../../api/csv/plan.ts";
import { PROBLEM_HEADER } from "../../../../api/csv/reader.ts";
import { ImportPlans } from "../../../../api/generated/operations/imports.ts";
import { encodeText } from "../../../support/files/encoding.ts";
import { codeOf, importFile, inScene, sendFile } from "../../../support/orders/import_jobs.ts";
import { planOf } from "../../../support/orders/plans.ts";
import { NOW } from "../../../support/people/people.ts";

const HEADER = ["Nummer", "Artikel", "Stück", "Preis", "Ort"];
/** A plan that a person made by hand. */
const BY_HAND: ImportPlan = {
  profile: "custom",
  format: { encoding: "windows-1252", delimiter: ";", quote: "'", decimal: ",", dateOrder: "dmy" },
  headers: HEADER,
  columns: { external_number: 0, sku: 1, quantity: 2, unit_price: 3, city: 4 },
};
const FILE = encodeText(`${HEADER.join(";")}\r\nÄ-1;S-1;2;'1.234,50';Köln\r\n`, "windows-1252");
const asJson = (plan: object) => JSON.stringify(plan);

Deno.test("an import reads the file by its plan, and the plan is remembered for the store", () =>
  inScene(async ({ app, db, world, anna }) => {
    const job = await importFile(app, db, anna, FILE, { plan: asJson(BY_HAND) });
    assert.deepEqual([job.status, job.made, job.refused], ["Done", 1, 0]);
    const order = await db.read.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([order.external_number, order.city, order.total_minor], ["Ä-1", "Köln", 0]);
    const ask = async (name: "anna" | "ben", store: string) =>
      (await app.ask(await world.token(name), ImportPlans, { store })).data?.importPlans ?? [];
    const plans = new Map((await ask("anna", "anna-etsy")).map((each) => [each.header_key, each.plan]));
    assert.deepEqual(plans.get(headerKey(HEADER)), BY_HAND);
    // A corrected file has one more column, and needs no new mapping of columns.
    assert.deepEqual(plans.get(headerKey([...HEADER, PROBLEM_HEADER]))?.["columns"], BY_HAND.columns);
    assert.deepEqual(await ask("anna", "anna-shopify"), []);
    assert.deepEqual(await ask("ben", "anna-etsy"), []);
    const changed = { ...BY_HAND, columns: { ...BY_HAND.columns, note: 4 } };
    await importFile(app, db, anna, FILE, { plan: asJson(changed) });
    const again = await ask("anna", "anna-etsy");
    assert.equal(again.length, 2);
    assert.ok(again.every(({ plan }) => (plan["columns"] as ImportPlan["columns"]).note === 4));
  }));

Deno.test("a plan that is malformed, too long, or lacks a required column is refused with its paths", () =>
  inScene(async ({ app, db, anna, files }) => {
    const problemsOf = async (plan: string) => {
      const response = await sendFile(app, anna, FILE, { plan });
      const { errors } = await response.json() as {
        errors: { extensions: { code: string; problems: { path: string; code: string }[] } }[];
      };
      assert.deepEqual([response.status, errors[0]?.extensions.code], [400, "BAD_INPUT"]);
      return errors[0]?.extensions.problems.map(({ path, code }) => `${path} ${code}`);
    };
    assert.deepEqual(await problemsOf("{"), ["plan invalid"]);
    assert.deepEqual(await problemsOf("x".repeat(MAX_PLAN_BYTES + 1)), ["plan tooLong"]);
    assert.deepEqual(await problemsOf(asJson({ ...BY_HAND, columns: { external_number: 9, sku: 1 } })), [
      "plan.columns.external_number unknown",
      "plan.columns.quantity required",
    ]);
    assert.deepEqual(await problemsOf(asJson({ ...BY_HAND, format: { ...BY_HAND.format, quote: "x" } })), [
      "plan.format.quote unknown",
    ]);
    assert.deepEqual(await files(), []);
    assert.equal((await db.read.selectFrom("import_plans").select("header_key").execute()).length, 0);
  }));

Deno.test("a paused store accepts no file, and a file with another header than the plan's is not read", () =>
  inScene(async ({ app, db, anna }) => {
    const other = encodeText("a;b;c;d;e\n1;2;3;4;5", "windows-1252");
    const job = await importFile(app, db, anna, other, { plan: asJson(BY_HAND) });
    assert.deepEqual([job.status, job.error?.code], ["Failed", "headersChanged"]);
    await db.write((tx) =>
      tx.updateTable("stores").set({ status: "Paused" }).where("_id", "=", "anna-etsy").execute()
    );
    const refused = await sendFile(app, anna, FILE, { plan: asJson(BY_HAND) });
    const { errors } = await refused.json() as { errors: { extensions: { reason: { code: string } } }[] };
    assert.equal(errors[0]?.extensions.reason.code, "storePaused");
    assert.deepEqual(await codeOf(await sendFile(app, anna, FILE)), [409, "ILLEGAL_TRANSITION"]);
  }));

Deno.test("a SKU that is not ours is resolved by its own store's map, with the catalogue's title", () =>
  inScene(async ({ app, db, anna }) => {
    const owner = {
      store_id: "anna-etsy",
      seller_id: "anna",
      user_id: "anna",
      created_at: NOW,
      updated_at: NOW,
    };
    await db.write((tx) =>
      tx.insertInto("sku_map").values([
        { ...owner, external_sku: "FOX-01", item_id: "item-MUG-WHITE" },
        // One of our own SKUs keeps its item, whatever the map says.
        { ...owner, external_sku: "TEE-BLACK-M", item_id: "item-MUG-WHITE" },
      ]).execute()
    );
    const header = ["order id", "sku", "title", "quantity", "unit price"];
    const rows = [
      "1,FOX-01,Fox,2,5.00",
      "1,TEE-BLACK-M,T,1,9.00",
      "1,fox-01,Fox,1,5.00",
      "2,FOX-01,Fox,3,",
    ];
    const body = [header.join(","), ...rows].join("\n");
    const linesIn = async (store: string) => {
      const job = await importFile(app, db, anna, body, { store, plan: asJson(planOf(header)) });
      assert.deepEqual([job.made, job.refused], [2, 0]);
      return await db.read.selectFrom("order_lines as l").innerJoin("orders as o", "o._id", "l.order_id")
        .select(["l.sku", "l.title", "l.item_id", "l.total_minor", "l.declared_minor"]).where(
          "o.store_id",
          "=",
          store,
        )
        .orderBy("o.seq").orderBy("l.position").execute();
    };
    assert.deepEqual(await linesIn("anna-etsy"), [
      {
        sku: "MUG-WHITE",
        title: "mug-white",
        item_id: "item-MUG-WHITE",
        total_minor: 2 * 899,
        declared_minor: 1000,
      },
      {
        sku: "TEE-BLACK-M",
        title: "tee-black-m",
        item_id: "item-TEE-BLACK-M",
        total_minor: 1299,
        declared_minor: 900,
      },
      { sku: "fox-01", title: "Fox", item_id: null, total_minor: 0, declared_minor: 500 },
      // The file has no price.
      {
        sku: "MUG-WHITE",
        title: "mug-white",
        item_id: "item-MUG-WHITE",
        total_minor: 3 * 899,
        declared_minor: null,
      },
    ]);
    const elsewhere = await linesIn("anna-shopify");
    assert.deepEqual(elsewhere.map(({ item_id }) => item_id), [null, "item-TEE-BLACK-M", null, null]);
  }));

Deno.test("the exports of Shopify, Etsy and TikTok Shop become orders, and importing them again adds none", () =>
  inScene(async ({ app, db, anna }) => {
    for (
      const [name, made] of [["shopify_orders", 2], ["etsy_sold_order_items", 2], [
        "tiktok_orders",
        2,
      ]] as const
    ) {
      const body = await Deno.readFile(new URL(`../../../fixtures/${name}.csv`, import.meta.url));
      const { format, headers } = detectFormat(body, true);
      const { missing: _, ...match } = matchColumns(headers);
      const plan = asJson({ ...match, format, headers });
      const first = await importFile(app, db, anna, body, { plan });
      assert.deepEqual([first.status, first.made, first.skipped, first.refused], ["Done", made, 0, 0], name);
      const second = await importFile(app, db, anna, body, { plan });
      assert.deepEqual([second.made, second.skipped], [0, made], name);
    }
    const { total } = await db.read.selectFrom("order_lines").select(({ fn }) =>
      fn.sum<number | string>("declared_minor").as("total")
    ).executeTakeFirstOrThrow();
    assert.equal(Number(total), 3998 + 850 + 101 + 6800 + 123450 + 2700 + 3300 + 102990 + 899);
  }));
