/**
 * The server as `start` runs it, serving the folder that is named: `bench` puts its baseline pages in there. On
 * SIGUSR2 it writes how long its event loop was held up since the last time into the file that STALLS_FILE names.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { greetingOf, serve, stopOnSignals } from "../../server/main.ts";
import { readEnvironment } from "../../server/settings.ts";

const running = await serve({
  ...readEnvironment(Deno.env.toObject()),
  distDir: Deno.args[0] ?? "dist",
});
// Before it says so: whoever reads "Ready" may stop it at once.
const stopped = stopOnSignals(running);
const stallsFile = Deno.env.get("STALLS_FILE");
if (stallsFile) tellStalls(stallsFile);
console.log(greetingOf(running));
await stopped;

function tellStalls(path: string): void {
  const NANOSECONDS_OF_MS = 1e6;
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  Deno.addSignalListener("SIGUSR2", () => {
    const stalls = {
      p99: delays.percentile(99) / NANOSECONDS_OF_MS,
      longest: delays.max / NANOSECONDS_OF_MS,
      count: delays.count,
    };
    delays.reset();
    // Whole or not there: it is waited for.
    Deno.writeTextFileSync(`${path}.part`, JSON.stringify(stalls));
    Deno.renameSync(`${path}.part`, path);
  });
}
