/**
 * Runs the API in another process, for tests that kill it: its settings are environment variables, and it has
 * no app and no demo data. `CLOCK_AHEAD` sets its clock ahead by seconds.
 */
import { greetingText, serve, stopOnSignals } from "../../../server/main.ts";
import { readEnvironment } from "../../../server/settings/settings.ts";

const trueNow = Date.now;
const aheadMs = Number(Deno.env.get("CLOCK_AHEAD") ?? 0) * 1_000;
Date.now = () => trueNow() + aheadMs;

const BARE = { PORT: "0", LOGIN_PORT: "0", DEMO: "0", RATE_LIMIT: "0" };
const running = await serve(readEnvironment({ ...Deno.env.toObject(), ...BARE }));
console.log(greetingText(running));
await stopOnSignals(running);
