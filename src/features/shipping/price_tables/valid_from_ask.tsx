/** Asks from which day a table is valid. The day of the draft is proposed; a person may choose another one. */
import { useEffect } from "react";
import { formatDay } from "../../../../api/time/instants.ts";
import type { AskProps } from "../../../engine/features.ts";
import { config } from "../../../lib/config.ts";
import { DayField } from "../../../parts/days/day_field.tsx";

export default function ValidFromAsk({ name, value, record, isDisabled, onChange }: AskProps) {
  const { effective_at } = record;
  useEffect(() => {
    if (value === "" && typeof effective_at === "number") {
      onChange(formatDay(effective_at, config().timeZone));
    }
    // Runs once, so that a field that a person empties stays empty.
  }, []);
  return <DayField isFuture {...{ name, value, isDisabled, onChange }} />;
}
