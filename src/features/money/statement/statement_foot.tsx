import { Button } from "@fluentui/react-components";
import { Checkmark16Regular } from "@fluentui/react-icons";
import { Fragment } from "react";
import type { StatementAccount } from "../../../../api/generated/schema.ts";
import type { ListPartProps } from "../../../engine/features.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useStatementStyles } from "./statement.styles.ts";
import { totalsVariables, useTotals } from "./wiring.ts";
import { amountText } from "../../../lib/amount_text.ts";

export default function StatementFoot({ filters }: ListPartProps) {
  const variables = JSON.stringify(totalsVariables(filters));
  return <Sums key={variables} variables={variables} />;
}

function Sums({ variables }: { readonly variables: string }) {
  const styles = useStatementStyles();
  const { answer, failure, refresh } = useTotals(variables);
  return (
    <div
      className={styles.foot}
      role="group"
      aria-label={t("statement.sums")}
      aria-busy={!answer && !failure}
    >
      {answer
        ? <FailureText reason={answer.reason} accounts={answer.accounts} />
        : failure && (
          <span className={styles.account}>
            {t("statement.failed", { why: failureText(failure) })}
            <Button size="small" onClick={refresh}>{t("statement.retry")}</Button>
          </span>
        )}
    </div>
  );
}

interface FailureTextProps {
  readonly reason: string;
  readonly accounts: readonly StatementAccount[];
}

function FailureText({ reason, accounts }: FailureTextProps) {
  const { quiet } = useStatementStyles();
  if (reason) return <span className={quiet}>{t(`statement.${reason}` as Key)}</span>;
  if (accounts.length === 0) return <span className={quiet}>{t("statement.nothing")}</span>;
  return accounts.map((each) => <Account key={`${each.account} ${each.currency}`} of={each} />);
}

function Kinds({ of: { kinds, currency } }: { readonly of: StatementAccount }) {
  const styles = useStatementStyles();
  if (kinds.length === 0) return null;
  return (
    <ul className={styles.kinds} aria-label={t("statement.byKind")}>
      {kinds.map(({ kind, debit_minor, credit_minor, lines }) => (
        <li key={kind} className={styles.sum}>
          <span className={styles.quiet}>{`${choiceWord("kind", kind)} (${numberText(lines)})`}</span>
          <bdi className={styles.strong}>{amountText(credit_minor - debit_minor, currency)}</bdi>
        </li>
      ))}
    </ul>
  );
}

const SIGNS = { opening: "", debit: "−", credit: "+", closing: "=" } as const;

function Account({ of }: { readonly of: StatementAccount }) {
  const styles = useStatementStyles();
  const { account, currency, lines, is_sound } = of;
  const figures = {
    opening: of.opening_minor,
    debit: of.debit_minor,
    credit: of.credit_minor,
    closing: of.closing_minor,
  };
  return (
    <div className={styles.account}>
      <Kinds of={of} />
      <span className={styles.name}>{`${choiceWord("account", account)} · ${currency}`}</span>
      {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((key) => (
        <Fragment key={key}>
          {SIGNS[key] && <span aria-hidden className={styles.quiet}>{SIGNS[key]}</span>}
          <span className={styles.sum}>
            <span className={styles.quiet}>{t(`statement.${key}`)}</span>
            <bdi className={styles.strong}>{amountText(figures[key], currency)}</bdi>
          </span>
        </Fragment>
      ))}
      {is_sound
        ? (
          <span className={styles.sound}>
            <Checkmark16Regular aria-hidden />
            {t("statement.sound", { lines: numberText(lines) })}
          </span>
        )
        : <span className={styles.alarm} role="alert">{t("statement.unsound")}</span>}
    </div>
  );
}
