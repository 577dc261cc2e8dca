/** Runs checkpoints, which wait for the disk longer than commits and would otherwise block the thread of requests. */
import { DatabaseSync } from "node:sqlite";
import { CHECKPOINT_PAGES, type CheckpointAnswer, type CheckpointRequest } from "./checkpoint.ts";

/** SQLite overwrites the log only once all of it is in the file; until then the log grows. */
const LONG_LOG_PAGES = CHECKPOINT_PAGES;

const path = new URL(self.location.href).searchParams.get("path") ?? "";
const database = new DatabaseSync(path, { timeout: 0 });
database.exec("pragma synchronous = full; pragma cell_size_check = 1; pragma trusted_schema = 0");

const answer = (answer: CheckpointAnswer) => self.postMessage(answer);

function runCheckpoint(how: "passive" | "restart"): number {
  return Number(database.prepare(`pragma wal_checkpoint(${how})`).get()?.["log"] ?? 0);
}

self.addEventListener("message", ({ data }: MessageEvent<CheckpointRequest>) => {
  if (data === "close") {
    database.close();
    answer({ isClosed: true });
    return self.close();
  }
  try {
    // "passive" blocks nobody. Writers wait for "restart", which copies only the pages written since.
    if (runCheckpoint("passive") > LONG_LOG_PAGES) runCheckpoint("restart");
    answer({ isClosed: false });
  } catch (error) {
    answer({ isClosed: false, error: error instanceof Error ? error.message : String(error) });
  }
});
