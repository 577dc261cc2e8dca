/** Asks how much of an invoice to pay. The first value is the part of the open sum that the wallet covers. */
import { FieldContextProvider } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import type { AskProps } from "../../../engine/features.ts";
import { AmountAsk } from "../../../engine/record/units_ask.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { moneyText } from "../../../lib/amount_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { type Wallet, walletOf } from "../wallets/wiring.ts";

const freeOf = ({ balance_minor, held_minor }: Wallet): number => Math.max(0, balance_minor - held_minor);

export default function PayAsk(props: AskProps) {
  const { record } = props;
  const [source] = useState(() => walletOf(String(record["seller_id"])));
  const { answer, failure } = useAnswer(source);
  // Nothing is shown before the suggested amount is known, since it would replace a typed one.
  if (!answer && !failure) return null;
  const wallet = answer?.wallets.find(({ currency }) => currency === record["currency"]);
  return wallet ? <Suggested {...props} free={freeOf(wallet)} /> : <AmountAsk {...props} />;
}

function Suggested({ free, ...props }: AskProps & { readonly free: number }) {
  const { record, value, onChange } = props;
  const { quiet } = useRecordStyles();
  const currency = String(record["currency"]);
  const open = Number(record["open_minor"]);
  const most = Math.min(open, free);
  const [first] = useState(() => value === "" && most > 0 ? String(most) : value);
  useEffect(() => {
    if (value !== first) onChange(first);
  }, []);
  return (
    <>
      <AmountAsk {...props} value={first} />
      <FieldContextProvider value={undefined}>
        <span className={quiet}>
          {t("invoices.payHelp", { open: moneyText(open, currency), wallet: moneyText(free, currency) })}
        </span>
      </FieldContextProvider>
    </>
  );
}
