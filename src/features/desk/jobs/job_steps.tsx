import { Spinner } from "@fluentui/react-components";
import { Suspense, useId } from "react";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { SettlingButton } from "../../../parts/settling_button.tsx";
import { Decision } from "../../../parts/decision.tsx";
import { numberText } from "../../../parts/format.ts";
import { recordsText } from "./words.ts";
import { type Job, UNDO } from "./wiring.ts";
import { isBusyPhase, type Mover } from "../../../engine/record/move_wiring.ts";
import { JobFile } from "./job_file.tsx";
import { type JobOffer, jobOffers } from "./job.ts";
import { useJobStyles } from "./job.styles.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";

const AskUndoImport = lazyPart(() => import("./ask_undo_import.tsx"));

interface Props {
  readonly job: Job;
  readonly mover: Mover;
}

export function JobSteps({ job, mover }: Props) {
  const styles = useRecordStyles();
  const offers = jobOffers(job);
  if (offers.length === 0 && job.file_name === "") return <MoveMessageBar mover={mover} />;
  return (
    <>
      <div className={styles.line} role="group" aria-label={t("record.steps")}>
        {job.file_name !== "" && <JobFile job={job} />}
        {offers.map((offer) => <StepButton key={offer.event} {...{ offer, job, mover }} />)}
      </div>
      <MoveMessageBar mover={mover} />
      {mover.event === UNDO && mover.phase === "asking" && (job.kind === "orders.import"
        ? (
          <Suspense>
            <AskUndoImport job={job} mover={mover} />
          </Suspense>
        )
        : <AskUndo job={job} mover={mover} />)}
    </>
  );
}

function stepText(event: string, job: Job): string {
  const isFailedOnly = event === "job.retry" && job.status === "Done" && job.refused > 0;
  return isFailedOnly
    ? t("jobs.retryFailed", { count: job.refused, n: numberText(job.refused) })
    : t(`event.${event}`);
}

function StepButton({ offer: { event, refusedBy }, job, mover }: Props & { readonly offer: JobOffer }) {
  const { quiet } = useRecordStyles();
  const reasonId = useId();
  const isOld = mover.version > job.version;
  const isBusy = isOld || isBusyPhase(mover);
  const isSending = mover.phase === "sending" && mover.event === event;
  const words = stepText(event, job);
  return (
    <>
      <SettlingButton
        meaning={event}
        disabledFocusable={refusedBy !== null || isBusy}
        icon={isSending ? <Spinner size="tiny" /> : null}
        {...(refusedBy !== null && { "aria-describedby": reasonId })}
        onClick={() => {
          if (!isBusy && refusedBy === null) mover.begin(event, event === UNDO);
        }}
      >
        {isSending ? t("record.move.sending", { step: words }) : words}
      </SettlingButton>
      {refusedBy !== null && <span id={reasonId} className={quiet}>{t(`reason.${refusedBy}`)}</span>}
    </>
  );
}

function AskUndo({ job, mover }: Props) {
  const styles = useJobStyles();
  const records = recordsText(job.about["resource"], job.made);
  return (
    <div role="group" aria-label={t("jobs.undo", { records })}>
      <p className={styles.ask}>{t("jobs.askUndo", { records })}</p>
      <Decision onCancel={mover.dismiss}>
        <SettlingButton meaning={UNDO} appearance="primary" onClick={() => mover.confirm([])}>
          {t("jobs.undo", { records })}
        </SettlingButton>
      </Decision>
    </div>
  );
}
