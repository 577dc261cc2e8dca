/** Writes the tables of `deno task test --profile`: the time of a run by group and by file. */

export interface FileProfile {
  readonly file: string;
  readonly setUpMs: number;
  readonly testsMs: number;
  /** Part of set-up and tests in which the process waited for a timer, a browser or a database. */
  readonly waitedMs: number;
}

export interface PackProfile {
  /** Milliseconds from the start of the process until every file was loaded. */
  readonly loadingMs: number;
  /** Milliseconds by kind of preparation (tests/support/time/preparation_times.ts). */
  readonly spentMs: Readonly<Record<string, number>>;
  readonly files: readonly FileProfile[];
}

export interface GroupProfile {
  readonly name: string;
  /** Sum of the seconds of all processes. */
  readonly seconds: number;
  readonly packs: readonly PackProfile[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const secondsOf = (ms: number) => (ms / 1000).toFixed(1).padStart(8);

const SLOWEST = 20;

function groupLine({ name, seconds, packs }: GroupProfile): string {
  const files = packs.flatMap((pack) => pack.files);
  const parts = [
    seconds * 1000,
    sum(packs.map(({ loadingMs }) => loadingMs)),
    sum(files.map(({ setUpMs }) => setUpMs)),
    sum(files.map(({ testsMs }) => testsMs)),
    sum(files.map(({ waitedMs }) => waitedMs)),
  ];
  return `${name.padEnd(16)}${parts.map(secondsOf).join("")}`;
}

/** Returns the lines of the tables. Times are sums over all processes, in seconds. */
export function profileLines(groups: readonly GroupProfile[]): string[] {
  const packs = groups.flatMap((group) => group.packs);
  const whole = sum(groups.map(({ seconds }) => seconds)) * 1000;
  const spent = new Map<string, number>([["loading", sum(packs.map(({ loadingMs }) => loadingMs))]]);
  for (const [name, ms] of packs.flatMap((pack) => Object.entries(pack.spentMs))) {
    spent.set(name, (spent.get(name) ?? 0) + ms);
  }
  const files = packs.flatMap((pack) => pack.files)
    .toSorted((one, other) => other.setUpMs + other.testsMs - one.setUpMs - one.testsMs);
  return [
    "Seconds by group     all loading  set-up   tests  waited",
    ...groups.map(groupLine),
    "",
    "Share of preparations, of all that the processes took",
    ...[...spent].map(([name, ms]) =>
      `${name.padEnd(16)}${secondsOf(ms)} ${(100 * ms / whole).toFixed(1).padStart(5)} %`
    ),
    "",
    "Slowest files     set-up   tests  waited",
    ...files.slice(0, SLOWEST).map(({ file, setUpMs, testsMs, waitedMs }) =>
      `${" ".repeat(16)}${[setUpMs, testsMs, waitedMs].map(secondsOf).join("")}  ${file}`
    ),
  ];
}

/** Returns the seconds of each file that takes at least one second, for `times.json`. */
export function timesOf(groups: readonly GroupProfile[]): Readonly<Record<string, number>> {
  const files = groups.flatMap(({ packs }) => packs).flatMap((pack) => pack.files)
    .map(({ file, setUpMs, testsMs }) => [file, Math.round((setUpMs + testsMs) / 1000)] as const);
  return Object.fromEntries(
    files.filter(([, seconds]) => seconds >= 1).toSorted(([one], [other]) => one < other ? -1 : 1),
  );
}
