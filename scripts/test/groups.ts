/** Groups of tests, each with only the permissions that it needs. */

export interface Group {
  readonly name: string;
  /** Arguments of `deno`; for a test group those of `deno test`, without the files. */
  readonly args: readonly string[];
  readonly files?: readonly string[];
  readonly without?: readonly string[];
  /** Number of processes among which the files are dealt; one by default. */
  readonly packs?: number;
  /** Name of a group that must have ended before this one starts. */
  readonly after?: string;
  /** A check passes or fails as a whole; tests are counted one by one. */
  readonly kind: "check" | "tests";
  readonly env?: Readonly<Record<string, string>>;
  /** True if the group gets a Postgres server, whose address is in the environment. */
  readonly postgres?: boolean;
  readonly packed?: boolean;
  /** A module that each process loads before its test files, except a process for an exclusive file. */
  readonly loadsFirst?: string;
}

/** Addresses that tests may reach. The last address is public, but nobody answers there: a test of outgoing requests connects to it. */
const LOOPBACK = "--allow-net=localhost,127.0.0.1,0.0.0.0,[::1],203.0.114.1";
/** Permissions for the database engine, temporary folders, and child processes that a test kills. */
const SERVER = ["--allow-read", "--allow-write", "--allow-env", "--allow-sys", "--allow-run", LOOPBACK];
/** All tests run in one time zone, so that days begin at the same moment on every machine. */
const UTC = { TZ: "UTC" };

const check = (name: string, ...args: string[]): Group => ({ name, kind: "check", args });
const tests = (
  name: string,
  permissions: readonly string[],
  files: readonly string[],
  more: Partial<Group> = {},
): Group => ({
  name,
  kind: "tests",
  args: ["--no-check", ...permissions],
  files,
  env: UTC,
  ...more,
});

export const FOLDERS = ["api", "extensions", "machines", "resources", "scripts", "server", "src", "tests"];
const UNIT = ["--allow-read", "--allow-env", "--allow-write=.cache/walked"];

/** Tests that run on Postgres in every run; `task test:postgres` runs all tests of the server on Postgres. */
const SMOKE = [
  "tests/server/db",
  "tests/server/entity/entity_test.ts",
  "tests/server/entity/mutate_test.ts",
  "tests/server/events/outbox_test.ts",
  "tests/server/orders/orders/orders_move_test.ts",
  "tests/server/money/topups/topups_test.ts",
  "tests/server/orders/refunds/refunds_concurrent_test.ts",
  "tests/server/orders/refunds/refunds_cancelled_test.ts",
  "tests/server/orders/orders/race_lives_test.ts",
  "tests/server/shipping/returns/returns_concurrent_test.ts",
  "tests/server/money/statement/statement_test.ts",
  "tests/server/shipping/packages/shipping_concurrent_test.ts",
  "tests/server/two_processes_test.ts",
];
/** Tests that use no database, or always a SQLite file: the group `postgres` leaves them out. */
const SQLITE_ALONE = ["dialect", "open", "semaphore"].map((name) => `tests/server/db/${name}_test.ts`);

/** Groups in the order in which they start: first groups that others wait for, then long ones, then short ones. */
export const GROUPS: readonly Group[] = [
  check("format", "fmt", "--check", "--quiet"),
  check("build", "task", "--quiet", "build:quick"),
  check("lint", "lint", "--quiet"),
  { ...check("demonstration", "task", "--quiet", "demo", "--build", "--quick"), after: "build" },
  check(
    "types",
    "run",
    "--config",
    "deno.test.json",
    "--allow-read",
    "--allow-write",
    "--allow-run",
    "scripts/test/types.ts",
  ),
  // Playwright reads /proc when it is loaded, which Deno permits only with all permissions.
  tests("browser", ["--allow-all"], ["tests/browser"], { packs: 4, after: "demonstration" }),
  tests("server", SERVER, ["tests/server"], { packs: 3 }),
  // Some of these tests start the real API with a database, and one bundles the early script as the build does.
  tests(
    "dom",
    ["--allow-read", "--allow-env", "--allow-write", "--allow-sys", "--allow-run"],
    ["tests/src"],
    // The module loads first, because Fluent checks only once, when it is loaded, if there is a DOM.
    { packs: 2, packed: true, loadsFirst: "tests/support/client/dom.ts" },
  ),
  tests("postgres", SERVER, SMOKE, { postgres: true, without: SQLITE_ALONE }),
  tests("unit", UNIT, [
    "tests/api",
    "tests/machines",
    "tests/resources",
    "tests/architecture_test.ts",
    "tests/departments_test.ts",
    "tests/module_graph_test.ts",
  ]),
  tests("scripts", ["--allow-read", "--allow-write", "--allow-env", "--allow-run", "--allow-sys"], [
    "tests/scripts",
    // The test needs to run git, to read the subjects of commits.
    "tests/language_test.ts",
  ]),
  check("generated", "task", "--quiet", "gen:check"),
  check("flows", "task", "--quiet", "flows", "--check"),
  tests("contract", ["--allow-read", "--allow-env"], ["tests/contract_test.ts"]),
  tests("built", ["--allow-read"], ["tests/build"], { after: "demonstration" }),
];

/**
 * Returns why these words of paths cannot all be run: each has to match a test file, and the name of a check would match
 * none, or files that have nothing to do with the check.
 */
export function refusalOf(words: readonly string[], files: readonly string[]): string | null {
  const checks = GROUPS.filter(({ kind, name }) => kind === "check" && words.includes(name));
  if (checks.length > 0) {
    return `Run ${checks.map(({ name }) => name).join(", ")} apart from words of paths.`;
  }
  const unmatched = words.filter((word) => !files.some((file) => file.includes(word)));
  return unmatched.length > 0 ? `No group and no test file matches ${unmatched.join(", ")}.` : null;
}

export const onPostgres = (packs: number): Group =>
  tests("server on Postgres", SERVER, ["tests/server"], { packs, postgres: true });

const SOAKED = { env: { ...UTC, SOAK: "1" } };
/** Tests with large counts: killed processes, many sellers, parallel steps, and every screen in every variant. */
export const SOAK: readonly Group[] = [
  check("build", "task", "--quiet", "build"),
  // Here Deno itself checks the types; `task test` uses the native compiler.
  check("types", "check", "--quiet", "--config", "deno.test.json", ...FOLDERS),
  tests("server", SERVER, ["tests/server"], { ...SOAKED, packs: 6 }),
  tests("unit", ["--allow-read", "--allow-env", "--allow-write=.cache/walked"], [
    "tests/api",
    "tests/machines",
  ], { ...SOAKED, packs: 2 }),
  tests("dom", ["--allow-read", "--allow-env", "--allow-write", "--allow-sys"], [
    "tests/src/features/workshop/stations/queue_test.ts",
  ], SOAKED),
  tests(
    "scripts",
    ["--allow-read", "--allow-write", "--allow-env", "--allow-run", "--allow-sys"],
    ["tests/scripts/reproducible_test.ts", "tests/scripts/new_test.ts"],
    { ...SOAKED, after: "build" },
  ),
  tests("browser", ["--allow-all"], ["tests/browser"], { ...SOAKED, packs: 8, after: "build" }),
];
