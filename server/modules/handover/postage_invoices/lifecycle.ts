import type { PostageInvoiceFacts, PostageInvoiceMoveInput } from "../../../../api/generated/schema.ts";
import { startOf } from "../../../../api/time/dates.ts";
import { pbInvoices } from "../../../../resources/handover/pb_invoices.ts";
import type { Reader } from "../../../db/database.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Effect, FactsContext } from "../../../lifecycle/lifecycle.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { post } from "../../money/ledger/post_store.ts";
import { dropClaims } from "../postage_requests/store.ts";
import { freeLines, lineTotals } from "./import_store.ts";
import {
  countsOf,
  NO_LINES,
  postageApproval,
  type PostageInvoicePatch,
  type PostageInvoiceRow,
  postageInvoicesById,
  postageInvoicesList,
  sumsOf,
} from "./store.ts";

type PostageEffect = Effect<PostageInvoiceRow, PostageInvoicePatch, PostageInvoiceMoveInput>;

/** The account that providers are paid from. */
export const PAYMENT_METHOD = "bank";

async function factsOf(
  reader: Reader,
  rows: readonly PostageInvoiceRow[],
  { context }: FactsContext,
): Promise<ReadonlyMap<string, PostageInvoiceFacts>> {
  const counted = await countsOf(reader, rows.map(({ _id }) => _id));
  return new Map(rows.map((row) => [row._id, {
    ...counted.get(row._id) ?? NO_LINES,
    ...postageApproval.factsOf(row, context),
  }]));
}

const effects: Readonly<Record<string, PostageEffect>> = {
  ...postageApproval.effects as Readonly<Record<string, PostageEffect>>,
  async countLines({ tx, row }) {
    return { patch: await lineTotals(tx, row._id) };
  },
  async freeLines({ tx, row, stamp }) {
    await freeLines(tx, row._id);
    await dropClaims(tx, row._id, stamp.at);
    return {};
  },
  async payInvoice({ tx, row, params, stamp, event, timeZone }) {
    const sums = (await sumsOf(tx, ALL_SELLERS, [row._id])).get(row._id);
    const minor = sums?.due_minor ?? 0;
    const { biller: provider, currency, code } = row;
    await post(tx, {
      kind: "provider_payment",
      facts: { provider, method: PAYMENT_METHOD, minor, currency },
      sellerId: null,
      code,
      ref: { kind: "postage_invoices", id: row._id },
      event,
    }, stamp);
    return {
      patch: {
        paid_minor: minor,
        paid_on: startOf(params.paid_on ?? "", timeZone),
        payment_ref: params.payment_ref ?? "",
      },
    };
  },
};

const AUDITED = [
  "status",
  "note",
  "lines_count",
  "amount_minor",
  "paid_minor",
  "paid_on",
  "payment_ref",
] as const;

export const postageInvoiceLifecycle = defineLifecycle<
  "PostageInvoice",
  PostageInvoiceRow,
  PostageInvoiceFacts,
  PostageInvoicePatch
>({
  resource: pbInvoices,
  called: "postage invoice",
  source: postageInvoicesList,
  rows: postageInvoicesById,
  facts: factsOf,
  effects,
  async explain({ tx, row }, reason) {
    if (reason !== "areLinesDecided" && reason !== "arePostable") return {};
    const counts = (await countsOf(tx, [row._id])).get(row._id) ?? NO_LINES;
    return { count: reason === "arePostable" ? counts.failed : counts.open };
  },
  audited: AUDITED,
  sampleFacts: [{ lines: 1, open: 0, unposted: 0, failed: 0, maker: false, checker: false }],
});
