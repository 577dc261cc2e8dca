/** Asks before an import is undone, with the numbers of drafts that are deleted and of orders that stay. */
import { Spinner } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { SettlingButton } from "../../../parts/settling_button.tsx";
import { Decision } from "../../../parts/decision.tsx";
import { numberText } from "../../../parts/format.ts";
import { type Job, UNDO, type UndoPreview, undoPreviewOf } from "./wiring.ts";
import type { Mover } from "../../../engine/record/move_wiring.ts";
import { useJobStyles } from "./job.styles.ts";

interface Props {
  readonly job: Job;
  readonly mover: Mover;
}

const count = (key: "ask" | "stay" | "act", n: number) =>
  t(`jobs.undoImport.${key}`, { count: n, n: numberText(n) });

export default function AskUndoImport({ job, mover }: Props) {
  const styles = useJobStyles();
  const [preview, setPreview] = useState<UndoPreview | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    undoPreviewOf(job, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setPreview(answer);
    });
    return () => controller.abort();
  }, [job._id]);
  const fits = preview?.ok ? preview.data.fits : 0;
  return (
    <div role="group" aria-label={t("event.job.undo")}>
      <div className={styles.ask} role="status">
        {preview === null
          ? <Spinner size="tiny" label={t("jobs.undoImport.looking")} />
          : preview.ok
          ? <Consequences fits={fits} stay={preview.data.count - fits} />
          : t("jobs.undoImport.failed", { reason: failureText(preview.failure) })}
      </div>
      <Decision onCancel={mover.dismiss}>
        {fits > 0 && (
          <SettlingButton meaning={UNDO} appearance="primary" onClick={() => mover.confirm([])}>
            {count("act", fits)}
          </SettlingButton>
        )}
      </Decision>
    </div>
  );
}

function Consequences({ fits, stay }: { readonly fits: number; readonly stay: number }) {
  if (fits === 0) return t("jobs.undoImport.none");
  return stay === 0 ? count("ask", fits) : `${count("ask", fits)} ${count("stay", stay)}`;
}
