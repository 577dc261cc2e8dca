/**
 * The demo has a paid postage invoice and one in review, and its CSV can be imported: lines in every bucket,
 * two rows refused.
 */
import assert from "node:assert/strict";
import { createCsvParser } from "../../../api/csv/parser.ts";
import { isRefusal, type PostageEntry, readPostageRow } from "../../../api/csv/postage_table.ts";
import { POSTAGE_BUCKETS } from "../../../api/handover/postage.ts";
import { nextPostageFile } from "../../../server/demo/handover/postage_file.ts";
import { newId } from "../../../server/ids.ts";
import { addLines, insertInvoice } from "../../../server/modules/handover/postage_invoices/import_store.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";
import { planOf } from "../../support/handover/postage_plan.ts";

Deno.test("money §10 the demo's CSV of postage is read without questions, and has lines in every bucket", () =>
  inDemo(async (db) => {
    const { text } = await nextPostageFile(db.read);
    assert.equal((await nextPostageFile(db.read)).text, text, "it is the same each time");
    const plan = planOf(text);
    assert.deepEqual([plan.file, plan.provider], ["pb", "pb"]);
    const parser = createCsvParser();
    const [, ...rows] = [...parser.push(text), ...parser.end()];
    const read = rows.map((row) => readPostageRow(row, plan)).filter((each) => each !== null);
    assert.deepEqual(read.filter(isRefusal).map(({ code }) => code), ["badNumber", "badPostageType"]);
    const entries = read.filter((each): each is PostageEntry => !isRefusal(each));
    const { status } = await db.read.selectFrom("postage_invoices").select("status")
      .where("status", "=", "Paid").executeTakeFirstOrThrow();
    assert.equal(status, "Paid");
    const { _id: maker } = await db.read.selectFrom("users").select("_id").where("role", "=", "root")
      .executeTakeFirstOrThrow();
    const buckets = await db.write(async (tx) => {
      const invoice = { _id: newId(), biller: "pb", currency: "USD" };
      const file = { name: "demo.csv", digest: newId(), job_id: null, maker, maker_for: null };
      await insertInvoice(tx, { ...invoice, ...file }, OPTIONS.now);
      assert.equal(await addLines(tx, invoice, entries, OPTIONS.now), entries.length, "no line is known");
      return await tx.selectFrom("postage_lines").select("bucket").where("invoice_id", "=", invoice._id)
        .execute();
    });
    assert.deepEqual(new Set(buckets.map(({ bucket }) => bucket)), new Set(POSTAGE_BUCKETS));
  }));
