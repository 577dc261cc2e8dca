/** Counts the pages of the current bin by reason, says what to do, and offers to attach matched pages. */
import { Button } from "@fluentui/react-components";
import { useLocation } from "wouter";
import { allows } from "../../../../api/access.ts";
import { isOpenJob, slugOf } from "../../../../api/statuses.ts";
import { labelPageRights, labelPages } from "../../../../resources/shipping/label_pages.ts";
import { useBulkJob } from "../../../engine/bulk/bulk_job_wiring.ts";
import { JobMessageBar } from "../../../engine/bulk/job_message_bar.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { numberText } from "../../../parts/format.ts";
import { useLabelPageStyles } from "./label_pages.styles.ts";
import { binsSource } from "./wiring.ts";

export function BinSummary() {
  const styles = useLabelPageStyles();
  const person = usePerson();
  const [path] = useLocation();
  const { answer } = useAnswer(binsSource);
  const bins = answer?.labelPageBins ?? [];
  const matched = bins.filter(({ status }) => status === "Matched");
  const unpaid = matched.reduce((sum, bin) => sum + bin.unpaid, 0);
  const ready = matched.reduce((sum, { count }) => sum + count, 0) - unpaid;
  const shown = bins.filter(({ status }) => path.startsWith(`${labelPages.path}/${slugOf(status)}`));
  const [first] = shown;
  const isMatching = [labelPages.path, `${labelPages.path}/${slugOf("Matched")}`].includes(path);
  return (
    <>
      {first && (
        <div className={styles.line}>
          {shown.map(({ finding, count }) => (
            <span key={finding} className={styles.quiet}>
              {t("labelPages.binCount", { word: choiceWord("finding", finding), n: numberText(count) })}
            </span>
          ))}
          {hasWords(`labelPages.next.${first.status}`) && (
            <span>{t(`labelPages.next.${first.status}` as Key)}</span>
          )}
        </div>
      )}
      {isMatching && allows(labelPageRights.update, person) && (
        <div className={styles.line}>
          <AttachAll count={ready} />
          {unpaid > 0 && <span className={styles.quiet}>{t("labelPages.unpaid", { count: unpaid })}</span>}
        </div>
      )}
    </>
  );
}

/** Attaches all pages that are matched and paid, as a job that can be watched. */
function AttachAll({ count }: { readonly count: number }) {
  const work = useBulkJob(labelPages.id);
  const { job } = work;
  const isBusy = work.isBusy || (job !== null && isOpenJob(job));
  const start = () =>
    isBusy || work.confirm({
      kind: "list.move",
      resource: labelPages.id,
      event: "page.attach",
      filters: { status: ["Matched"], armed: "now" },
    });
  return (
    <>
      {count > 0 && (
        <Button appearance="primary" disabledFocusable={isBusy} onClick={start}>
          {t("labelPages.attach", { count })}
        </Button>
      )}
      <JobMessageBar work={work} />
      {work.failure !== null && work.phase === "asking" && <p role="alert">{failureText(work.failure)}</p>}
    </>
  );
}
