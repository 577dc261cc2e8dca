/** A figure of a report and its bare SQL statement: rejects by step of a year and of the year before. */
import { sql } from "kysely";
import { quality } from "../../../resources/figures/quality.ts";
import { figuresDocumentOf } from "../../../resources/report_document.ts";
import type { Database } from "../../../server/db/database.ts";
import type { Question } from "./questions.ts";

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

const textOf = (time: number): string =>
  new Date(time).toISOString().slice(0, 10).split("-").reverse().join("-");

export const rejectsByStep: Question = {
  name: "rejects by step, a year",
  query: figuresDocumentOf(quality),
  variables: {
    start: textOf(Date.now() - (YEAR_DAYS - 1) * DAY_MS),
    end: textOf(Date.now()),
    by: ["step"],
    found: ["station"],
  },
};

/**
 * Counts the same rows without lists, rights and drill-down. Its year may begin a day apart from the report's, which does not
 * change the time.
 */
export async function bareRejectsByStep({ heavy }: Database): Promise<unknown> {
  const now = Math.floor(Date.now() / 1_000);
  const year = YEAR_DAYS * 86_400;
  return await sql`select case when at < ${now - year} then 1 else 0 end as is_before, fault_step, from_state,
      count(*) as found
    from unit_events as e where event = 'unit.reject' and at >= ${now - 2 * year} and at < ${now}
      and not exists (select 1 from unit_events as b where b.undoes = e._id)
    group by 1, 2, 3`.execute(heavy);
}
