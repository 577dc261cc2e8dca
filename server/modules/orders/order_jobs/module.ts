import { ordersRights } from "../../../../resources/orders/orders.ts";
import type { Module } from "../../../module.ts";
import { moveKind } from "../../desk/bulk/move.ts";
import { undoKind } from "../../desk/bulk/undo.ts";
import { tagsIn } from "../orders/tags_store.ts";
import { country } from "./country.ts";
import { method } from "./method.ts";
import { manyOrders, previewUndo } from "./preview.ts";
import { region } from "./region.ts";
import { tag } from "./tag.ts";

const { update } = ordersRights;

export const orderJobs: Module = {
  jobKinds: [
    moveKind("orders.move", update, "orders"),
    tag,
    method,
    country,
    region,
    { ...undoKind("orders.undo", update), preview: previewUndo },
  ],
  manySteps: { orders: manyOrders },
  queries: { tags: (_args, { db, scope }) => tagsIn(db.read, scope) },
};
