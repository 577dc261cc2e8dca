/** What the guards of the unit machine read. */
import { hasLeft } from "../../../api/statuses.ts";
import { nextOn, routeOf } from "../../../api/steps.ts";
import type { UnitFacts } from "../../../machines/lifecycles/unit.ts";
import type { Reader } from "../../db/database.ts";
import type { Caller } from "../../lifecycle/lifecycle.ts";
import { type LastEvent, lastEventsOf } from "./events_store.ts";
import type { UnitRow } from "./rows.ts";

/** How long a step may be taken back, by whoever took it. Source: operations D. */
export const UNDO_SECONDS = 120;

/** Orders whose garments are put aside. */
const HELD: readonly string[] = ["On Hold", "Cancel Requested"];
/** What a person may take back; the rest comes from the order or the parcel. */
const UNDOABLE: readonly string[] = [
  "unit.start",
  "unit.pass",
  "unit.reject",
  "unit.finish",
  "unit.unpack",
  "unit.reprint",
];

/** What leads back to where the last event came from: a person's, and that of a parcel that did not leave. */
export const TAKES_BACK: readonly string[] = ["unit.undo", "unit.stay"];

interface Asking extends Caller {
  readonly now: number;
  readonly event?: string;
  readonly params?: object;
}

/** What a step carries that the guards look at. */
interface Asked {
  readonly station?: string | null;
  readonly device?: string | null;
  readonly reason_code?: string | null;
}

export async function unitFacts(reader: Reader, rows: readonly UnitRow[], asking: Asking) {
  // The last event decides on taking it back alone.
  const wantsLast = asking.event === undefined || TAKES_BACK.includes(asking.event);
  const last = wantsLast ? await lastEventsOf(reader, rows.map(({ _id }) => _id)) : null;
  return new Map(rows.map((row) => [row._id, factsOfUnit(row, last?.get(row._id), asking)]));
}

export function factsOfUnit(
  row: UnitRow,
  last: LastEvent | undefined,
  { now, event, params, context }: Asking,
): UnitFacts {
  const { station, device, reason_code } = (params ?? {}) as Asked;
  const route = routeOf(JSON.parse(row.route) as string[]);
  return {
    next: nextOn(route, row.print_status),
    first: route[0] ?? "",
    cooling: row.cools_until !== null && row.cools_until > now,
    held: HELD.includes(row.order_status),
    elsewhere: Boolean(station) && row.station_id !== null && row.station_id !== station,
    rejects: row.rejects,
    artFault: reason_code === "artwork",
    left: row.package_status !== null && hasLeft(row.package_status),
    artReady: row.is_bare === 0,
    wasOpen: row.was_open === 1,
    undo: last &&
        (event === "unit.stay" ||
          isOwn(last, { now, device: device ?? "", person: context?.session.person._id }))
      ? last.from_state
      : "",
  };
}

const isOwn = (
  last: LastEvent,
  { now, device, person }: {
    readonly now: number;
    readonly device: string;
    readonly person: string | undefined;
  },
): boolean =>
  UNDOABLE.includes(last.event) && last.source !== "order" && last.actor_id === person &&
  last.device === device &&
  now - last.at <= UNDO_SECONDS;
