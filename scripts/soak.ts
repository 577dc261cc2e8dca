/** Runs the tests of the server and of the browser with the large counts, for an hour when nobody waits: `SOAK=1` raises them. */
import { SOAK } from "./test/groups.ts";
import { runGroups } from "./test/run.ts";

Deno.exit(await runGroups(SOAK));
