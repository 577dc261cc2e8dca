/** Links a figure to the rows that it counts. */
import { Link, mergeClasses } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { DEFAULT_PAGE_SIZE } from "../../../api/constants.ts";
import type { FigureColumn } from "../../../api/figures/measures.ts";
import type { FilterValues } from "../../../resources/define.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { type Cell, drillOf } from "../../../resources/drill.ts";
import { writeUrl } from "../../../resources/url.ts";
import { t } from "../../lib/i18n.ts";
import { columnName, valueText } from "./figure_text.ts";
import { useFigureStyles } from "./figures.styles.ts";

interface Props {
  readonly report: FigureReport;
  readonly filters: FilterValues;
  readonly column: FigureColumn;
  readonly value: number | null | undefined;
  readonly cells: readonly Cell[];
  /** Name of the row, for screen readers. */
  readonly of: string;
  readonly isAlone?: boolean;
}

export function hrefOf(
  report: FigureReport,
  key: string,
  filters: FilterValues,
  cells: readonly Cell[],
): string | null {
  const drilled = drillOf(report, key, filters, cells);
  const { list } = report;
  const query = { sort: list.sort, page: 1, perPage: DEFAULT_PAGE_SIZE };
  // The bare link would open the default view of the person's role instead of the counted rows.
  return drilled && writeUrl(list, { ...query, filters: drilled }, undefined, true);
}

export function FigureLink({ report, filters, column, value, cells, of, isAlone = false }: Props) {
  const styles = useFigureStyles();
  const text = valueText(report, column, value, isAlone);
  const href = value ? hrefOf(report, column.key, filters, cells) : null;
  if (!href) return <bdi className={mergeClasses(!value && styles.none)}>{text}</bdi>;
  return (
    <RouterLink href={href} asChild>
      <Link
        className={styles.number}
        aria-label={t("figures.open", { figure: columnName(column), n: text, of })}
      >
        <bdi>{text}</bdi>
      </Link>
    </RouterLink>
  );
}
