/** The demo's print files: checks as the API would store them, and placements. */
import assert from "node:assert/strict";
import { PROBLEM_BITS } from "../../../api/orders/problem_kinds.ts";
import { addArtwork } from "../../../server/demo/catalogue/artwork.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { artKey } from "../../../server/modules/catalogue/artwork/files.ts";
import { preflight } from "../../../server/modules/catalogue/artwork/reading/preflight.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";
import { workedMs } from "../../support/time/processor_time.ts";

Deno.test("the demo's print files pass their stored checks, and are placed at a size at which they are sharp", () =>
  inDemo(async (db) => {
    const dataDir = await Deno.makeTempDir();
    try {
      const files = folderStore(dataDir);
      const worked = await workedMs(() => addArtwork(db, files, OPTIONS.now));
      assert.ok(worked < 2_000, `the first start is held up for ${worked} ms`);
      const rows = await db.read.selectFrom("art_files").selectAll().execute();
      assert.deepEqual(rows.filter(({ state }) => state === "Refused").length, 3);
      const [first] = rows.filter(({ state }) => state === "Ready");
      const body = await files.open(artKey(first!._id));
      const { w_px, h_px, alpha, semi_ppm, bbox } = await preflight(body!, first!.bytes);
      assert.deepEqual([w_px, h_px, Number(alpha), semi_ppm, bbox], [
        first!.w_px,
        first!.h_px,
        first!.alpha,
        first!.semi_ppm,
        JSON.parse(first!.bbox),
      ]);
      const placed = await db.read.selectFrom("placements as p").innerJoin(
        "art_files as f",
        "f._id",
        "p.file_id",
      )
        .select(["p.line_id", "p.w_mm", "f.state"]).whereRef("f.seller_id", "=", "p.seller_id").execute();
      const all = await db.read.selectFrom("placements").select("_id").execute();
      assert.equal(placed.length, all.length, "none is another seller's");
      assert.ok(
        placed.some(({ line_id }) => line_id === null) && placed.some(({ line_id }) => line_id !== null),
      );
      assert.ok(placed.every(({ state, w_mm }) => state === "Ready" && w_mm * 300 <= 3_600 * 25.4));
      const drafts = await db.read.selectFrom("orders").select("problem_mask")
        .where("problem_mask", ">=", PROBLEM_BITS.artwork).execute();
      const missing = drafts.filter(({ problem_mask }) => (problem_mask & PROBLEM_BITS.artwork) > 0);
      assert.ok(missing.length >= 3, "some drafts wait for their print file");
      const waiting = await db.read.selectFrom("units as u").innerJoin("items as i", "i._id", "u.item_id")
        .leftJoin("placements as p", "p.line_id", "u.order_line_id").select("u.code")
        .where("i.art", "=", "required").where("p._id", "is", null).where("u.art_waived", "=", 0)
        .where("u.print_status", "not in", ["Packed", "Stopped"]).execute();
      assert.deepEqual(await db.read.selectFrom("items").select("art").distinct().execute(), [
        { art: "required" },
      ]);
      assert.deepEqual(waiting, [], "garments in production have their print files");
    } finally {
      await Deno.remove(dataDir, { recursive: true });
    }
  }));
