/**
 * `labels.intake`: reads the files of a drop, and writes at most 50 pages at once with the job's position. A
 * killed job continues after the last written page; a sweep removes the bytes of pages without a row.
 */
import type { JobInput } from "../../../../api/generated/schema.ts";
import { labelsIntakeFields } from "../../../../api/inputs/shipping/label_page.ts";
import { MAX_DROP_PAGES, PAGES_OF_A_STEP } from "../../../../api/shipping/label_pages/bounds.ts";
import { type PageRefusal, PageRefused } from "../../../../api/shipping/label_pages/refusals.ts";
import { labelPageRights, labelPages } from "../../../../resources/shipping/label_pages.ts";
import { recordAudit } from "../../../audit/audit.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { ReadPage } from "../../../documents/intake/answers.ts";
import { type OpenedFile, openPageReader, type PageReader } from "../../../documents/intake/page_reader.ts";
import { filesOf } from "../../../files/open.ts";
import { newId } from "../../../ids.ts";
import {
  acceptWithin,
  type JobKind,
  type JobRow,
  type JobTools,
  type NewJobParts,
} from "../../../jobs/job_kind.ts";
import { logError } from "../../../log.ts";
import { stampOf } from "../../../mutate.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { advanceJob, type JobPatch } from "../../desk/jobs/store.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { keepLabelFile } from "../labels/files/files.ts";
import { filePages, type StoredPage } from "./file_pages.ts";
import {
  nextSource,
  pagesOfDrop,
  type SourceRow,
  sourcesOfJob,
  takeSources,
  type UnreadablePage,
  updateSource,
  waitingOfDrop,
} from "./sources_store.ts";
import { sourceKey } from "./uploads.ts";

export const intakeJob: JobKind = {
  kind: "labels.intake",
  rule: labelPageRights.add,
  fields: labelsIntakeFields,
  accept: acceptWithin(accept),
  // Reading takes minutes, so this job is in the queue of long jobs.
  isLong: () => true,
  run: (job, tools) => readDrop(job, tools, openPageReader()),
  async clean(job, { db, settings }) {
    const files = filesOf(settings);
    for (const id of await sourcesOfJob(db.read, job._id)) await files.remove(sourceKey(id));
  },
};

async function accept(
  tx: Writer,
  { resource, drop }: JobInput,
  { session }: AuthorizedContext,
): Promise<NewJobParts> {
  if (resource !== labelPages.id) throw badJob([{ path: "resource", code: "invalid" }]);
  if (!drop) throw badJob([{ path: "drop", code: "required" }]);
  const maker = session.actor._id;
  const count = await waitingOfDrop(tx, drop, maker);
  if (count === 0) throw badJob([{ path: "drop", code: "unknown" }]);
  return {
    title: `Labels of ${count} files`,
    input: {},
    cursor: { step: 0 },
    total: count,
    about: { count },
    begin: async (transaction, { _id }) => void await takeSources(transaction, { drop, maker, job: _id }),
  };
}

/** @param reader the page reader; tests pass another one */
export async function readDrop(first: JobRow, tools: JobTools, reader: PageReader): Promise<void> {
  let job: JobRow | null = first;
  let [openId, file]: [string, OpenedFile | null] = ["", null];
  try {
    while (job && !tools.isStopping()) {
      const source = await nextSource(tools.db.read, job._id);
      if (!source) {
        await finish(job, tools);
        return;
      }
      try {
        if (!file || openId !== source._id) {
          file = await openSource(source, tools, reader);
          openId = source._id;
        }
        job = await readSome(job, source, file, tools);
      } catch (error) {
        if (!(error instanceof PageRefused)) throw error;
        job = await refuseSource(job, source, error.code, tools);
      }
      tools.db.wake();
    }
  } finally {
    reader.close();
  }
}

const finish = (job: JobRow, { db, now }: JobTools) =>
  db.write((tx) => advanceJob(tx, job, { status: "Done", done: job.total, finished_at: now() }, now()));

