import { PostageOf } from "../../../../api/generated/operations/postage.ts";
import { POSTAGE_BUCKETS } from "../../../../api/handover/postage.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { pbInvoices } from "../../../../resources/handover/pb_invoices.ts";
import { pbLines } from "../../../../resources/handover/pb_lines.ts";
import { readUrl, writeUrl } from "../../../../resources/url.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";

export type PostageAnswer = NonNullable<DataOf<typeof PostageOf>["getPostageInvoiceById"]>;

const DEBOUNCE_MS = 500;

export const postageSource = (_id: string): AnswerSource<DataOf<typeof PostageOf>> => ({
  name: `postage.${_id}`,
  entities: [pbInvoices.query, pbLines.query],
  debounceMs: DEBOUNCE_MS,
  ask: (options) => ask(PostageOf, { _id }, { ...options, background: true }),
});

/** Returns the address of the list of an invoice's lines in one bucket, or in all buckets for null. */
export function linesHref(invoice: string, bucket: string | null): string {
  const bare = readUrl(pbLines, undefined, new URLSearchParams());
  return writeUrl(pbLines, { ...bare, filters: { invoice, ...bucket !== null && { bucket } } });
}

/** Counts all lines and the open lines of each bucket. */
export const bucketsOf = ({ buckets }: Pick<PostageAnswer, "buckets">) =>
  POSTAGE_BUCKETS.map((bucket) => {
    const its = buckets.filter((each) => each.bucket === bucket);
    const open = its.filter(({ status }) => status === "Open");
    return { bucket, count: sum(its), open: sum(open) };
  });

const sum = (some: PostageAnswer["buckets"]): number => some.reduce((all, { count }) => all + count, 0);
