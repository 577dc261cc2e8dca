import { useEffect, useRef, useState } from "react";
import { DayField } from "../../parts/days/day_field.tsx";
import { dayOfValue, valueOfDay } from "./day_value.ts";
import type { InputProps } from "./input_props.ts";

export function DayInput({ field: { key }, value, isDisabled, onChange }: InputProps) {
  const [text, setText] = useState(() => dayOfValue(String(value)));
  const lastSent = useRef(String(value));
  // The value changed outside of this input: the draft was restored, or another version was accepted.
  useEffect(() => {
    if (lastSent.current === String(value)) return;
    lastSent.current = String(value);
    setText(dayOfValue(lastSent.current));
  }, [value]);
  return (
    <DayField
      name={key}
      value={text}
      isDisabled={isDisabled}
      onChange={(typed) => {
        setText(typed);
        lastSent.current = valueOfDay(typed);
        onChange(lastSent.current);
      }}
    />
  );
}