/** @throws {PageRefused} */
async function openSource(
  source: SourceRow,
  { db, settings }: JobTools,
  reader: PageReader,
): Promise<OpenedFile> {
  const body = await filesOf(settings).open(sourceKey(source._id));
  if (!body) throw new PageRefused("fileGone");
  const file = await reader.open(new Uint8Array(await new Response(body).arrayBuffer()));
  if (file.pages + await pagesOfDrop(db.read, source) > MAX_DROP_PAGES) throw new PageRefused("tooManyPages");
  return file;
}

const nextCursor = ({ cursor }: JobRow): string =>
  JSON.stringify({ step: (JSON.parse(cursor) as { readonly step: number }).step + 1 });

const advanced = (tx: Writer, job: JobRow, patch: JobPatch, { now }: JobTools): Promise<JobRow> =>
  advanceJob(tx, job, { status: "Running", cursor: nextCursor(job), ...patch }, now());

const refuseSource = (
  job: JobRow,
  source: SourceRow,
  reason: PageRefusal,
  tools: JobTools,
): Promise<JobRow> =>
  tools.db.write(async (tx) => {
    await updateSource(tx, source, { status: "Refused", reason });
    return await advanced(tx, job, { done: job.done + 1, refused: job.refused + 1 }, tools);
  });

async function readSome(job: JobRow, source: SourceRow, file: OpenedFile, tools: JobTools): Promise<JobRow> {
  const context = await contextOfJob(tools.db.read, job, tools);
  const pages: StoredPage[] = [];
  const refused: UnreadablePage[] = [];
  let at = source.pages_read;
  // The thread reads the next page while this one is stored.
  let reading = readPage(file, at + 1);
  while (at < file.pages && pages.length + refused.length < PAGES_OF_A_STEP) {
    if (at > source.pages_read && tools.isStopping()) break;
    at++;
    const found = await reading;
    if (at < file.pages) reading = readPage(file, at + 1);
    if ("code" in found) refused.push({ page: at, code: found.code });
    else pages.push(await storePage(source, found, at, tools));
  }
  await reading;
  const isEnd = at >= file.pages;
  return await tools.db.write(async (tx) => {
    // The rights of the person may have changed while the pages were read.
    const { matched, audit } = await filePages(tx, pages, job._id, await contextOfJob(tx, job, tools));
    await recordAudit(tx, audit, stampOf(context));
    const all = [...JSON.parse(source.refused) as UnreadablePage[], ...refused];
    await updateSource(tx, source, {
      pages: file.pages,
      pages_read: at,
      refused: JSON.stringify(all),
      ...isEnd && { status: "Read" },
    });
    return await advanced(tx, job, {
      done: job.done + (isEnd ? 1 : 0),
      made: job.made + matched,
      skipped: job.skipped + pages.length - matched,
      refused: job.refused + refused.length,
    }, tools);
  });
}

type PageReading = ReadPage | { readonly code: PageRefusal };

function readPage(file: OpenedFile, page: number): Promise<PageReading> {
  const reading = file.read(page).catch((error: unknown): PageReading => {
    if (!(error instanceof PageRefused)) throw error;
    if (error.code === "tooSlow") logError(`Page ${page} of a dropped file took too long.`);
    return { code: error.code };
  });
  // Prevents an unhandled rejection: the promise is awaited only after the current page is stored.
  reading.catch(() => {});
  return reading;
}

async function storePage(
  { name, seller_id: sellerId }: SourceRow,
  { bytes, preview, ...read }: ReadPage,
  page: number,
  { settings }: JobTools,
): Promise<StoredPage> {
  const _id = newId();
  const { digest } = await keepLabelFile(filesOf(settings), _id, { bytes, preview }, { sellerId });
  return { ...read, _id, name, page, bytes: bytes.length, file_digest: digest };
}
