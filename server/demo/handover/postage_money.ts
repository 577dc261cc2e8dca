import type { Facts, Kind, Payer } from "../../../api/money/legs.ts";
import { billerOf } from "../../../api/shipping/methods.ts";
import type { ChargeLinesTable, HoldsTable, LabelsTable } from "../../db/tables.ts";
import { chargeLine, type OrderMoney, partsOf } from "../../modules/money/ledger/charge_store.ts";
import { type About, aboutOrder, holdRow, NO_SELLER } from "../money/movements.ts";
import type { DemoBooks, DemoStep } from "../orders/walk/business.ts";

export type MoveMoney = <K extends Kind>(kind: K, facts: Facts[K], about: About) => string;

interface OpenHold {
  readonly move: MoveMoney;
  readonly holds: Map<string, HoldsTable>;
  readonly lines: Map<string, ChargeLinesTable>;
  readonly newId: (at: number) => string;
  readonly payerOf: (order: OrderMoney) => Payer;
}

export function postageOf(
  { move, holds, lines, newId, payerOf }: OpenHold,
): Pick<DemoBooks, "hold" | "postage" | "releaseHold" | "unpost"> {
  const end = ({ hold_id }: LabelsTable, status: string, updated_at: number, txn_id: string | null) => {
    const hold = holds.get(hold_id ?? "");
    if (hold) holds.set(hold._id, { ...hold, status, updated_at, txn_id });
  };
  return {
    hold(order, label, at) {
      // Releases a hold that a failed label left open, because a package has at most one hold.
      for (const hold of holds.values()) {
        if (hold.package_id === label.package_id && hold.status === "Open") {
          holds.set(hold._id, { ...hold, status: "Released", updated_at: at });
        }
      }
      holds.set(label.hold_id ?? "", {
        ...holdRow(order, label.hold_id ?? "", "", at),
        package_id: label.package_id,
        purpose: "postage",
        amount_minor: label.price_minor,
        status: "Open",
        txn_id: null,
      });
    },
    postage(order, label, step) {
      const held = label.price_minor;
      const facts = {
        payer: payerOf(order),
        parts: { postage: held },
        currency: label.currency,
        held,
      } as const;
      const txn = move("capture", facts, aboutOrder(order, step));
      end(label, "Captured", step.at, txn);
      const line = postageLine(order, label, { _id: newId(step.at), txn_id: txn, created_at: step.at });
      lines.set(line._id, line);
      move("postage_cost", costOf(label), aboutLabel(label, step));
      return txn;
    },
    releaseHold: (label, at) => end(label, "Released", at, null),
    unpost(order, label, step) {
      const line = [...lines.values()].find(({ txn_id }) => txn_id === label.charge_txn_id);
      if (!line) {
        throw new Error(`Cannot give back the label ${label.number} of the demo: it was not charged`);
      }
      const back = { line: { ...line, leftMinor: line.amount_minor }, minor: line.amount_minor };
      const due = payerOf(order) === "due" ? line.amount_minor : 0;
      const facts = { parts: partsOf([back]), due, currency: order.currency };
      move("refund", facts, { ...aboutOrder(order, step), reverses: line.txn_id });
      lines.set(line._id, { ...line, refunded_minor: line.amount_minor });
      const kind = "postage_cost";
      move("reversal", { kind, facts: costOf(label) }, aboutLabel(label, step));
    },
  };
}

const aboutLabel = ({ _id, number }: LabelsTable, { at, actorId, event }: DemoStep): About => ({
  ...{ seller: NO_SELLER, code: number, at, actorId, event, ref: { kind: "labels", id: _id } },
});

const costOf = ({ provider, account, cost_minor, cost_currency }: LabelsTable) => ({
  provider: billerOf({ provider, account }),
  minor: cost_minor,
  currency: cost_currency,
});

const postageLine = (
  { _id: order_id }: OrderMoney,
  { seller_id, package_id, price_minor, currency }: LabelsTable,
  more: Pick<ChargeLinesTable, "_id" | "txn_id" | "created_at">,
): ChargeLinesTable => ({
  ...chargeLine({ _id: "", quantity: 1, total_minor: price_minor }, {
    ...more,
    seller_id,
    order_id,
    position: 0,
    currency,
  }),
  order_line_id: null,
  package_id,
  heading: "postage",
});
