import { Button, Link, Spinner } from "@fluentui/react-components";
import { CheckmarkCircle20Filled } from "@fluentui/react-icons";
import { Suspense, useState } from "react";
import { Link as RouterLink } from "wouter";
import type { JobInput } from "../../../../api/generated/schema.ts";
import type { BulkJobState } from "../../../../machines/desk/bulk_job.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { isOpenJob } from "../../../../api/statuses.ts";
import type { FoundItem } from "../../catalogue/items/items.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { lazyWithSuspense } from "../../../lib/lazy_part.tsx";
import { numberText } from "../../../parts/format.ts";
import { type BulkJob, useBulkJob } from "../../../engine/bulk/bulk_job_wiring.ts";
import { JobMessageBar } from "../../../engine/bulk/job_message_bar.tsx";
import { useFixingStyles } from "./draft_fixing.styles.ts";
import { WaitingRow, type WorklistEntry } from "./waiting_row.tsx";

const ItemPicker = lazyWithSuspense(() => import("../../catalogue/items/item_picker.tsx"));

export interface Fixable extends WorklistEntry {
  readonly offered: ItemChoice | null;
  readonly label: string;
  readonly act: string;
  readonly inputOf: (item: string) => JobInput;
}
export type ItemChoice = Pick<FoundItem, "_id" | "sku" | "title" | "variant">;

export function FixRow({ row }: { readonly row: Fixable }) {
  return (
    <WaitingRow row={row}>
      <Fix row={row} />
    </WaitingRow>
  );
}

function Fix({ row }: { readonly row: Fixable }) {
  const work = useBulkJob("orders");
  if (work.phase !== "following") return <Choice row={row} work={work} />;
  const hasFailed = work.job?.status === "Failed" || work.job?.status === "Cancelled";
  return hasFailed ? <JobMessageBar work={work} resultOf={fixedText} /> : <Followed work={work} />;
}

function Choice({ row, work }: { readonly row: Fixable; readonly work: BulkJob }) {
  const styles = useFixingStyles();
  const { label, act, offered } = row;
  // If no answer came, the first choice is sent again, so no other can be made meanwhile.
  const isSent = work.isBusy || work.phase === "unknown";
  const [typed, setTyped] = useState(offered?.sku ?? "");
  const [item, setItem] = useState<ItemChoice | null>(offered);
  const begin = () => {
    if (!item) return;
    const input = row.inputOf(item._id);
    work.open(input);
    work.confirm(input);
  };
  return (
    <span className={styles.words}>
      <span className={styles.fix}>
        <span className={styles.picker}>
          <Suspense>
            <ItemPicker
              value={typed}
              label={label}
              placeholder={t("catalogue.pick")}
              isDisabled={isSent}
              onChange={(text, chosen) => {
                setTyped(text);
                setItem(chosen);
              }}
            />
          </Suspense>
        </span>
        {work.phase === "unknown" ? <Button onClick={work.check}>{t("fixing.check")}</Button> : (
          <Button
            appearance={item ? "primary" : "secondary"}
            disabledFocusable={!item || work.isBusy}
            icon={work.isBusy ? <Spinner size="tiny" /> : null}
            onClick={begin}
          >
            {act}
          </Button>
        )}
      </span>
      <span className={styles.quiet} role="status">
        {work.phase === "unknown"
          ? t("fixing.unknown")
          : work.failure
          ? t("fixing.failed", { why: failureText(work.failure) })
          : item && [item.title, item.variant].filter(Boolean).join(", ")}
      </span>
    </span>
  );
}

const fixedText = ({ made, refused }: BulkJobState): string =>
  [t("fixing.done", { count: made }), refused > 0 && t("fixing.refused", { count: refused })]
    .filter(Boolean).join(" ");

function Followed({ work: { job } }: { readonly work: BulkJob }) {
  const styles = useFixingStyles();
  if (!job) return null;
  const isOver = !isOpenJob(job);
  return (
    <span className={styles.message} role="status">
      {isOver ? <CheckmarkCircle20Filled className={styles.done} aria-hidden /> : <Spinner size="tiny" />}
      <span>
        {isOver
          ? fixedText(job)
          : t("fixing.working", { done: numberText(job.done), all: numberText(job.total) })}{" "}
        <RouterLink href={`${jobs.path}/all/${encodeURIComponent(job._id)}`} asChild>
          <Link>{t("fixing.job")}</Link>
        </RouterLink>
      </span>
    </span>
  );
}
