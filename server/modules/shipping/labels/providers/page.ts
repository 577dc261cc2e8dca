/** Stores the page of a bought label after rewriting it like any label file. Source: ADR 30. */
import { newId } from "../../../../ids.ts";
import { filesOf } from "../../../../files/open.ts";
import { keepLabelFile, removeLabelFile } from "../files/files.ts";
import { readLabelFile } from "../../../../documents/reading/read.ts";
import { bindPage } from "../files/page_store.ts";
import type { LabelFileRow } from "../files/store.ts";
import type { LabelRow } from "../store.ts";
import { SYSTEM } from "../../../../../api/system.ts";
import type { LabelWorkerTools } from "./worker_tools.ts";

type Page = LabelFileRow & { readonly label_id: string };

/** Stores the bytes of a label's page. Returns its row, for `bindPage`; null if the provider has no page yet. */
export async function storePage(
  { now, settings, providers }: LabelWorkerTools,
  label: LabelRow,
  url: string,
  signal: AbortSignal,
): Promise<Page | null> {
  const bytes = await (await providers(label))?.page(url, signal);
  if (!bytes) return null;
  const page = await readLabelFile(bytes);
  const _id = newId();
  const { digest } = await keepLabelFile(filesOf(settings), _id, page);
  const { kind, pages, width_mm, height_mm } = page;
  return {
    ...{ _id, digest, kind, pages, width_mm, height_mm, bytes: page.bytes.length },
    seller_id: label.seller_id,
    maker: SYSTEM._id,
    label_id: label._id,
    created_at: now(),
  };
}

export const dropPage = ({ settings }: LabelWorkerTools, { _id }: Page): Promise<void> =>
  removeLabelFile(filesOf(settings), _id);

/** Returns true if the live label has its page now. */
export async function keepPage(
  tools: LabelWorkerTools,
  label: LabelRow,
  url: string,
  signal: AbortSignal,
): Promise<boolean> {
  const page = await storePage(tools, label, url, signal);
  if (!page) return false;
  const isKept = await tools.db.write((tx) => bindPage(tx, page));
  if (!isKept) await dropPage(tools, page);
  tools.db.wake();
  return true;
}
