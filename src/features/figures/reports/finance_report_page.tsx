/** `/report`. Below the table is the entry up to which the ledger balances. Source: docs/requirements.md S2.2. */
import { TrialBalance as TrialBalanceOperation } from "../../../../api/generated/operations/trial_balance.ts";
import type { TrialBalance } from "../../../../api/generated/schema.ts";
import { reportEntries } from "../../../../resources/figures/report_entries.ts";
import { report } from "../../../../resources/figures/report.ts";
import { ReportPage } from "../../../engine/figures/report_page.tsx";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { moneyText } from "../../../lib/amount_text.ts";
import { ask } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";
import { mapOutcome } from "../../../lib/outcome.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { numberText } from "../../../parts/format.ts";

const source: AnswerSource<TrialBalance> = {
  name: "trialBalance",
  entities: ["wallets"],
  debounceMs: 60_000,
  ask: async (options) =>
    mapOutcome(await ask(TrialBalanceOperation, {}, options), (data) => data.trialBalance),
};

export default function FinanceReportPage() {
  return (
    <ReportPage report={report}>
      <LedgerFoot />
    </ReportPage>
  );
}

function LedgerFoot() {
  const { answer } = useAnswer(source);
  const wrong = answer?.sums.filter(({ house_minor, sellers_minor }) => house_minor + sellers_minor !== 0) ??
    [];
  return (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" }}>
      <LinkButton href={reportEntries.path} isSmall>{t("ledger.entries")}</LinkButton>
      {answer && wrong.length === 0 && (
        <span>{t("ledger.balanced", { entry: numberText(answer.last_entry) })}</span>
      )}
      {wrong.map(({ currency, house_minor, sellers_minor }) => (
        <InlineMessageBar key={currency} tone="warning">
          {t("ledger.unbalanced", { amount: moneyText(house_minor + sellers_minor, currency) })}
        </InlineMessageBar>
      ))}
    </div>
  );
}
