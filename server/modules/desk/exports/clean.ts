/** Removes files of old exports, and of jobs that failed or were cancelled. */
import { DAY_SECONDS, EXPORT_LIFE_DAYS } from "../../../../api/constants.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { startLoop } from "../../../background/loop.ts";
import { listExports, removeExport } from "./files.ts";
import { validExportsAmong } from "./store.ts";

const LIFE_SECONDS = EXPORT_LIFE_DAYS * DAY_SECONDS;
const SWEEP_MS = 3_600_000;

export async function removeUnneededExports(
  jobIds: readonly string[],
  { db, settings, now }: BackgroundTools,
): Promise<void> {
  const wanted = await validExportsAmong(db.read, jobIds, now() - LIFE_SECONDS);
  for (const id of jobIds) if (!wanted.has(id)) await removeExport(filesOf(settings), id);
}

export function exportSweep(tools: BackgroundTools): Background {
  const run = async () => await removeUnneededExports(await listExports(filesOf(tools.settings)), tools);
  return startLoop({ name: "Removing old exports", run, everyMs: SWEEP_MS, isEager: true });
}
