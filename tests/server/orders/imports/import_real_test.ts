/** Files as they really arrive, from the upload to the resulting orders. */
import assert from "node:assert/strict";
import { detectFormat } from "../../../../api/csv/detect.ts";
import { matchColumns } from "../../../../api/csv/match.ts";
import type { FileFormat, ImportPlan } from "../../../../api/csv/plan.ts";
import { GetJob } from "../../../../api/generated/operations/jobs.ts";
import { MakeBulk } from "../../../../api/generated/operations/bulk.ts";
import { allJobsDone, importFile, inScene, type Scene } from "../../../support/orders/import_jobs.ts";

/** Imports a file by the plan detected from its beginning, with the test's changes. */
async function importReal(
  { app, db, anna }: Pick<Scene, "app" | "db" | "anna">,
  name: string,
  more: Partial<ImportPlan> = {},
) {
  const bytes = await Deno.readFile(new URL(`../../../fixtures/real/${name}`, import.meta.url));
  const { format, headers, rowsAbove } = detectFormat(bytes, true);
  const { missing: _, ...match } = matchColumns(headers);
  const plan: ImportPlan = { ...match, format, headers, rowsAbove, ...more };
  const job = await importFile(app, db, anna, bytes, { plan: JSON.stringify(plan) });
  const orders = await db.read.selectFrom("orders").selectAll().where("import_id", "=", job._id)
    .orderBy("external_number").execute();
  const lines = await db.read.selectFrom("order_lines").selectAll().orderBy("position").execute();
  const linesOf = (id: string) => lines.filter(({ order_id }) => order_id === id);
  return { job, orders, linesOf };
}

/** Sets one country for some orders, and waits for the job. */
async function setCountry({ app, db, anna }: Scene, country: string, ids: readonly string[]) {
  const params = { kind: "orders.country", resource: "orders", country, ids };
  const { data } = await app.ask(anna, MakeBulk, { params });
  await allJobsDone(db);
  const { data: ended } = await app.ask(anna, GetJob, { _id: data?.makeJob._id ?? "" });
  return ended?.getJobById;
}

Deno.test("Real input 13: orders that the shop has cancelled, shipped or refunded are not made", () =>
  inScene(async (scene) => {
    const { job, orders, linesOf } = await importReal(scene, "13_shopify_states.csv");
    // One row was partly refunded, and waits for a decision.
    assert.deepEqual([job.status, job.made, job.refused], ["Done", 2, 1]);
    // The result names the omitted orders, as the preview did.
    assert.deepEqual(job.about["remarks"], [
      { code: "cancelled", rows: 2, orders: 1 },
      { code: "refunded", rows: 2, orders: 2 },
      { code: "shipped", rows: 3, orders: 2 },
    ]);
    assert.deepEqual(
      orders.map((
        { _id, external_number },
      ) => [external_number, linesOf(_id).map(({ quantity }) => quantity)]),
      [["#1001", [1]], ["#1006", [2]]],
    );
  }));

Deno.test("Real input 4: order numbers that look the same are one order, and a SKU finds its item in any case or width", () =>
  inScene(async (scene) => {
    const { job, orders, linesOf } = await importReal(scene, "04_unseen.csv");
    assert.deepEqual([job.made, job.refused, orders.map((order) => order.external_number)], [2, 0, [
      "Z1",
      "Z2",
    ]]);
    const lines = linesOf(orders[0]?._id ?? "");
    assert.deepEqual(lines.map(({ sku, quantity }) => [sku, quantity]), [
      ["MUG-WHITE", 1],
      ["MUG-WHITE", 2],
      ["MUG-WHITE", 3],
    ]);
    assert.ok(lines.every(({ item_id }) => item_id !== null));
  }));

Deno.test("Real input 8: a postal code of another country is a problem of the draft, and setting a country for many drafts fixes them", () =>
  inScene(async (scene) => {
    const { orders } = await importReal(scene, "08_postal_codes.csv");
    const unfit = orders.filter(({ problems }) => problems.includes("postalUnfit"));
    assert.deepEqual(unfit.map(({ external_number }) => external_number), ["P-8"]);
    const job = await setCountry(scene, "GB", unfit.map(({ _id }) => _id));
    assert.deepEqual([job?.status, job?.made], ["Done", 1]);
    const [fixed] = await scene.db.read.selectFrom("orders").select(["country", "problems"])
      .where("_id", "=", unfit[0]?._id ?? "").execute();
    assert.deepEqual([fixed?.country, fixed?.problems.includes("postalUnfit")], ["GB", false]);
  }));

