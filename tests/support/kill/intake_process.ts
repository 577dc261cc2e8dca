/** Reads the dropped files of a job until the process is killed. Argument: the job. The settings are a server's. */
import { systemNow } from "../../../server/app.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { modules } from "../../../server/generated/modules.ts";
import { readDrop } from "../../../server/modules/shipping/label_pages/intake_job.ts";
import { registerModules } from "../../../server/registry.ts";
import { testSettings } from "../server/api.ts";
import { textReader } from "../shipping/label_drops.ts";

registerModules(modules);
const dataDir = Deno.env.get("DATA_DIR") ?? "";
const url = Deno.env.get("DATABASE_URL");
const db = await openDatabase({ dataDir, ...url && { url } });
const job = await db.read.selectFrom("jobs").selectAll().where("_id", "=", Deno.args[0] ?? "")
  .executeTakeFirstOrThrow();
const settings = { ...testSettings, files: folderStore(dataDir) };
console.log("Reading");
await readDrop(job, { db, settings, now: systemNow, isStopping: () => false }, textReader());
console.log("Done");
