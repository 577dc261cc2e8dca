/** Inputs of the steps of a bill: a count, kilograms, an amount and a day. */
import { Input } from "@fluentui/react-components";
import { useState } from "react";
import { MAX_BILL_BOXES } from "../../../../api/handover/local_bills.ts";
import { exponentOf } from "../../../../api/money.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import type { AskProps } from "../../../engine/features.ts";
import { numberAsk } from "../../../engine/record/number_ask.tsx";
import { config } from "../../../lib/config.ts";
import { fractionText } from "../../../lib/fraction_text.ts";
import { t } from "../../../lib/i18n.ts";
import { DayField } from "../../../parts/days/day_field.tsx";

const GRAM_DECIMALS = 3;

export const CountAsk = numberAsk(MAX_BILL_BOXES);

interface UnitsProps extends AskProps {
  readonly decimals: number;
  readonly unit: string;
}

/** Is typed with decimals, and kept in whole units of the last of them; a text that is no number is refused. */
function UnitsAsk({ name, value, isOff, onChange, decimals, unit }: UnitsProps) {
  const begins = /^\d+$/.test(value) ? fractionText(Number(value), decimals) : value;
  const [typed, setTyped] = useState(begins);
  return (
    <Input
      name={name}
      value={typed}
      readOnly={isOff}
      inputMode="decimal"
      autoComplete="off"
      contentAfter={unit}
      onChange={(_, data) => {
        setTyped(data.value);
        const units = exactUnits(data.value, decimals);
        onChange(data.value.trim() === "" ? "" : units === null ? `“${data.value}”` : String(units));
      }}
    />
  );
}

export const KilogramsAsk = (props: AskProps) => (
  <UnitsAsk {...props} decimals={GRAM_DECIMALS} unit={t("localBill.kg")} />
);

export function AmountAsk(props: AskProps) {
  const currency = String(props.record["currency"] ?? "") || config().currency;
  return <UnitsAsk {...props} decimals={exponentOf(currency)} unit={currency} />;
}

export const DayAsk = ({ name, value, isOff, onChange }: AskProps) => (
  <DayField {...{ name, value, isOff, onChange }} />
);
