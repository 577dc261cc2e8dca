/** Runs the tests of the server and of the browser with large counts, for an hour: `SOAK=1` raises them. */
import { SOAK } from "./test/groups.ts";
import { runGroups } from "./test/run.ts";

Deno.exit(await runGroups(SOAK));
