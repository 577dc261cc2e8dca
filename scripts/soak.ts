/** Runs tests of all layers with large counts, which `SOAK=1` sets, for about an hour. */
import { SOAK } from "./test/groups.ts";
import { runGroups } from "./test/run.ts";

Deno.exit(await runGroups(SOAK));