Deno.test("Real input 18: a missing required part is a problem of the draft, and setting a country for many drafts fixes them", () =>
  inScene(async (scene) => {
    const { job, orders } = await importReal(scene, "18_required_parts.csv");
    assert.deepEqual([job.made, job.refused], [7, 0]);
    const partsOf = (row: { readonly external_number: string; readonly problems: string }) => {
      const problems = JSON.parse(row.problems) as readonly {
        readonly code: string;
        readonly path: string;
      }[];
      const parts = problems.filter(({ path }) => path === "region" || path === "postal_code");
      return [row.external_number, ...parts.map(({ code }) => code)].join(" ");
    };
    assert.deepEqual(orders.map(partsOf), [
      "R-1 postalMissing",
      "R-2 regionMissing",
      "R-3 regionMissing postalMissing",
      "R-4",
      "R-5 regionMissing postalUnfit",
      "R-6",
      "R-7",
    ]);
    const ids = orders.filter(({ external_number }) => ["R-3", "R-5"].includes(external_number))
      .map(({ _id }) => _id);
    const done = await setCountry(scene, "GB", ids);
    assert.deepEqual([done?.status, done?.made], ["Done", 2]);
    const fixed = await scene.db.read.selectFrom("orders").select(["external_number", "problems"])
      .where("_id", "in", ids).orderBy("external_number").execute();
    assert.deepEqual(fixed.map(partsOf), ["R-3 postalMissing", "R-5"]);
  }));

Deno.test("Real input 16: a line sold in euros is declared in euros and charged by our price list", () =>
  inScene(async (scene) => {
    const { job, orders, linesOf } = await importReal(scene, "16_etsy_eur.csv");
    assert.deepEqual([job.made, job.refused], [1, 0]);
    const [line] = linesOf(orders[0]?._id ?? "");
    assert.deepEqual([line?.declared_minor, line?.declared_currency, line?.total_minor], [2500, "EUR", 1798]);
  }));

const FORMAT: FileFormat = { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" };

Deno.test("Real input 7: the server reads a file in the chosen encoding", () =>
  inScene(async (scene) => {
    const chosen = [["07_mac_roman.csv", "macintosh", ","], ["07_windows_1250.csv", "windows-1250", ";"], [
      "07_shift_jis.csv",
      "shift_jis",
      ",",
    ]] as const;
    const cities = [];
    for (const [name, encoding, delimiter] of chosen) {
      const { job, orders } = await importReal(scene, name, { format: { ...FORMAT, encoding, delimiter } });
      assert.deepEqual([job.status, job.made, job.refused], ["Done", 2, 0]);
      cities.push(...orders.map(({ city }) => city));
    }
    assert.deepEqual(cities, ["Málaga", "Genève", "Łódź", "Plzeň", "東京", "大阪"]);
    const wrong = await importReal(scene, "07_shift_jis.csv", { format: { ...FORMAT, encoding: "utf-8" } });
    assert.deepEqual([wrong.job.status, wrong.job.error?.code, wrong.job.made], ["Failed", "notText", 0]);
  }));

Deno.test("Real input 9: rows above the header, and hidden rows of a spreadsheet, do not become orders; quotes that are text stay", () =>
  inScene(async (scene) => {
    const titles = await importReal(scene, "09_titles.csv");
    assert.deepEqual([titles.job.status, titles.job.made, titles.job.refused], ["Done", 2, 0]);
    assert.deepEqual(titles.orders.map(({ external_number }) => external_number), ["T-1", "T-2"]);
    const headers = ["Order ID", "SKU", "Quantity", "Status", "Recipient"];
    const { missing: _, ...match } = matchColumns(headers);
    const hidden = await importReal(scene, "09_hidden_rows.xlsx", {
      ...match,
      format: FORMAT,
      headers,
      rowsAbove: 2,
      sheet: "Orders",
    });
    assert.deepEqual([hidden.job.made, hidden.job.about["remarks"]], [3, [
      { code: "hidden", rows: 2, orders: 2 },
    ]]);
    const quotes = await importReal(scene, "09_bare_quotes.tsv");
    const [line] = quotes.linesOf(quotes.orders[0]?._id ?? "");
    assert.deepEqual([quotes.job.made, quotes.job.refused, line?.title], [3, 0, '"Vintage" tee 1/2" print']);
  }));

Deno.test("Real input 15: the second item of a row becomes a line of its order, and joined columns one text", () =>
  inScene(async (scene) => {
    const { orders, linesOf } = await importReal(scene, "15_repeated_columns.csv");
    const lines = linesOf(orders[0]?._id ?? "");
    assert.deepEqual(lines.map(({ sku, quantity }) => [sku, quantity]), [["MUG", 1], ["CAP", 2]]);
    const joined = await importReal(scene, "15_joined_columns.csv", {
      columns: { external_number: 0, sku: 1, quantity: 2, recipient_name: 3, address_line1: 5, city: 7 },
      furtherColumns: { recipient_name: [4], address_line1: [6], city: [8, 9] },
    });
    assert.deepEqual(
      joined.orders.map(({ recipient_name, address_line1, city }) => [recipient_name, address_line1, city]),
      [["Ada Lind", "Main Street 12b", "Hanoi, Ba Dinh, Kim Ma"], ["Bo", "Side Street", "Hanoi, Lang Ha"]],
    );
  }));
