/** `/orders/print/quality/orders`. Source: docs/requirements.md S2.20. */
import { qualityOrders } from "../../../../resources/figures/quality_orders.ts";
import { ReportPage } from "../../../engine/figures/report_page.tsx";
import { QualityTabs } from "./quality_tabs.tsx";

export default function QualityOrdersPage() {
  return <ReportPage report={qualityOrders} tabs={<QualityTabs />} />;
}
