import { useParams } from "wouter";
import { readCode } from "../../../api/flows/report_code.ts";
import { useScreenStyles } from "../../parts/screen.styles.ts";
import { OpenedReport } from "../reports/opened_report.tsx";
import { ReportList } from "../reports/report_list.tsx";

export default function ReportsPage() {
  const screen = useScreenStyles();
  const params = useParams();
  const reportCode = params["*"] ?? "";
  return (
    <div className={screen.page}>
      {reportCode === "" ? <ReportList /> : <OpenedReport key={reportCode} code={readCode(reportCode)} />}
    </div>
  );
}
