/** Inputs of steps that are typed with decimals, and stored as whole units of the last decimal. */
import { Input } from "@fluentui/react-components";
import { useState } from "react";
import { exponentOf } from "../../../api/money.ts";
import { exactUnits } from "../../../api/typed_amount.ts";
import { config } from "../../lib/config.ts";
import { fractionText } from "../../lib/fraction_text.ts";
import type { AskProps } from "../features.ts";

interface Props extends AskProps {
  readonly decimals: number;
  readonly unit: string;
}

/** Input of a decimal number. A text that is no number is passed on in quotes, so that the API refuses it. */
export function UnitsAsk({ name, value, isDisabled, onChange, decimals, unit }: Props) {
  const begins = /^\d+$/.test(value) ? fractionText(Number(value), decimals) : value;
  const [typed, setTyped] = useState(begins);
  return (
    <Input
      name={name}
      value={typed}
      readOnly={isDisabled}
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

export function AmountAsk(props: AskProps) {
  const currency = String(props.record["currency"] ?? "") || config().currency;
  return <UnitsAsk {...props} decimals={exponentOf(currency)} unit={currency} />;
}
