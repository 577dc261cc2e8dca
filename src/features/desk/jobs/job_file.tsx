import { Button, Spinner } from "@fluentui/react-components";
import { ArrowDownloadRegular } from "@fluentui/react-icons";
import { useId, useState } from "react";
import { EXPORT_LIFE_DAYS } from "../../../../api/constants.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useNow } from "../../../lib/now.ts";
import type { Outcome } from "../../../lib/outcome.ts";
import { sizeText } from "../../../parts/progress_text.ts";
import { usePerson } from "../../../lib/person.ts";
import { downloadFile, type Job } from "./wiring.ts";
import { fileBlock } from "./job.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";

interface SaveProps {
  readonly words: string;
  readonly isPrimary?: boolean;
  readonly isSmall?: boolean;
  readonly whyNot?: string | null;
  readonly save: () => Promise<Outcome<null>>;
}

export function SaveButton({ words, isPrimary = false, isSmall = false, whyNot = null, save }: SaveProps) {
  const { quiet, alarm } = useRecordStyles();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const id = useId();
  const more = whyNot ?? failed;
  const click = async () => {
    if (isBusy || whyNot !== null) return;
    setBusy(true);
    const outcome = await save();
    setBusy(false);
    setFailed(outcome.ok ? null : t("jobs.downloadFailed", { reason: failureText(outcome.failure) }));
  };
  return (
    <>
      <Button
        appearance={isPrimary && whyNot === null ? "primary" : "secondary"}
        size={isSmall ? "small" : "medium"}
        icon={isBusy ? <Spinner size="tiny" /> : <ArrowDownloadRegular />}
        disabledFocusable={isBusy || whyNot !== null}
        {...(more !== null && { "aria-describedby": id })}
        onClick={() => void click()}
      >
        {isBusy ? t("jobs.downloading") : words}
      </Button>
      {more !== null && (
        <span id={id} className={failed ? alarm : quiet} role={failed ? "alert" : undefined}>{more}</span>
      )}
    </>
  );
}

export function JobFile({ job }: { readonly job: Job }) {
  const person = usePerson();
  const block = fileBlock(job, person._id, useNow());
  const whyNot = block &&
    (block === "old"
      ? t("jobs.whyNot.old", { count: EXPORT_LIFE_DAYS })
      : t("jobs.whyNot.foreign", { name: job.user_name }));
  return (
    <SaveButton
      isPrimary
      words={t("jobs.download", { size: sizeText(job.file_bytes) })}
      whyNot={whyNot}
      save={() => downloadFile(job)}
    />
  );
}
