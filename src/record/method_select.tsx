/** The way an order ships, from the house's list; what a file called it stays a choice until another is made. */
import { Select } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { t } from "../lib/i18n.ts";
import { type Option, optionsOf } from "../list/options.ts";

interface Props {
  readonly name: string;
  readonly value: string;
  readonly isOff: boolean;
  readonly onChange: (code: string) => void;
}

export function MethodSelect({ name, value, isOff, onChange }: Props) {
  const [options, setOptions] = useState<readonly Option[]>([]);
  useEffect(() => {
    let isLeft = false;
    optionsOf("shippingMethods").then((answer) => {
      if (!isLeft && answer.ok) setOptions(answer.data);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  const isForeign = value !== "" && !options.some((option) => option.value === value);
  return (
    <Select name={name} value={value} disabled={isOff} onChange={(_, data) => onChange(data.value)}>
      <option value="">{t("record.form.noMethod")}</option>
      {isForeign && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {[option.name, option.more].filter(Boolean).join(" · ")}
        </option>
      ))}
    </Select>
  );
}
