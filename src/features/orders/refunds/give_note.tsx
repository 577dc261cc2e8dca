import type { StepNoteProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { moneyText } from "../../../lib/amount_text.ts";

/** Steps that return money, or decide that it will be returned. */
const GIVES: readonly string[] = ["refund.approve", "refund.post"];

export default function GiveNote({ record, event }: StepNoteProps) {
  if (!GIVES.includes(event)) return null;
  const currency = String(record["currency"]);
  const amount = moneyText(Number(record["requested_minor"]), currency);
  return <p>{t("refunds.gives", { name: String(record["seller_name"]), amount })}</p>;
}
