/// <reference lib="deno.worker" />
/** Runs on a thread of its own: reads that would hold up every request for a tenth of a second. */
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { HeavyAnswer, HeavyQuestion } from "./heavy.ts";

const path = new URL(self.location.href).searchParams.get("path") ?? "";
const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
database.exec("pragma cell_size_check = 1; pragma trusted_schema = 0; pragma cache_size = -16384");

const answer = (said: HeavyAnswer) => self.postMessage(said);

self.addEventListener("message", ({ data }: MessageEvent<HeavyQuestion>) => {
  try {
    const rows = database.prepare(data.sql).all(...data.parameters as SQLInputValue[]);
    answer({ id: data.id, rows });
  } catch (error) {
    answer({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});
