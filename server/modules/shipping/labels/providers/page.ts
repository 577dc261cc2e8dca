/** Stores the page of a bought label after rewriting it like any label file. Source: ADR 30. */
import { newId } from "../../../../ids.ts";
import { filesOf } from "../../../../files/open.ts";
import { keepLabelFile, removeLabelFile } from "../files/files.ts";
import { readLabelFile } from "../../../../documents/reading/read.ts";
import { bindPage } from "../files/page_store.ts";
import type { LabelRow } from "../store.ts";
import { SYSTEM } from "../../../../../api/system.ts";
import type { LabelWorkerTools } from "./worker_tools.ts";

/** Stores nothing if the provider has no page yet; the next poll for tracking events tries again. */
export async function keepPage(
  { db, now, settings, providers }: LabelWorkerTools,
  label: LabelRow,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const bytes = await (await providers(label))?.page(url, signal);
  if (!bytes) return;
  const page = await readLabelFile(bytes);
  const _id = newId();
  const { digest } = await keepLabelFile(filesOf(settings), _id, page);
  const { kind, pages, width_mm, height_mm } = page;
  const row = {
    _id,
    seller_id: label.seller_id,
    maker: SYSTEM._id,
    digest,
    kind,
    pages,
    width_mm,
    height_mm,
  };
  const isKept = await db.write((tx) =>
    bindPage(tx, { ...row, bytes: page.bytes.length, label_id: label._id, created_at: now() })
  );
  if (!isKept) await removeLabelFile(filesOf(settings), _id);
  db.wake();
}
