/** Chooses the engine of sections that can measure both: `BENCH_ENGINE=postgres`, otherwise SQLite. */
import type { Engine } from "../../server/db/database.ts";

const ENGINES: readonly string[] = ["sqlite", "postgres"] satisfies readonly Engine[];

const isEngine = (text: string): text is Engine => ENGINES.includes(text);

export function benchEngine(): Engine {
  const text = Deno.env.get("BENCH_ENGINE") ?? "sqlite";
  if (!isEngine(text)) throw new Error(`BENCH_ENGINE is ${ENGINES.join(" or ")}, not ${text}`);
  return text;
}
