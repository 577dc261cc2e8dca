/** The demo's proofs of payment are files that the API itself would take, of top-ups that wait and that were approved. */
import assert from "node:assert/strict";
import { addProofs } from "../../server/demo/proofs.ts";
import { proofKey } from "../../server/modules/topups/proof_files.ts";
import { readProof } from "../../server/modules/topups/proof_read.ts";
import { folderStore } from "../../server/files/folder.ts";
import { inDemo } from "../support/demo.ts";

Deno.test("some top-ups of the demo carry a proof: pictures and PDFs that the upload would take as they are", () =>
  inDemo(async (db) => {
    const root = await Deno.makeTempDir();
    try {
      const files = folderStore(root);
      const begun = performance.now();
      await addProofs(db, files);
      assert.ok(performance.now() - begun < 1_000, "the first start is not held up");
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
