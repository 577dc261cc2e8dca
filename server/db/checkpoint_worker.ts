/**
 * Runs on a thread of its own: folds SQLite's log into the file. Whoever folds waits for the disk, several times as long as a
 * commit does, and by SQLite itself it would be the thread that answers everybody.
 */
import { DatabaseSync } from "node:sqlite";
import { type FoldingAnswer, type FoldingQuestion, PAGES_AT_ONCE } from "./checkpoint.ts";

/** The log begins again at its start once all of it is in the file; until then it grows. */
const LONG_LOG_PAGES = PAGES_AT_ONCE;

const path = new URL(self.location.href).searchParams.get("path") ?? "";
const database = new DatabaseSync(path, { timeout: 0 });
database.exec("pragma synchronous = full; pragma cell_size_check = 1; pragma trusted_schema = 0");

const answer = (said: FoldingAnswer) => self.postMessage(said);

/** How many pages the log has. */
function fold(how: "passive" | "restart"): number {
  return Number(database.prepare(`pragma wal_checkpoint(${how})`).get()?.["log"] ?? 0);
}

self.addEventListener("message", ({ data }: MessageEvent<FoldingQuestion>) => {
  if (data === "close") {
    database.close();
    answer({ isClosed: true });
    return self.close();
  }
  try {
    // Nobody waits for the first. What came meanwhile is little, and only for that a writer waits.
    if (fold("passive") > LONG_LOG_PAGES) fold("restart");
    answer({ isClosed: false });
  } catch (error) {
    answer({ isClosed: false, error: error instanceof Error ? error.message : String(error) });
  }
});
