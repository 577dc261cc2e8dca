import { onPostgres } from "./test/groups.ts";
import { runGroups } from "./test/run.ts";

Deno.exit(await runGroups([onPostgres(2)]));
