import { mergeClasses } from "@fluentui/react-components";
import { reverseDay } from "../../../../api/time/day_text.ts";
import { CHECK_COUNTS } from "../../../../api/shipping/check_counts.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useCheckStyles } from "./check_list.styles.ts";
import type { CheckLine } from "./check_source.ts";
import { CountCell } from "./count_cell.tsx";
import { byDay, carrierName, placeName } from "./line_text.ts";
import { TickCell } from "./tick_cell.tsx";

export interface LinesProps {
  readonly lines: readonly CheckLine[];
  readonly onTicked: () => void;
}

export function CheckTable({ lines, onTicked }: LinesProps) {
  const styles = useCheckStyles();
  return (
    <div className={styles.scroll} data-scrolls role="group" tabIndex={0} aria-label={t("checkList.table")}>
      <table className={styles.table} aria-label={t("checkList.table")}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.top, styles.side, styles.corner, styles.start)}>
              {t("checkList.place")}
            </th>
            {CHECK_COUNTS.map((count) => (
              <th key={count} scope="col" className={styles.top} title={t(`checkList.help.${count}`)}>
                {t(`checkList.count.${count}`)}
              </th>
            ))}
            <th scope="col" className={mergeClasses(styles.top, styles.tickHead)}>{t("checkList.ticked")}</th>
          </tr>
        </thead>
        {[...byDay(lines)].map(([day, ofDay]) => <Day key={day} {...{ day, onTicked }} lines={ofDay} />)}
      </table>
    </div>
  );
}

function Day({ day, lines, onTicked }: LinesProps & { readonly day: string }) {
  const styles = useCheckStyles();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={mergeClasses(styles.side, styles.start, styles.day)}>
          <time dateTime={day}>{reverseDay(day)}</time>
        </th>
        {CHECK_COUNTS.map((count) => (
          <td key={count} className={mergeClasses(styles.day, styles.sum)}>
            {numberText(lines.reduce((sum, { counts }) => sum + counts[count], 0))}
          </td>
        ))}
        <td className={mergeClasses(styles.day, styles.quiet)}>{tickedText(lines)}</td>
      </tr>
      {lines.map((line) => (
        <tr key={`${line.location_id} ${line.carrier}`}>
          <th scope="row" className={mergeClasses(styles.cell, styles.side, styles.start, styles.place)}>
            <bdi dir="auto">{placeName(line)}</bdi>
            <span className={styles.carrier}>
              <bdi>{carrierName(line)}</bdi>
            </span>
          </th>
          {CHECK_COUNTS.map((count) => (
            <td key={count} className={styles.cell}>
              <CountCell {...{ line, count }} />
            </td>
          ))}
          <td className={mergeClasses(styles.cell, styles.tick)}>
            <TickCell {...{ line, onTicked }} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

export const tickedText = (lines: readonly CheckLine[]): string =>
  t("checkList.tickedOf", {
    ticked: numberText(lines.filter(({ tick }) => tick).length),
    all: numberText(lines.length),
  });
