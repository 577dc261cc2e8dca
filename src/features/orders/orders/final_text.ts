/** The exact words of an order's step that has no way back. */
import { t } from "../../../lib/i18n.ts";
import type { Mover } from "../../../engine/record/move_wiring.ts";
import { numberText } from "../../../parts/format.ts";
import type { Order } from "./order.ts";
import { refundOf } from "./order_cost.ts";
import { moneyText } from "../../../lib/amount_text.ts";

function dropText(order: Order, picked: readonly string[]): string {
  const { code, currency } = order;
  if (picked.length === 0) return t("paying.dropNone", { code });
  const refund = refundOf(order, picked);
  const facts = { code, count: picked.length, number: numberText(picked.length) };
  return refund > 0
    ? t("paying.dropPaid", { ...facts, amount: moneyText(refund, currency) })
    : t("paying.dropUnpaid", facts);
}

export function finalText(order: Order, event: string, params: Mover["params"] = {}): string {
  const { code } = order;
  const amount = moneyText(order.total_minor + (order.tax_minor ?? 0), order.currency);
  if (event === "order.cancel" || event === "order.approveCancel") {
    return order.paid
      ? t("record.move.cancelPaid", { code, amount })
      : t("record.move.cancelUnpaid", { code });
  }
  if (event === "order.drop") return dropText(order, (params["unit_ids"] ?? "").split(",").filter(Boolean));
  if (event === "shipment.return") return t("record.move.return", { code });
  return t("record.move.final", { code, step: t(`event.${event}`) });
}
