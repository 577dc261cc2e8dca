/** The file of a label in the form of a step: chosen or dropped, cut by the server, and shown as it will be printed. */
import { Button, FieldContextProvider, mergeClasses } from "@fluentui/react-components";
import { ArrowUploadRegular, DismissRegular, DocumentRegular } from "@fluentui/react-icons";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { LABEL_REFUSALS, type LabelRefusal, MAX_LABEL_BYTES } from "../../../api/label_files.ts";
import type { AskProps } from "../../engine/features.ts";
import { failureText } from "../../lib/failure_text.ts";
import { language, t } from "../../lib/i18n.ts";
import { problemText } from "../../lib/problem_text.ts";
import { type LabelUpload, useLabelFile } from "./label_file_wiring.ts";
import { useLabelFileStyles } from "./label_file.styles.ts";
import { PagePicker } from "./page_picker.tsx";
import { Preview } from "./preview.tsx";

/** What the file dialog offers; the file itself is judged by its content. */
const ACCEPTED = ".pdf,.png,application/pdf,image/png";
const SIZE_MB = MAX_LABEL_BYTES / 1024 ** 2;

export default function LabelFileField({ name, label, isOff, onChange, onHold }: AskProps) {
  const styles = useLabelFileStyles();
  const work = useLabelFile();
  const text = useId();
  const [isOver, setOver] = useState(false);
  const latest = useRef({ onChange, onHold });
  latest.current = { onChange, onHold };
  const file = work.kept?.file ?? "";
  const isSending = work.phase === "sending";
  useEffect(() => latest.current.onChange(file), [file]);
  useEffect(() => {
    latest.current.onHold(isSending);
    return () => latest.current.onHold(false);
  }, [isSending]);
  const over = (event: DragEvent, next: boolean) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(next && !isOff);
  };
  return (
    <div
      className={mergeClasses(styles.field, isOver && styles.dropping)}
      role="group"
      aria-label={label}
      aria-describedby={text}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        const [dropped] = event.dataTransfer.files;
        if (dropped && !isOff) work.choose(dropped);
      }}
    >
      <Chooser name={name} work={work} isOff={isOff} describedBy={text} />
      <Said id={text} work={work} isOver={isOver} />
      {/* It is a field within this one. */}
      <FieldContextProvider value={undefined}>
        {work.phase !== "sending" && <PagePicker work={work} isOff={isOff} />}
      </FieldContextProvider>
      {work.kept && <Preview label={work.kept} />}
    </div>
  );
}

interface ChooserProps {
  readonly name: string;
  readonly work: LabelUpload;
  readonly isOff: boolean;
  readonly describedBy: string;
}

function Chooser({ name, work, isOff, describedBy }: ChooserProps) {
  const styles = useLabelFileStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.row}>
      {work.file && (
        <span className={styles.name}>
          <DocumentRegular aria-hidden />
          <bdi className={styles.clipped}>{work.file.name}</bdi>
        </span>
      )}
      <Button
        name={name}
        icon={<ArrowUploadRegular />}
        aria-describedby={describedBy}
        disabledFocusable={isOff}
        onClick={() => input.current?.click()}
      >
        {t(work.file ? "labelFile.chooseOther" : "labelFile.choose")}
      </Button>
      {work.phase === "failed" && (
        <Button disabledFocusable={isOff} onClick={work.again}>{t("labelFile.again")}</Button>
      )}
      {work.file && (
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t("labelFile.remove", { name: work.file.name })}
          disabledFocusable={isOff}
          onClick={work.remove}
        />
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same file may be chosen again after it was mended.
          currentTarget.value = "";
          if (chosen) work.choose(chosen);
        }}
      />
    </div>
  );
}

interface SaidProps {
  readonly id: string;
  readonly work: LabelUpload;
  readonly isOver: boolean;
}

function Said({ id, work, isOver }: SaidProps) {
  const styles = useLabelFileStyles();
  const refusal = refusalText(work);
  return (
    <span id={id} role="status" className={refusal ? styles.wrong : styles.quiet}>
      {isOver ? t("labelFile.dropNow") : refusal ?? hintText(work)}
    </span>
  );
}

function refusalText({ phase, problem, failure, count }: LabelUpload): string | null {
  if (phase === "failed" && failure) return t("labelFile.failed", { reason: failureText(failure) });
  if (phase !== "refused" || !problem) return null;
  const { code } = problem;
  return isOurs(code) ? t(`labelFile.refused.${code}`, { count, size: SIZE_MB }) : problemText({ code });
}

const isOurs = (code: string): code is LabelRefusal | "tooLarge" =>
  code === "tooLarge" || Object.hasOwn(LABEL_REFUSALS, code);

function hintText({ phase, file, sent, kept }: LabelUpload): string {
  if (phase === "sending") {
    const share = file && file.size > 0 ? Math.min(1, sent / file.size) : 0;
    const done = share.toLocaleString(language.peek(), { style: "percent", maximumFractionDigits: 0 });
    return t(share < 1 ? "labelFile.sending" : "labelFile.reading", { done });
  }
  if (!kept) return t("labelFile.hint", { size: SIZE_MB });
  return t("labelFile.size", { width: kept.width_mm, height: kept.height_mm });
}
