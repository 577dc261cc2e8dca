import { Button, mergeClasses } from "@fluentui/react-components";
import { useId, useState } from "react";
import { Link } from "wouter";
import type { DashboardDay } from "../../../../api/generated/schema.ts";
import { t } from "../../../lib/i18n.ts";
import { barScale } from "../../../parts/bar_scale.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useChartStyles } from "./chart.styles.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";
import { dayHref } from "../../orders/orders/orders_href.ts";

export interface Series {
  readonly name: string;
  readonly valueOf: (day: DashboardDay) => number;
  readonly textOf: (value: number) => string;
}

interface Props {
  readonly title: string;
  readonly days: readonly DashboardDay[];
  /** One or two series; the first is drawn as the main one. */
  readonly series: readonly Series[];
}

export function DaysChart({ title, days, series }: Props) {
  const styles = useDashboardStyles();
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id={id}>{title}</h2>
        <Button
          className={styles.end}
          size="small"
          appearance="subtle"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? t("dashboard.asChart") : t("dashboard.asTable")}
        </Button>
      </div>
      {isTable ? <Table {...{ title, days, series }} /> : <Bars {...{ title, days, series }} />}
    </section>
  );
}

const dayText = (day: DashboardDay, series: readonly Series[]): string =>
  [day.day, ...series.map(({ name, valueOf, textOf }) => `${name}: ${textOf(valueOf(day))}`)].join("\n");

function Bars({ days, series }: Props) {
  const styles = useChartStyles();
  const values = series.flatMap(({ valueOf }) => days.map(valueOf));
  const scale = barScale(values);
  return (
    <>
      {series.length > 1 && (
        <div className={styles.legend}>
          {series.map(({ name }, index) => (
            <span key={name} className={styles.key}>
              <span className={mergeClasses(styles.swatch, index > 0 && styles.second)} aria-hidden />
              {name}
            </span>
          ))}
        </div>
      )}
      <div className={styles.plot} aria-hidden>
        {scale.zero && <span className={styles.zero} style={{ insetBlockStart: scale.zero }} />}
        {days.map((day) => (
          <Link
            key={day.day}
            className={styles.day}
            href={dayHref(day.day)}
            tabIndex={-1}
            title={dayText(day, series)}
          >
            {series.map(({ name, valueOf }, index) => (
              <span
                key={name}
                className={mergeClasses(styles.bar, index > 0 && styles.second)}
                style={scale.column(valueOf(day))}
              />
            ))}
          </Link>
        ))}
      </div>
      <div className={styles.axis} aria-hidden>
        {[0, Math.floor(days.length / 2), days.length - 1].map((at) => (
          <span key={at}>{days[at]?.day.slice(0, 5)}</span>
        ))}
      </div>
      {series.map((each) => (
        <ChartSummary key={each.name} days={days} series={each} isNamed={series.length > 1} />
      ))}
    </>
  );
}

/** Sums up the chart in words, also for screen readers, to which its bars are hidden. */
function ChartSummary({ days, series, isNamed }: {
  readonly days: readonly DashboardDay[];
  readonly series: Series;
  readonly isNamed: boolean;
}) {
  const styles = useChartStyles();
  const values = days.map(series.valueOf);
  const most = series.textOf(Math.max(...values));
  const sum = series.textOf(values.reduce((all, value) => all + value, 0));
  const words = t("dashboard.mostOn", { most, sum });
  return <p className={styles.summary}>{isNamed ? `${series.name}: ${words}` : words}</p>;
}

function Table({ title, days, series }: Props) {
  const styles = usePartStyles();
  const chart = useChartStyles();
  return (
    <div className={chart.scroll} tabIndex={0} role="group" aria-label={title}>
      <table aria-label={title} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>{t("dashboard.day")}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={mergeClasses(styles.head, styles.end)}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row" className={styles.cell} style={{ textAlign: "start", fontWeight: "inherit" }}>
                <Link href={dayHref(day.day)}>{day.day}</Link>
              </th>
              {series.map(({ name, valueOf, textOf }) => (
                <td key={name} className={mergeClasses(styles.cell, styles.end)}>{textOf(valueOf(day))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
