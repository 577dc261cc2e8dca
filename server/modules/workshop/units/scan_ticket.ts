import { ticketOf } from "../../../../api/codes/record_codes.ts";
import { parseScan } from "../../../../api/codes/scan.ts";
import type { Command, RecordCode } from "../../../../api/codes/scan_codes.ts";
import type { ScanInput } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { stateOfStep } from "../../../../api/steps.ts";
import { SCAN_CODE_CHARS } from "../../../../api/workshop/scans.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { Hand } from "./hand.ts";
import { openUnitOf, openWithTicket, unitByCode, workerNameOf } from "./open_units_store.ts";
import type { UnitRow } from "./rows.ts";
import { type Scan, scanAnswer, type ScanResult, showUnit } from "./scan_step.ts";
import { wasJustDone } from "./scans_store.ts";
import { operatorsOf } from "./store.ts";

type Read =
  | { readonly row: UnitRow; readonly refusal: null }
  | { readonly row: UnitRow | null; readonly refusal: ScanResult };

/** Returns the station where a unit is being worked on; null if nobody works on it, or if it is on hold. */
export const openAt = ({ work_status, station_id }: UnitRow): string | null =>
  work_status === "Inprocess" ? station_id : null;

export interface TicketScan {
  readonly tx: Writer;
  readonly context: AuthorizedContext;
  readonly station: string;
  readonly device: string;
}

export const handOf = ({ context, device }: Pick<TicketScan, "context" | "device">): Hand => ({
  actor: context.session.actor._id,
  device,
});

/** Checks for a code that the same person scanned here a moment ago. A code that was typed was meant each time. */
export const isReadTwice = async (scan: Scan): Promise<boolean> =>
  scan.input.typed !== true &&
  await wasJustDone(
    scan.tx,
    { station: scan.station._id, ...handOf(scan) },
    { code: scan.input.code.slice(0, SCAN_CODE_CHARS), device_at: scan.input.device_at ?? null },
    scan.context.now(),
  );

const COMMANDS_IN_HAND: readonly Command[] = ["pass", "reject", "reason"];

export async function readAbout(
  reading: TicketScan,
  { code, about }: Pick<ScanInput, "code" | "about">,
): Promise<UnitRow | undefined> {
  const read = parseScan(code);
  if (read.kind === "unit") return await unitByCode(reading.tx, reading.context.scope, read.code);
  return read.kind === "command" && COMMANDS_IN_HAND.includes(read.command)
    ? await findUnitInHand(reading, about)
    : undefined;
}

/** Returns the open unit that the screen names, or by default the caller's; undefined if it is not open here. */
export async function findUnitInHand(
  reading: TicketScan,
  about: ScanInput["about"],
): Promise<UnitRow | undefined> {
  const { tx, context: { scope }, station } = reading;
  if (about === null || about === undefined) return await openUnitOf(tx, scope, station, handOf(reading));
  const named = parseScan(about);
  return named.kind === "unit" ? await openWithTicket(tx, scope, station, named) : undefined;
}

/** Refuses a unit that another person is working on, with that person's name; a confirmed scan can take it over. */
export async function refuseTheirs(scan: Scan, row: UnitRow): Promise<ScanResult> {
  const { tx } = scan;
  const holder = {
    name: row.taken_by === null ? "" : await workerNameOf(tx, row.taken_by),
    since: row.taken_at ?? row.updated_at,
    own: row.taken_by === handOf(scan).actor,
  };
  const { answer, audit } = scanAnswer(scan, "refused", "isTheirs", await showUnit(tx, row));
  return { answer: { ...answer, holder }, audit };
}

/** Reads the unit of a ticket. @param states further states of the unit machine that the station accepts */
export async function readTicket(
  scan: Scan,
  code: Extract<RecordCode, { kind: "unit" }>,
  states: readonly string[] = [],
): Promise<Read> {
  const { tx, context, station, about: row } = scan;
  // A unit outside the scope is unknown, like one that does not exist.
  if (!row) return { row: null, refusal: scanAnswer(scan, "unknown", "notFound") };
  const refused = async (reason: string, text?: string): Promise<Read> => ({
    row,
    refusal: scanAnswer(scan, "refused", reason, await showUnit(tx, row), text),
  });
  if (code.cycle !== row.cycle) {
    return await refused("oldTicket", `${REASONS.oldTicket} ${ticketOf(row.code, row.cycle)}`);
  }
  if (row.location_id !== station.location_id) return await refused("otherLocation");
  const stationState = stateOfStep(station.step);
  if (stationState === "") return await refused("notGarments");
  if (row.print_status !== stationState && !states.includes(row.print_status)) {
    return await refused("notYourStep", `It is at ${row.print_status}.`);
  }
  const at = openAt(row);
  if (at !== null && at !== station._id) {
    const name = (await operatorsOf(tx, context.scope, [row._id])).get(row._id);
    return await refused("isHere", `It is open at ${row.station_code}${name ? `, ${name}` : ""}.`);
  }
  return { row, refusal: null };
}
