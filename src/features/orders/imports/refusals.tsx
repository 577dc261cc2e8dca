import { Button, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { ArrowDownload16Regular } from "@fluentui/react-icons";
import { useId, useState } from "react";
import type { Job } from "../../../../machines/orders/import.ts";
import { download } from "../../../lib/download.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { announce } from "../../../lib/toasts.ts";
import type { Outcome } from "../../../lib/outcome.ts";
import { numberText } from "../../../parts/format.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { ProblemTable } from "../../../engine/imports/problem_table.tsx";
import { refusedName } from "./words.ts";

export function Refusals({ job }: { readonly job: Job }) {
  const styles = useImportStyles();
  const id = useId();
  const { refused, refusals } = job;
  if (refusals.length === 0) return null;
  const rows = new Set(refusals.map(({ line }) => line)).size;
  const shown = { shown: numberText(rows), total: numberText(refused) };
  return (
    <>
      <h2 className={styles.subtitle} id={id}>{t("imports.refusals")}</h2>
      <p className={styles.text}>
        {t("imports.refusalsHelp")} {rows < refused && t("imports.refusalsFirst", shown)}
      </p>
      <RefusedFile job={job} />
      <ProblemTable problems={refusals} labelledBy={id} />
    </>
  );
}

function RefusedFile({ job: { _id, title } }: { readonly job: Job }) {
  const styles = useImportStyles();
  const [answer, setAnswer] = useState<Outcome<null> | "asking" | null>(null);
  const fetchFile = async () => {
    setAnswer("asking");
    const outcome = await download(`/imports/refused?job=${encodeURIComponent(_id)}`, refusedName(title));
    setAnswer(outcome);
    announce(outcome.ok ? t("imports.said.downloaded") : failedText(outcome));
  };
  const isAsking = answer === "asking";
  return (
    <>
      <div className={styles.buttons}>
        <Button
          icon={<ArrowDownload16Regular aria-hidden />}
          disabledFocusable={isAsking}
          onClick={fetchFile}
        >
          {t("imports.refusedFile")}
        </Button>
      </div>
      {answer && answer !== "asking" && !answer.ok && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{failedText(answer)}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}

const failedText = (answer: Outcome<null> & { readonly ok: false }): string =>
  t("imports.refusedFileFailed", { reason: failureText(answer.failure) });
