/** Bulk actions over orders: begun as jobs, looked at before. */
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import type { Module } from "../../../module.ts";
import { tagsIn } from "../../orders/orders/tags_store.ts";
import { makeJob } from "./make.ts";
import { country } from "../../orders/order_jobs/country.ts";
import { editKind } from "./edit_records.ts";
import { method } from "../../orders/order_jobs/method.ts";
import { moveKind } from "./move.ts";
import { tag } from "../../orders/order_jobs/tag.ts";
import { undoKind } from "./undo.ts";
import { previewOf } from "./preview.ts";

export const bulk: Module = {
  jobKinds: [
    moveKind("orders.move", ordersRights.update),
    moveKind("list.move", jobs.rule),
    tag,
    method,
    country,
    editKind("items.edit", catalogueRights.update),
    undoKind("orders.undo", ordersRights.update),
    undoKind("list.undo", jobs.rule),
  ],
  queries: {
    jobPreview: ({ params }, context) => previewOf(params, context),
    tags: (_args, { db, scope }) => tagsIn(db.read, scope),
  },
  mutations: { makeJob },
};
