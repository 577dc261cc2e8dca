/** Notifies a seller of a package whose method costs more than its payment reserved. */
import { formatMinor } from "../../../../api/money.ts";
import type { Writer } from "../../../db/database.ts";
import { tell } from "../../desk/notification_settings/tell.ts";
import type { PackageRow } from "../packages/rows.ts";

interface HigherPostage {
  readonly method_code: string;
  readonly price_minor: number;
  readonly more_minor: number;
  readonly currency: string;
}

export async function tellOfPostage(
  tx: Writer,
  { code, order_code, seller_id }: Pick<PackageRow, "code" | "order_code" | "seller_id">,
  { method_code, price_minor, more_minor, currency }: HigherPostage,
  at: number,
): Promise<void> {
  const amount = (minor: number) => `${formatMinor(minor, currency)} ${currency}`;
  await tell(tx, "postage.higher", [{
    userId: seller_id,
    code: order_code,
    subject: `Postage of ${code} is higher than expected`,
    content: `${code} is sent by ${method_code} for ${amount(price_minor)}: ${
      amount(more_minor)
    } more than was reserved.`,
    referent: order_code,
  }], at);
}
