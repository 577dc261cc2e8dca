/** Reads and writes uploaded label files. Only the uploader sees an upload. */
import type { LabelDrop, RefusedPage } from "../../../../api/generated/schema.ts";
import { PAGE_REFUSALS, type PageRefusal } from "../../../../api/shipping/label_pages/refusals.ts";
import { OPEN_JOB_STATUSES } from "../../../../api/statuses.ts";
import { isAtLeast, isBelow, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { LabelSourcesTable } from "../../../db/tables.ts";
import { groupRows } from "../../../graphql/batch.ts";

export type SourceRow = Readonly<Omit<LabelSourcesTable, "seq">>;
export type NewSource = Omit<LabelSourcesTable, "seq">;

export interface UnreadablePage {
  readonly page: number;
  readonly code: PageRefusal;
}

export async function insertSource(tx: Writer, row: NewSource): Promise<void> {
  await tx.insertInto("label_sources").values(row).execute();
}

export const sourceById = (reader: Reader, _id: string) =>
  reader.selectFrom("label_sources").select("_id").where("_id", "=", _id).executeTakeFirst();

/** Counts files and bytes of a drop, including unfinished uploads. */
export async function sumOfDrop(
  reader: Reader,
  { drop, maker, since }: { readonly drop: string; readonly maker: string; readonly since: number },
): Promise<{ readonly files: number; readonly bytes: number }> {
  const whole = await reader.selectFrom("label_sources").select(({ fn }) => [
    fn.countAll<number | string>().as("files"),
    fn.sum<number | string | null>("bytes").as("bytes"),
  ]).where("drop_id", "=", drop).where("maker", "=", maker).executeTakeFirstOrThrow();
  const coming = await reader.selectFrom("attachment_uploads").select(({ fn }) => [
    fn.countAll<number | string>().as("files"),
    fn.sum<number | string | null>("bytes").as("bytes"),
  ]).where("entity", "=", "labelSources").where("entity_id", "=", drop).where("author_id", "=", maker)
    .where("attachment", "=", "").where(isAtLeast("updated_at", since)).executeTakeFirstOrThrow();
  return {
    files: Number(whole.files) + Number(coming.files),
    bytes: Number(whole.bytes ?? 0) + Number(coming.bytes ?? 0),
  };
}

/** Assigns the files of a drop that have no job yet to this job; returns their number. */
export async function takeSources(
  tx: Writer,
  { drop, maker, job }: { readonly drop: string; readonly maker: string; readonly job: string },
): Promise<number> {
  const { numUpdatedRows } = await tx.updateTable("label_sources").set({ job_id: job })
    .where("drop_id", "=", drop).where("maker", "=", maker).where("job_id", "is", null).executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function waitingOfDrop(reader: Reader, drop: string, maker: string): Promise<number> {
  const { count } = await reader.selectFrom("label_sources")
    .select(({ fn }) => fn.countAll<number | string>().as("count")).where("drop_id", "=", drop)
    .where("maker", "=", maker).where("job_id", "is", null).executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the first file of a job that is not completely read. */
export async function nextSource(reader: Reader, job: string): Promise<SourceRow | undefined> {
  return await reader.selectFrom("label_sources").selectAll().where("job_id", "=", job)
    .where("status", "=", "Waiting").orderBy("seq").executeTakeFirst();
}

/** Counts the pages of the other files of a drop that were opened so far. */
export async function pagesOfDrop(reader: Reader, { drop_id, maker, _id }: SourceRow): Promise<number> {
  const { pages } = await reader.selectFrom("label_sources")
    .select(({ fn }) => fn.sum<number | string | null>("pages").as("pages")).where("drop_id", "=", drop_id)
    .where("maker", "=", maker).where("_id", "<>", _id).where("status", "<>", "Refused")
    .executeTakeFirstOrThrow();
  return Number(pages ?? 0);
}

export async function updateSource(
  tx: Writer,
  { _id }: Pick<SourceRow, "_id">,
  patch: Partial<Pick<SourceRow, "status" | "reason" | "pages" | "pages_read" | "refused">>,
): Promise<void> {
  await tx.updateTable("label_sources").set(patch).where("_id", "=", _id).execute();
}

export async function sourcesOfJob(reader: Reader, job: string): Promise<readonly string[]> {
  const rows = await reader.selectFrom("label_sources").select("_id").where("job_id", "=", job).execute();
  return rows.map(({ _id }) => _id);
}

export async function deleteSourcesBefore(tx: Writer, before: number): Promise<readonly string[]> {
  const rows = await tx.deleteFrom("label_sources").where(isBelow("created_at", before)).returning("_id")
    .execute();
  return rows.map(({ _id }) => _id);
}

export async function waitingSources(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("label_sources").select("_id").where(isOneOf("_id", ids))
    .where("status", "=", "Waiting").execute();
  return new Set(rows.map(({ _id }) => _id));
}

const MAX_DROPS = 20;
const MAX_REFUSED = 100;
/** Maximum number of files that are read for the shown drops: 20 drops of 600 files. */
const MAX_ROWS = 12_000;

export async function dropsOf(reader: Reader, maker: string, since: number): Promise<LabelDrop[]> {
  const rows = await reader.selectFrom("label_sources").selectAll().where("maker", "=", maker)
    .where(isAtLeast("created_at", since)).orderBy("seq", "desc").limit(MAX_ROWS).execute();
  const open = await openJobsAmong(reader, rows.flatMap(({ job_id }) => job_id ?? []));
  // A job that failed or was stopped has deleted the files that it did not read.
  const seen = rows.map((row): SourceRow =>
    row.status === "Waiting" && row.job_id !== null && !open.has(row.job_id)
      ? { ...row, status: "Refused", reason: "fileGone" }
      : row
  );
  return [...groupRows(seen, ({ drop_id }) => drop_id)].slice(0, MAX_DROPS).map(([_id, files]) => ({
    _id,
    job_id: files.find(({ job_id }) => job_id !== null)?.job_id ?? null,
    files: files.length,
    done: files.filter(({ status }) => status !== "Waiting").length,
    pages: files.reduce((sum, { pages_read }) => sum + pages_read, 0),
    refused: files.toReversed().flatMap(refusedIn).slice(0, MAX_REFUSED),
    created_at: files.at(-1)?.created_at ?? 0,
  }));
}

async function openJobsAmong(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader.selectFrom("jobs").select("_id").where(isOneOf("_id", [...new Set(ids)]))
    .where(isOneOf("status", OPEN_JOB_STATUSES)).execute();
  return new Set(rows.map(({ _id }) => _id));
}

function refusedIn({ name, status, reason, refused }: NewSource): readonly RefusedPage[] {
  const entry = (page: number | null, code: string): RefusedPage => ({
    name,
    page,
    code,
    text: PAGE_REFUSALS[code as PageRefusal] ?? "",
  });
  return [
    ...status === "Refused" ? [entry(null, reason)] : [],
    ...(JSON.parse(refused) as UnreadablePage[]).map(({ page, code }) => entry(page, code)),
  ];
}
