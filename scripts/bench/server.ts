/** The server as `start` runs it, serving the folder that is named: `bench` puts its baseline pages in there. */
import { greetingOf, serve, stopOnSignals } from "../../server/main.ts";
import { modules } from "../../server/modules/mod.ts";
import { readEnvironment } from "../../server/settings.ts";
import { withRest } from "../../tests/support/api.ts";

const running = await serve({
  ...readEnvironment(Deno.env.toObject()),
  distDir: Deno.args[0] ?? "dist",
  modules: withRest(modules),
});
console.log(greetingOf(running));
await stopOnSignals(running);
