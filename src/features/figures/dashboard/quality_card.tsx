/** Shows recent faults by step, without money. Each number opens its faults, and a link opens the report. */
import { Link as FluentLink, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { quality } from "../../../../resources/figures/quality.ts";
import type { Cell } from "../../../../resources/drill.ts";
import { hrefOf } from "../../../engine/figures/figure_link.tsx";
import { figureName, keyText } from "../../../engine/figures/figure_text.ts";
import { reportSource } from "../../../engine/figures/report_source.ts";
import { readView, type ReportView, writeView } from "../../../../resources/report_url.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { barScale } from "../../../parts/bar_scale.ts";
import { numberText } from "../../../parts/format.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { useChartStyles } from "./chart.styles.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";

const VIEW: ReportView = {
  ...readView(quality, ""),
  filters: { range: "last-7-days" },
  by: [quality.by],
  rank: "rejects",
  isWhole: false,
};

const source = { ...reportSource(quality, VIEW), entities: ["units", "cases"] };

export default function QualityCard() {
  const styles = useDashboardStyles();
  const chart = useChartStyles();
  const id = useId();
  const { answer } = useAnswer(source);
  // The card is below all other figures, so nothing moves when it appears.
  if (!answer) return null;
  const placeOf = (figure: string) => answer.columns.findIndex(({ key }) => key === figure);
  const [rejects, escapes] = [placeOf("rejects"), placeOf("escapes")];
  const { bar } = barScale(answer.rows.map(({ values }) => values[rejects] ?? 0));
  const foundByBuyers = answer.totals[escapes] ?? 0;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id={id}>{t("quality.card.title")}</h2>
        <span className={styles.end}>
          <LinkButton isSmall href={writeView(quality, VIEW)}>{t("quality.card.open")}</LinkButton>
        </span>
      </div>
      {answer.rows.length === 0 && <p className={styles.hint}>{t("quality.card.none")}</p>}
      <ul className={chart.list}>
        {answer.rows.map(({ key, name, values }) => {
          const step = keyText(quality, quality.by, key, name);
          const count = values[rejects] ?? 0;
          return (
            <li key={key} className={chart.row}>
              <span>{step}</span>
              <span className={chart.track} aria-hidden>
                <span
                  className={chart.part}
                  style={bar(count)}
                />
              </span>
              <Count figure="rejects" of={step} count={count} cells={[{ by: quality.by, key }]} />
            </li>
          );
        })}
      </ul>
      <p className={mergeClasses(styles.hint, chart.summary)}>
        {figureName("escapes")}:{" "}
        <Count figure="escapes" of={t("figures.all")} count={foundByBuyers} cells={[]} />
      </p>
    </section>
  );
}

interface CountProps {
  readonly figure: "rejects" | "escapes";
  /** Name of the row, for screen readers. */
  readonly of: string;
  readonly count: number;
  readonly cells: readonly Cell[];
}

function Count({ figure, of, count, cells }: CountProps): ReactNode {
  const { count: style } = useChartStyles();
  const href = count === 0 ? null : hrefOf(quality, figure, VIEW.filters, cells);
  const words = numberText(count);
  if (!href) return <span className={style}>{words}</span>;
  return (
    <Link href={href} asChild>
      <FluentLink
        className={style}
        aria-label={t("figures.open", { figure: figureName(figure), n: words, of })}
      >
        {words}
      </FluentLink>
    </Link>
  );
}
