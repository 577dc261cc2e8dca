/** `/order-report`. Source: docs/requirements.md S2.4. */
import { orderReport } from "../../../../resources/figures/order_report.ts";
import { ReportPage } from "../../../engine/figures/report_page.tsx";

export default function OrderReportPage() {
  return <ReportPage report={orderReport} />;
}
