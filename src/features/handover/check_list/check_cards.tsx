import { mergeClasses } from "@fluentui/react-components";
import { reverseDay } from "../../../../api/time/day_text.ts";
import { CHECK_COUNTS } from "../../../../api/shipping/check_counts.ts";
import { t } from "../../../lib/i18n.ts";
import { useCheckStyles } from "./check_list.styles.ts";
import { type LinesProps, tickedText } from "./check_table.tsx";
import { CountCell } from "./count_cell.tsx";
import { byDay, carrierName, placeName } from "./line_text.ts";
import { TickCell } from "./tick_cell.tsx";

export function CheckCards({ lines, onTicked }: LinesProps) {
  const styles = useCheckStyles();
  return (
    <div className={styles.scroll} data-scrolls role="group" tabIndex={0} aria-label={t("checkList.table")}>
      {[...byDay(lines)].map(([day, ofDay]) => (
        <section key={day} aria-label={reverseDay(day)}>
          <div className={mergeClasses(styles.day, styles.cardHead, styles.cardDay)}>
            <time dateTime={day}>{reverseDay(day)}</time>
            <span className={styles.quiet}>{tickedText(ofDay)}</span>
          </div>
          <ul className={styles.cards}>
            {ofDay.map((line) => (
              <li key={`${line.location_id} ${line.carrier}`} className={styles.card}>
                <div className={styles.cardHead}>
                  <span>
                    <bdi dir="auto">{placeName(line)}</bdi>
                    <span className={styles.carrier}>
                      <bdi>{carrierName(line)}</bdi>
                    </span>
                  </span>
                  <TickCell {...{ line, onTicked }} />
                </div>
                <dl className={styles.facts}>
                  {CHECK_COUNTS.map((count) => (
                    <div key={count}>
                      <dt className={styles.term}>{t(`checkList.count.${count}`)}</dt>
                      <dd className={styles.value}>
                        <CountCell {...{ line, count }} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
