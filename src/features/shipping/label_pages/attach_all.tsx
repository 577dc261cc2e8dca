import { Button } from "@fluentui/react-components";
import { isOpenJob } from "../../../../api/statuses.ts";
import { labelPages } from "../../../../resources/shipping/label_pages.ts";
import { useBulkJob } from "../../../engine/bulk/bulk_job_wiring.ts";
import { JobMessageBar } from "../../../engine/bulk/job_message_bar.tsx";
import { t } from "../../../lib/i18n.ts";

/** Attaches all pages that are matched, as a job that can be watched. */
export function AttachAll({ count }: { readonly count: number }) {
  const work = useBulkJob(labelPages.id);
  const { job } = work;
  const isBusy = work.isBusy || (job !== null && isOpenJob(job));
  const start = () =>
    isBusy || work.confirm({
      kind: "list.move",
      resource: labelPages.id,
      event: "page.attach",
      filters: { status: ["Matched"] },
    });
  return (
    <>
      {count > 0 && (
        <Button appearance="primary" disabledFocusable={isBusy} onClick={start}>
          {t("labelPages.attach", { count })}
        </Button>
      )}
      <JobMessageBar work={work} />
    </>
  );
}
