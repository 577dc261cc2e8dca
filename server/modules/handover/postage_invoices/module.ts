/** Invoices of the providers of postage. Source: docs/requirements.md S2.11; docs/postage.md. */
import { pbInvoices } from "../../../../resources/handover/pb_invoices.ts";
import { pbLines } from "../../../../resources/handover/pb_lines.ts";
import type { PostageSums } from "../../../../api/generated/schema.ts";
import { batchField } from "../../../graphql/batch.ts";
import { oneOf } from "../../../entity/find.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { searchedTable } from "../../../search/numbered_records_store.ts";
import { postageImport } from "./import_run.ts";
import { postageUpload } from "./import_upload.ts";
import { postageInvoiceLifecycle } from "./lifecycle.ts";
import { postageLineLifecycle } from "./line_lifecycle.ts";
import { postageLinesList } from "./lines_store.ts";
import { postageLinePoster } from "./post_lines.ts";
import { bucketsOf, postageInvoicesList, sumsOf } from "./store.ts";

const invoice = { source: postageInvoicesList, missing: notFoundOf("postage invoice") };
const line = { source: postageLinesList, missing: notFoundOf("line") };

const searchedInvoices = searchedTable({
  kind: "pb_invoices",
  title: "Postage invoices",
  rule: pbInvoices.rule,
  path: pbInvoices.path,
  table: "postage_invoices",
  subtitle: ["biller", "name"],
  isOurs: true,
});

export const postageInvoices: Module = {
  lists: [listOf(pbInvoices, postageInvoicesList), listOf(pbLines, postageLinesList)],
  lifecycles: [postageInvoiceLifecycle, postageLineLifecycle],
  searchable: [searchedInvoices],
  jobKinds: [postageImport],
  queries: {
    getPostageInvoiceById: async ({ _id }, context) =>
      postageInvoicesList.wire(await oneOf(context.db.read, invoice, _id, context), context),
    getPostageLineById: async ({ _id }, context) =>
      postageLinesList.wire(await oneOf(context.db.read, line, _id, context), context),
  },
  routes: [postageUpload],
  background: postageLinePoster,
  fields: {
    PostageInvoice: {
      sums: batchField<PostageSums | null>(sumsOf, null),
      buckets: batchField(bucketsOf, []),
    },
  },
};
