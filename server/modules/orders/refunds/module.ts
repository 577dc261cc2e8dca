/** Refund requests: people request money back that a seller paid for an order. Source: docs/requirements.md S2.13. */
import { refundRequest as resource } from "../../../../resources/orders/refund_requests.ts";
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { batchField, type Load } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { firstPictures } from "../../desk/comments/attachment_store.ts";
import { commentVisibilityOf } from "../../desk/comments/visibility.ts";
import { orderById } from "../orders/store.ts";
import { refundLifecycle } from "./lifecycle.ts";
import { linesOfRefunds, refundableLines } from "./lines_store.ts";
import { refundById, refundsList } from "./store.ts";
import { refund } from "./make.ts";
import { notifyRefunds } from "./notify.ts";

const photosOf: Load<string> = async (reader, _scope, ids, context) =>
  context ? await firstPictures(reader, commentVisibilityOf(context), "refundRequests", ids) : new Map();

export const refunds: Module = {
  lists: [listOf(resource, refundsList)],
  entities: [refund],
  lifecycles: [refundLifecycle],
  queries: {
    async refundable({ order_id }, { db, scope }) {
      const order = await orderById(db.read, scope, order_id);
      if (!order) throw new ApiError("NOT_FOUND", REASONS.notFound);
      const lines = await refundableLines(db.read, scope, order_id);
      const { _id, code, currency } = order;
      return {
        _id,
        code,
        currency,
        lines,
        left_minor: lines.reduce((sum, { left_minor }) => sum + left_minor, 0),
      };
    },
  },
  onEvents: notifyRefunds,
  commentable: {
    async refundRequests(reader, scope, id) {
      const row = await refundById(reader, scope, id);
      if (!row) return null;
      const mention = { event: "refund.mention", referent: `${resource.path}/all/${row._id}` } as const;
      return { sellerId: row.seller_id, code: row.code, mention };
    },
  },
  fields: {
    RefundRequest: {
      lines: batchField(linesOfRefunds, []),
      photo_id: batchField(photosOf, ""),
    },
  },
};
