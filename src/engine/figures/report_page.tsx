/** Shows a report: its period, its groups, cards, a chart and a table whose figures open their rows. */
import { Button, mergeClasses, Select, Tab, TabList } from "@fluentui/react-components";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import type { Figures } from "../../../api/generated/schema.ts";
import { formatDay, formatSecond } from "../../../api/time/instants.ts";
import { RANGES } from "../../../api/time/ranges.ts";
import type { Filter } from "../../../resources/define.ts";
import { type FigureReport, filtersOf } from "../../../resources/define_figures.ts";
import { shownFigures } from "../../../resources/report_rows.ts";
import { reportFor, viewListOf } from "../../../resources/report_view.ts";
import { filterText } from "../../../resources/report_words.ts";
import { queryOfView } from "../../../resources/view.ts";
import { adoptRules } from "../../lib/adopted_rules.ts";
import { config } from "../../lib/config.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { codeOf } from "../../lib/outcome.ts";
import { usePerson } from "../../lib/person.ts";
import { useTitle } from "../../lib/use_title.ts";
import { InlineMessageBar } from "../../parts/message_bar.tsx";
import { useScreenStyles } from "../../parts/screen.styles.ts";
import { EntityWords } from "../field_words.ts";
import { Empty } from "../list/empty.tsx";
import { FilterBar } from "../list/filters/filter_bar.tsx";
import { FilterEnd } from "../list/filters/filter_end.tsx";
import { useOptionNames } from "../list/filters/option_names.ts";
import { useViews } from "../views/views_wiring.ts";
import { useAnswer } from "../wiring/answer.ts";
import { FigureCards } from "./figure_cards.tsx";
import { FigureChart } from "./figure_chart.tsx";
import { figureName, pageWords } from "./figure_text.ts";
import { FigureTable } from "./figure_table.tsx";
import { useFigureStyles } from "./figures.styles.ts";
import { ReportActions } from "./report_actions.tsx";
import { type ChoiceProps, ReportChoices } from "./report_choices.tsx";
import { questionOfView, reportSource } from "./report_source.ts";
import { filterResource } from "./report_filters.ts";
import { useReportUrl } from "./report_url.ts";
import { MissingParts, ReportViews } from "./report_views.tsx";
import { RunAsJob } from "./run_as_job.tsx";

/** The tables are wide, so they are printed in landscape. */
adoptRules(`@media print { body:has(main [data-report]) { page: report; } }
@page report { size: A4 landscape; margin: 10mm; }`);

interface Props {
  readonly report: FigureReport;
  /** Links to related reports. */
  readonly tabs?: ReactNode;
  readonly children?: ReactNode;
}

export function ReportPage({ report: whole, tabs, children }: Props) {
  const styles = useFigureStyles();
  const screen = useScreenStyles();
  const person = usePerson();
  const report = useMemo(() => reportFor(whole, person), [whole, person]);
  const viewList = useMemo(() => viewListOf(report), [report]);
  const views = useViews(viewList);
  const home = useMemo(() => {
    const begun = views.all.find(({ default_role }) => default_role === person.role);
    return begun ? queryOfView(viewList, begun) : null;
  }, [viewList, views.all, person.role]);
  const url = useReportUrl(report, viewList, home);
  const { view, change, filter, clear } = url;
  const [figures, setFigures] = useState<Figures | null>(null);
  const resource = useMemo(() => filterResource(report), [report]);
  const unused = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  const { range = "" } = view.filters;
  // On a phone the selected tab may be outside of the screen, so it is scrolled into view.
  useEffect(() => {
    const selected = section.current?.querySelector('[role="tab"][aria-selected="true"]');
    selected?.scrollIntoView?.({ inline: "center", block: "nearest" });
  }, [range]);
  const title = t(`menu.${report.id}`);
  useTitle(title);
  return (
    <EntityWords value={report.list.id}>
      <section ref={section} className={mergeClasses(screen.page, styles.page)} data-report={report.id}>
        <header className={styles.head}>
          <h1 className={screen.title}>{title}</h1>
          <ReportViews {...{ resource: viewList, url, views }} />
          <ReportActions {...{ report, view, figures }} views={views.all} />
        </header>
        {tabs}
        <MissingParts {...{ resource: viewList, url, views }} />
        <TabList
          className={styles.tabs}
          size="small"
          selectedValue={range}
          onTabSelect={(_, { value }) =>
            change({
              filters: { ...view.filters, range: String(value), start: undefined, end: undefined },
              isWhole: false,
            })}
        >
          {RANGES.map((each) => <Tab key={each} value={each}>{t(`range.${each}`)}</Tab>)}
        </TabList>
        <div className={styles.filters}>
          <FilterBar
            resource={resource}
            filters={view.filters}
            searched={undefined}
            onFilter={filter}
            input={unused}
            end={(line) => (
              <FilterEnd resource={resource} filters={view.filters} onClear={clear} {...line}>
                {null}
              </FilterEnd>
            )}
          />
        </div>
        <ReportChoices {...{ report, view, change }} />
        {url.isBare && (views.isHeld || home) ? <FiguresSkeleton /> : (
          <CountedFigures
            key={JSON.stringify(questionOfView(view))}
            {...{ whole, report, view, change }}
            onClear={clear}
            onFigures={setFigures}
          />
        )}
        {children}
      </section>
    </EntityWords>
  );
}

