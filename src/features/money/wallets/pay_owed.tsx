/** Pays a debt from the wallet. The first value is the largest payable amount; a person may lower it. */
import { Button, Field, Input, Spinner } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { decimalText, exponentOf } from "../../../../api/money.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { Decision } from "../../../parts/decision.tsx";
import { SettlingButton } from "../../../parts/settling_button.tsx";
import { useWalletStyles } from "./wallet.styles.ts";
import { AMOUNT, PAY_OWED, payableOf, usePayOwed, type Wallet } from "./wiring.ts";
import { moneyText } from "../../../lib/amount_text.ts";

export function PayOwed({ wallet }: { readonly wallet: Wallet }) {
  const styles = useWalletStyles();
  const person = usePerson();
  const mover = usePayOwed(wallet._id, person._id);
  const most = payableOf(wallet);
  const [typed, setTyped] = useState<string | null>(null);
  const { currency } = wallet;
  const money = (minor: number) => moneyText(minor, currency);
  const text = typed ?? decimalText(most, currency);
  const minor = exactUnits(text, exponentOf(currency)) ?? 0;
  const isRight = minor > 0 && minor <= most;
  const isSending = mover.phase === "sending" || mover.phase === "checking";
  const isOpen = ["asking", "sending", "refused", "failed"].includes(mover.phase);
  const form = useRef<HTMLFormElement>(null);
  // The button with the focus is replaced by the form; without focus a screen reader would leave the menu.
  useEffect(() => form.current?.querySelector("input")?.focus(), [isOpen]);
  if (most === 0) return <p className={styles.low}>{t("wallets.nothingToPay")}</p>;
  const submit = () => {
    if (isSending || !isRight) return;
    mover.fill(AMOUNT, String(minor));
    mover.confirm([]);
  };
  return (
    <>
      <MoveMessageBar mover={mover} hasSteps={false} />
      {!isOpen && mover.phase !== "unknown" && (
        <div>
          <Button
            size="small"
            disabledFocusable={isSending}
            onClick={() => {
              setTyped(null);
              mover.begin(PAY_OWED, true);
            }}
          >
            {t(`event.${PAY_OWED}`)}
          </Button>
        </div>
      )}
      {isOpen && (
        <form
          ref={form}
          className={styles.form}
          aria-label={t(`event.${PAY_OWED}`)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field
            label={t("wallets.amount")}
            hint={t("wallets.most", { amount: money(most) })}
            validationMessage={isRight || text === "" ? null : t("wallets.tooMuch", { amount: money(most) })}
          >
            <Input
              value={text}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              readOnly={isSending}
              onChange={(_, data) => setTyped(data.value)}
            />
          </Field>
          <Decision onCancel={mover.dismiss} isBusy={isSending} size="small">
            <SettlingButton
              meaning={`${PAY_OWED} ${minor}`}
              type="submit"
              size="small"
              appearance="primary"
              disabledFocusable={isSending || !isRight}
              icon={isSending ? <Spinner size="tiny" /> : null}
            >
              {t("wallets.pay", { amount: money(minor) })}
            </SettlingButton>
          </Decision>
        </form>
      )}
    </>
  );
}
