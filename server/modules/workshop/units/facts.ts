import type { UnitFacts } from "../../../../api/generated/schema.ts";
import { UNDO_SECONDS } from "../../../../api/workshop/scans.ts";
import { hasLeft } from "../../../../api/statuses.ts";
import { nextOn, routeOf } from "../../../../api/steps.ts";
import type { Reader } from "../../../db/database.ts";
import type { Caller } from "../../../lifecycle/lifecycle.ts";
import { ORDERED_ITEMS } from "../../catalogue/items/ordered_store.ts";
import { makingPlaces, placesFor } from "../../catalogue/locations/making_store.ts";
import { findFreeBlanks, movesOfSteps } from "../../catalogue/stock/store.ts";
import { isInHand } from "./hand.ts";
import { type LastEvent, lastEventsOf } from "./events_store.ts";
import type { UnitRow } from "./rows.ts";

const HELD: readonly string[] = ["On Hold", "Cancel Requested"];
/** Events that a person may undo. */
export const UNDOABLE: readonly string[] = [
  "unit.start",
  "unit.pass",
  "unit.reject",
  "unit.finish",
  "unit.unpack",
  "unit.reprint",
];

const WANTS_SPARE: readonly string[] = ["unit.reject", "unit.reprint"];

/** Events that restore the earlier state: a person's undo, and the undo of a package's departure. */
export const UNDO_EVENTS: readonly string[] = ["unit.undo", "unit.stay"];

export const CLEAR_FACTS: UnitFacts = {
  next: "",
  first: "",
  cooling: false,
  held: false,
  elsewhere: false,
  untaken: false,
  rejects: 0,
  artFault: false,
  artReady: true,
  left: false,
  boxed: false,
  wasOpen: false,
  short: false,
  spare: true,
  movable: true,
  undo: "",
};

interface Asking extends Caller {
  readonly now: number;
  readonly event?: string;
  readonly params?: object;
}

interface FactsRequest {
  readonly station?: string | null;
  readonly device?: string | null;
  readonly reason_code?: string | null;
  readonly location?: string | null;
}

export async function unitFacts(reader: Reader, rows: readonly UnitRow[], asking: Asking) {
  const wantsLast = asking.event === undefined || UNDO_EVENTS.includes(asking.event);
  const last = wantsLast ? await lastEventsOf(reader, rows.map(({ _id }) => _id)) : null;
  const stock = await stockAround(reader, rows, last, asking.event);
  const { location } = (asking.params ?? {}) as FactsRequest;
  const movable = location ? await movableTo(reader, rows, location) : null;
  return new Map(rows.map((row) => {
    const facts = factsOfUnit(row, last?.get(row._id), asking, stock);
    return [row._id, movable ? { ...facts, movable: movable(row) } : facts];
  }));
}

async function movableTo(reader: Reader, rows: readonly UnitRow[], location: string) {
  const place = (await makingPlaces(reader)).find(({ _id }) => _id === location);
  const needs = await ORDERED_ITEMS.load(reader, [...new Set(rows.flatMap(({ item_id }) => item_id ?? []))]);
  return ({ location_id, item_id, route }: UnitRow): boolean => {
    const need = needs.get(item_id ?? "") ?? { route, methods: null };
    return place !== undefined && location_id !== location && placesFor([place], [need]).length > 0;
  };
}

interface StockAround {
  /** Returns true if the stock has another blank for the unit. */
  readonly spare: (row: UnitRow) => boolean;
  /** Returns true if no stock changed for the unit after its last step, which used blanks of its present item. */
  readonly undoable: (row: UnitRow) => boolean;
}

/** Used for units that are not in the database, and for units whose blanks are not counted. */
const NO_STOCK: StockAround = { spare: () => true, undoable: () => true };

/** Reads the stock for units by at most two SQL statements, and by none if no blanks are counted. */
async function stockAround(
  reader: Reader,
  rows: readonly UnitRow[],
  last: ReadonlyMap<string, LastEvent> | null,
  event?: string,
): Promise<StockAround> {
  const counted = rows.filter(({ blank }) => blank !== "None");
  if (counted.length === 0) return NO_STOCK;
  const wantsSpare = event === undefined || WANTS_SPARE.includes(event);
  const free = wantsSpare ? await findFreeBlanks(reader, counted.map(({ item_id }) => item_id)) : null;
  const steps = last
    ? counted.flatMap(({ _id }) => {
      const version = last.get(_id)?.unit_version ?? 0;
      return version > 0 ? [{ unit_id: _id, unit_version: version }] : [];
    })
    : [];
  const moves = await movesOfSteps(reader, steps);
  return {
    spare: (row) => row.blank === "None" || (free?.(row) ?? 0) > 0,
    undoable: ({ _id, item_id }) => {
      const own = moves.get(_id);
      return own?.length !== 0 && (own ?? []).every((move) => move.item_id === item_id);
    },
  };
}

export function factsOfUnit(
  row: UnitRow,
  last: LastEvent | undefined,
  { now, event, params, context }: Asking,
  { spare, undoable }: StockAround = NO_STOCK,
): UnitFacts {
  const { station, device, reason_code } = (params ?? {}) as FactsRequest;
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
    boxed: row.package_status === "Boxed" || Number(row.package_sent) > 0,
    artReady: row.is_bare === 0,
    untaken: isTakeable(row, { station, device, actor: context?.session.actor._id }),
    wasOpen: row.was_open === 1,
    movable: true,
    short: row.blank === "Short",
    // The unit's own blank can be used again, unless it was spoilt.
    spare: spare(row) || (row.blank === "Reserved" && event === "unit.reprint"),
    undo: last && undoable(row) &&
        (event === "unit.stay" ||
          isOwn(last, { now, device: device ?? "", actor: context?.session.actor._id }))
      ? last.from_state
      : "",
  };
}

/** Returns true for an open unit without a station, or one at this station that is in other hands or none. */
const isTakeable = (
  row: UnitRow,
  { station, device, actor }: Readonly<Record<"station" | "device" | "actor", string | null | undefined>>,
): boolean =>
  Boolean(station) && row.work_status === "Inprocess" && (row.station_id === null ||
    row.station_id === station && !isInHand(row, { actor: actor ?? "", device: device ?? "" }));

const isOwn = (
  last: LastEvent,
  { now, device, actor }: {
    readonly now: number;
    readonly device: string;
    readonly actor: string | undefined;
  },
): boolean =>
  UNDOABLE.includes(last.event) && last.source !== "order" && last.actor_id === actor &&
  last.device === device &&
  now - last.at <= UNDO_SECONDS;
