/** `/orders/import?job=ID`: imports orders. The job is in the address, so that a reload shows it again. */
import { Link } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { Link as RouterLink, useLocation, useSearch } from "wouter";
import { t } from "../../../lib/i18n.ts";
import { useLeaveGuard } from "../../../lib/leave_guard.ts";
import { announce } from "../../../lib/toasts.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { type Import, useImport } from "./import_wiring.ts";
import { type ImportFile, useImportFile } from "./import_file_wiring.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { ImportForm } from "./import_form.tsx";
import { JobProgress, UploadProgress } from "./progress.tsx";
import { DoneResult, FailedResult, MissingResult, Unknown } from "./result.tsx";
import { mappingText, planText } from "./plan_words.ts";
import { unfitText } from "../../../engine/imports/unfit_message_bar.tsx";
import { countsText, previewText } from "./words.ts";

const PATH = "/orders/import";
const LIST = "/orders";
const LEAVE_WORDS = { title: "imports.leaving.title", text: "imports.leaving.text" } as const;

export default function ImportPage() {
  const styles = useImportStyles();
  const [, navigate] = useLocation();
  const search = useSearch();
  const urlJobId = new URLSearchParams(search).get("job") ?? "";
  const importFile = useImportFile();
  const work = useImport({
    urlJobId,
    onJob: (id) => navigate(id === "" ? PATH : `${PATH}?job=${encodeURIComponent(id)}`, { replace: true }),
    onRetry: importFile.again,
    onAnother: importFile.drop,
  });
  useLeaveGuard(work.phase === "uploading" || work.phase === "unknown", LEAVE_WORDS);
  useTitle(t("imports.title"));
  const isForm = work.phase === "form";
  const words = isForm ? lookText(importFile) : workText(work);
  useSpoken(words);
  const content = useKeptFocus(work.phase);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={LIST} asChild>
          <Link>{t("record.back", { list: t("menu.orders") })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{t("imports.title")}</h1>
        {isForm && <p className={styles.text}>{t("imports.text")}</p>}
      </header>
      <section
        ref={content}
        className={styles.stack}
        aria-label={t(isForm ? "imports.title" : "imports.progress")}
        tabIndex={-1}
      >
        {isForm ? <ImportForm {...{ importFile, work }} /> : <Sent work={work} />}
      </section>
    </div>
  );
}

function Sent({ work }: { readonly work: Import }) {
  const { phase, job } = work;
  if (phase === "uploading") return <UploadProgress work={work} />;
  if (phase === "unknown") return <Unknown work={work} />;
  if (phase === "missing") return <MissingResult work={work} />;
  if (phase === "done" && job) return <DoneResult {...{ work, job }} />;
  return phase === "failed" && job ? <FailedResult {...{ work, job }} /> : <JobProgress work={work} />;
}

/** Focuses the content if a change of phase has removed the element that had the focus. */
function useKeptFocus(what: string) {
  const content = useRef<HTMLElement>(null);
  const last = useRef(what);
  useEffect(() => {
    if (last.current === what) return;
    last.current = what;
    if (document.activeElement === document.body) content.current?.focus();
  }, [what]);
  return content;
}

function lookText({ phase, unfit, plan, missing, file, preview, letters }: ImportFile): string {
  const name = file?.name ?? "";
  if (phase === "unfit") return unfit ? unfitText(unfit) : "";
  if (phase === "mapping") return mappingText(missing);
  if (phase === "counting" && plan) {
    return t("imports.said.read", { file: name, text: planText(plan, letters) });
  }
  return phase === "counted" && preview ? previewText(preview) : "";
}

function workText({ phase, job }: Import): string {
  switch (phase) {
    case "unknown":
      return t("imports.unknownTitle");
    case "done":
      return job ? t("imports.said.done", { counts: countsText(job) }) : "";
    case "failed":
      return t("imports.said.failed");
    default:
      return "";
  }
}

function useSpoken(words: string): void {
  useEffect(() => {
    if (words !== "") announce(words);
  }, [words]);
}
