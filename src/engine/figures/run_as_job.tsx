/** Offers a job for a report with too many rows to be counted while a person waits. */
import { Button, Spinner } from "@fluentui/react-components";
import { useEffect } from "react";
import { MAX_REPORT_ROWS } from "../../../api/figures/bounds.ts";
import type { JobInput } from "../../../api/generated/schema.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import type { ReportView } from "../../../resources/report_url.ts";
import { variablesOf } from "../../../resources/url.ts";
import { failureText } from "../../lib/failure_text.ts";
import { language, t } from "../../lib/i18n.ts";
import { notify } from "../../lib/toasts.ts";
import { numberText } from "../../parts/format.ts";
import { useBulkJob } from "../bulk/bulk_job_wiring.ts";
import { Empty } from "../list/empty.tsx";

interface Props {
  readonly report: FigureReport;
  readonly view: ReportView;
}

function jobOf(report: FigureReport, { filters, by, shown }: ReportView): JobInput {
  const { sort: _, ...args } = variablesOf(report.list, { filters, sort: report.list.sort });
  return {
    kind: "figures.run",
    resource: report.id,
    filters: { ...args, by },
    columns: [...shown],
    language: language.peek(),
    format: "csv",
  };
}

export function RunAsJob({ report, view }: Props) {
  const work = useBulkJob(report.list.id);
  const isBegun = work.phase === "following";
  useEffect(() => {
    if (isBegun) notify("success", t("figures.job.begun"));
  }, [isBegun]);
  const begin = () => {
    if (work.isBusy || isBegun) return;
    if (work.phase === "unknown") return work.check();
    work.confirm(jobOf(report, view));
  };
  const text = work.failure
    ? t("figures.job.refused", { why: failureText(work.failure) })
    : isBegun
    ? t("figures.job.begun")
    : t("figures.job.text", { n: numberText(MAX_REPORT_ROWS) });
  return (
    <Empty title={t("figures.job.title")} text={text}>
      <Button
        appearance="primary"
        disabledFocusable={work.isBusy || isBegun}
        icon={work.isBusy ? <Spinner size="tiny" /> : null}
        onClick={begin}
      >
        {t("figures.job.run")}
      </Button>
    </Empty>
  );
}
