/** The lifecycle of a refund request, as the API carries it out: posted, it is in the ledger and its order knows. */
import type { RefundMoveInput } from "../../../api/generated/schema.ts";
import { MAX_REFUND_ALONE_MINOR } from "../../../api/refunds.ts";
import type { RefundFacts } from "../../../machines/lifecycles/refund.ts";
import { refundRequest } from "../../../resources/refund_requests.ts";
import type { AuthorizedContext } from "../../context.ts";
import { changedFields } from "../../entity/changes.ts";
import { updateRecord } from "../../entity/record_store.ts";
import { defineLifecycle, type Work } from "../../lifecycle/lifecycle.ts";
import { moveOf } from "../../lifecycle/move.ts";
import { setFree } from "../ledger/asked_store.ts";
import { chargedLines, giveBack } from "../ledger/charge_store.ts";
import { paidOrders } from "./given_store.ts";
import { partsOf } from "./lines_store.ts";
// What settles with it.
import "../orders/lifecycle.ts";
import { type RefundRow, refundsById, refundsList } from "./store.ts";

type Patch = Partial<
  Pick<
    RefundRow,
    "status" | "note" | "checker" | "checker_for" | "second" | "second_for" | "decided_at"
  >
>;
type RefundWork = Work<RefundRow, RefundMoveInput>;

/** Who asks is compared with who asked, and who acts for whom on both sides; the house itself is neither. */
export function factsFor(row: RefundRow, context: AuthorizedContext | null, paid: boolean): RefundFacts {
  const people = context ? [context.session.actor._id, context.session.person._id] : [];
  const isOneOf = (...ids: readonly (string | null)[]) =>
    ids.some((id) => id !== null && people.includes(id));
  return {
    maker: isOneOf(row.maker, row.maker_for),
    checker: isOneOf(row.checker, row.checker_for),
    small: row.requested_minor <= MAX_REFUND_ALONE_MINOR,
    paid,
  };
}

/** What was set aside of its lines is given back, and nothing else of them. */
async function giveItBack({ tx, row, stamp, event }: RefundWork) {
  const parts = await partsOf(tx, row._id);
  await setFree(tx, parts);
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
  await giveBack(tx, order, backs, { stamp, event, by: { kind: "refund", id: row._id, code: row.code } });
  return {};
}

export const refundLifecycle = defineLifecycle<"RefundRequest", RefundRow, RefundFacts, Patch>({
  resource: refundRequest,
  called: "refund request",
  rows: (reader, ids, { scope }) => refundsById(reader, scope, ids),
  async facts(reader, rows, { context }) {
    const paid = await paidOrders(reader, rows.map(({ order_id }) => order_id));
    return new Map(rows.map((row) => [row._id, factsFor(row, context, paid.has(row.order_id))]));
  },
  effects: {
    giveBack: giveItBack,
    async setFree({ tx, row }) {
      await setFree(tx, await partsOf(tx, row._id));
      return {};
    },
    keepNote: ({ params }) => ({ patch: { note: params.reason ?? "" } }),
    decide: ({ stamp }) => ({
      patch: { checker: stamp.actor._id, checker_for: stamp.actingFor, decided_at: stamp.at },
    }),
    end: ({ stamp }) => ({ patch: { decided_at: stamp.at } }),
    second: ({ stamp }) => ({
      patch: { second: stamp.actor._id, second_for: stamp.actingFor, decided_at: stamp.at },
    }),
  },
  async write(tx, row, change, at) {
    await updateRecord(tx, refundsList.table, row, change, at);
    return row.version + 1;
  },
  seller: ({ seller_id }) => seller_id,
  changes: (row, change) => changedFields<"status" | "note", Patch>(["status", "note"], row, change),
  parents: [{
    lifecycle: "order",
    event: "remedies.settle",
    idsOf: (_tx, rows: readonly RefundRow[]) => rows.map(({ order_id }) => order_id),
  }],
  likely: [{ maker: false, checker: false, small: true, paid: true }],
});

export const moveRefundRequest = moveOf<"RefundRequest">(refundLifecycle);
