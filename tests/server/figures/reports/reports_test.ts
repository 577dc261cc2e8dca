/** All reports count one demo, as making it takes longer than all of their steps. */
import { qualityOrdersSteps } from "../quality/quality_orders_steps.ts";
import { qualitySteps } from "../quality/quality_steps.ts";
import { inReports } from "../../../support/figures/reports.ts";
import { financeReportSteps } from "./finance_report_steps.ts";
import { orderReportSteps } from "./order_report_steps.ts";
import { proofSteps } from "./proof_steps.ts";
import { statisticsSteps } from "./statistics_steps.ts";

inReports("S2.2 S2.4 S2.17 S2.20 the reports count the demo", {
  ...financeReportSteps,
  ...orderReportSteps,
  ...statisticsSteps,
  ...qualityOrdersSteps,
  // These steps add rows, so they run last.
  ...qualitySteps,
  ...proofSteps,
});
