import { useEffect, useRef, useState } from "react";
import { DayField } from "../../parts/days/day_field.tsx";
import { dayOfValue, valueOfDay } from "./day_value.ts";
import type { InputProps } from "./input_props.ts";

export function DayInput({ field: { key }, value, isOff, onChange }: InputProps) {
  const [text, setText] = useState(() => dayOfValue(String(value)));
  const told = useRef(String(value));
  // The value changed outside: the draft came back, or another version was taken.
  useEffect(() => {
    if (told.current === String(value)) return;
    told.current = String(value);
    setText(dayOfValue(told.current));
  }, [value]);
  return (
    <DayField
      name={key}
      value={text}
      isOff={isOff}
      onChange={(typed) => {
        setText(typed);
        told.current = valueOfDay(typed);
        onChange(told.current);
      }}
    />
  );
}
