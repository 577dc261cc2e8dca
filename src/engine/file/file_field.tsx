import { Button, FieldContextProvider, mergeClasses } from "@fluentui/react-components";
import { ArrowUploadRegular, DismissRegular, DocumentRegular } from "@fluentui/react-icons";
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { failureText } from "../../lib/failure_text.ts";
import { language, t } from "../../lib/i18n.ts";
import type { UploadedFile } from "../../../machines/file_upload.ts";
import type { FileKind, FileUpload } from "./file_wiring.ts";
import { useFileStyles } from "./file.styles.ts";

interface Props<Kept extends UploadedFile> {
  readonly name: string;
  readonly label: string;
  readonly kind: FileKind<Kept>;
  readonly upload: FileUpload<Kept>;
  /** True if the form has a file, even if none was chosen in this visit. */
  readonly isHeld?: boolean;
  /** True to accept a screenshot that is pasted anywhere in the form. */
  readonly isPasted?: boolean;
  readonly isDisabled: boolean;
  readonly onRemove?: () => void;
  readonly children?: ReactNode;
}

export function FileField<Kept extends UploadedFile>(props: Props<Kept>) {
  const styles = useFileStyles();
  const { name, label, kind, upload, isHeld = false, isPasted = false, isDisabled, onRemove, children } =
    props;
  const text = useId();
  const [isOver, setOver] = useState(false);
  usePastedFile(isPasted && !isDisabled ? upload.choose : null);
  const wrong = wrongText(kind, upload);
  const over = (event: DragEvent, next: boolean) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(next && !isDisabled);
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
        if (dropped && !isDisabled) upload.choose(dropped);
      }}
    >
      <Chooser
        name={name}
        accepted={kind.accepted}
        upload={upload}
        isThere={isHeld || upload.file !== null}
        isDisabled={isDisabled}
        describedBy={text}
        onRemove={() => {
          upload.remove();
          onRemove?.();
        }}
      />
      <span id={text} role="status" className={wrong && !isOver ? styles.wrong : styles.quiet}>
        {isOver ? kind.dropText() : wrong ?? hintText(kind, upload)}
      </span>
      {/* The children are separate fields, so they must not inherit this field's label and message. */}
      <FieldContextProvider value={undefined}>{children}</FieldContextProvider>
    </div>
  );
}

/** Takes a pasted file; text is pasted as usual. */
function usePastedFile(onFile: ((file: File) => void) | null): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file || !latest.current) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}

interface ChooserProps {
  readonly name: string;
  readonly accepted: string;
  readonly upload: FileUpload;
  readonly isThere: boolean;
  readonly isDisabled: boolean;
  readonly describedBy: string;
  readonly onRemove: () => void;
}

function Chooser({ name, accepted, upload, isThere, isDisabled, describedBy, onRemove }: ChooserProps) {
  const styles = useFileStyles();
  const input = useRef<HTMLInputElement>(null);
  const file = upload.file?.name ?? "";
  return (
    <div className={styles.row}>
      {file && (
        <span className={styles.name}>
          <DocumentRegular aria-hidden />
          <bdi className={styles.clipped}>{file}</bdi>
        </span>
      )}
      <Button
        name={name}
        icon={<ArrowUploadRegular />}
        aria-describedby={describedBy}
        disabledFocusable={isDisabled}
        onClick={() => input.current?.click()}
      >
        {t(isThere ? "fileField.chooseOther" : "fileField.choose")}
      </Button>
      {upload.phase === "failed" && (
        <Button disabledFocusable={isDisabled} onClick={upload.again}>{t("fileField.again")}</Button>
      )}
      {isThere && (
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={file ? t("fileField.removeNamed", { name: file }) : t("fileField.remove")}
          disabledFocusable={isDisabled}
          onClick={onRemove}
        />
      )}
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // Without this reset, the same file could not be chosen again after it was corrected.
          currentTarget.value = "";
          if (chosen) upload.choose(chosen);
        }}
      />
    </div>
  );
}

function wrongText<Kept extends UploadedFile>(kind: FileKind<Kept>, upload: FileUpload<Kept>): string | null {
  const { phase, failure, problem } = upload;
  if (phase === "failed" && failure) return t("fileField.failed", { reason: failureText(failure) });
  return phase === "refused" && problem ? kind.refusal(problem, upload) : null;
}

function hintText<Kept extends UploadedFile>(kind: FileKind<Kept>, upload: FileUpload<Kept>): string {
  const { phase, file, sent } = upload;
  if (phase !== "sending") return kind.hint(upload);
  const share = file && file.size > 0 ? Math.min(1, sent / file.size) : 0;
  const done = share.toLocaleString(language.peek(), { style: "percent", maximumFractionDigits: 0 });
  return t(share < 1 ? "fileField.sending" : "fileField.reading", { done });
}
