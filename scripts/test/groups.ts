/** What the tests are, group by group, each with the permissions it needs and no more. */

export interface Group {
  readonly name: string;
  /** Arguments of `deno`; for a test group those of `deno test`, without the files. */
  readonly args: readonly string[];
  /** Files and folders of tests. */
  readonly files?: readonly string[];
  /** Files of `files` that are left out. */
  readonly without?: readonly string[];
  /** Processes among which the files are dealt; one where nothing is said. */
  readonly packs?: number;
  /** A group that must be over before. */
  readonly after?: string;
  /** A check passes or fails as one; tests are counted one by one. */
  readonly kind: "check" | "tests";
  readonly env?: Readonly<Record<string, string>>;
  /** Told the address of a server that runs as long as the group. */
  readonly postgres?: boolean;
  /** Loads the large packages as one file each. Source: scripts/test/packed.ts. */
  readonly packed?: boolean;
}

/** The last one is no machine of ours: what may leave the house is tried with it, and never arrives. */
const LOOPBACK = "--allow-net=localhost,127.0.0.1,0.0.0.0,[::1],203.0.114.1";
/** The database engine, temporary folders, and processes of our own that a test kills. */
const SERVER = ["--allow-read", "--allow-write", "--allow-env", "--allow-sys", "--allow-run", LOOPBACK];
/** One time zone everywhere, so that a day begins for all at the same moment. */
const UTC = { TZ: "UTC" };

const check = (name: string, ...args: string[]): Group => ({ name, kind: "check", args });
// Types are checked once, by the group of that name.
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

/** Tests that run on Postgres every time; `task test:postgres` runs all of the server's tests there. */
const SMOKE = [
  "tests/server/db",
  "tests/server/entity/entity_test.ts",
  "tests/server/entity/mutate_test.ts",
  "tests/server/events/outbox_test.ts",
  "tests/server/orders/orders/orders_move_test.ts",
  "tests/server/money/topups/topups_test.ts",
  "tests/server/orders/refunds/refunds_together_test.ts",
  "tests/server/orders/refunds/refunds_cancelled_test.ts",
  "tests/server/orders/orders/race_lives_test.ts",
  "tests/server/shipping/returns/returns_together_test.ts",
  "tests/server/money/statement/statement_test.ts",
  "tests/server/shipping/packages/shipping_together_test.ts",
  "tests/server/two_processes_test.ts",
];
/** They open no database, or a SQLite file whatever else is there: the server's own group runs them. */
const SQLITE_ALONE = ["dialect", "open", "slots"].map((name) => `tests/server/db/${name}_test.ts`);

/** In the order in which they begin: what others wait for, then what takes long, and what fills the end last. */
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
  // All of them: Playwright looks into /proc as it loads, which Deno allows with nothing less.
  tests("browser", ["--allow-all"], ["tests/browser"], { packs: 4, after: "demonstration" }),
  tests("server", SERVER, ["tests/server"], { packs: 3 }),
  // Some of them stand before the real API with a database of its own.
  // One bundles the early script, as the build does.
  tests(
    "dom",
    ["--allow-read", "--allow-env", "--allow-write", "--allow-sys", "--allow-run"],
    ["tests/src"],
    { packs: 2, packed: true },
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
    // It reads the subjects of commits.
    "tests/language_test.ts",
  ]),
  check("generated", "task", "--quiet", "gen:check"),
  check("flows", "task", "--quiet", "flows", "--check"),
  tests("contract", ["--allow-read", "--allow-env"], ["tests/contract_test.ts"]),
  tests("built", ["--allow-read"], ["tests/build"], { after: "demonstration" }),
];

/** The tests of the server, on Postgres. */
export const onPostgres = (packs: number): Group =>
  tests("server on Postgres", SERVER, ["tests/server"], { packs, postgres: true });

const SOAKED = { env: { ...UTC, SOAK: "1" } };
/** The large counts: killed processes, worlds of sellers, parallel moves; every screen in every variant. */
export const SOAK: readonly Group[] = [
  check("build", "task", "--quiet", "build"),
  // As Deno itself sees them: `task test` asks the native compiler.
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
