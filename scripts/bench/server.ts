/** The server as `start` runs it, serving the folder that is named: `bench` puts its baseline pages in there. */
import { greetingOf, serve, stopOnSignals } from "../../server/main.ts";
import { readEnvironment } from "../../server/settings.ts";

const running = await serve({
  ...readEnvironment(Deno.env.toObject()),
  distDir: Deno.args[0] ?? "dist",
});
// Before it says so: whoever reads "Ready" may stop it at once.
const stopped = stopOnSignals(running);
console.log(greetingOf(running));
await stopped;