interface CountedFiguresProps extends ChoiceProps {
  /** The report including the filters that this person may not use. */
  readonly whole: FigureReport;
  readonly onClear: () => void;
  readonly onFigures: (figures: Figures | null) => void;
}

function CountedFigures({ whole, report, view, change, onClear, onFigures }: CountedFiguresProps) {
  const styles = useFigureStyles();
  const id = useId();
  const { phase, answer, failure, refresh } = useAnswer(useMemo(() => reportSource(whole, view), []));
  const exported = failure ? null : answer;
  useEffect(() => onFigures(exported), [exported, onFigures]);
  const why = failure ? failureText(failure) : "";
  if (failure && codeOf(failure) === "LIMIT") return <RunAsJob {...{ report, view }} />;
  if (phase === "failed" && !answer) {
    return (
      <Empty isFailure title={t("figures.failed")} text={why}>
        <Button appearance="primary" onClick={refresh}>{t("figures.retry")}</Button>
      </Empty>
    );
  }
  if (!answer) return <FiguresSkeleton />;
  const figures = shownFigures(answer, view.shown);
  // Amounts of several rows may add up to zero.
  const isEmpty = [answer.totals, ...answer.rows.map(({ values }) => values)].flat().every((value) => !value);
  return (
    <>
      {failure && (
        <InlineMessageBar tone="warning" action={{ words: t("figures.retry"), run: refresh }}>
          {t("figures.stale", { why })}
        </InlineMessageBar>
      )}
      <PrintHeader {...{ report, view, figures: answer }} />
      <FigureCards {...{ report, view, figures }} />
      {isEmpty
        ? (
          <Empty title={t("figures.emptyTitle")} text={t("figures.emptyText")}>
            <Button appearance="primary" onClick={onClear}>{t("figures.clear")}</Button>
          </Empty>
        )
        : (
          <>
            <section className={styles.chart} aria-labelledby={id}>
              <div className={styles.chartHead}>
                <h2 className={styles.chartTitle} id={id}>{figureName(view.rank)}</h2>
                <label className={styles.end}>
                  <Select
                    size="small"
                    aria-label={t("figures.figure")}
                    value={view.rank}
                    onChange={(_, { value }) => change({ rank: value })}
                  >
                    {report.measures.map(({ key }) => <option key={key} value={key}>{figureName(key)}
                    </option>)}
                  </Select>
                </label>
              </div>
              <FigureChart {...{ report, view, figures: answer }} />
            </section>
            <FigureTable {...{ report, view, figures }} onAll={() => change({ isWhole: true })} />
          </>
        )}
      <p className={styles.foot}>
        {t("figures.counted", {
          when: formatSecond(answer.counted_at, config().timeZone),
          zone: config().timeZone,
        })}
      </p>
    </>
  );
}

function FiguresSkeleton() {
  const styles = useFigureStyles();
  return <div className={styles.skeleton} role="status" aria-label={t("figures.loading")} />;
}

/** Prints the choices that the screen shows in controls. */
function PrintHeader(
  { report, view, figures }: Pick<ChoiceProps, "report" | "view"> & { readonly figures: Figures },
) {
  const styles = useFigureStyles();
  const { timeZone } = config();
  const person = usePerson();
  const days = t("figures.days", {
    first: formatDay(figures.from, timeZone),
    last: formatDay(figures.until - 1, timeZone),
  });
  return (
    <p className={styles.paper}>
      {days}
      {filtersOf(report).filter(({ key, kind }) => kind !== "days" && view.filters[key]).map((filter) => (
        <PrintedFilter
          key={filter.key}
          report={report}
          filter={filter}
          value={view.filters[filter.key] ?? ""}
        />
      ))}
      {` · ${t("figures.printedBy", { name: person.name })}`}
    </p>
  );
}

interface PrintedFilterProps {
  readonly report: FigureReport;
  readonly filter: Filter;
  readonly value: string;
}

function PrintedFilter({ report, filter: { key, source }, value }: PrintedFilterProps) {
  const nameOf = useOptionNames(source);
  const values = value.split(",").map((each) => each.trim()).filter(Boolean);
  return <>{` · ${filterText(report, key, values, nameOf, pageWords)}`}</>;
}
