import { DAY_SECONDS } from "../../../api/constants.ts";
import { commandCode } from "../../../api/codes/commands.ts";
import { ticketOf } from "../../../api/codes/record_codes.ts";
import { REJECT_REASONS } from "../../../api/workshop/reject_reasons.ts";
import { LAST_STEP } from "../../../api/steps.ts";
import type { BinsTable, ScansTable } from "../../db/tables.ts";
import { groupRows } from "../../graphql/batch.ts";
import type { rowsOf } from "./work_rows.ts";
import type { DemoWorld } from "../world.ts";

type Work = Pick<ReturnType<typeof rowsOf>, "units" | "unitEvents">;
type Unit = Work["units"][number];
type Event = Work["unitEvents"][number];

/** The maximum number of bins in use; the others stay free for the orders that are finished next. */
const MAX_IN_USE = 24;
const BINNED: readonly string[] = ["Packing", "Packed"];
const SHOWN_SECONDS = DAY_SECONDS;

const isWaiting = (units: readonly Unit[]): boolean =>
  units.length > 1 && units.some(({ print_status }) => print_status === "Packing");

/** Fills the first bins with up to two held orders, then with the waiting orders that are due last. */
export function fillBins(bins: readonly BinsTable[], { units }: Pick<Work, "units">): BinsTable[] {
  const live = units.filter(({ print_status }) => print_status !== "Stopped");
  const waiting = [...groupRows(live, ({ order_id }) => order_id).values()].filter(isWaiting)
    .toSorted((one, other) => holdRank(one) - holdRank(other) || other[0]!.due_at - one[0]!.due_at);
  const held = waiting.filter((each) => holdRank(each) === 0).slice(0, 2);
  const others = waiting.filter((each) => holdRank(each) === 1);
  // At least one order that waits for garments and one that is complete.
  const examples = [others.find(isInPart), others.find((units) => !isInPart(units))].filter((some) =>
    some !== undefined
  );
  const left = [...new Set([...held, ...examples, ...others])].slice(0, MAX_IN_USE);
  return bins.map((bin) => {
    const at = left.findIndex((each) =>
      each[0]?.location_id === bin.location_id && each.length <= bin.capacity
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return { ...bin, order_id: found?.[0]?.order_id ?? null };
  });
}

const isInPart = (units: readonly Unit[]): boolean =>
  units.some(({ print_status }) => !BINNED.includes(print_status));

const holdRank = (units: readonly Unit[]): number =>
  units.some(({ work_status }) => work_status === "On Hold") ? 0 : 1;

/**
 * Leaves each station its latest garment in work. The others were begun by hand, as the list of garments does for a
 * whole order: they are in process, but neither they nor their history name a station.
 */
export function oneInHand<All extends Work>(work: All): All {
  const inWork = work.units.filter(({ work_status, station_id }) =>
    work_status === "Inprocess" && station_id
  );
  const last = new Set(
    [...groupRows(inWork, ({ station_id }) => station_id ?? "").values()]
      .flatMap((each) => each.toSorted((one, other) => other.updated_at - one.updated_at)[0]?._id ?? []),
  );
  const aside = new Set(inWork.flatMap(({ _id }) => last.has(_id) ? [] : _id));
  const begun = new Map(
    work.unitEvents.flatMap(({ _id, event, unit_id }) =>
      event === "unit.start" && aside.has(unit_id) ? [[unit_id, _id] as const] : []
    ),
  );
  const units = work.units.map((unit) =>
    aside.has(unit._id) ? { ...unit, station_id: null, taken_by: null, taken_on: "", taken_at: null } : unit
  );
  const unitEvents = work.unitEvents.map((each) =>
    begun.get(each.unit_id) === each._id ? { ...each, station_id: null, device: "", source: "hand" } : each
  );
  return { ...work, units, unitEvents };
}

/** Makes the scans of the last day; earlier steps have only events. */
export function scansOf(
  { units, unitEvents }: Work,
  { now, newId }: Pick<DemoWorld, "now" | "newId">,
): Omit<ScansTable, "seq">[] {
  const codes = new Map(units.map(({ _id, code }) => [_id, code]));
  return unitEvents.filter(({ source, at }) => source === "scan" && at > now - SHOWN_SECONDS)
    .toSorted((one, other) => one.at - other.at)
    .flatMap((event) => {
      const { _id: key, station_id, actor_id, device, unit_id, at } = event;
      const ticket = ticketOf(codes.get(unit_id) ?? "", event.cycle);
      const read = codeOf(event, ticket);
      if (station_id === null || read === null) return [];
      const answer = { outcome: "done", answer: "", unit_id, ticket, event: event.event, at };
      const from = { actor_id, key, station_id, device, device_seq: null, device_at: at };
      return [{ _id: newId(at), ...from, code: read, ...answer, package_id: null, box_id: null }];
    });
}

/** Returns the scanned code; null for a step without a scan. */
function codeOf({ event, reason_code, from_state }: Event, ticket: string): string | null {
  // A pack bench reads the ticket once: it begins and ends the work.
  if (stepOf(from_state) === LAST_STEP && event === "unit.start") return null;
  if (stepOf(from_state) === LAST_STEP && event === "unit.pass") return ticket;
  if (event === "unit.start") return ticket;
  if (event === "unit.pass") return commandCode("pass");
  if (event === "unit.undo") return commandCode("undo");
  const reason = REJECT_REASONS.findIndex((each) => each === reason_code);
  return event === "unit.reject" && reason >= 0 ? commandCode("reason", reason + 1) : null;
}

const stepOf = (state: string): string => state.split(".")[0] ?? "";
