/** Refused rows come back as a file with reasons, and are accepted once corrected. */
import assert from "node:assert/strict";
import { detectFormat } from "../../../../api/csv/detect.ts";
import { PROBLEM_HEADER } from "../../../../api/csv/reader.ts";
import { IMPORT_REASONS } from "../../../../api/csv/reasons.ts";
import { readHead } from "../../../../api/csv/rows.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { codeOf, importFile, inScene, openApp } from "../../../support/orders/import_jobs.ts";
import { planOf } from "../../../support/orders/plans.ts";
import { makeWorld } from "../../../support/orders/world.ts";
import type { TestApp } from "../../../support/server/api.ts";

const HEADER = ["Order ID", "SKU", "Quantity", "City", "Note"];
const BODY = [
  HEADER.join(";"),
  "1;TEE-BLACK-M;1;Köln;",
  '2;MUG-WHITE;none;Köln;"=1+1"',
  "2;TEE-BLACK-M;1;Köln;=1+1",
  "3;MUG-WHITE",
  "",
].join("\r\n");
const PLAN = JSON.stringify(planOf(HEADER, { delimiter: ";" }));

const refusedOf = ({ send }: TestApp, token: string, job: string) =>
  send(`/imports/refused?job=${job}`, { headers: { authorization: `Bearer ${token}` } });

/** Returns the file's format and its cells. */
async function tableOf(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { format } = detectFormat(bytes, true);
  return { format, rows: readHead(bytes, true, format).map(({ cells }) => cells) };
}

Deno.test("the rows of refused orders are returned complete, safe for a spreadsheet, with their problems in the last column", () =>
  inScene(async ({ app, db, anna }) => {
    const job = await importFile(app, db, anna, BODY, { plan: PLAN });
    assert.deepEqual([job.made, job.refused], [1, 3]);
    const response = await refusedOf(app, anna, job._id);
    assert.equal(response.headers.get("cache-control"), "no-store");
    assert.match(
      response.headers.get("content-disposition") ?? "",
      /^attachment; filename="refused-rows\.csv"$/,
    );
    const { format, rows } = await tableOf(response);
    assert.deepEqual([format.encoding, format.delimiter], ["utf-8", ";"]);
    assert.deepEqual(rows, [
      [...HEADER, PROBLEM_HEADER],
      ["2", "MUG-WHITE", "none", "Köln", "'=1+1", `Quantity: ${IMPORT_REASONS.badNumber}`],
      ["2", "TEE-BLACK-M", "1", "Köln", "'=1+1", `Line 3: Quantity: ${IMPORT_REASONS.badNumber}`],
      ["3", "MUG-WHITE", "", "", "", IMPORT_REASONS.ragged],
    ]);
  }));

Deno.test("a corrected file is imported unchanged, and rows refused again have one column of reasons", () =>
  inScene(async ({ app, db, anna }) => {
    const job = await importFile(app, db, anna, BODY, { plan: PLAN });
    const text = (await (await refusedOf(app, anna, job._id)).text()).replace('"none"', '"2"');
    const plan = JSON.stringify(planOf([...HEADER, PROBLEM_HEADER], { delimiter: ";" }));
    const again = await importFile(app, db, anna, text, { plan });
    assert.deepEqual([again.made, again.refused], [1, 1]);
    const order = await db.read.selectFrom("orders").select("note").where("external_number", "=", "2")
      .executeTakeFirstOrThrow();
    assert.equal(order.note, "=1+1");
    const { rows } = await tableOf(await refusedOf(app, anna, again._id));
    assert.deepEqual(rows, [
      [...HEADER, PROBLEM_HEADER],
      ["3", "MUG-WHITE", "", "", "", `Quantity: ${IMPORT_REASONS.required}`],
    ]);
  }));

Deno.test("another seller's refused rows are missing, and so are those of an import that refused none", () =>
  inScene(async ({ app, db, world, anna }) => {
    const job = await importFile(app, db, anna, BODY, { plan: PLAN });
    const clean = await importFile(app, db, anna, `${HEADER.join(";")}\n9;TEE-BLACK-M;1;Köln;`, {
      plan: PLAN,
    });
    for (const name of ["anna", "agent", "root"] as const) {
      assert.equal((await refusedOf(app, await world.token(name), job._id)).status, 200, name);
    }
    const missing = [[await world.token("ben"), job._id], [anna, clean._id], [anna, "nowhere"], [
      anna,
      "",
    ]] as const;
    for (const [token, id] of missing) {
      assert.deepEqual(await codeOf(await refusedOf(app, token, id)), [404, "NOT_FOUND"]);
    }
    assert.equal((await refusedOf(app, await world.token("packager"), job._id)).status, 403);
  }));

Deno.test("Z1 refused rows are only for people who may do such an import: those of a postage invoice name our costs", () =>
  inScene(async ({ app, db, world, anna }) => {
    const { _id } = await importFile(app, db, anna, BODY, { plan: PLAN });
    const [root, checker] = [await world.token("root"), await world.token("order_qc")];
    assert.equal((await refusedOf(app, checker, _id)).status, 200);
    await db.write((tx) => tx.updateTable("jobs").set({ kind: "postage.import", seller_id: null }).execute());
    assert.equal((await refusedOf(app, root, _id)).status, 200);
    assert.deepEqual(await codeOf(await refusedOf(app, checker, _id)), [404, "NOT_FOUND"]);
  }));

Deno.test("an import with many refused rows that is stopped at any point keeps each of them once", async () => {
  const rows = Array.from(
    { length: 3_000 },
    (_, at) => `${at};TEE-BLACK-M;${at % 2 ? "x" : 1};${"Köln".repeat(20)};`,
  );
  const body = [HEADER.join(";"), ...rows].join("\n");
  await using fresh = await freshDatabase();
  const { db, place } = fresh;
  const anna = await (await makeWorld(db)).token("anna");
  let job = "";
  for (let round = 0;; round++) {
    await using app = openApp(db, place);
    if (round === 0) {
      const query = new URLSearchParams({ store: "anna-etsy", plan: PLAN, name: "a.csv" });
      const init = { method: "POST", body, headers: { authorization: `Bearer ${anna}` } };
      job = (await (await app.send(`/imports/orders?${query}`, init)).json() as { job: string }).job;
    }
    // The import runs for some steps, then stops.
    await new Promise((resolve) => setTimeout(resolve, 5 + round * 10));
    const { status } = await db.read.selectFrom("jobs").select("status").executeTakeFirstOrThrow();
    if (status === "Done") break;
    assert.notEqual(status, "Failed");
  }
  const { made, refused } = await db.read.selectFrom("jobs").select(["made", "refused"])
    .executeTakeFirstOrThrow();
  assert.deepEqual([made, refused], [1_500, 1_500]);
  await using app = openApp(db, place);
  const table = await tableOf(await refusedOf(app, anna, job));
  assert.equal(table.rows.length, 1_501);
  assert.deepEqual(
    table.rows.slice(1).map(([number]) => Number(number)),
    Array.from({ length: 1_500 }, (_, at) => at * 2 + 1),
  );
});
