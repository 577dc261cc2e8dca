/** Each stage of the Check List contains those after it. */
const STAGES = ["to_leave", "labelled", "packed", "boxed", "handed_over", "scanned", "delivered"] as const;
/** Counts of postal manifests; older ticks lack them. */
export const LIST_COUNTS = ["listed", "missing", "extra"] as const;
/** Counts in the order of the screen; the last four are of packages that need somebody's attention. */
export const CHECK_COUNTS = [
  ...["to_leave", "labelled", "packed", "boxed", "listed", "handed_over", "scanned", "delivered"] as const,
  ...["left_behind", "no_scan", "missing", "extra"] as const,
] as const;
export type CheckCount = (typeof CHECK_COUNTS)[number];
export type CheckCounts = Readonly<Record<CheckCount, number>>;

/** Seconds after its handover within which a package should have its first scan. */
export const SCAN_WITHIN_SECONDS = 48 * 3_600;

/** A package's mark is four times its stage, with a bit for each of the other counts. */
const STEP = 4;
const BEHIND = 2;
const NO_SCAN = 1;
/** Bits above every stage, so that older marks keep their meaning. */
export const LIST_BITS = { listed: 32, extra: 64, missing: 128 } as const;
const STAGE_MARKS = 32;
/** Returns a mark without its bits about manifests. */
export const stageMark = (mark: number): number => mark % STAGE_MARKS;

export type Stage = (typeof STAGES)[number];
export const markOf = (stage: Stage, { isBehind = false, hasNoScan = false } = {}): number =>
  STAGES.indexOf(stage) * STEP + (isBehind ? BEHIND : 0) + (hasNoScan ? NO_SCAN : 0);

const { listed, extra, missing } = LIST_BITS;
/** A package is on one manifest at most, and misses one only if it is on none. */
const ALL_MARKS = [0, listed, listed + extra, missing].flatMap((bits) =>
  Array.from({ length: STAGES.length * STEP }, (_, mark) => bits + mark)
);

const isListCount = (count: CheckCount): count is (typeof LIST_COUNTS)[number] =>
  (LIST_COUNTS as readonly string[]).includes(count);

export function isCounted(count: CheckCount, mark: number): boolean {
  if (isListCount(count)) return (mark & LIST_BITS[count]) !== 0;
  if (count === "left_behind") return (mark & BEHIND) !== 0;
  if (count === "no_scan") return (mark & NO_SCAN) !== 0;
  return stageMark(mark) >= markOf(count);
}

export const marksIn = (count: CheckCount): readonly number[] =>
  ALL_MARKS.filter((mark) => isCounted(count, mark));

export interface MarkCount {
  readonly mark: number;
  readonly found: number;
}

export const countsOf = (marked: readonly MarkCount[]): CheckCounts =>
  countsBy((count) => marked.reduce((sum, { mark, found }) => sum + (isCounted(count, mark) ? found : 0), 0));

export const countsBy = (of: (count: CheckCount) => number): CheckCounts =>
  Object.fromEntries(CHECK_COUNTS.map((count) => [count, of(count)])) as Record<CheckCount, number>;

/** One line of the Check List. Place and carrier are empty if a package has none yet. */
export interface CheckPlace {
  /** YYYY-MM-DD at the place. */
  readonly day: string;
  readonly location_id: string;
  readonly carrier: string;
}

/** Packages of one count of a line; with a tick, only those that joined or left the count since the tick. */
export interface CheckedPackages extends CheckPlace {
  readonly count: CheckCount;
  readonly tick?: string;
}

const MARK = "~";
const NONE = "-";

/** Escapes what separates parts and values, because people type the names of carriers. */
const escaped = (name: string): string =>
  name.replaceAll(/[%,~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
const unescaped = (text: string): string =>
  text.replaceAll(/%(25|2c|7e)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Writes the value of the filter `check` of packages, as a link has it. */
export const checkFilter = ({ day, location_id, carrier, count, tick }: CheckedPackages): string =>
  [day, location_id || NONE, escaped(carrier) || NONE, count, ...tick ? [tick] : []].join(MARK);

/** Returns null for any other text. */
export function checkedPackages(text: string): CheckedPackages | null {
  const [day = "", location_id = "", carrier = "", name = "", tick = "", ...more] = text.split(MARK);
  const count = CHECK_COUNTS.find((each) => each === name);
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(day) && location_id !== "" && carrier !== "" &&
    more.length === 0;
  if (!isWhole || !count) return null;
  const filled = (value: string) => value === NONE ? "" : value;
  return {
    day,
    location_id: filled(location_id),
    carrier: unescaped(filled(carrier)),
    count,
    ...tick !== "" && { tick },
  };
}
