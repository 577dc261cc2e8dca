/**
 * Writes the next bill of Pitney Bowes for labels of the demo into a folder, as a CSV to import at PB Invoices: it has lines
 * in every bucket. `deno task demo:postage [folder]`; the database is the one that `deno task start` filled.
 */
import { join } from "node:path";
import { MAINTENANCE_LIMITS } from "../server/db/postgres_client.ts";
import { openDatabase, requireData } from "../server/db/open.ts";
import { nextPostageFile } from "../server/demo/handover/postage_file.ts";
import { runProgram } from "../server/program.ts";
import { placeOf, type ServeEnvironment } from "../server/settings/settings.ts";

const FOLDER = "demo-postage";

async function write(environment: ServeEnvironment, [folder = FOLDER]: readonly string[]): Promise<void> {
  const place = placeOf(environment);
  await requireData(place);
  const db = await openDatabase({ ...place, limits: MAINTENANCE_LIMITS });
  try {
    const { name, text } = await nextPostageFile(db.read);
    await Deno.mkdir(folder, { recursive: true });
    await Deno.writeTextFile(join(folder, name), text);
    console.log(`${name} is in ${folder}/. Import it at PB Invoices.`);
  } finally {
    await db.close();
  }
}

if (import.meta.main) await runProgram(write);
