/** Returns the data of a station's screen. Screens fetch it after each change of units, so it needs few statements. */
import { spanOf } from "../../../../api/time/dates.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { StationScan, UnitStep } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import {
  MAX_OTHERS_SHOWN,
  MAX_TICKETS_SHOWN,
  SCAN_CODE_CHARS,
  UNDO_SECONDS,
} from "../../../../api/workshop/scans.ts";
import { BOX_STEP, stateOfStep } from "../../../../api/steps.ts";
import { mayUseStation } from "../../../../resources/workshop/station_screens.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { QueryField } from "../../../fields.ts";
import { stepsIn } from "../units/queue_store.ts";
import { UNDOABLE } from "../units/facts.ts";
import { type BenchPlace, type BoxDesk, boxStation, packBench } from "../units/scan.ts";
import { stationUnitsOf } from "../units/station_unit.ts";
import { isInHand } from "../units/hand.ts";
import { openUnitsAt } from "../units/open_units_store.ts";
import { unitsById } from "../units/store.ts";
import { findUnprintedUnits, type LastScan, lastScans, nextUnits, stationsIn } from "./desk_store.ts";
import { nearestPrinters } from "./nearest.ts";
import { type DeskStation, deskStation, stationsAt } from "./stations_store.ts";

/** @throws {ApiError} NOT_FOUND, even for an existing station of a step at which the caller may not work */
async function stationOf(code: string, { db, session }: AuthorizedContext): Promise<DeskStation> {
  const station = await deskStation(db.read, code.toUpperCase());
  if (!station || !mayUseStation(station.step, "view", session.person)) {
    throw new ApiError("NOT_FOUND", REASONS.notFound);
  }
  return station;
}

export const stationChoices: QueryField<"stationChoices"> = ({ step }, { db, session }) =>
  mayUseStation(step, "view", session.person) ? stationsAt(db.read, step) : [];

export const stationDesk: QueryField<"stationDesk"> = async (
  { station: code, device, parcel: named, box },
  context,
) => {
  const { db, scope, session, now, settings } = context;
  const { location_id, auto_pass, photo, ...station } = await stationOf(code, context);
  const print_status = stateOfStep(station.step);
  const lateBefore = spanOf("today", now(), settings.timeZone).from;
  const hand = { actor: session.actor._id, device };
  const place = { station: station._id, device };
  const [pkg, boxes, steps, opened, next, tickets, last] = await Promise.all([
    station.step === "pack" ? packageAt(named ?? "", place, context) : null,
    station.step === BOX_STEP
      ? boxStation.get().deskOf(db.read, {
        ...place,
        location_id,
        box: (box ?? "").slice(0, SCAN_CODE_CHARS),
      })
      : NO_BOXES,
    stepsIn(db, scope, [location_id], lateBefore),
    openUnitsAt(db.read, station._id, hand, 1 + MAX_OTHERS_SHOWN),
    nextUnits(db.read, { location_id, print_status }),
    ticketsFor(station, location_id, context),
    lastScans(db.read, station._id),
  ]);
  const open = opened.find((each) => isInHand(each, hand));
  const others = opened.filter((each) => each !== open).slice(0, MAX_OTHERS_SHOWN);
  const shown = await shownOf([...idsOf(opened), ...next, ...tickets], context);
  const own = steps.find((each) => each.print_status === print_status) ?? NO_STEP;
  const rejected = steps.find((each) => each.print_status === "Rejected") ?? NO_STEP;
  return {
    ...station,
    print_status,
    auto_pass: auto_pass === 1,
    photo: photo === 1,
    open: (open && shown([open._id])[0]) ?? null,
    parcel: pkg,
    box: boxes.box,
    boxes: [...boxes.boxes],
    to_box: boxes.to_box,
    others: shown(idsOf(others)),
    waiting: own.waiting,
    inprocess: own.inprocess,
    held: own.held,
    late: own.late,
    rejected: sumOf(rejected),
    next: shown(next),
    elsewhere: steps.filter((each) => each !== own && each !== rejected && sumOf(each) > 0),
    last: lastOf(last, { session, now, device }),
    tickets: shown(tickets),
  };
};

/** Returns the package that the screen names; for a new screen, which names none, the one that was left there. */
const packageAt = (
  named: string,
  at: BenchPlace,
  { db, scope }: AuthorizedContext,
) =>
  named === ""
    ? packBench.get().packageLeftAt(db.read, scope, at)
    : packBench.get().benchPackageByCode(db.read, scope, named.slice(0, SCAN_CODE_CHARS));

const NO_BOXES: BoxDesk = { box: null, boxes: [], to_box: 0 };

const idsOf = (rows: readonly { readonly _id: string }[]): string[] => rows.map(({ _id }) => _id);

const NO_STEP = { waiting: 0, inprocess: 0, held: 0, late: 0 };
const sumOf = ({ waiting, inprocess, held }: Omit<UnitStep, "print_status" | "late" | "short">): number =>
  waiting + inprocess + held;

async function ticketsFor(
  { _id }: Pick<DeskStation, "_id">,
  location_id: string,
  { db }: AuthorizedContext,
): Promise<string[]> {
  const wanted = await findUnprintedUnits(db.read, location_id);
  if (wanted.length === 0) return [];
  const stations = await stationsIn(db.read, location_id);
  return wanted.filter((each) => nearestPrinters(each, stations).includes(_id)).map((each) => each._id)
    .slice(0, MAX_TICKETS_SHOWN);
}

async function shownOf(ids: readonly string[], { db, scope }: AuthorizedContext) {
  const rows = await unitsById(db.read, scope, ids);
  const shown = new Map((await stationUnitsOf(db.read, [...rows.values()])).map((each) => [each._id, each]));
  return (some: readonly string[]) => some.flatMap((id) => shown.get(id) ?? []);
}

function lastOf(
  scans: readonly LastScan[],
  { session, now, device }: Pick<AuthorizedContext, "session" | "now"> & { readonly device: string },
): StationScan[] {
  const own = scans.find((scan) =>
    scan.event !== "" && scan.device === device && scan.actor_id === session.actor._id
  );
  return scans.map((scan) => {
    const { actor_id: _a, device: _d, ...shown } = scan;
    const isOpen = scan === own && UNDOABLE.includes(scan.event) && now() - scan.at <= UNDO_SECONDS;
    const text = (REASONS as Readonly<Record<string, string>>)[scan.answer] ?? "";
    return { ...shown, text, undo_until: isOpen ? scan.at + UNDO_SECONDS : null };
  });
}
