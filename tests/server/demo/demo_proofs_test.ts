/** The demo's proofs of payment are files that the API would accept, for top-ups that wait and that were approved. */
import assert from "node:assert/strict";
import { hasMetadata, pixelsOf } from "../../../api/catalogue/pictures.ts";
import { addUnitPhotos } from "../../../server/demo/workshop/unit_photos.ts";
import { photoKey } from "../../../server/modules/workshop/unit_photos/files.ts";
import { addProofs } from "../../../server/demo/money/proofs.ts";
import { proofKey } from "../../../server/modules/money/topups/proof_files.ts";
import { readProof } from "../../../server/modules/money/topups/proof_read.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { inDemo } from "../../support/demo/demo.ts";
import { workedMs } from "../../support/time/processor_time.ts";

Deno.test("some top-ups of the demo have a proof: pictures and PDFs that the upload would accept unchanged", () =>
  inDemo(async (db) => {
    const root = await Deno.makeTempDir();
    try {
      const files = folderStore(root);
      const worked = await workedMs(() => addProofs(db, files));
      assert.ok(worked < 1_000, `the first start is held up for ${worked} ms`);
      const rows = await db.read.selectFrom("topup_proofs as p").innerJoin(
        "topups as t",
        "t.proof_id",
        "p._id",
      )
        .select(["p._id", "p.name", "p.type", "t.status"]).execute();
      assert.deepEqual([...new Set(rows.map(({ status }) => status))].sort(), ["Approved", "Pending"]);
      assert.deepEqual([...new Set(rows.map(({ type }) => type))].sort(), ["application/pdf", "image/png"]);
      for (const { _id, name, type } of rows) {
        const bytes = await new Response(await files.open(proofKey(_id))).arrayBuffer();
        const read = await readProof(new Uint8Array(bytes), name);
        assert.equal(read.type, type);
      }
      const kinds = await db.read.selectFrom("payment_methods").select(["currency", "status"]).execute();
      assert.deepEqual(kinds.map(({ currency, status }) => `${currency} ${status}`).sort(), [
        ...["EUR Active", "USD Active", "USD Paused", "VND Active"],
      ]);
    } finally {
      await Deno.remove(root, { recursive: true });
    }
  }, { orders: 30 }));

Deno.test("the latest rejects of the demo have photos that the API would accept, each of the rejected garment", () =>
  inDemo(async (db) => {
    const root = await Deno.makeTempDir();
    try {
      const files = folderStore(root);
      await addUnitPhotos(db, files);
      const rows = await db.read.selectFrom("unit_photos as p")
        .innerJoin(
          "unit_events as e",
          (on) => on.onRef("e._id", "=", "p.event_id").onRef("e.unit_id", "=", "p.unit_id"),
        )
        .select(["p._id", "e.event"]).execute();
      const all = await db.read.selectFrom("unit_photos").select("_id").execute();
      assert.ok(rows.length > 0);
      assert.equal(rows.length, all.length);
      for (const { _id, event } of rows) {
        const bytes = new Uint8Array(await new Response(await files.open(photoKey(_id))).arrayBuffer());
        assert.deepEqual([event, pixelsOf(bytes, "image/png"), hasMetadata(bytes, "image/png")], [
          ...["unit.reject", 240 * 240, false],
        ]);
      }
    } finally {
      await Deno.remove(root, { recursive: true });
    }
  }, { orders: 60 }));
