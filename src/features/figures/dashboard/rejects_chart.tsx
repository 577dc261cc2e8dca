/** Rejects of thirty days as bars, and in words: the bars say nothing that the words and titles do not. */
import { useId } from "react";
import type { WorkshopDay } from "../../../../api/generated/schema.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useChartStyles } from "./chart.styles.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";

interface Props {
  readonly days: readonly WorkshopDay[];
  readonly sum: number;
}

export function RejectsChart({ days, sum }: Props) {
  const styles = useDashboardStyles();
  const chart = useChartStyles();
  const id = useId();
  const most = Math.max(...days.map(({ rejects }) => rejects));
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id={id}>{t("dashboard.rejects")}</h2>
      </div>
      <div className={chart.plot} aria-hidden>
        {days.map(({ day, rejects }) => (
          <span key={day} className={chart.day} title={`${day}: ${numberText(rejects)}`}>
            <span className={chart.bar} style={{ height: `${(100 * rejects) / Math.max(1, most)}%` }} />
          </span>
        ))}
      </div>
      <div className={chart.axis} aria-hidden>
        {[0, Math.floor(days.length / 2), days.length - 1].map((at) => (
          <span key={at}>{days[at]?.day.slice(0, 5)}</span>
        ))}
      </div>
      <p className={chart.said}>{t("dashboard.mostOn", { most: numberText(most), sum: numberText(sum) })}</p>
    </section>
  );
}
