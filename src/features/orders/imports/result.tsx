import { Button, MessageBar, MessageBarBody, MessageBarTitle } from "@fluentui/react-components";
import { importReasonText } from "../../../../api/csv/reasons.ts";
import { useId } from "react";
import type { Job } from "../../../../machines/orders/import.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import type { Import } from "./import_wiring.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { Refusals } from "./refusals.tsx";
import { jobHref } from "../../desk/jobs/ends.ts";
import { draftsHref, importedHref } from "./drafts_href.ts";
import { countsText, remarksOf, remarkText } from "./words.ts";
import { reasonText } from "../../../engine/imports/reason_text.ts";

interface Props {
  readonly work: Import;
}
interface JobProps extends Props {
  readonly job: Job;
}

export function DoneResult({ work, job }: JobProps) {
  const styles = useImportStyles();
  const all = job.made > 0 ? importedHref(job) : null;
  const isNothingNew = job.made === 0 && job.skipped > 0;
  return (
    <>
      <FileName name={job.title} />
      <MessageBar intent={job.refused > 0 ? "warning" : "success"} layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t("imports.doneTitle")}</MessageBarTitle>
          <div className={styles.figures}>{countsText(job)}</div>
        </MessageBarBody>
      </MessageBar>
      {job.made > 0 && <p className={styles.text}>{t("imports.drafts")}</p>}
      {isNothingNew && job.refused === 0 && <p className={styles.text}>{t("imports.allThere")}</p>}
      {job.skipped > 0 && !(isNothingNew && job.refused === 0) && (
        <p className={styles.text}>{t("imports.skippedHelp", { count: job.skipped })}</p>
      )}
      <div className={styles.buttons}>
        <LinkButton href={draftsHref(job)} isPrimary>{t("imports.showDrafts")}</LinkButton>
        {all && <LinkButton href={all}>{t("imports.showOrders")}</LinkButton>}
        <LinkButton href={jobHref(job._id)}>{t("imports.seeJob")}</LinkButton>
        <Button onClick={work.another}>{t("imports.another")}</Button>
      </div>
      <Remarks job={job} />
      <Refusals job={job} />
    </>
  );
}

function Remarks({ job }: { readonly job: Job }) {
  const styles = useImportStyles();
  const title = useId();
  const remarks = remarksOf(job);
  if (remarks.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.subtitle}>{t("imports.remarks.title")}</h2>
      <ul className={styles.outlook}>
        {remarks.map((remark) => <li key={remark.code}>{remarkText(remark)}</li>)}
      </ul>
    </section>
  );
}

function FileName({ name }: { readonly name: string }) {
  const styles = useImportStyles();
  return (
    <h2 className={styles.subtitle}>
      <bdi translate="no">{name}</bdi>
    </h2>
  );
}

/** Returns the translated reason, followed by details in the server's English, such as missing columns. */
function failedText(job: Job): string {
  if (!job.error) return t("imports.cancelled");
  const { text } = job.error;
  const english = importReasonText(job.error.code);
  const more = text.startsWith(english) ? text.slice(english.length) : "";
  return `${reasonText(job.error)}${more}`;
}

export function FailedResult({ work, job }: JobProps) {
  const styles = useImportStyles();
  const hasFile = work.upload !== null;
  return (
    <>
      <FileName name={job.title} />
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t("imports.failedTitle")}</MessageBarTitle>
          <div>{failedText(job)}</div>
          <div className={styles.figures}>{countsText(job)}</div>
        </MessageBarBody>
      </MessageBar>
      <p className={styles.text}>{t("imports.failedHelp")}</p>
      <div className={styles.buttons}>
        {hasFile && <Button appearance="primary" onClick={work.retry}>{t("imports.retry")}</Button>}
        <Button appearance={hasFile ? "secondary" : "primary"} onClick={work.another}>
          {t("imports.another")}
        </Button>
      </div>
      <Refusals job={job} />
    </>
  );
}

export function Unknown({ work }: Props) {
  const styles = useImportStyles();
  const reason = work.failure ? failureText(work.failure) : "";
  return (
    <>
      <FileName name={work.upload?.file.name ?? ""} />
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t("imports.unknownTitle")}</MessageBarTitle>
          <div>{t("imports.unknownText", { reason })}</div>
        </MessageBarBody>
      </MessageBar>
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={work.resend}>{t("imports.resend")}</Button>
        <Button onClick={work.another}>{t("imports.chooseOther")}</Button>
      </div>
    </>
  );
}

export function MissingResult({ work }: Props) {
  const styles = useImportStyles();
  return (
    <>
      <h2 className={styles.subtitle}>{t("imports.missingTitle")}</h2>
      <p className={styles.text}>{t("imports.missingText")}</p>
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={work.another}>{t("imports.another")}</Button>
      </div>
    </>
  );
}
