import { useState } from "react";
import type { StepNoteProps } from "../../../engine/features.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { moneyText } from "../../../lib/amount_text.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { postageSource } from "./wiring.ts";

/** Describes a step. A decision about one line has the same text as the bulk step. */
export default function StepNote({ record, event }: StepNoteProps) {
  const { quiet } = useRecordStyles();
  const meaning = `bulk.work.${event}.means`;
  if (hasWords(meaning)) return <span className={quiet}>{t(meaning as Key)}</span>;
  return event === "postage.approve" || event === "postage.pay"
    ? <NoteOf id={String(record["_id"] ?? "")} event={event} />
    : null;
}

function NoteOf({ id, event }: { readonly id: string; readonly event: string }) {
  const { quiet } = useRecordStyles();
  const [source] = useState(() => postageSource(id));
  const { answer } = useAnswer(source);
  const found = answer?.getPostageInvoiceById;
  if (!found) return null;
  const { sums, currency } = found;
  if (event === "postage.approve") {
    const accepted = moneyText(sums.waiting_minor, currency);
    return <span className={quiet}>{t("postage.approves", { accepted })}</span>;
  }
  return (
    <span className={quiet}>
      {sums.due_minor === 0
        ? t("postage.paysNothing")
        : t("postage.pays", { amount: moneyText(sums.due_minor, currency) })}
    </span>
  );
}
