import type { FigureReport } from "../../../resources/define_figures.ts";
import { QualityTabs } from "../../features/figures/quality/quality_tabs.tsx";

/** Reports about quality are in a row of tabs and have no menu entry. */
export const ReportTabs = ({ report }: { readonly report: FigureReport }) =>
  report.isApart ? <QualityTabs /> : null;
