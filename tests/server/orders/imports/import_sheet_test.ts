/** Workbooks as they are uploaded: judged by their bytes, read by a separate thread, one sheet each. */
import assert from "node:assert/strict";
import type { ImportPlan } from "../../../../api/csv/plan.ts";
import { FileRefused } from "../../../../server/modules/desk/uploads/file_refused.ts";
import { sheetReadings } from "../../../../server/modules/desk/uploads/sheet_reading.ts";
import { allJobsDone, codeOf, importFile, inScene, sendFile } from "../../../support/orders/import_jobs.ts";
import { planOf } from "../../../support/orders/plans.ts";
import { bookOf, inline, rowsXml } from "../../../support/files/workbooks.ts";

const HEADERS = ["Order", "SKU", "Quantity", "Date", "Price"];
const n = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
const HEAD = HEADERS.map(inline);
const STYLES = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
const ORDERS = rowsXml(
  HEAD,
  [inline("A-1"), inline("MUG-WHITE"), n(2), n(45356, 1), n(12.5)],
  [inline("A-1"), inline("TEE-BLACK-M"), "<c><f>1+1</f><v>2</v></c>", n(45356, 1), n(3)],
  [n(1002), inline("MUG-WHITE"), n(1), inline("06/03/2024"), inline("1,50")],
);
const book = bookOf({ sheets: { Notes: rowsXml([inline("Nothing here")]), Orders: ORDERS }, styles: STYLES });
const plan = (more: Partial<ImportPlan> = {}): string =>
  JSON.stringify({ ...planOf(HEADERS, { decimal: ",", dateOrder: "dmy" }), sheet: "Orders", ...more });

Deno.test("the chosen sheet of a workbook becomes drafts; a formula is refused and comes back as its text", () =>
  inScene(async ({ app, db, anna, files }) => {
    const job = await importFile(app, db, anna, book, { plan: plan(), name: "orders.csv" });
    assert.deepEqual([job.status, job.made, job.refused, job.done], ["Done", 1, 2, book.length]);
    assert.deepEqual(job.refusals.map(({ line, column, reason }) => [line, column, reason.code]), [
      [2, "Quantity", "formula"],
      [3, "Quantity", "formula"],
    ]);
    const [order] = await db.read.selectFrom("orders").select(["external_number", "ordered_at", "_id"])
      .execute();
    assert.deepEqual([order?.external_number, order?.ordered_at], ["1002", Date.UTC(2024, 2, 6) / 1000]);
    const [line] = await db.read.selectFrom("order_lines").select(["declared_minor"]).execute();
    assert.equal(line?.declared_minor, 150);
    const refused = await app.send(`/imports/refused?job=${job._id}`, {
      headers: { authorization: `Bearer ${anna}` },
    });
    assert.deepEqual((await refused.text()).split("\r\n")[2]?.split(",").slice(0, 4), [
      '"A-1"',
      '"TEE-BLACK-M"',
      `"'=1+1"`,
      '"2024-03-05"',
    ]);
    assert.deepEqual(await files(), []);
  }));

Deno.test("the bytes decide a file's type: a table named .xlsx is read as text, a plan without a sheet reads the first", () =>
  inScene(async ({ app, db, anna }) => {
    const text = `${HEADERS.join(",")}\r\nB-1,MUG-WHITE,1,06-03-2024,"1,50"\r\n`;
    const first = await importFile(app, db, anna, text, { plan: plan(), name: "orders.xlsx" });
    assert.deepEqual([first.status, first.made], ["Done", 1]);
    const alone = bookOf({ sheets: { Any: ORDERS }, styles: STYLES });
    const { sheet: _, ...textPlan } = JSON.parse(plan()) as ImportPlan;
    const second = await importFile(app, db, anna, alone, { plan: JSON.stringify(textPlan) });
    assert.deepEqual([second.status, second.made, second.refused], ["Done", 1, 2]);
  }));

Deno.test("an unreadable workbook ends its import with the reason, and one that is too large is not accepted", () =>
  inScene(async ({ app, db, anna, files }) => {
    const gone = await importFile(app, db, anna, book, { plan: plan({ sheet: "Gone" }) });
    assert.deepEqual([gone.status, gone.error?.code], ["Failed", "sheetGone"]);
    const broken = await importFile(app, db, anna, book.slice(0, -30), { plan: plan() });
    assert.deepEqual([broken.status, broken.error?.code], ["Failed", "damaged"]);
    const large = new Uint8Array(6 * 1024 ** 2);
    large.set(book);
    assert.deepEqual(await codeOf(await sendFile(app, anna, large, { plan: plan() })), [413, "LIMIT"]);
    assert.deepEqual(await codeOf(await sendFile(app, anna, book, { plan: plan(), name: "A.XLSM" })), [
      400,
      "BAD_INPUT",
    ]);
    await allJobsDone(db);
    assert.deepEqual(await files(), []);
  }));

Deno.test("a workbook that takes too long is abandoned", async () => {
  const readings = sheetReadings({ bytes: book, sheet: "Orders", decimal: ".", rowsAbove: 0 }, 0);
  await assert.rejects(
    readings.next(),
    (error) => error instanceof FileRefused && error.code === "workbookTooSlow",
  );
});
