/** That an order would cost something else today than it says: told before anybody pays. */
import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import type { Order } from "./order.ts";
import { moneyText } from "../../../lib/amount_text.ts";

export function PriceNews({ order }: { readonly order: Order }) {
  const { total_minor, total_now_minor, tax_minor, postage_minor, currency } = order;
  // An answer of an older server does not say it; neither tax nor postage is news of the price.
  const goods = total_now_minor - (tax_minor ?? 0) - (postage_minor ?? 0);
  if (typeof total_now_minor !== "number" || goods === total_minor) return null;
  const text = (minor: number) => moneyText(minor, currency);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t("catalogue.priceNews", {
          before: text(total_minor),
          now: text(goods),
        })}
      </MessageBarBody>
    </MessageBar>
  );
}
