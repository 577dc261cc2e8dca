/** Measures making and generating a manifest of 2,000 packages, beside bare inserts of 2,000 lines. */
import { MAX_MANIFEST_ITEMS } from "../../api/handover/manifest_bounds.ts";
import { insertMany } from "../../server/db/insert_many.ts";
import { openDatabase } from "../../server/db/open.ts";
import { ManifestWorld } from "../../tests/support/handover/manifest_world.ts";
import { makeWorld } from "../../tests/support/orders/world.ts";
import { print } from "./report.ts";
import { compareAlternately } from "./shipping/comparison.ts";

const [TURNS, WARM] = [5, 1] as const;

export async function benchManifests(): Promise<void> {
  const dataDir = await Deno.makeTempDir({ prefix: "pressdock-bench-" });
  const db = await openDatabase({ dataDir });
  try {
    const world = new ManifestWorld(await makeWorld(db));
    const { packages } = await world.postal((TURNS + WARM) * MAX_MANIFEST_ITEMS);
    let made = "";
    let from = 0;
    const next = () => packages.slice(from, from += MAX_MANIFEST_ITEMS);
    const lines = () =>
      packages.slice(0, MAX_MANIFEST_ITEMS).map((package_id, at) => ({
        ...{ manifest_id: made, package_id, code: `RB${at}`, country: "DE", weight_g: 300 },
        ...{ postage_minor: null, state: "Rejected", reason: "Bench", live: 0, sent: 0 },
      }));
    const both = await compareAlternately({
      async ours() {
        made = await world.make({ package_ids: next() });
        const { ok, reason } = await world.step(made, "manifest.generate");
        if (!ok) throw new Error(`Cannot generate the manifest: ${reason}`);
      },
      base: () => db.write((tx) => insertMany(tx, "manifest_lines", lines())),
    }, { turns: TURNS, warm: WARM });
    const name = `${MAX_MANIFEST_ITEMS.toLocaleString("en")} packages listed`;
    print("Manifests", "bare inserts", [{ name, ...both, unit: "ms", goal: "<= 3x" }]);
  } finally {
    await db.close();
    await Deno.remove(dataDir, { recursive: true });
  }
}
