/** What giving back will do, before it is confirmed. */
import { formatMinor } from "../../../api/money.ts";
import type { StepNoteProps } from "../../engine/features.ts";
import { t } from "../../lib/i18n.ts";

export default function GiveNote({ record }: StepNoteProps) {
  const currency = String(record["currency"]);
  const amount = `${formatMinor(Number(record["requested_minor"]), currency)} ${currency}`;
  return <p>{t("refunds.gives", { name: String(record["seller_name"]), amount })}</p>;
}
