/** `/orders/print/quality`. Source: docs/requirements.md S2.20. */
import { quality } from "../../../../resources/figures/quality.ts";
import { ReportPage } from "../../../engine/figures/report_page.tsx";
import { QualityTabs } from "./quality_tabs.tsx";

export default function QualityPage() {
  return <ReportPage report={quality} tabs={<QualityTabs />} />;
}
