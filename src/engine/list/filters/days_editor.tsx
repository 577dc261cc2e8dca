/** Picks days: a named span, or two days written DD-MM-YYYY. Source: docs/requirements.md S5.6. */
import { Button, Field, mergeClasses } from "@fluentui/react-components";
import { type FormEvent, useId, useState } from "react";
import { endOf, startOf } from "../../../../api/time/dates.ts";
import { readDay } from "../../../../api/time/day_text.ts";
import { isRange, RANGES } from "../../../../api/time/ranges.ts";
import { DayField } from "../../../parts/days/day_field.tsx";
import { config } from "../../../lib/config.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import type { EditorProps } from "./editor_props.ts";
import { usePopoverStyles } from "../../../parts/popover.styles.ts";

interface Days {
  readonly start: string;
  readonly end: string;
}

type Trouble = { readonly field: "start" | "end"; readonly words: Key } | null;

/** Returns the problem of a span, of which one day may be empty. */
export function troubleOf({ start, end }: Days, timeZone: string): Trouble {
  if (!start && !end) return { field: "start", words: "list.filter.needDay" };
  const from = start ? startOf(start, timeZone) : null;
  const until = end ? endOf(end, timeZone) : null;
  if (start && from === null) return { field: "start", words: "list.filter.badDay" };
  if (end && until === null) return { field: "end", words: "list.filter.badDay" };
  if (from !== null && until !== null && until <= from) {
    return { field: "end", words: "list.filter.dayOrder" };
  }
  return null;
}

/** Returns a day as the API expects it. A text that is no day is returned unchanged, and `troubleOf` refuses it. */
const read = (text: string): string => readDay(text) ?? text.trim();

export function DaysEditor({ filters, onChange, onClose }: EditorProps) {
  const styles = usePopoverStyles();
  const name = useId();
  const { range, start = "", end = "" } = filters;
  return (
    <>
      <ul className={styles.list}>
        {RANGES.map((each) => (
          <li key={each} className={styles.choice}>
            <label className={styles.label}>
              <input
                type="radio"
                name={name}
                className={styles.box}
                checked={range !== undefined && isRange(range) && range === each}
                onChange={() => onChange({ range: each, start: undefined, end: undefined })}
              />
              <span className={styles.name}>{t(`range.${each}`)}</span>
            </label>
          </li>
        ))}
      </ul>
      {/* A named span replaces the days, so the form starts again. */}
      <DaysForm
        key={`${start} ${end}`}
        days={{ start, end }}
        onApply={({ start, end }) => {
          onChange({ range: undefined, start: start || undefined, end: end || undefined });
          onClose();
        }}
      />
    </>
  );
}

interface FormProps {
  readonly days: Days;
  readonly onApply: (days: Days) => void;
}

function DaysForm({ days: known, onApply }: FormProps) {
  const styles = usePopoverStyles();
  const [days, setDays] = useState(known);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { start: read(days.start), end: read(days.end) };
    const wrong = troubleOf(typed, config().timeZone);
    setTrouble(wrong);
    if (!wrong) onApply(typed);
  };
  const field = (key: keyof Days, label: string) => (
    <Field label={label} size="small" validationState={trouble?.field === key ? "error" : "none"}>
      <DayField
        className={styles.day}
        value={days[key]}
        onChange={(text) =>
          setDays({ ...days, [key]: text })}
      />
    </Field>
  );
  return (
    <form className={mergeClasses(styles.form, styles.rule)} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        {field("start", t("list.filter.from"))}
        {field("end", t("list.filter.until"))}
      </div>
      {trouble && <span role="alert" className={styles.error}>{t(trouble.words)}</span>}
      <Button type="submit" size="small">{t("list.filter.apply")}</Button>
    </form>
  );
}
