/** The API in a process of its own, for tests that kill it: settings by environment, no app, no demo data. */
import { greetingOf, serve, stopOnSignals } from "../../server/main.ts";
import { readEnvironment } from "../../server/settings.ts";

const BARE = { PORT: "0", LOGIN_PORT: "0", DEMO: "0", RATE_LIMIT: "0" };
const running = await serve(readEnvironment({ ...Deno.env.toObject(), ...BARE }));
console.log(greetingOf(running));
await stopOnSignals(running);
