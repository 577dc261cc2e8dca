/** Draws the PDF of a document once and stores it, so that later changes of a name or template do not affect it. */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { invoiceDocument } from "../../../../api/documents/seller_invoice.ts";
import { MAX_INVOICE_PDF_LINES } from "../../../../api/money/invoices.ts";
import type { Database } from "../../../db/database.ts";
import { pdfOf } from "../../../documents/pdf.ts";
import { filesOf } from "../../../files/open.ts";
import { removeOrphans } from "../../../files/orphans.ts";
import { chunkOf } from "../../../files/store.ts";
import { newId } from "../../../ids.ts";
import type { DraftTools } from "./drafts.ts";
import { attachPdf, findIssuedLines, nextUndrawn, storedDocuments, taxesOf } from "./files_store.ts";
import { type InvoiceRow, invoicesById } from "./store.ts";
import { headingsUpTo, linesOf } from "./sums_store.ts";

const FOLDER = "invoices";
export const keyOf = (id: string): string => `${FOLDER}/${id}`;

type Tools = Pick<DraftTools, "db" | "now" | "settings">;

/** Draws issued documents that have no PDF yet, one after another. */
export async function drawDocuments(tools: DraftTools, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const id = await nextUndrawn(tools.db.read);
    if (id === null) return;
    await storeDocument(tools, id);
  }
}

export interface StoredPdf {
  readonly id: string;
  readonly bytes: number;
}

/** Returns the PDF of an issued document. If two processes draw it at the same time, the first PDF is kept. */
export async function storeDocument(tools: Tools, id: string): Promise<StoredPdf | null> {
  const { db, settings, now } = tools;
  const row = (await invoicesById(db.read, [id])).get(id);
  if (!row || row.issued_at === null) return null;
  if (row.file_id !== null) return { id: row.file_id, bytes: row.file_bytes };
  const bytes = await draw(db, row);
  const file_id = newId();
  const files = filesOf(settings);
  const stored = await files.put(keyOf(file_id), chunkOf(bytes), bytes.length, { sellerId: null });
  if (!stored) throw new Error(`Cannot store the PDF of ${row.code}: expected ${bytes.length} bytes`);
  const isFirst = await db.write((tx) =>
    attachPdf(tx, id, { file_id, file_bytes: bytes.length, file_digest: stored.digest, at: now() })
  );
  if (isFirst) return { id: file_id, bytes: bytes.length };
  await files.remove(keyOf(file_id));
  return await storeDocument(tools, id);
}

async function draw(db: Database, row: InvoiceRow): Promise<Uint8Array<ArrayBuffer>> {
  const issued = await findIssuedLines(db.read, row);
  const headings = await headingsUpTo(db.read, issued);
  const isLong = row.lines_count > MAX_INVOICE_PDF_LINES;
  const lines = await linesOf(db.heavy, issued.id, row.lines_count);
  return await pdfOf(invoiceDocument({
    ...row,
    issued_at: row.issued_at ?? row.created_at,
    ...{ headings, lines, isLong, taxes: await taxesOf(db.read, issued) },
  }));
}

/** Removes files without a row, which a killed server left behind. */
export async function sweepDocuments({ db, settings, now }: Tools): Promise<void> {
  const before = now() - DAY_SECONDS;
  await removeOrphans(filesOf(settings), {
    folder: FOLDER,
    before,
    known: (ids) => storedDocuments(db.read, ids),
  });
}
