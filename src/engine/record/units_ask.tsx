/** Inputs of steps that are typed with decimals, and kept in whole units of the last of them. */
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

/** A text that is not a number is given on in quotes, and refused by the API. */
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
