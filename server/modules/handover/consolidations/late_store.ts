import { sql } from "kysely";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { Reader, Writer } from "../../../db/database.ts";

export interface LateFlight {
  readonly _id: string;
  readonly code: string;
  readonly eta_at: number;
  readonly gateway_code: string;
}

/** Finds flights that did not arrive by the end of the expected day, if nobody was notified of that day yet. */
export async function lateFlights(reader: Reader, now: number, most: number): Promise<readonly LateFlight[]> {
  const { rows } = await sql<LateFlight>`select c._id, c.code, c.eta_at, g.code as gateway_code
    from consolidations as c join locations as g on g._id = c.gateway_id
    where c.status in ('Closed', 'Manifest Sent', 'Departed') and c.eta_at <= ${now - DAY_SECONDS}
      and coalesce(c.eta_noticed, 0) <> c.eta_at order by c.eta_at, c._id limit ${most}`.execute(reader);
  return rows;
}

export async function keepNoticed(tx: Writer, late: readonly LateFlight[]): Promise<void> {
  for (const { _id, eta_at } of late) {
    await tx.updateTable("consolidations").set({ eta_noticed: eta_at }).where("_id", "=", _id).execute();
  }
}
