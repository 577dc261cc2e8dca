/** The server as `start` runs it, serving the folder that is named: `bench` puts its baseline pages in there. */
import { greetingOf, serve, stopOnSignals } from "../../server/main.ts";
import { readEnvironment } from "../../server/settings.ts";

const running = await serve({
  ...readEnvironment(Deno.env.toObject()),
  distDir: Deno.args[0] ?? "dist",
});
console.log(greetingOf(running));
await stopOnSignals(running);
