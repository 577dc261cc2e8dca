import { sql } from "kysely";
import { spellingsOf } from "../../../../api/codes/spellings.ts";
import { RECORDS_LIMIT } from "../../../../api/desk/search.ts";
import { formatMawb, mawbDigits } from "../../../../api/handover/mawb.ts";
import { ibic } from "../../../../resources/handover/ibic.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { newestNumbered, newestWith } from "../../../db/search.ts";
import { type FoundRecords, namedRecord, numberedItem, type Searchable } from "../../../search/searchable.ts";

interface FoundFlight {
  readonly _id: string;
  readonly code: string;
  readonly mawb: string;
  readonly flight: string;
  readonly status: string;
}

/** Finds a flight by its code, its waybill as printed, or a word such as its flight number. */
async function find(text: string, { db }: AuthorizedContext): Promise<FoundRecords> {
  const spellings = [...new Set([...spellingsOf(text), mawbDigits(text)])];
  const exact = newestNumbered("consolidations", ["code", "mawb"], spellings);
  const newest = [exact, newestWith(db.engine, "consolidations", text)].filter((each) => each !== null);
  const found = new Map<string, FoundFlight>();
  for (const { from, where, order } of newest) {
    const { rows } = await sql<FoundFlight>`select r._id, r.code, r.mawb, r.flight, r.status from ${from}
      where ${where} order by ${order} limit ${RECORDS_LIMIT}`.execute(db.read);
    for (const row of rows) found.set(row._id, row);
  }
  const { path } = ibic;
  return {
    items: [...found.values()].slice(0, RECORDS_LIMIT).map(({ mawb, flight, ...row }) =>
      numberedItem(row, { kind: "ibic", path, subtitle: [formatMawb(mawb), flight] })
    ),
    exact: [...found.values()].filter(({ code }) => spellings.includes(code))
      .map(({ _id }) => namedRecord(path, _id)),
  };
}

export const searchedFlights: Searchable = { kind: "ibic", title: "Flights", rule: ibic.rule, find };
