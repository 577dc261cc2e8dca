/** Reads the duty that customs asked for, in the currency of the flight. */
import { Input } from "@fluentui/react-components";
import { useState } from "react";
import { exponentOf } from "../../../../api/money.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import type { AskProps } from "../../../engine/features.ts";

export default function DutyAsk({ name, record, isOff, onChange }: AskProps) {
  const [text, setText] = useState("");
  const currency = String(record["currency"] ?? "");
  return (
    <Input
      name={name}
      value={text}
      readOnly={isOff}
      inputMode="decimal"
      autoComplete="off"
      contentAfter={currency}
      onChange={(_, { value }) => {
        setText(value);
        const minor = exactUnits(value, exponentOf(currency));
        // A text that is no amount is refused by name.
        onChange(minor === null ? value : String(minor));
      }}
    />
  );
}
