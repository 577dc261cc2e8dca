/**
 * Runs the server as `start` does, with the baseline pages in its folder. On SIGUSR2 it writes the stalls of its event loop
 * since the previous signal into the file that STALLS_FILE names.
 */
import { endWithParent } from "./child.ts";
import { greetingText, serve, stopOnSignals } from "../../server/main.ts";
import { readEnvironment } from "../../server/settings/settings.ts";

endWithParent();
const running = await serve({
  ...readEnvironment(Deno.env.toObject()),
  distDir: Deno.args[0] ?? "dist",
});
// The handlers are set before "Ready" is printed, because its reader may stop the server at once.
const stopped = stopOnSignals(running);
const stallsFile = Deno.env.get("STALLS_FILE");
if (stallsFile) recordStalls(stallsFile);
console.log(greetingText(running));
await stopped;
// The timer of `recordStalls` would keep the process alive.
Deno.exit(0);

/**
 * Measures the gaps between ticks of a timer. A gap is weighted by its length, as a caller at any moment would wait for it.
 * The histogram of node:perf_hooks counts skipped ticks as ticks without a stall, so its quantiles are far too low.
 */
function recordStalls(path: string): void {
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
    // The file is renamed when it is complete, because another process waits for it.
    Deno.writeTextFileSync(`${path}.part`, JSON.stringify({ p99, longest: sorted.at(-1) ?? 0 }));
    Deno.renameSync(`${path}.part`, path);
  });
}
