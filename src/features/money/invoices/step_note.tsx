/** Says what a step of an invoice does with the seller's money. */
import type { StepNoteProps } from "../../../engine/features.ts";
import { moneyText } from "../../../lib/amount_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";

const HELP = {
  "invoice.issue": "invoices.issueHelp",
  "invoice.void": "invoices.voidHelp",
  "invoice.dispute": "invoices.disputeHelp",
} as const;

export default function StepNote({ record, event }: StepNoteProps) {
  const { quiet } = useRecordStyles();
  const currency = String(record["currency"]);
  const open = moneyText(Number(record["open_minor"]), currency);
  if (event === "invoice.awaitFunds") {
    return <span className={quiet}>{t("invoices.waitHelp", { open })}</span>;
  }
  const help = (HELP as Readonly<Record<string, (typeof HELP)[keyof typeof HELP]>>)[event];
  return help ? <span className={quiet}>{t(help)}</span> : null;
}
