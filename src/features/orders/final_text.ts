/** The exact words of an order's step that has no way back. */
import { formatMinor } from "../../../api/money.ts";
import { t } from "../../lib/i18n.ts";
import type { Order } from "./order.ts";

export function finalText(order: Order, event: string): string {
  const { code } = order;
  const amount = `${
    formatMinor(order.total_minor + (order.tax_minor ?? 0), order.currency)
  } ${order.currency}`;
  if (event === "order.cancel" || event === "order.approveCancel") {
    return order.paid
      ? t("record.move.cancelPaid", { code, amount })
      : t("record.move.cancelUnpaid", { code });
  }
  if (event === "shipment.return") return t("record.move.return", { code });
  return t("record.move.final", { code, step: t(`event.${event}`) });
}
