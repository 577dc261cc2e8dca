/** `/statistics`. Source: docs/requirements.md S2.17. */
import { statistics } from "../../../../resources/figures/statistics.ts";
import { ReportPage } from "../../../engine/figures/report_page.tsx";
import { VipPanel } from "./vip_panel.tsx";

export default function StatisticsPage() {
  return (
    <ReportPage report={statistics}>
      <VipPanel />
    </ReportPage>
  );
}
