/** The PDF of a document by its route: who gets it, and that its bytes never change after the issue. */
import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { post } from "../../../../server/modules/money/ledger/post_store.ts";
import { newGroup } from "../../../../server/modules/people/groups/store.ts";
import { draftMonths } from "../../../../server/modules/money/invoices/drafts.ts";
import { filesOf } from "../../../../server/files/open.ts";
import { storeDocument } from "../../../../server/modules/money/invoices/files.ts";
import { textOfPdf } from "../../../support/files/pdf_text.ts";
import { InvoiceWorld, issuedInvoice } from "../../../support/money/invoice_world.ts";
import type { Name } from "../../../support/orders/world.ts";
import { NOW } from "../../../support/people/people.ts";
import { testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";

const DAY = 86_400;

const chooseLanguage = (db: Database, language: string) =>
  db.write((tx) =>
    tx.insertInto("user_notifications").values({
      ...{ _id: "anna-support", user_id: "anna", type: "Support", status: "Active", mentions: "[]", url: "" },
      ...{ subject: "", alias_ids: "[]", room_id: "", room_title: "", language },
      ...{ created_at: NOW, updated_at: NOW, version: 1 },
    }).onConflict((row) => row.column("_id").doUpdateSet({ language })).execute()
  );

/** Charges anna a fee that she pays by invoice. */
const owe = (db: Database, at: number) =>
  db.write((tx) =>
    post(tx, {
      kind: "fee",
      facts: { payer: "due", minor: 500, currency: "USD" },
      sellerId: "anna",
      code: "",
    }, { actor: { _id: "root", name: "root" }, actingFor: null, requestId: "fee", sessionId: null, at })
  );

const get = ({ rest }: Grounds, name: Name, id: string): Promise<Response> =>
  rest(name, `/invoices/file?id=${encodeURIComponent(id)}`);

const bytesOf = async (response: Response): Promise<Uint8Array> => {
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/pdf");
  return new Uint8Array(await response.arrayBuffer());
};

/** Returns a refusal without the id of its request. */
const refusalOf = async (response: Response): Promise<readonly [number, unknown]> => {
  const { errors } = await response.json() as {
    errors: readonly { message: string; extensions: Readonly<Record<string, unknown>> }[];
  };
  return [response.status, errors.map(({ message, extensions: { code } }) => `${code} ${message}`)];
};

/** Returns the answers to a person who reads an invoice and then takes a step on it. */
const refusalsOf = ({ refused }: Grounds, name: Name, id: string): Promise<readonly string[]> =>
  Promise.all([
    `{ getInvoiceById(_id: "${id}") { code } }`,
    `mutation { moveInvoice(ids: ["${id}"], event: "invoice.resume") { _id ok } }`,
  ].map((text) => refused(name, text)));

Deno.test(
  "S2.25 the seller, its agents and accounting get the record and the PDF of an invoice; for another seller it is missing, and a draft has no PDF",
  onGrounds(async (scene) => {
    const { world: { db } } = scene;
    const id = await issuedInvoice(scene.world);
    const own = await bytesOf(await get(scene, "anna", id));
    const text = (await textOfPdf(own)).join("\n");
    for (const part of [/INV-2026-000001/, /Amount \(USD\)/, /Lines · USD/]) assert.match(text, part);
    for (const name of ["agent", "root"] as const) {
      assert.deepEqual(await bytesOf(await get(scene, name, id)), own, name);
    }
    const missing = await refusalOf(await get(scene, "anna", "no-such-document"));
    assert.equal(missing[0], 404);
    assert.deepEqual(await refusalOf(await get(scene, "ben", id)), missing);
    for (const name of ["packager", "printer", "order_qc"] as const) {
      assert.equal((await get(scene, name, id)).status, 403, name);
      assert.deepEqual(await refusalsOf(scene, name, id), ["FORBIDDEN", "FORBIDDEN"], name);
    }
    await db.write(async (tx) => {
      await tx.insertInto("groups").values(newGroup({ _id: "acc", name: "accounting" }, NOW)).execute();
      await tx.insertInto("user_groups").values({ user_id: "order_qc", group_id: "acc" }).execute();
    });
    assert.deepEqual(await bytesOf(await get(scene, "order_qc", id)), own, "in accounting");
    assert.deepEqual(await refusalsOf(scene, "order_qc", id), ["ok", "ok"]);

    // A later fee is on the draft of its month, which has no file.
    await owe(db, NOW + 45 * DAY);
    await draftMonths({ db, settings: testSettings, now: () => NOW + 80 * DAY });
    const draft = await db.read.selectFrom("invoices").select("_id").where("status", "=", "Draft")
      .executeTakeFirstOrThrow();
    for (const name of ["anna", "root"] as const) {
      assert.deepEqual(await refusalOf(await get(scene, name, draft._id)), missing, name);
    }
  }),
);

Deno.test(
  "S2.25 the PDF of an invoice keeps its bytes, language and name, even if the seller changes these before or after it is drawn",
  onGrounds(async (scene) => {
    const { world: { db } } = scene;
    await chooseLanguage(db, "de");
    const id = await issuedInvoice(scene.world);
    const rename = (name: string) =>
      db.write((tx) => tx.updateTable("users").set({ name }).where("_id", "=", "anna").execute());
    await chooseLanguage(db, "fr");
    await rename("Anna & Daughters");
    const first = await bytesOf(await get(scene, "anna", id));
    const text = (await textOfPdf(first)).join("\n");
    assert.match(text, /Rechnung/);
    assert.match(text, /Person anna/);
    await chooseLanguage(db, "pt");
    await rename("Anna & Granddaughters");
    assert.deepEqual(await bytesOf(await get(scene, "anna", id)), first);
    const { file_bytes, bill_to, language } = await db.read.selectFrom("invoices").selectAll()
      .where("_id", "=", id).executeTakeFirstOrThrow();
    assert.deepEqual([file_bytes, bill_to, language], [first.length, "Person anna", "de"]);
  }),
);

Deno.test("S2.25 an invoice that is void before its PDF was drawn has the lines that it was issued with", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const charges = [1_200, 300].map((goods) =>
      world.post("charge", { payer: "due", parts: { goods, tax: 77 }, currency: "USD" }, {
        code: "PD-000001",
      })
    );
    const [charge] = await Promise.all(charges);
    await world.endMonth();
    const issued = await world.issue(await world.last());
    assert.ok((await world.step(world.accounting, issued, "invoice.void", { reason: "Wrong name" })).ok);
    const parts = { goods: 200 };
    await world.post("refund", { parts, due: 200, currency: "USD" }, { reverses: charge! });
    const { id } = (await storeDocument(world.tools, issued._id))!;
    const body = await filesOf(testSettings).open(`invoices/${id}`);
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    const text = (await textOfPdf(bytes)).join("\n");
    for (const part of [/Goods 15\.00/, /12\.77/, /3\.77/, /Total 16\.54/]) assert.match(text, part);
    assert.doesNotMatch(text, /Refund/);
  }));
