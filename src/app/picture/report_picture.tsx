import { mergeClasses, Tab, TabList } from "@fluentui/react-components";
import { useRef } from "react";
import type { Figures } from "../../../api/generated/schema.ts";
import { RANGES } from "../../../api/time/ranges.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { shownFigures } from "../../../resources/report_rows.ts";
import type { ReportView } from "../../../resources/report_url.ts";
import { EntityWords } from "../../engine/field_words.ts";
import { FigureCards } from "../../engine/figures/figure_cards.tsx";
import { FigureChart } from "../../engine/figures/figure_chart.tsx";
import { FigureTable } from "../../engine/figures/figure_table.tsx";
import { figureName } from "../../engine/figures/figure_text.ts";
import { useFigureStyles } from "../../engine/figures/figures.styles.ts";
import { filterResource } from "../../engine/figures/report_filters.ts";
import { FilterBar } from "../../engine/list/filters/filter_bar.tsx";
import { t } from "../../lib/i18n.ts";
import { useScreenStyles } from "../../parts/screen.styles.ts";
import { ReportTabs } from "./report_tabs.tsx";
import { usePictureStyles } from "./picture.styles.ts";

interface Props {
  readonly report: FigureReport;
  readonly view: ReportView;
  readonly figures: Figures;
}

const nothing = () => {};

/** Reserves the space of views, actions and selects, which come with the app. */
export function ReportPicture({ report, view, figures: all }: Props) {
  const styles = useFigureStyles();
  const screen = useScreenStyles();
  const { selectPlace, choicesPlace, viewsPlace, rest } = usePictureStyles();
  const unused = useRef<HTMLInputElement>(null);
  const figures = shownFigures(all, view.shown);
  return (
    <EntityWords value={report.list.id}>
      <section className={mergeClasses(screen.page, styles.page)}>
        <header className={styles.head}>
          <h1 className={screen.title}>{t(`menu.${report.id}`)}</h1>
          <div className={mergeClasses(styles.views, viewsPlace)} />
        </header>
        <ReportTabs report={report} />
        <TabList className={styles.tabs} size="small" selectedValue={view.filters["range"] ?? ""}>
          {RANGES.map((each) => <Tab key={each} value={each}>{t(`range.${each}`)}</Tab>)}
        </TabList>
        <div className={styles.filters}>
          <FilterBar
            resource={filterResource(report)}
            filters={view.filters}
            searched={undefined}
            onFilter={nothing}
            input={unused}
          />
        </div>
        <div className={choicesPlace} />
        <FigureCards {...{ report, view, figures }} />
        <section className={styles.chart}>
          <div className={styles.chartHead}>
            <h2 className={styles.chartTitle}>{figureName(view.rank)}</h2>
            <span className={selectPlace} />
          </div>
          <FigureChart {...{ report, view }} figures={all} />
        </section>
        <FigureTable {...{ report, view, figures }} onAll={nothing} />
        <div className={rest} />
      </section>
    </EntityWords>
  );
}
