/** Runs a command with a Postgres server: `deno run -A scripts/with_postgres.ts deno test -A tests/server`. */
import { startPostgres } from "../tests/support/server/postgres.ts";

const [command, ...args] = Deno.args;
if (!command) throw new Error("Say which command to run");
await using server = await startPostgres();
const child = new Deno.Command(command, { args, env: { DATABASE_URL: server.url } }).spawn();
const { code } = await child.status;
Deno.exitCode = code;
