/** A ticket that a station reads: the garment that it hangs on, or why it is nothing for that station. */
import { ticketOf } from "../../../api/codes/running.ts";
import type { KnownCode } from "../../../api/codes/scanned.ts";
import { REASONS } from "../../../api/reasons.ts";
import { stateOfStep } from "../../../api/steps.ts";
import type { UnitRow } from "./rows.ts";
import { said, type Scan, type Scanned, shownOf } from "./scan_step.ts";
import { unitByCode } from "./store.ts";

type Read =
  | { readonly row: UnitRow; readonly refusal: null }
  | { readonly row: UnitRow | null; readonly refusal: Scanned };

/** The station where somebody works at it; null where nobody does. One that was held where it was open is at no station's hand. */
export const openAt = ({ work_status, station_id }: UnitRow): string | null =>
  work_status === "Inprocess" ? station_id : null;

/** @param states of the unit machine, that the station takes beside its own */
export async function readTicket(
  scan: Scan,
  code: Extract<KnownCode, { kind: "unit" }>,
  states: readonly string[] = [],
): Promise<Read> {
  const { tx, context, station } = scan;
  const row = await unitByCode(tx, context.scope, code.code);
  // A foreign one is as unknown as one that never was.
  if (!row) return { row: null, refusal: said(scan, "unknown", "notFound") };
  const refused = async (reason: string, text?: string): Promise<Read> => ({
    row,
    refusal: said(scan, "refused", reason, await shownOf(tx, row), text),
  });
  if (code.cycle !== row.cycle) {
    return await refused("oldTicket", `${REASONS.oldTicket} ${ticketOf(row.code, row.cycle)}`);
  }
  if (row.location_id !== station.location_id) return await refused("otherLocation");
  const here = stateOfStep(station.step);
  if (here === "") return await refused("notGarments");
  if (row.print_status !== here && !states.includes(row.print_status)) {
    return await refused("notYourStep", `It is at ${row.print_status}.`);
  }
  const at = openAt(row);
  if (at !== null && at !== station._id) {
    const who = row.operator_name ? `, ${row.operator_name}` : "";
    return await refused("isHere", `It is open at ${row.station_code}${who}.`);
  }
  return { row, refusal: null };
}
