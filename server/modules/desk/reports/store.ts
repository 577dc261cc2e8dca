/** A report is visible to the person in whose account it was made, and to that person's supporters. */
import { type Selectable, sql } from "kysely";
import { allows, type Person, rules } from "../../../../api/access.ts";
import { COUNT_CAP, DAY_SECONDS } from "../../../../api/constants.ts";
import { REPORT_DAYS } from "../../../../api/flows/report_code.ts";
import type { Report } from "../../../../api/generated/schema.ts";
import type { Page } from "../../../context.ts";
import { allRows, type Condition, either, isNoneOf, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { ReportsTable } from "../../../db/tables.ts";

type ReportRow = Readonly<Selectable<ReportsTable>>;
type ListedRow = Omit<ReportRow, "recording">;

const LISTED = [
  "_id",
  "code",
  "person_id",
  "person_name",
  "actor_name",
  "sentence",
  "path",
  "app_version",
  "steps",
  "created_at",
] as const;
const RETENTION_SECONDS = REPORT_DAYS * DAY_SECONDS;

export const viewOf = ({ created_at, ...row }: ListedRow): Report => ({
  ...row,
  created_at,
  expires_at: created_at + RETENTION_SECONDS,
});

/** Matches people with sellers that are all in the supporter's scope; all people if it has every seller. */
function supportedBy({ scope }: Person): Condition {
  if (scope === null) return allRows;
  const bound = sql`select 1 from scopes as sc where sc.user_id = reports.person_id`;
  return sql<boolean>`exists (${bound}) and not exists (${bound} and ${isNoneOf("sc.seller_id", scope)})`;
}

/** Matches the reports that a person may see; `own` excludes reports of supported people. */
function seenBy(person: Person, own: boolean): Condition {
  const theirs = isOneOf("reports.person_id", [person._id]);
  if (own || !allows(rules.support, person)) return theirs;
  return either([theirs, supportedBy(person)]);
}

export interface Lookup {
  readonly person: Person;
  readonly own: boolean;
  /** Unix seconds. Expired reports are never returned, even if they are not deleted yet. */
  readonly now: number;
}

const selectVisible = (reader: Reader, { person, own, now }: Lookup) =>
  reader.selectFrom("reports").where(seenBy(person, own)).where("created_at", ">", now - RETENTION_SECONDS);

export function reportsOf(reader: Reader, lookup: Lookup, { page, perPage }: Page): Promise<ListedRow[]> {
  return selectVisible(reader, lookup).select(LISTED).orderBy("created_at", "desc").orderBy("_id", "desc")
    .limit(perPage).offset((page - 1) * perPage).execute();
}

export async function countReports(reader: Reader, lookup: Lookup): Promise<number> {
  const rows = selectVisible(reader, lookup).select("_id").limit(COUNT_CAP + 1).as("found");
  const { count } = await reader.selectFrom(rows).select((is) => is.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const reportByCode = (reader: Reader, lookup: Lookup, code: string): Promise<ReportRow | undefined> =>
  selectVisible(reader, lookup).selectAll().where("code", "=", code).executeTakeFirst();

export const reportsById = (reader: Reader, lookup: Lookup, ids: readonly string[]): Promise<ListedRow[]> =>
  selectVisible(reader, lookup).select(LISTED).where(isOneOf("_id", ids)).execute();

export const insertReport = (tx: Writer, row: ReportRow) => tx.insertInto("reports").values(row).execute();

export const deleteReports = (tx: Writer, ids: readonly string[]) =>
  tx.deleteFrom("reports").where(isOneOf("_id", ids)).execute();
