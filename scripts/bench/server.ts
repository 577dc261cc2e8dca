/**
 * The server as `start` runs it, serving the folder that is named: `bench` puts its baseline pages in there. On
 * SIGUSR2 it writes how long its event loop was held up since the last time into the file that STALLS_FILE names.
 */
import { endWithParent } from "./child.ts";
import { greetingText, serve, stopOnSignals } from "../../server/main.ts";
import { readEnvironment } from "../../server/settings/settings.ts";

endWithParent();
const running = await serve({
  ...readEnvironment(Deno.env.toObject()),
  distDir: Deno.args[0] ?? "dist",
});
// Before it says so: whoever reads "Ready" may stop it at once.
const stopped = stopOnSignals(running);
const stallsFile = Deno.env.get("STALLS_FILE");
if (stallsFile) tellStalls(stallsFile);
console.log(greetingText(running));
await stopped;
// The ticks of `tellStalls` would go on.
Deno.exit(0);

/**
 * By a timer's gaps, each weighed by its length: what somebody waits who comes at any moment. The histogram of
 * node:perf_hooks counts the ticks that a stall swallowed as ticks without one, so its quantiles are far too low.
 */
function tellStalls(path: string): void {
  const TICK_MS = 1;
  let gaps: number[] = [];
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
  }, TICK_MS);
  Deno.addSignalListener("SIGUSR2", () => {
    const sorted = gaps.toSorted((one, other) => one - other);
    gaps = [];
    let rest = sorted.reduce((sum, gap) => sum + gap, 0) * 0.99;
    const p99 = sorted.find((gap) => (rest -= gap) <= 0) ?? 0;
    // Whole or not there: it is waited for.
    Deno.writeTextFileSync(`${path}.part`, JSON.stringify({ p99, longest: sorted.at(-1) ?? 0 }));
    Deno.renameSync(`${path}.part`, path);
  });
}
