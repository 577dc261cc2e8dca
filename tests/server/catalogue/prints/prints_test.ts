/** Prints by the API: who may print, what is recorded of each print, and the only way to its file. */
import assert from "node:assert/strict";
import type { PrintJob } from "../../../../api/generated/schema.ts";
import { PRINT_FILE_SECONDS } from "../../../../api/catalogue/prints.ts";
import { insertPrint, printById } from "../../../../server/modules/catalogue/prints/store.ts";
import { codesIn, dotsOfPdf } from "../../../support/files/barcode_reader.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { textOfPdf } from "../../../support/files/pdf_text.ts";
import type { Name } from "../../../support/orders/world.ts";
import { printLabel } from "../../../support/files/zpl_printer.ts";

const PRINT = `mutation P($params: PrintJobInput!, $key: String) {
  print: makePrintJob(params: $params, key: $key) { _id kind format copies labels reason actor_name created_at } }`;

const print = async ({ ask }: Grounds, name: Name, params: object, key?: string) =>
  (await ask<{ print: PrintJob }>(name, PRINT, { params, key })).print;
const file = ({ rest }: Grounds, name: Name, id: string) => rest(name, `/prints/file?id=${id}`);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

async function unitsOf({ world }: Grounds, order: string) {
  return await world.db.read.selectFrom("units").select(["_id", "code"]).where("order_id", "=", order)
    .orderBy("seq").execute();
}
const paid = (grounds: Grounds) => grounds.world.order({}, ["order.submit", "order.pay"]);

Deno.test(
  "S2.20 a printed ticket records who, when, how and how often; a reprint requires a reason, and a rejected garment gets another ticket",
  onGrounds(async (grounds) => {
    const [unit] = await unitsOf(grounds, await paid(grounds));
    assert.ok(unit);
    const params = { kind: "tickets", ids: [unit._id], format: "pdf" };
    const first = await print(grounds, "root", params, "print-key-1");
    assert.deepEqual({ ...first, _id: "", created_at: 0 }, {
      ...{ _id: "", kind: "tickets", format: "pdf", copies: 1, labels: 1, reason: "", created_at: 0 },
      actor_name: first.actor_name,
    });
    // A repeated key returns the same print.
    assert.equal((await print(grounds, "root", params, "print-key-1"))._id, first._id);
    const refusal = await grounds.refused("root", PRINT, { params });
    assert.equal(refusal, "BAD_INPUT, params.reason required");
    await print(grounds, "root", { ...params, reason: "It got wet" });
    const shown = await grounds.ask<{ unit: { prints: PrintJob[] } }>(
      "root",
      `{ unit: getUnitById(_id: "${unit._id}") { prints { reason actor_name copies } } }`,
    );
    assert.deepEqual(shown.unit.prints.map(({ reason }) => reason), ["It got wet", ""]);
    // Only staff see the names of people who worked on the garment.
    const own = await grounds.ask<{ unit: { prints: PrintJob[] } }>(
      "anna",
      `{ unit: getUnitById(_id: "${unit._id}") { prints { reason } } }`,
    );
    assert.deepEqual(own.unit.prints, []);
    await grounds.world.db.write((tx) =>
      tx.updateTable("units").set({ cycle: 2, cycles: 2 }).where("_id", "=", unit._id).execute()
    );
    const next = await print(grounds, "root", params);
    const page = await dotsOfPdf(await bytesOf(await file(grounds, "root", next._id)), 203);
    assert.deepEqual(await codesIn(page[0]!), [`Code128 ${unit.code}-2`, `QRCode ${unit.code}-2`]);
    const audit = await grounds.world.db.read.selectFrom("audit_events").select(["changes", "reason"])
      .where("action", "=", "makePrintJob").execute();
    assert.equal(audit.length, 3);
    assert.ok(audit.at(-1)?.changes.includes(`${unit.code}-2`));
  }),
);

Deno.test(
  "S6.12 a ticket shows the workshop neither the buyer nor a price; a seller prints none, and only its maker gets the file, for ten minutes",
  onGrounds(async (grounds) => {
    const order = await paid(grounds);
    const units = await unitsOf(grounds, order);
    const ids = units.map(({ _id }) => _id);
    const params = { kind: "tickets", ids, format: "pdf", copies: 2 };
    assert.equal(await grounds.refused("anna", PRINT, { params }), "FORBIDDEN");
    const { _id } = await print(grounds, "root", params);
    const response = await file(grounds, "root", _id);
    assert.equal(response.headers.get("content-type"), "application/pdf");
    const text = (await textOfPdf(await bytesOf(response))).join("\n");
    const row = await grounds.world.db.read.selectFrom("orders").selectAll().where("_id", "=", order)
      .executeTakeFirstOrThrow();
    assert.ok(text.includes(row.code));
    for (const hidden of [row.recipient_name, row.email, row.phone, row.address_line1, row.postal_code]) {
      if (hidden !== "") assert.ok(!text.includes(hidden), hidden);
    }
    assert.ok(!/\d+\.\d\d|\$/.test(text));
    assert.equal((await file(grounds, "order_qc", _id)).status, 404);
    const old = await printById(grounds.world.db.read, _id);
    assert.ok(old);
    const { seq: _seq, records, ...job } = old;
    const created_at = job.created_at - PRINT_FILE_SECONDS - 1;
    await grounds.world.db.write((tx) => insertPrint(tx, { ...job, _id: "old", created_at }, records));
    assert.equal((await file(grounds, "root", "old")).status, 404);
  }),
);

Deno.test(
  "S2.26 root prints labels of stations and bins, super_root badges; a badge's code is issued once and kept",
  onGrounds(async (grounds) => {
    const commands = { kind: "commands", format: "zpl203" };
    assert.equal(
      await grounds.refused("root", PRINT, { params: commands }),
      "BAD_INPUT, params.format unknown",
    );
    const badge = { kind: "badges", ids: ["anna"], format: "zpl300" };
    assert.equal(await grounds.refused("root", PRINT, { params: badge }), "FORBIDDEN");
    const first = await print(grounds, "super_root", badge);
    const again = await print(grounds, "super_root", { ...badge, format: "zpl203", copies: 3 });
    for (const [job, copies] of [[first, 1], [again, 3]] as const) {
      const response = await file(grounds, "super_root", job._id);
      assert.equal(response.headers.get("content-type"), "application/zpl");
      const [label] = printLabel(await response.text());
      assert.deepEqual(await codesIn(label!), ["Code128 OP-000001", "QRCode OP-000001"]);
      assert.equal(label?.copies, copies);
    }
    const unknown = { params: { ...badge, ids: ["nobody"] } };
    assert.equal(await grounds.refused("super_root", PRINT, unknown), "NOT_FOUND");
    assert.equal(
      await grounds.refused("super_root", PRINT, { params: { ...badge, copies: 21 } }),
      "BAD_INPUT, params.copies badNumber",
    );
    const many = Array.from({ length: 201 }, (_, at) => `x${at}`);
    assert.equal(
      await grounds.refused("super_root", PRINT, { params: { ...badge, ids: many } }),
      "BAD_INPUT, params.ids tooMany",
    );
  }),
);
