import { Button, mergeClasses } from "@fluentui/react-components";
import { Fragment } from "react";
import type { Figures } from "../../../api/generated/schema.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import type { Cell } from "../../../resources/drill.ts";
import { t } from "../../lib/i18n.ts";
import { FigureLink } from "./figure_link.tsx";
import { columnName, dimensionName, figureMeans, keyText, valueText } from "./figure_text.ts";
import { useFigureStyles } from "./figures.styles.ts";
import type { ReportView } from "../../../resources/report_url.ts";

interface Props {
  readonly report: FigureReport;
  readonly view: ReportView;
  readonly figures: Figures;
  readonly onAll: () => void;
}

export function FigureTable({ report, view, figures, onAll }: Props) {
  const styles = useFigureStyles();
  const [by = "", then] = view.by;
  const title = t("figures.table", { by: view.by.map((key) => dimensionName(report, key)).join(", ") });
  const numbers = (values: readonly (number | null)[], cells: readonly Cell[], of: string) =>
    figures.columns.map((column, place) => (
      <td key={`${column.key} ${column.currency}`} className={styles.cell}>
        <FigureLink {...{ report, column, cells, of }} filters={view.filters} value={values[place]} />
      </td>
    ));
  const plain = (values: readonly (number | null)[]) =>
    figures.columns.map((column, place) => (
      <td key={`${column.key} ${column.currency}`} className={styles.cell}>
        <bdi>{valueText(report, column, values[place])}</bdi>
      </td>
    ));
  const rest = figures.groups - figures.rows.length;
  const openOthers = !view.isWhole && (
    <Button className={styles.screenOnly} size="small" appearance="subtle" onClick={onAll}>
      {t("figures.openOthers")}
    </Button>
  );
  return (
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.top, styles.side, styles.corner)}>
              {dimensionName(report, by)}
            </th>
            {figures.columns.map((column) => (
              <th
                key={`${column.key} ${column.currency}`}
                scope="col"
                className={styles.top}
                title={figureMeans(column.key)}
                aria-sort={column.key === view.rank ? "descending" : undefined}
              >
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.rows.map(({ key, name, values, parts, others }) => {
            const of = keyText(report, by, key, name);
            return (
              <Fragment key={key}>
                <tr>
                  <th scope="row" className={mergeClasses(styles.side, styles.name, then && styles.strong)}>
                    <bdi dir="auto">{of}</bdi>
                  </th>
                  {numbers(values, [{ by, key }], of)}
                </tr>
                {then && parts.map((part) => {
                  const ofPart = keyText(report, then, part.key, part.name);
                  return (
                    <tr key={part.key}>
                      <th scope="row" className={mergeClasses(styles.side, styles.name, styles.inner)}>
                        <bdi dir="auto">{ofPart}</bdi>
                      </th>
                      {numbers(part.values, [{ by, key }, { by: then, key: part.key }], `${of}, ${ofPart}`)}
                    </tr>
                  );
                })}
                {others && (
                  <tr>
                    <th scope="row" className={mergeClasses(styles.side, styles.name, styles.inner)}>
                      {t("figures.others")}
                      {openOthers}
                    </th>
                    {plain(others)}
                  </tr>
                )}
              </Fragment>
            );
          })}
          {figures.others && (
            <tr>
              <th scope="row" className={mergeClasses(styles.side, styles.name)}>
                {t("figures.othersOf", { count: rest })}
                {openOthers}
              </th>
              {plain(figures.others)}
            </tr>
          )}
        </tbody>
        <tfoot className={styles.totals}>
          <tr>
            <th scope="row" className={mergeClasses(styles.side, styles.name, styles.total)}>
              {t("figures.total")}
            </th>
            {figures.columns.map((column, place) => (
              <td
                key={`${column.key} ${column.currency}`}
                className={mergeClasses(styles.cell, styles.total)}
              >
                <FigureLink
                  {...{ report, column }}
                  filters={view.filters}
                  value={figures.totals[place]}
                  cells={[]}
                  of={t("figures.total")}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
