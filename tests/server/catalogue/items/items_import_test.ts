/**
 * Items from a file: made, changed where they differ, refused with reasons, undone; an imported export
 * changes nothing.
 */
import assert from "node:assert/strict";
import type { Job } from "../../../../api/generated/schema.ts";
import { GetJob } from "../../../../api/generated/operations/jobs.ts";
import { type ItemPlan, levelsIn, matchItemColumns } from "../../../../api/csv/item_table.ts";
import type { LevelPrice } from "../../../../api/catalogue/pricing.ts";
import { exportList, fetchFile, rowsOf } from "../../../support/desk/export_jobs.ts";
import { allJobsDone, codeOf, inScene, type Scene } from "../../../support/orders/import_jobs.ts";
import { isSoak } from "../../../support/soak.ts";
import { bookOf, filteredXml, inline, readRows, rowsXml } from "../../../support/files/workbooks.ts";

const FORMAT = { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "ymd" } as const;
const planOf = (headers: readonly string[], more: Partial<ItemPlan> = {}): ItemPlan => ({
  format: FORMAT,
  headers,
  columns: matchItemColumns(headers),
  ...more,
});

async function send({ app, world }: Scene, body: BodyInit, plan: ItemPlan, name = "super_root" as const) {
  const query = new URLSearchParams({ plan: JSON.stringify(plan), name: "items.csv" });
  return await app.send(`/imports/items?${query}`, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${await world.token(name)}` },
  });
}

async function imported(scene: Scene, body: BodyInit, plan: ItemPlan): Promise<Job> {
  const response = await send(scene, body, plan);
  const { job } = await response.json() as { job: string };
  await allJobsDone(scene.db);
  const { data } = await scene.app.ask(await scene.world.token("super_root"), GetJob, { _id: job });
  return data!.getJobById as Job;
}

/** The number of items that the soak needs; a tenth of it in other runs. */
const MANY = isSoak ? 10_000 : 1_000;

const itemOf = ({ db }: Scene, sku: string) =>
  db.read.selectFrom("items").select(["_id", "sku", "price_minor", "color", "size", "weight_g", "version"])
    .where("sku", "=", sku).executeTakeFirst();
const HEADERS = ["sku", "product_code", "color", "size", "price", "weight_g"];
const CODE = async ({ db }: Scene) =>
  (await db.read.selectFrom("products").select("code").orderBy("code").executeTakeFirstOrThrow()).code;

async function undone({ app, world, db }: Scene, { _id }: Job): Promise<void> {
  const { data, errors } = await app.ask(
    await world.token("super_root"),
    `mutation { makeJob(params: { kind: "list.undo", resource: "items", job: "${_id}" }) { _id } }`,
    {},
  );
  assert.ok(data, JSON.stringify(errors));
  await allJobsDone(db);
}

const priced = ({ db }: Scene, sku: string, prices: readonly LevelPrice[]) =>
  db.write((tx) =>
    tx.updateTable("items").set({ prices: JSON.stringify(prices) }).where("sku", "=", sku).execute()
  );

Deno.test("VIP prices have a column for each level: an import changes the file's levels, all others stay, and an undo restores them", () =>
  inScene(async (scene) => {
    const code = await CODE(scene);
    await priced(scene, "TEE-BLACK-M", [{ level: 2, price_minor: 1_200 }, { level: 4, price_minor: 900 }]);
    const headers = ["sku", "product_code", "size", "Price", "VIP 1", "Price level 4", "vip_price 101"];
    const text = [
      headers.join(","),
      "TEE-BLACK-M,,M,,12.49,8.00,1",
      `NEW-1,${code},5XL,10,,7.50,1`,
      `NEW-2,${code},6XL,10,0.005,,1`,
    ].join("\r\n");
    const plan = planOf(headers);
    assert.deepEqual(levelsIn(plan.columns), [1, 4]);
    const job = await imported(scene, text, plan);
    assert.deepEqual([job.made, job.refused], [2, 1]);
    assert.deepEqual(job.refusals.map(({ line, column }) => [line, column]), [[4, "VIP 1"]]);
    const pricesOf = async (sku: string) => {
      const row = await scene.db.read.selectFrom("items").select("prices").where("sku", "=", sku)
        .executeTakeFirst();
      const all = JSON.parse(row?.prices ?? "[]") as LevelPrice[];
      return all.map(({ level, price_minor }) => `${level}: ${price_minor}`).join(", ");
    };
    assert.equal(await pricesOf("TEE-BLACK-M"), "1: 1249, 2: 1200, 4: 800");
    assert.equal(await pricesOf("NEW-1"), "4: 750");
    await undone(scene, job);
    assert.equal(await pricesOf("TEE-BLACK-M"), "2: 1200, 4: 900");
  }));

Deno.test("a file makes items, changes different ones by SKU, refuses rows with reasons, and is undone", () =>
  inScene(async (scene) => {
    const code = await CODE(scene);
    const before = await itemOf(scene, "TEE-BLACK-M");
    const text = [
      HEADERS.join(","),
      `NEW-1,${code},Sage,3XL,12.50,210`,
      `tee-black-m,,${before?.color},${before?.size},19.99,`,
      `NEW-2,nothing,Sage,S,12.50,210`,
      `NEW-3,${code},Sage,4XL,0.005,210`,
      `NEW-4,${code},Sage,3XL,1.00,210`,
      `NEW-5,,Sage,S,1.00,`,
      `,${code},Sage,S,1.00,`,
    ].join("\r\n");
    const job = await imported(scene, text, planOf(HEADERS));
    assert.deepEqual([job.status, job.made, job.skipped, job.refused], ["Done", 2, 0, 5]);
    assert.deepEqual(job.refusals.map(({ line, column, reason }) => [line, column, reason.code]), [
      [4, "product_code", "productUnknown"],
      [5, "price", "badNumber"],
      [6, "", "valueTaken"],
      [7, "product_code", "required"],
      [8, "sku", "required"],
    ]);
    assert.equal((await itemOf(scene, "NEW-1"))?.price_minor, 1_250);
    assert.deepEqual([(await itemOf(scene, "TEE-BLACK-M"))?.price_minor], [1_999]);
    const refused = await scene.app.send(`/imports/refused?job=${job._id}`, {
      headers: { authorization: `Bearer ${await scene.world.token("super_root")}` },
    });
    assert.equal((await refused.text()).trimEnd().split("\r\n").length, 6);
    const again = await imported(scene, text, planOf(HEADERS));
    assert.deepEqual([again.made, again.skipped, again.refused], [0, 2, 5]);
    await undone(scene, job);
    assert.equal(await itemOf(scene, "NEW-1"), undefined);
    assert.equal((await itemOf(scene, "TEE-BLACK-M"))?.price_minor, before?.price_minor);
    assert.deepEqual(await scene.files(), []);
  }));

Deno.test("of many rows three are wrong: these are returned unchanged, all others are imported", () =>
  inScene(async (scene) => {
    const code = await CODE(scene);
    const first = await scene.db.read.selectFrom("products").selectAll().where("code", "=", code)
      .executeTakeFirstOrThrow();
    // One product may have at most 300 items.
    const productOf = (at: number) => `BIG${Math.floor(at / 250)}`;
    const products = [...new Set(Array.from({ length: MANY }, (_, at) => productOf(at)))];
    await scene.db.write((tx) =>
      tx.insertInto("products").values(
        products.map((each) => ({ ...first, _id: each, code: each, code_key: each.toLowerCase() })),
      ).execute()
    );
    const rows = Array.from({ length: MANY }, (_, at) => `BIG-${at},${productOf(at)},Sage,${at},12.50,210`);
    // Wrong rows: a price that would have to be rounded, a surplus cell, and a weight that is not a number.
    const wrong: readonly (readonly [at: number, row: string])[] = [
      [7, `BIG-7,${code},Sage,7,0.005,210`],
      [MANY / 2, `BIG-X,${code},Sage,X,12.50,210,more`],
      [MANY - 1, `BIG-Y,${code},Sage,Y,12.50,light`],
    ];
    for (const [at, row] of wrong) rows[at] = row;
    const job = await imported(scene, [HEADERS.join(","), ...rows].join("\r\n"), planOf(HEADERS));
    assert.deepEqual([job.status, job.made, job.refused], ["Done", MANY - 3, 3]);
    assert.deepEqual(job.refusals.map(({ line, column }) => [line, column]), [
      [9, "price"],
      [MANY / 2 + 2, ""],
      [MANY + 1, "weight_g"],
    ]);
    const refused = await scene.app.send(`/imports/refused?job=${job._id}`, {
      headers: { authorization: `Bearer ${await scene.world.token("super_root")}` },
    });
    const [, ...back] = (await refused.text()).trimEnd().split("\r\n");
    assert.deepEqual(back.map((line) => line.split(",")[0]), ['"BIG-7"', '"BIG-X"', '"BIG-Y"']);
  }));

for (const format of ["csv", "xlsx"] as const) {
  Deno.test(`an export of items as ${format} that is imported again changes nothing`, () =>
    inScene(async (scene) => {
      const token = await scene.world.token("super_root");
      const columns = [
        "sku",
        "color",
        "size",
        "price_minor",
        "level_prices",
        "weight_g",
        "product_code",
        "art",
      ];
      const prices = [{ level: 2, price_minor: 1_200 }, { level: 11, price_minor: 1_000 }];
      await priced(scene, "TEE-BLACK-M", prices);
      await priced(scene, "MUG-WHITE", [{ level: 3, price_minor: 5 }]);
      const id = await exportList(scene, token, { resource: "items", columns, format });
      const file = new Uint8Array(await (await fetchFile(scene.app, token, id)).arrayBuffer());
      const headers = format === "csv"
        ? rowsOf(new TextDecoder().decode(file))[0]
        : (await readRows(file))[0]?.cells;
      const plan = planOf(headers ?? [], format === "xlsx" ? { sheet: "Export" } : {});
      // Each level for which an item has a price is a separate column.
      assert.equal(Object.keys(plan.columns).length, columns.length - 1 + 3);
      assert.deepEqual(levelsIn(plan.columns), [2, 3, 11]);
      const { count } = await scene.db.read.selectFrom("items").select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      const job = await imported(scene, file, plan);
      assert.deepEqual([job.status, job.made, job.skipped, job.refused], ["Done", 0, Number(count), 0]);
    }));
}

Deno.test("days, formulas and texts of a workbook of items are judged by cell; without the right, or with a wrong plan, nothing begins", () =>
  inScene(async (scene) => {
    const code = await CODE(scene);
    const sheet = rowsXml(HEADERS.map(inline), [
      inline("W-1"),
      inline(code),
      inline("=Sage"),
      inline("5XL"),
      "<c><v>7.5</v></c>",
      "<c><v>200</v></c>",
    ], [inline("W-2"), inline(code), inline("Sage"), inline("6XL"), "<c><f>A1*2</f><v>7</v></c>", "<c/>"]);
    const job = await imported(
      scene,
      bookOf({ sheets: { Items: sheet } }),
      planOf(HEADERS, { sheet: "Items" }),
    );
    assert.deepEqual([job.made, job.refused, job.refusals[0]?.reason.code], [1, 1, "formula"]);
    const made = await itemOf(scene, "W-1");
    assert.deepEqual([made?.color, made?.price_minor], ["=Sage", 750]);
    const { sku: _, ...columns } = matchItemColumns(HEADERS);
    assert.deepEqual(await codeOf(await send(scene, "x", planOf(HEADERS, { columns }))), [400, "BAD_INPUT"]);
    assert.deepEqual(await codeOf(await send(scene, "x", planOf(HEADERS), "anna" as "super_root")), [
      403,
      "FORBIDDEN",
    ]);
  }));

Deno.test("Real input 9: hidden items of a workbook are imported only if the plan says so", () =>
  inScene(async (scene) => {
    const code = await CODE(scene);
    const rows = ["F-1", "F-2", "F-3"].map((sku) => [sku, code, "Sage", `size ${sku}`, "7.50", "200"]);
    const book = bookOf({ sheets: { Items: filteredXml([HEADERS, ...rows], 2) } });
    const plan = planOf(HEADERS, { sheet: "Items" });
    const job = await imported(scene, book, plan);
    assert.deepEqual([job.status, job.made, job.refused], ["Done", 2, 0]);
    assert.equal(await itemOf(scene, "F-2"), undefined);
    const whole = await imported(scene, book, { ...plan, keepsHidden: true });
    assert.deepEqual([whole.made, whole.skipped], [1, 2]);
    assert.equal((await itemOf(scene, "F-2"))?.price_minor, 750);
  }));
