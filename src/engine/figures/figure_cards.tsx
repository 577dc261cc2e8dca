import type { Figures } from "../../../api/generated/schema.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { t } from "../../lib/i18n.ts";
import { FigureLink } from "./figure_link.tsx";
import { changeText, columnName, figureMeans, valueText } from "./figure_text.ts";
import { useFigureStyles } from "./figures.styles.ts";
import type { ReportView } from "../../../resources/report_url.ts";

interface Props {
  readonly report: FigureReport;
  readonly view: ReportView;
  readonly figures: Figures;
}

export function FigureCards({ report, view, figures }: Props) {
  const styles = useFigureStyles();
  const cards = report.cards.flatMap((key) =>
    figures.columns.flatMap((column, place) => column.key === key ? [{ column, place }] : [])
  );
  return (
    <ul className={styles.cards} aria-label={t("figures.cards")}>
      {cards.map(({ column, place }) => {
        const [now, before] = [figures.totals[place], figures.before[place]];
        const change = changeText(report, column, now, before);
        return (
          <li
            key={`${column.key} ${column.currency}`}
            className={styles.card}
            title={figureMeans(column.key)}
          >
            <span className={styles.cardName}>{columnName(column)}</span>
            <span className={styles.cardNumber}>
              <FigureLink
                {...{ report, column }}
                filters={view.filters}
                value={now}
                cells={[]}
                of={t("figures.all")}
              />
            </span>
            <span className={styles.quiet}>
              {change && <bdi className={styles.change}>{change}</bdi>}
              {t("figures.before", { value: valueText(report, column, before) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
