/** Runs the server's tests with the large counts, for an hour when nobody waits: `SOAK=1` raises them. */
import { SOAK } from "./test/groups.ts";
import { runGroups } from "./test/run.ts";

Deno.exit(await runGroups([SOAK]));
