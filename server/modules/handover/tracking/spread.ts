/**
 * Copies events of a box or flight to its packages, 20 in each transaction, which also writes the checkpoint: a killed
 * worker leaves nothing half done, and two workers add no event twice.
 */
import { startLoop } from "../../../background/loop.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { DatabaseAway } from "../../../db/database_away.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { followEvents } from "../../shipping/labels/providers/tracking_store.ts";
import { insertTrackEvents, type NewTrackEvent } from "../../shipping/labels/store.ts";

/** Maximum number of packages in one transaction. */
export const PACKAGES_AT_ONCE = 20;
const ROUND_MS = 10_000;
const COALESCE_MS = 1_000;

export interface CarriedPackage {
  readonly _id: string;
  readonly seq: number;
  /** The package's live label; null if there is none: then the package gets no event. */
  readonly label_id: string | null;
}

export interface SpreadProgress {
  /** Running number of the last package of this piece; null if no package was left. */
  readonly seq: number | null;
  readonly packages: number;
}

/** A table of events that wait to be copied to their packages. */
export interface SpreadSource<Row> {
  /** Names the worker in the log: "Spreading events of boxes". */
  readonly name: string;
  readonly due: (reader: Reader, now: number) => Promise<readonly Row[]>;
  /** Returns the next packages, 20 at most. */
  readonly packages: (reader: Reader, row: Row) => Promise<readonly CarriedPackage[]>;
  readonly eventOf: (row: Row) => Omit<NewTrackEvent, "label_id" | "package_id">;
  /** Moves the checkpoint, or ends the row if no package is left. Undefined if another worker was faster. */
  readonly keep: (tx: Writer, row: Row, progress: SpreadProgress, now: number) => Promise<Row | undefined>;
}

export type SpreadTools = Pick<BackgroundTools, "db" | "now" | "settings">;

/** Spreads one piece. Returns the updated row; null if it is done or another worker was faster. */
export async function spreadNext<Row>(
  tx: Writer,
  source: SpreadSource<Row>,
  row: Row,
  { now, settings: { timeZone } }: Pick<SpreadTools, "now" | "settings">,
): Promise<Row | null> {
  const at = now();
  const event = source.eventOf(row);
  const packages = await source.packages(tx, row);
  const events = packages.flatMap(({ _id, label_id }) =>
    label_id === null ? [] : [{ ...event, label_id, package_id: _id }]
  );
  const progress = { seq: packages.at(-1)?.seq ?? null, packages: events.length };
  const kept = await source.keep(tx, row, progress, at);
  if (!kept) return null;
  await followEvents(tx, await insertTrackEvents(tx, events, at), event, { at, timeZone });
  return packages.length === 0 ? null : kept;
}

/** Spreads each row by itself, so that one that fails delays no other. @throws {AggregateError} with all failures */
export async function spreadDue<Row>(
  source: SpreadSource<Row>,
  tools: SpreadTools,
  signal?: AbortSignal,
): Promise<void> {
  const failures: Error[] = [];
  for (const due of await source.due(tools.db.read, tools.now())) {
    try {
      await spreadRow(source, due, tools, signal);
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      failures.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  if (failures.length === 0) return;
  throw new AggregateError(failures, failures.map(({ message }) => message).join("; "));
}

async function spreadRow<Row>(
  source: SpreadSource<Row>,
  due: Row,
  tools: SpreadTools,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = tools;
  let row: Row | null = due;
  while (row && !signal?.aborted) {
    const current: Row = row;
    row = await db.write((tx) => spreadNext(tx, source, current, tools));
    db.wake();
  }
}

export const spreadWorker = <Row>(source: SpreadSource<Row>, tools: BackgroundTools): Background =>
  startLoop({
    name: source.name,
    run: (signal) => spreadDue(source, tools, signal),
    everyMs: ROUND_MS,
    isEager: true,
    onWake: tools.db.onWake,
    coalesceMs: COALESCE_MS,
  });
