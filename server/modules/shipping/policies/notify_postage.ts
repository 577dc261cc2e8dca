/** Notifies a seller of a package whose method costs more than the sum reserved at payment. */
import type { Writer } from "../../../db/database.ts";
import { notifyPeople } from "../../desk/notification_settings/notify.ts";
import type { PackageRow } from "../packages/rows.ts";

interface HigherPostage {
  readonly method_code: string;
  readonly price_minor: number;
  readonly more_minor: number;
  readonly currency: string;
}

export async function notifyHigherPostage(
  tx: Writer,
  { code, order_code, seller_id }: Pick<PackageRow, "code" | "order_code" | "seller_id">,
  { method_code, price_minor, more_minor, currency }: HigherPostage,
  at: number,
): Promise<void> {
  const args = {
    code,
    method: method_code,
    amount: { minor: price_minor, currency },
    more: { minor: more_minor, currency },
  };
  await notifyPeople(tx, "postage.higher", [{
    userId: seller_id,
    code: order_code,
    words: { key: "postageHigher", args },
    referent: order_code,
  }], at);
}
