import type { RefundFacts, RefundMoveInput } from "../../../../api/generated/schema.ts";
import { MAX_SOLE_REFUND_CENTS, REFUNDED_ELSEWHERE } from "../../../../api/orders/refunds.ts";
import { limitIn } from "../../../../api/money_limits.ts";
import { refundRequest } from "../../../../resources/orders/refund_requests.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { Decision } from "../../../lifecycle/approval.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Work } from "../../../lifecycle/lifecycle.ts";
import { type Part, releaseReserved } from "../../money/ledger/refund_reservations_store.ts";
import { chargedLines, postRefund } from "../../money/ledger/charge_store.ts";
import { partsOf } from "./lines_store.ts";
import { refundApproval, type RefundRow, refundsList } from "./store.ts";

type Patch =
  & Partial<Pick<RefundRow, "status" | "requested_minor">>
  & Decision<"checker" | "second", "note">;
type RefundWork = Work<RefundRow, RefundMoveInput>;

async function refundFacts(
  reader: Reader,
  rows: readonly RefundRow[],
  { context }: { readonly context: AuthorizedContext | null },
): Promise<ReadonlyMap<string, RefundFacts>> {
  const parts = await partsOf(reader, rows.map(({ _id }) => _id));
  return new Map(rows.map((row) => [row._id, {
    ...refundApproval.factsOf(row, context),
    small: row.requested_minor <= limitIn(row.currency, MAX_SOLE_REFUND_CENTS),
    left: sumOf(parts.get(row._id)),
    requested: row.requested_minor,
  }]));
}

const sumOf = (parts: readonly Part[] = []): number => parts.reduce((sum, { minor }) => sum + minor, 0);

/** Refunds exactly the parts that the request reserved, and releases the reservation. */
async function refundRequested({ tx, row, stamp, event }: RefundWork) {
  const parts = (await partsOf(tx, [row._id])).get(row._id) ?? [];
  await releaseReserved(tx, parts);
  const lines = new Map((await chargedLines(tx, [row.order_id])).map((line) => [line._id, line]));
  const backs = parts.map(({ id, minor }) => {
    const line = lines.get(id);
    if (!line) throw new Error(`Cannot give back ${row.code}: expected ${minor} to be left of line ${id}`);
    return { line, minor };
  });
  const order = {
    _id: row.order_id,
    code: row.order_code,
    seller_id: row.seller_id,
    currency: row.currency,
  };
  await postRefund(tx, order, backs, { stamp, event, by: { kind: "refund", id: row._id, code: row.code } });
  return {};
}

export const refundLifecycle = defineLifecycle<"RefundRequest", RefundRow, RefundFacts, Patch>({
  resource: refundRequest,
  called: "refund request",
  source: refundsList,
  facts: refundFacts,
  effects: {
    ...refundApproval.effects,
    postRefund: refundRequested,
    async releaseReserved({ tx, row }) {
      await releaseReserved(tx, (await partsOf(tx, [row._id])).get(row._id) ?? []);
      return {};
    },
    end: ({ stamp }) => ({ patch: { decided_at: stamp.at, note: REFUNDED_ELSEWHERE } }),
    async noteReduction({ tx, row }) {
      return { patch: { requested_minor: sumOf((await partsOf(tx, [row._id])).get(row._id)) } };
    },
  },
  audited: ["status", "note", "requested_minor"],
  parents: [{
    lifecycle: "order",
    event: "remedies.settle",
    idsOf: (_tx, rows: readonly RefundRow[]) => rows.map(({ order_id }) => order_id),
  }, {
    lifecycle: "case",
    event: "remedies.settle",
    idsOf: (_tx, rows) => rows.flatMap(({ case_id }) => case_id ?? []),
    isNews: (before, after) => before.status !== after.status,
  }],
  sampleFacts: [{ maker: false, checker: false, small: true, left: 1, requested: 1 }],
});
