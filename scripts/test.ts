/** Runs every test, or the named groups: `deno task test browser`. CI runs this and nothing else. */
import { GROUPS } from "./test/groups.ts";
import { runGroups } from "./test/run.ts";

const unknown = Deno.args.filter((name) => !GROUPS.some((group) => group.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no group ${unknown.join(", ")}. Groups: ${GROUPS.map(({ name }) => name).join(", ")}`,
  );
  Deno.exit(2);
}
const wanted = Deno.args.length === 0 ? GROUPS : GROUPS.filter(({ name }) => Deno.args.includes(name));
Deno.exit(await runGroups(wanted));
