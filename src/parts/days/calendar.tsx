/** Shows a month from which a day is picked by pointer or keyboard. Source: WAI-ARIA, date picker dialog. */
import { Button, mergeClasses } from "@fluentui/react-components";
import { ChevronLeftRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { useEffect, useMemo, useRef, useState } from "react";
import { reverseDay } from "../../../api/time/day_text.ts";
import { direction, language, t } from "../../lib/i18n.ts";
import { useCalendarStyles } from "./calendar.styles.ts";
import { addDays, addMonths, dayByKey, startOfWeek, weeksOf, weekStart } from "./month.ts";

interface Props {
  /** The chosen day as DD-MM-YYYY, like `today`; null if there is none. */
  readonly day: string | null;
  readonly today: string;
  readonly earliest?: string | undefined;
  readonly onPick: (day: string) => void;
}

const textOf = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.peek(), { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

export default function Calendar({ day, today, earliest, onPick }: Props) {
  const styles = useCalendarStyles();
  const chosen = day === null ? null : reverseDay(day);
  const now = reverseDay(today);
  const least = earliest === undefined ? "" : reverseDay(earliest);
  /** The day that is the only tab stop. */
  const [at, setAt] = useState(chosen ?? now);
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(true);
  const first = weekStart(language.peek());
  const isRtl = direction.peek() === "rtl";
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    isMoved.current = false;
  }, [at]);
  const turn = (months: number) => setAt(addMonths(at, months));
  const [Back, On] = isRtl
    ? [ChevronRightRegular, ChevronLeftRegular]
    : [ChevronLeftRegular, ChevronRightRegular];
  return (
    <div role="group" aria-label={t("list.days.calendar")}>
      <div className={styles.head}>
        <Button
          appearance="subtle"
          size="small"
          icon={<Back />}
          aria-label={t("list.days.previous")}
          onClick={() => turn(-1)}
        />
        <span className={styles.month} aria-live="polite">
          {textOf(at, { month: "long", year: "numeric" })}
        </span>
        <Button
          appearance="subtle"
          size="small"
          icon={<On />}
          aria-label={t("list.days.next")}
          onClick={() => turn(1)}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        className={styles.grid}
        onKeyDown={(event) => {
          const next = dayByKey(event.key, at, first, isRtl);
          if (next === null) return;
          event.preventDefault();
          isMoved.current = true;
          setAt(next);
        }}
      >
        <Weekdays first={first} />
        <tbody>
          {weeksOf(at, first).map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each} className={styles.cell} aria-selected={each === chosen}>
                  <button
                    type="button"
                    data-day={each}
                    tabIndex={each === at ? 0 : -1}
                    disabled={each < least}
                    aria-label={textOf(each, { dateStyle: "full" })}
                    aria-current={each === now ? "date" : undefined}
                    className={mergeClasses(
                      styles.day,
                      each.slice(0, 7) !== at.slice(0, 7) && styles.other,
                      each === now && styles.today,
                      each === chosen && styles.chosen,
                    )}
                    onClick={() => onPick(reverseDay(each))}
                  >
                    {Number(each.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A Monday, from which the names of the days are formatted; any week would do. */
const SOME_DAY = "2026-01-05";

function Weekdays({ first }: { readonly first: number }) {
  const styles = useCalendarStyles();
  const days = useMemo(() => {
    const start = startOfWeek(SOME_DAY, first);
    return Array.from({ length: 7 }, (_, at) => addDays(start, at));
  }, [first]);
  return (
    <thead>
      <tr>
        {days.map((each) => (
          <th key={each} scope="col" className={styles.weekday} abbr={textOf(each, { weekday: "long" })}>
            {textOf(each, { weekday: "short" })}
          </th>
        ))}
      </tr>
    </thead>
  );
}
