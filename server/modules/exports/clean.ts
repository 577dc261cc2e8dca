/** Removes files of exports that nobody can fetch any more: of jobs that did not end well, and old ones. */
import { EXPORT_LIFE_DAYS } from "../../../api/constants.ts";
import type { Background, BackgroundTools } from "../../fields.ts";
import { listExports, removeExport } from "./files.ts";
import { wantedAmong } from "./store.ts";

const LIFE_SECONDS = EXPORT_LIFE_DAYS * 86_400;
const SWEEP_MS = 3_600_000;

export async function removeUseless(
  jobIds: readonly string[],
  { db, settings, now }: BackgroundTools,
): Promise<void> {
  const wanted = await wantedAmong(db.read, jobIds, now() - LIFE_SECONDS);
  for (const id of jobIds) if (!wanted.has(id)) await removeExport(settings.dataDir, id);
}

/** At the start and every hour. */
export function exportSweep(tools: BackgroundTools): Background {
  let working: Promise<void> = Promise.resolve();
  const sweep = () => {
    working = listExports(tools.settings.dataDir).then((ids) => removeUseless(ids, tools)).catch((error) =>
      console.error("Old exports could not be removed; it is tried again.", error)
    );
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return working;
    },
  };
}
