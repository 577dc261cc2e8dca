/** `/orders/print/quality/costs`. Source: docs/requirements.md S2.2, S2.20. */
import { reprintCosts } from "../../../../resources/figures/reprint_costs.ts";
import { ReportPage } from "../../../engine/figures/report_page.tsx";
import { QualityTabs } from "./quality_tabs.tsx";

export default function ReprintCostsPage() {
  return <ReportPage report={reprintCosts} tabs={<QualityTabs />} />;
}
