/** Draws one figure by the first dimension: periods as columns, other values as bars. The table below has the same numbers. */
import { mergeClasses } from "@fluentui/react-components";
import { Link } from "wouter";
import { isPeriod } from "../../../api/time/ranges.ts";
import type { Figures } from "../../../api/generated/schema.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { barScale } from "../../parts/bar_scale.ts";
import { hrefOf } from "./figure_link.tsx";
import { keyText, valueText } from "./figure_text.ts";
import { useFigureStyles } from "./figures.styles.ts";
import type { ReportView } from "../../../resources/report_url.ts";

/** Replaces the hyphens within a day, so that a narrow axis breaks a span of days only between two days. */
const NO_BREAK_HYPHEN = "\u2011";

interface Props {
  readonly report: FigureReport;
  readonly view: ReportView;
  readonly figures: Figures;
}

/** Maximum number of bars; the table has all rows. */
const MAX_BARS = 12;

export function FigureChart({ report, view, figures }: Props) {
  const styles = useFigureStyles();
  const place = figures.columns.findIndex(({ key }) => key === view.rank);
  const column = figures.columns[place];
  const [by = ""] = view.by;
  if (!column || figures.rows.length === 0) return null;
  const isOfTime = isPeriod(by);
  const bars = (isOfTime ? figures.rows : figures.rows.slice(0, MAX_BARS)).map(({ key, name, values }) => ({
    key,
    name: keyText(report, by, key, name),
    value: values[place] ?? 0,
    href: hrefOf(report, column.key, view.filters, [{ by, key }]),
    text: valueText(report, column, values[place], true),
  }));
  const scale = barScale(bars.map(({ value }) => value));
  if (isOfTime) {
    const shown = [...new Set([0, Math.floor((bars.length - 1) / 2), bars.length - 1])];
    return (
      <div aria-hidden>
        <div className={styles.plot}>
          {scale.zero && <span className={styles.zero} style={{ insetBlockStart: scale.zero }} />}
          {bars.map(({ key, name, value, href, text }) => (
            <Link
              key={key}
              className={styles.slot}
              href={href ?? ""}
              tabIndex={-1}
              title={`${name}: ${text}`}
            >
              <span
                className={mergeClasses(styles.column, value < 0 && styles.negative)}
                style={scale.column(value)}
              />
            </Link>
          ))}
        </div>
        <div className={styles.axis}>
          {shown.map((at) => <span key={at}>{bars[at]?.name.replaceAll("-", NO_BREAK_HYPHEN)}</span>)}
        </div>
      </div>
    );
  }
  return (
    <ul className={styles.bars} aria-hidden>
      {bars.map(({ key, name, value, text }) => (
        <li key={key} className={styles.bar}>
          <bdi className={styles.barName} dir="auto">{name}</bdi>
          <span className={styles.track}>
            <span
              className={mergeClasses(styles.part, value < 0 && styles.negativePart)}
              style={scale.bar(value)}
            />
          </span>
          <bdi className={styles.barNumber}>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
