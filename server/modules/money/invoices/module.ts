/** Receipts, invoices and credit notes. Source: docs/requirements.md S2.25; docs/money.md. */
import { invoices as resource } from "../../../../resources/money/billing_invoice.ts";
import { pausedWork } from "../../../backup/paused_work.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { startLoop } from "../../../background/loop.ts";
import { oneOf } from "../../../entity/find.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { batchField } from "../../../graphql/batch.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { draftMonths } from "./drafts.ts";
import { fileRoute } from "./file_route.ts";
import { drawDocuments, sweepDocuments } from "./files.ts";
import "./follow.ts";
import { invoiceLifecycle } from "./lifecycle.ts";
import { DOCUMENTS, isIssuedIn } from "./lines_store.ts";
import { documentNumbers } from "./numbers_store.ts";
import { monthDocuments } from "../ledger/months.ts";
import { markOverdueInvoices, remindOfInvoices } from "./reminders.ts";
import { invoiceIn, invoicesList, viewOf } from "./store.ts";
import { entriesOf, headingsOf, notesOf, paymentsOf } from "./sums_store.ts";

const ROUND_MS = 60_000;
const found = { source: invoicesList, missing: notFoundOf("invoice") };

export const invoices: Module = {
  lists: [listOf(resource, invoicesList)],
  lifecycles: [invoiceLifecycle],
  queries: {
    getInvoiceById: async ({ _id }, context) => viewOf(await oneOf(context.db.read, found, _id, context)),
  },
  fields: {
    Invoice: {
      headings: batchField(headingsOf, []),
      entries: batchField(entriesOf, []),
      payments: batchField(paymentsOf, []),
      notes: batchField(notesOf, []),
    },
  },
  commentable: {
    async invoices(reader, scope, id) {
      const row = await invoiceIn(reader, scope, id);
      if (!row) return null;
      const mention = { event: "invoice.mention", referent: `${resource.path}/all/${id}` } as const;
      return { sellerId: row.seller_id, code: row.code, mention };
    },
  },
  kinds: [
    pausedWork.bring({
      kind: DOCUMENTS,
      table: "invoices",
      waits: isOneOf("status", ["Draft"]),
      numbers: documentNumbers,
    }),
    monthDocuments.bring({ kind: resource.query, isIssued: isIssuedIn }),
  ],
  routes: [fileRoute],
  background: (tools) =>
    startLoop({
      name: "Making and following invoices",
      everyMs: ROUND_MS,
      async run(signal) {
        for (const work of [draftMonths, markOverdueInvoices, remindOfInvoices, drawDocuments]) {
          await work(tools, signal);
        }
        await sweepDocuments(tools);
      },
    }),
};
