import type { BulkResult } from "../../../machines/desk/bulk.ts";
import { failureText } from "../../lib/failure_text.ts";
import { hasWords, t } from "../../lib/i18n.ts";
import type { Bulk } from "../bulk/bulk_wiring.ts";
import { workText } from "../bulk/target.ts";
import { listText, numberText } from "../../parts/format.ts";
import { InlineMessageBar } from "../../parts/message_bar.tsx";
import { statusWord } from "../../parts/status_pill.tsx";

interface Props {
  readonly bulk: Bulk;
  readonly codeOf: (id: string) => string;
}

const reasonText = (code: string): string =>
  t(hasWords(`reason.${code}`) ? `reason.${code}` : `error.${code}`);

/** Groups refused rows by reason and state. */
function reasonsOf(results: readonly BulkResult[], codeOf: Props["codeOf"]): readonly string[] {
  const byReason = new Map<string, Map<string, readonly string[]>>();
  for (const { id, refusedBy, status = "" } of results) {
    if (refusedBy === null) continue;
    const where = status === "" ? "" : ` (${statusWord(status)})`;
    const reason = reasonText(refusedBy);
    byReason.set(
      reason,
      new Map(byReason.get(reason)).set(where, [...(byReason.get(reason)?.get(where) ?? []), codeOf(id)]),
    );
  }
  return [...byReason].map(([reason, places]) => {
    const codes = listText([...places].map(([where, each]) => `${listText(each)}${where}`));
    return t("bulk.reason", { codes, reason });
  });
}

/** Returns "2 paid, 1 refused". */
function partsOf(event: string, results: readonly BulkResult[]): string {
  const refused = results.filter(({ refusedBy }) => refusedBy !== null).length;
  const moved = results.length - refused;
  return [
    moved > 0 && workText(event, "acted", moved),
    refused > 0 && t("bulk.refused", { count: refused, number: numberText(refused) }),
  ].filter(Boolean).join(", ");
}

export function BulkMessageBar({ bulk, codeOf }: Props) {
  const { phase, event, results, failure, check, dismiss } = bulk;
  if (phase === "idle" || phase === "sending") return null;
  const step = t(`event.${event}`);
  if (phase === "unknown") {
    const action = { words: t("bulk.check"), run: check };
    return <InlineMessageBar tone="warning" action={action}>{t("bulk.unknown", { step })}</InlineMessageBar>;
  }
  if (phase === "failed") {
    const why = failure ? failureText(failure) : "";
    return (
      <InlineMessageBar tone="warning" onDismiss={dismiss}>
        {t("bulk.failed", { step, why })}
      </InlineMessageBar>
    );
  }
  const reasons = reasonsOf(results, codeOf);
  return (
    <InlineMessageBar tone={reasons.length > 0 ? "warning" : "success"} onDismiss={dismiss}>
      <div>{t("bulk.result", { step, parts: partsOf(event, results) })}</div>
      {reasons.map((reason) => <div key={reason}>{reason}</div>)}
    </InlineMessageBar>
  );
}
