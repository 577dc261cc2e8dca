import type { ConsolidationFacts, ConsolidationMoveInput } from "../../../../api/generated/schema.ts";
import { MAX_FLIGHT_PACKAGES, packageCodesIn } from "../../../../api/handover/flights.ts";
import { isMawb } from "../../../../api/handover/mawb.ts";
import type { Reader } from "../../../db/database.ts";
import type { FactsContext } from "../../../lifecycle/lifecycle.ts";
import { isInternal } from "../../../../machines/lifecycles/lifecycle.ts";
import { isIncomplete, readDeclarations } from "./declarations.ts";
import { codesOn, type Load, loadsOf, NO_LOAD, sumsOf } from "./load_store.ts";
import type { FlightRow } from "./store.ts";

/** The only status in which the manifest is checked, because reading it is slow. */
const CHECKED = "Closed";

const isStale = (row: FlightRow, load: Load): boolean =>
  Object.entries(sumsOf(load)).some(([column, sum]) =>
    row[column as keyof ReturnType<typeof sumsOf>] !== sum
  );

export async function factsOfFlights(
  reader: Reader,
  rows: readonly FlightRow[],
  { event = "", params = {} }: FactsContext,
): Promise<ReadonlyMap<string, ConsolidationFacts>> {
  const loads = await loadsOf(reader, rows.map(({ _id }) => _id));
  const facts = new Map<string, ConsolidationFacts>();
  for (const row of rows) {
    const load = loads.get(row._id) ?? NO_LOAD;
    const isChecked = row.status === CHECKED && !isInternal(event);
    facts.set(row._id, {
      boxes: load.boxes,
      boxesOpen: load.open,
      tooLarge: load.packages > MAX_FLIGHT_PACKAGES,
      flown: row.flight !== "" && row.origin !== "" && row.etd_at !== null,
      mawb: isMawb(row.mawb),
      undeclared: isChecked ? (await readDeclarations(reader, row._id)).filter(isIncomplete).length : 0,
      boxesInHouse: load.inHouse,
      boxesUnreceived: load.boxes - load.received,
      named: await countNamed(reader, row._id, event, params),
      departed: row.departed_at !== null,
      stale: isStale(row, load),
    });
  }
  return facts;
}

/** Counts the packages that a step names as missing; for other steps returns 1, so that no guard refuses them. */
async function countNamed(
  reader: Reader,
  id: string,
  event: string,
  { missing }: ConsolidationMoveInput,
): Promise<number> {
  if (event !== "flight.completeShort") return 1;
  const codes = packageCodesIn(missing ?? "");
  return codes.length === 0 ? 0 : (await codesOn(reader, id, codes)).size;
}
