/**
 * Runs every test as CI does: `deno task test`. While working, `deno task test <group, path or word> …` runs the matching
 * files, with `--postgres` on Postgres, and `--changed` the tests that a change since the last commit can affect
 * (`--changed=main`: since that commit). `--profile` prints where the time went.
 */
import { chooseWithin, distancesFrom, pathsChangedSince, readImports } from "./test/changed_tests.ts";
import { type Group, GROUPS, onPostgres, refusalOf } from "./test/groups.ts";
import { filesIn, secondsOf } from "./test/order.ts";
import { runGroups } from "./test/run.ts";

/** Maximum seconds of tests that `--changed` runs; `--all` removes the bound. */
const PATIENCE_S = 5;

const flags = Deno.args.filter((each) => each.startsWith("--"));
const words = Deno.args.filter((each) => !each.startsWith("--"));
const flagOf = (name: string) => flags.find((each) => each === name || each.startsWith(`${name}=`));
const KNOWN = ["--postgres", "--changed", "--profile", "--all"];

function refuse(message: string): never {
  console.error(message);
  Deno.exit(2);
}

/** Returns the groups with wanted files: on Postgres, or on SQLite without the smoke group, which repeats tests on Postgres. */
async function groupsWith(isWanted: (file: string) => boolean): Promise<Group[]> {
  const groups = flagOf("--postgres") ? [onPostgres(1)] : GROUPS.filter(({ postgres }) => !postgres);
  const found: Group[] = [];
  for (const group of groups) {
    if ((await filesIn(group.files ?? [])).some(isWanted)) found.push({ ...group, packs: 1, after: "" });
  }
  return found;
}

async function runMatching(): Promise<number> {
  const isProfiled = Boolean(flagOf("--profile"));
  const named = GROUPS.filter(({ name }) => words.includes(name));
  if (named.length === words.length && !flagOf("--postgres")) return await runGroups(named, { isProfiled });
  const paths = words.map((each) => each.replace(/^\.\//, ""));
  const isWanted = (file: string) => paths.length === 0 || paths.some((each) => file.includes(each));
  const groups = await groupsWith(isWanted);
  const refusal = refusalOf(paths, await filesIn(groups.flatMap(({ files = [] }) => files)));
  if (refusal) refuse(refusal);
  return await runGroups(groups, { isWanted, isProfiled });
}

/** Matches tests that use the built app. `--changed` leaves them out, because a build takes too long. */
const NEEDS_BUILD = /^tests\/(browser|build)\//;

async function runChanged(): Promise<number> {
  const since = flagOf("--changed")!.split("=")[1] ?? "HEAD";
  const changed = await pathsChangedSince(since);
  const imports = await readImports();
  const distances = new Map(
    [...distancesFrom(changed, imports)].filter(([path, distance]) =>
      distance === 0 || !NEEDS_BUILD.test(path)
    ),
  );
  const unread = changed.filter((path) => !imports.has(path));
  const patience = flagOf("--all") ? Infinity : PATIENCE_S;
  const { files, left } = chooseWithin(distances, patience, secondsOf);
  console.log(`${changed.length} files changed since ${since}; ${files.length} test files are run.`);
  if (unread.length > 0) {
    console.log(`No imports lead to these, so nothing was chosen for them: ${unread.join(", ")}`);
  }
  if (left.length > 0) {
    const seconds = Math.ceil(left.reduce((sum, file) => sum + secondsOf(file), 0));
    console.log(`Left out, farther away, about ${seconds} s (--all runs them): ${left.length} test files.`);
  }
  console.log("Left out always: formatting, lint, types, generated files, tests in a browser.");
  if (files.length === 0) return 0;
  const isWanted = (file: string) => files.includes(file);
  return await runGroups(await groupsWith(isWanted), { isWanted });
}

const unknown = flags.filter((each) => !KNOWN.includes(each.split("=")[0]!));
if (unknown.length > 0) refuse(`There is no ${unknown.join(", ")}. Flags: ${KNOWN.join(", ")}`);
Deno.exit(
  flagOf("--changed")
    ? await runChanged()
    : words.length > 0 || flagOf("--postgres")
    ? await runMatching()
    : await runGroups(GROUPS, { isProfiled: Boolean(flagOf("--profile")) }),
);
