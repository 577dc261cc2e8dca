/** `checkList`: returns the lines of some days with their ticks. */
import { MAX_CHECK_DAYS, NO_CARRIER } from "../../../../api/handover/check_days.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { QueryArgs } from "../../../../api/generated/schema.ts";
import { DAY_SECONDS, MAX_LIST_VALUES } from "../../../../api/constants.ts";
import { type CheckPlace, countsOf, LIST_COUNTS } from "../../../../api/shipping/check_counts.ts";
import { shipDayOf } from "../../../../api/shipping/ship_day.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { requestedSpan } from "../../../list/requested_span.ts";
import { type CheckFilter, type Line, lineAt, type LinesIn, linesIn, placeNames } from "./lines_store.ts";
import { changesSince, type CountChange, countsIn, tickAt, type TickRow, ticksIn } from "./ticks_store.ts";

const LISTS: readonly string[] = LIST_COUNTS;

type CheckArgs = QueryArgs["checkList"];

export async function checkList(args: CheckArgs, context: AuthorizedContext) {
  const { db } = context;
  const filter = filterOf(args, context);
  const at = linesAt(db.heavy, context);
  const [lines, ticks] = await Promise.all([
    linesIn(at, filter),
    ticksIn(db.heavy, {
      ...filter,
      carriers: filter.carriers?.map((each) => each === NO_CARRIER ? "" : each) ?? null,
    }),
  ]);
  return await viewsOf(at, withEmptied(lines, ticks), ticks);
}

export const linesAt = (
  reader: Reader,
  { db, scope, now }: Pick<AuthorizedContext, "db" | "scope" | "now">,
): LinesIn => ({ reader, engine: db.engine, scope, now: now() });

const keyOf = ({ day, location_id, carrier }: CheckPlace): string =>
  JSON.stringify([day, location_id, carrier]);

/** Adds ticked lines that no longer have any package. */
function withEmptied(lines: readonly Line[], ticks: readonly TickRow[]): readonly Line[] {
  const known = new Set(lines.map(keyOf));
  const emptied = ticks.filter((tick) => !known.has(keyOf(tick)))
    .map(({ day, location_id, carrier }) => ({
      day,
      location_id,
      carrier,
      marked: [],
      digest: "",
      stageDigest: "",
    }));
  return [...lines, ...emptied].toSorted((one, other) =>
    one.day < other.day ? 1 : one.day > other.day ? -1 : keyOf(one) < keyOf(other) ? -1 : 1
  );
}

async function viewsOf({ reader, now }: LinesIn, lines: readonly Line[], ticks: readonly TickRow[]) {
  const ticked = new Map(ticks.map((tick) => [keyOf(tick), tick]));
  const changed = lines.flatMap((line) => {
    const tick = ticked.get(keyOf(line));
    return tick && tick.digest !== (tick.has_lists === 1 ? line.digest : line.stageDigest) ? [tick._id] : [];
  });
  const changes = await changesSince(reader, changed, now);
  const names = await placeNames(reader, [...new Set(lines.map(({ location_id }) => location_id))]);
  return lines.map((line) => {
    const tick = ticked.get(keyOf(line));
    return viewOf(line, names, tick && { tick, changes: changesOf(tick, changes.get(tick._id) ?? []) });
  });
}

/** Leaves out counts of manifests for ticks of an older build, which did not store them. */
const changesOf = ({ has_lists }: TickRow, changes: readonly CountChange[]): readonly CountChange[] =>
  has_lists === 1 ? changes : changes.filter(({ count }) => !LISTS.includes(count));

/** Returns one line as it is within a transaction. */
export async function lineViewAt(at: LinesIn, place: CheckPlace) {
  const line = await lineAt(at, place);
  const tick = await tickAt(at.reader, place);
  const [view] = await viewsOf(at, line ? [line] : [], tick ? [tick] : []);
  return view;
}

function viewOf(
  { day, location_id, carrier, marked, digest }: Line,
  names: ReadonlyMap<string, string>,
  ticked: { readonly tick: TickRow; readonly changes: readonly CountChange[] } | undefined,
) {
  return {
    day,
    location_id,
    location_name: names.get(location_id) ?? "",
    carrier,
    counts: countsOf(marked),
    digest,
    tick: ticked
      ? {
        _id: ticked.tick._id,
        counts: countsIn(ticked.tick),
        signed_by: ticked.tick.signed_by,
        note: ticked.tick.note,
        maker_name: ticked.tick.maker_name,
        created_at: ticked.tick.created_at,
        changes: ticked.changes,
      }
      : null,
  };
}

const refused = (path: string, code: string, most?: number): ApiError =>
  new ApiError("BAD_INPUT", "Cannot read the Check List: an argument has a value it cannot take", {
    problems: [{ path, code, ...most !== undefined && { most } }],
  });

/** @throws {ApiError} BAD_INPUT */
function filterOf(args: CheckArgs, context: AuthorizedContext): CheckFilter {
  const { timeZone } = context.settings;
  const { from, until } = requestedSpan(args, context.now(), timeZone, refused);
  // Allows half a day more, because a month with the end of summer time is an hour longer.
  if (until - from > (MAX_CHECK_DAYS + 0.5) * DAY_SECONDS) throw refused("start", "tooLong", MAX_CHECK_DAYS);
  const few = (path: "location" | "carrier") => {
    if ((args[path]?.length ?? 0) > MAX_LIST_VALUES) throw refused(path, "tooMany", MAX_LIST_VALUES);
    return args[path] ?? null;
  };
  return {
    from: shipDayOf(from, timeZone),
    to: shipDayOf(until - 1, timeZone),
    locations: few("location"),
    carriers: few("carrier"),
  };
}
