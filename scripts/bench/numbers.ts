/** Measures issuing 5,000 numbers of a range, beside bare inserts of the same rows. */
import { openDatabase } from "../../server/db/open.ts";
import { insertPostalNumbers } from "../../server/modules/shipping/numbers/postal_numbers_store.ts";
import { numbers } from "../../server/modules/shipping/numbers/module.ts";
import { newId } from "../../server/ids.ts";
import { runMutation } from "../../server/mutate.ts";
import { MAX_ISSUED } from "../../api/shipping/postal_numbers.ts";
import { addRanges, SHEETS } from "../../tests/support/shipping/give_out.ts";
import { makeWorld } from "../../tests/support/orders/world.ts";
import { NOW } from "../../tests/support/people/people.ts";
import { print } from "./report.ts";
import { compareAlternately } from "./shipping/comparison.ts";

const TURNS = 7;
const LAST_SERIAL = 99_999_999;

export async function benchNumbers(): Promise<void> {
  const dataDir = await Deno.makeTempDir({ prefix: "pressdock-bench-" });
  const db = await openDatabase({ dataDir });
  try {
    const world = await makeWorld(db);
    await addRanges(db, LAST_SERIAL, NOW);
    const context = world.as("root");
    const args = { range_id: SHEETS, count: MAX_ISSUED, reason: "Bench" };
    let bare = 0;
    const rows = () =>
      Array.from({ length: MAX_ISSUED }, () => ({
        ...{ _id: newId(), code: `BARE${++bare}`, range_id: SHEETS, serial: bare, status: "Reserved" },
        ...{ package_id: null, reason: "Bench", maker: "root", created_at: NOW, updated_at: NOW, version: 1 },
      }));
    const both = await compareAlternately({
      ours: () => runMutation("issuePostalNumbers", numbers.mutations!.issuePostalNumbers!, args, context),
      base: () => db.write((tx) => insertPostalNumbers(tx, rows())),
    }, { turns: TURNS });
    print("Numbers of sheets", "bare inserts", [
      { name: `${MAX_ISSUED.toLocaleString("en")} numbers issued`, ...both, unit: "ms", goal: "<= 3x" },
    ]);
  } finally {
    await db.close();
    await Deno.remove(dataDir, { recursive: true });
  }
}
