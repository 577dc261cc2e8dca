import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useState } from "react";
import type { TopupKind } from "../../../../api/money/topups.ts";
import type { StepNoteProps } from "../../../engine/features.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { Fact } from "../../../parts/fact.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { walletOf } from "../wallets/wiring.ts";
import { useTopupStyles } from "./topup.styles.ts";
import { moneyText } from "../../../lib/amount_text.ts";

/** Kinds of transactions that raised the balance, so that their reversal lowers it. */
const GAVE: readonly string[] = ["topup", "credit", "writeoff"] satisfies readonly TopupKind[];

export function ReverseNote({ record }: StepNoteProps) {
  const styles = useTopupStyles();
  const { facts } = usePartStyles();
  const [source] = useState(() => walletOf(String(record["seller_id"])));
  const { answer } = useAnswer(source);
  const wallet = answer?.wallets[0];
  const name = String(record["seller_name"]);
  const kind = String(record["kind"]);
  const currency = String(record["credited_currency"]);
  const minor = Number(record["credited_minor"]) * (GAVE.includes(kind) ? -1 : 1);
  const show = (amount: number) => <Amount minor={amount} currency={currency} />;
  const balance = wallet && wallet.balance_minor - wallet.due_minor;
  const available = wallet && wallet.available_minor + minor;
  return (
    <div className={styles.note}>
      <dl className={facts}>
        <Fact name={fieldWord("approvals", "seller_name")}>
          <bdi translate="no">{name}</bdi>
        </Fact>
        <Fact name={choiceWord("kind", kind)}>{show(minor)}</Fact>
        {balance !== undefined && (
          <>
            <Fact name={t("topups.balanceNow")}>{show(balance)}</Fact>
            <Fact name={t("topups.balanceAfter")}>
              <strong>{show(balance + minor)}</strong>
            </Fact>
          </>
        )}
        {available !== undefined && <Fact name={t("topups.availableAfter")}>{show(available)}</Fact>}
      </dl>
      {available !== undefined && available < 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t("topups.belowZero", { name, amount: moneyText(0 - available, currency) })}
          </MessageBarBody>
        </MessageBar>
      )}
      <span className={styles.quiet}>{t("topups.isNotified", { name })}</span>
    </div>
  );
}
