/** Runs the whole server suite on Postgres. */
import { WHOLE_POSTGRES } from "./test/groups.ts";
import { runGroups } from "./test/run.ts";

Deno.exit(await runGroups([WHOLE_POSTGRES]));
