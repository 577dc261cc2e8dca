/** `/billing/months`: the trial balance of each month, which accounting closes and super_root may reopen. */
import { Button, Field, Select } from "@fluentui/react-components";
import { LockClosedRegular, LockOpenRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import {
  CloseMonth,
  LedgerMonths,
  ReopenMonth as Reopen,
} from "../../../../api/generated/operations/months.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { monthRights } from "../../../../resources/money/months.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { CommandForm, CommandText } from "../../../engine/record/command_form.tsx";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";
import { useCommand } from "../../../engine/record/use_command.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { numberText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { Section } from "../../../parts/section.tsx";
import AccountingLinks from "../topups/accounting_links.tsx";
import { TrialBalance } from "./trial_balance.tsx";

type Month = DataOf<typeof LedgerMonths>["ledgerMonths"][number];

const source: AnswerSource<DataOf<typeof LedgerMonths>> = {
  name: "ledgerMonths",
  entities: ["ledgerMonths"],
  debounceMs: 0,
  ask: (options) => ask(LedgerMonths, {}, options),
};

const CLOSE = "month.close";

export default function MonthsPage() {
  const screen = useScreenStyles();
  const { phase, answer, failure } = useAnswer(source);
  const [picked, setPicked] = useState("");
  useTitle(t("ledgerMonths.title"));
  const months = answer?.ledgerMonths ?? [];
  const month = months.find((each) => each.month === picked) ?? months[0];
  return (
    <div className={screen.page} aria-busy={phase === "loading"}>
      <h1 className={screen.title}>{t("ledgerMonths.title")}</h1>
      <AccountingLinks />
      <p>{t("ledgerMonths.text")}</p>
      {failure && (
        <InlineMessageBar tone="warning">{t("ledgerMonths.failed")}: {failureText(failure)}</InlineMessageBar>
      )}
      {answer && !month && <p>{t("ledgerMonths.none")}</p>}
      {month && (
        <>
          <Field label={t("ledgerMonths.month")}>
            <Select value={month.month} onChange={(_, { value }) => setPicked(value)}>
              {months.map((each) => (
                <option key={each.month} value={each.month}>{each.month} · {statusText(each)}</option>
              ))}
            </Select>
          </Field>
          <MonthPart key={month.month} month={month} />
        </>
      )}
    </div>
  );
}

const statusText = ({ status }: Month): string =>
  t(`ledgerMonths.status.${status === "Closed" ? "closed" : status === "Reopened" ? "reopened" : "open"}`);

const problemText = (problem: string): string =>
  hasWords(`reason.${problem}`) ? t(`reason.${problem}` as Key) : problem;

const useClose = (month: string, userId: string): Mover =>
  useSteps(`ledgerMonths.${month}.close`, userId, async ({ key }) => {
    const outcome = await ask(CloseMonth, { month, key });
    return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
  }, () => {
    notify("success", t("ledgerMonths.closed", { month }));
    publishChange("ledgerMonths", [month]);
  });

function MonthPart({ month }: { readonly month: Month }) {
  const styles = usePartStyles();
  const person = usePerson();
  const close = useClose(month.month, person._id);
  const [isReopening, setReopening] = useState(false);
  const isSending = close.phase === "sending" || close.phase === "checking";
  const isClosed = month.status === "Closed";
  return (
    <>
      <Section title={`${month.month}: ${statusText(month)}`}>
        {month.closed_at !== null && (
          <p>
            {month.closed_by === ""
              ? t("ledgerMonths.closedByItself")
              : t("ledgerMonths.closedBy", { name: month.closed_by })} <Instant at={month.closed_at} />
          </p>
        )}
        {month.reason !== "" && <p>{t("ledgerMonths.reopenedBecause", { reason: month.reason })}</p>}
        {month.digest !== "" && (
          <p>
            {t("ledgerMonths.digest")} <bdi className={styles.mono} dir="ltr">{month.digest}</bdi>
          </p>
        )}
        <MoveMessageBar mover={close} hasSteps={false} />
        {!isClosed && month.problem !== "" && <p>{problemText(month.problem)}</p>}
        <div>
          {month.problem === "" && allows(monthRights.close, person) && (
            <Button
              icon={<LockClosedRegular />}
              disabledFocusable={isSending}
              onClick={() => close.begin(CLOSE, false)}
            >
              {t("event.month.close")}
            </Button>
          )}
          {month.may_reopen && !isReopening && (
            <Button
              icon={<LockOpenRegular />}
              onClick={() => setReopening(true)}
            >
              {t("event.month.reopen")}
            </Button>
          )}
        </div>
        {isReopening && <ReopenMonth month={month.month} onClose={() => setReopening(false)} />}
      </Section>
      <Section title={t("ledgerMonths.trialBalance")}>
        <p>{t("ledgerMonths.entries", { count: numberText(month.entries) })}</p>
        <TrialBalance totals={month.totals} />
      </Section>
    </>
  );
}

const REOPEN = "month.reopen";

function ReopenMonth({ month, onClose }: { readonly month: string; readonly onClose: () => void }) {
  const mover = useSteps(
    `ledgerMonths.${month}.reopen`,
    usePerson()._id,
    async ({ key, params: { reason = "" } }) => {
      const outcome = await ask(Reopen, { month, reason, key });
      return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
    },
    () => {
      notify("success", t("ledgerMonths.reopened", { month }));
      publishChange("ledgerMonths", [month]);
      onClose();
    },
  );
  const command = useCommand(mover, REOPEN, { reason: "" });
  return (
    <CommandForm
      command={command}
      label={t("event.month.reopen")}
      onSend={() => command.send([])}
      onClose={onClose}
    >
      <CommandText command={command} name="reason" label={t("field.reason")} isRequired />
    </CommandForm>
  );
}
