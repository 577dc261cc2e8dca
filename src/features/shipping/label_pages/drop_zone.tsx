/** Accepts dropped files, shows the progress of reading them, and lists refused files. */
import { Button, mergeClasses, Spinner } from "@fluentui/react-components";
import { ArrowUploadRegular } from "@fluentui/react-icons";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { allows } from "../../../../api/access.ts";
import { isOpenJob } from "../../../../api/statuses.ts";
import { labelPageRights, labelPages } from "../../../../resources/shipping/label_pages.ts";
import { useBulkJob } from "../../../engine/bulk/bulk_job_wiring.ts";
import { JobMessageBar } from "../../../engine/bulk/job_message_bar.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { numberText } from "../../../parts/format.ts";
import { BinSummary } from "./bin_summary.tsx";
import { useLabelPageStyles } from "./label_pages.styles.ts";
import { RefusedList } from "./refused_list.tsx";
import { acceptedFiles, bounds, dropsSource, type RefusedFile, sendDrop } from "./wiring.ts";

export default function DropZone() {
  const styles = useLabelPageStyles();
  const person = usePerson();
  return (
    <div className={styles.part}>
      {allows(labelPageRights.add, person) && <Zone />}
      <BinSummary />
    </div>
  );
}

interface Sending {
  readonly count: number;
  readonly sent: number;
  readonly isWaiting: boolean;
}

function Zone() {
  const styles = useLabelPageStyles();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { sending, refused, drop, work } = useDrop();
  const over = (event: DragEvent, next: boolean) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(next);
  };
  return (
    <>
      <div
        className={mergeClasses(styles.zone, isOver && styles.over)}
        role="group"
        aria-label={t("labelPages.drop")}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          drop([...event.dataTransfer.files]);
        }}
      >
        <strong>{isOver ? t("labelPages.dropNow") : t("labelPages.drop")}</strong>
        <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
          {t("labelPages.choose")}
        </Button>
        <span className={styles.hint}>{t("labelPages.hint", bounds())}</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept=".pdf,application/pdf"
          aria-label={t("labelPages.choose")}
          onChange={({ currentTarget }) => {
            drop([...currentTarget.files ?? []]);
            currentTarget.value = "";
          }}
        />
      </div>
      {sending && (
        <div role="status" className={styles.line}>
          <Spinner size="tiny" />
          {sending.isWaiting
            ? t("labelPages.waiting")
            : t("labelPages.sending", { count: sending.count, sent: numberText(sending.sent) })}
        </div>
      )}
      {work.failure !== null && work.phase === "asking" && <p role="alert">{failureText(work.failure)}</p>}
      {work.phase === "unknown" && <JobMessageBar work={work} />}
      <Progress refused={refused} />
    </>
  );
}

/** Sends dropped files, then begins the job that reads them. Ignores further drops until the job has begun. */
function useDrop() {
  const work = useBulkJob(labelPages.id);
  const [path, navigate] = useLocation();
  const [sending, setSending] = useState<Sending | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const latest = useRef(work);
  latest.current = work;
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const drop = async (files: readonly File[]) => {
    const isBeginning = latest.current.isBusy || latest.current.phase === "unknown";
    if (files.length === 0 || sending || isBeginning) return;
    const accepted = acceptedFiles(files);
    setRefused(accepted.refused);
    if (accepted.taken.length === 0) return;
    const { signal } = controller.current = new AbortController();
    const id = crypto.randomUUID();
    setSending({ count: accepted.taken.length, sent: 0, isWaiting: false });
    const change = (next: (before: Sending) => Sending) => setSending((before) => before && next(before));
    const sent = await sendDrop(id, accepted.taken, {
      signal,
      onSent: () => change((before) => ({ ...before, sent: before.sent + 1, isWaiting: false })),
      onRefused: (file) => setRefused((before) => [...before, file]),
      onWait: (isWaiting) =>
        change((before) => before.isWaiting === isWaiting ? before : { ...before, isWaiting }),
    });
    if (signal.aborted) return;
    setSending(null);
    if (sent > 0) latest.current.confirm({ kind: "labels.intake", resource: labelPages.id, drop: id });
  };
  const { job } = work;
  const ended = job && !isOpenJob(job) ? job._id : "";
  useEffect(() => {
    // Opens the pages of the drop, unless the person is looking at a bin.
    if (ended && path === labelPages.path) navigate(`${labelPages.path}?job=${encodeURIComponent(ended)}`);
  }, [ended]);
  return { sending, refused, drop: (files: readonly File[]) => void drop(files), work };
}

/** Shows the newest drop while it is being read, and its refused files until somebody dismisses them. */
function Progress({ refused }: { readonly refused: readonly RefusedFile[] }) {
  const styles = useLabelPageStyles();
  const { answer } = useAnswer(dropsSource);
  const [newest] = answer?.labelDrops ?? [];
  const isReading = newest !== undefined && newest.job_id !== null && newest.done < newest.files;
  return (
    <>
      {isReading && (
        <div role="status" className={styles.line}>
          <Spinner size="tiny" />
          {t("labelPages.reading", {
            count: newest.files,
            done: numberText(newest.done),
            pages: numberText(newest.pages),
          })}
        </div>
      )}
      <RefusedList
        key={newest?._id ?? ""}
        files={[
          ...refused.map((file) => ({ ...file, page: null, text: "" })),
          ...newest && !isReading ? newest.refused : [],
        ]}
      />
    </>
  );
}
