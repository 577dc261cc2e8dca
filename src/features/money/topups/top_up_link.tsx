import { decimalText } from "../../../../api/money.ts";
import type { ShortProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../parts/link_button.tsx";

/** Returns the address of a top-up form that is filled in with the sum and the seller. */
export function topUpHref({ sellerId, minor, currency }: ShortProps): string {
  return `/billing/topup/new?${new URLSearchParams({
    paid: decimalText(minor, currency),
    seller_id: sellerId,
  })}`;
}

export default function TopUpLink(props: ShortProps) {
  return <LinkButton href={topUpHref(props)}>{t("topups.topUp")}</LinkButton>;
}
