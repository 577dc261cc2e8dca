/** A day of the business time zone; its value is the instant with which the day begins. */
import { Input } from "@fluentui/react-components";
import { startOf } from "../../../api/dates.ts";
import { formatDay } from "../../../api/instants.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import type { InputProps } from "./input_props.ts";

const reversed = (day: string): string => day.split("-").reverse().join("-");

export function DayInput({ field: { key }, value, isOff, onChange }: InputProps) {
  const { timeZone } = config();
  const day = value === "" ? "" : reversed(formatDay(Number(value), timeZone));
  return (
    <Input
      name={key}
      type="date"
      value={day}
      readOnly={isOff}
      aria-label={t(`field.${key}` as "field.days")}
      onChange={(_, data) => onChange(String(startOf(reversed(data.value), timeZone) ?? ""))}
    />
  );
}
