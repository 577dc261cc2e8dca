/**
 * Adds files to a text (chosen, photographed, dropped, pasted), and lists each with its progress or problem.
 *
 * `files` comes from `useDraftFiles`. `isDisabled` is true while the text is being sent. `children` is the text box: files
 * can be dropped and pasted anywhere in this component, and their failures do not affect the text.
 */
import { Button, mergeClasses, ProgressBar } from "@fluentui/react-components";
import { AttachRegular, CameraRegular, DismissRegular, VideoRegular } from "@fluentui/react-icons";
import { type DragEvent, type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import {
  ATTACHMENT_TYPES,
  MAX_ATTACHMENT_BYTES,
  MAX_COMMENT_ATTACHMENTS,
} from "../../../api/desk/attachments.ts";
import { hasWords, language, t } from "../../lib/i18n.ts";
import { useVisuallyHidden } from "../../lib/visually_hidden.ts";
import { useDraftFileStyles } from "./draft_files.styles.ts";
import type { AttachedFile, DraftFile, useDraftFiles } from "./draft_files.ts";

const SIZE_MB = MAX_ATTACHMENT_BYTES / 1024 ** 2;
const ACCEPTED = Object.keys(ATTACHMENT_TYPES).join(",");

interface Props {
  readonly files: ReturnType<typeof useDraftFiles>;
  /** Files that the text already has. */
  readonly kept: readonly AttachedFile[];
  readonly onRemove: (kept: AttachedFile) => void;
  readonly isDisabled: boolean;
  /** True for buttons without words, and a hint that only screen readers get. */
  readonly isCompact?: boolean;
  readonly children?: ReactNode;
  /** Wraps the buttons, for example with a label. */
  readonly around?: (pickers: ReactNode) => ReactNode;
}

export function DraftFileList(props: Props) {
  const { files: { draft, files }, kept, onRemove, isDisabled, isCompact = false, children } = props;
  const { around = (pickers) => pickers } = props;
  const styles = useDraftFileStyles();
  const unseen = useVisuallyHidden();
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const [isFull, setFull] = useState(false);
  const add = (given: readonly File[]) => {
    if (!isDisabled && given.length > 0) setFull(!draft.add(given, kept.length));
  };
  const over = (event: DragEvent, next: boolean) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(next && !isDisabled);
  };
  const list = files.length + kept.length > 0 && (
    <ul className={styles.files}>
      {kept.map((file) => (
        <FileRow
          key={file.id}
          file={asAttached(file)}
          isDisabled={isDisabled}
          onRemove={() => {
            setFull(false);
            onRemove(file);
          }}
        />
      ))}
      {files.map((file) => (
        <FileRow
          key={file.key}
          file={file}
          isDisabled={isDisabled}
          onAgain={() => draft.again(file.key)}
          onRemove={() => {
            setFull(false);
            draft.remove(file.key);
          }}
        />
      ))}
    </ul>
  );
  return (
    <div
      {...!isCompact && { role: "group", "aria-label": t("draftFiles.list"), "aria-describedby": hint }}
      className={mergeClasses(styles.part, !isCompact && styles.roomy, isOver && styles.dropping)}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        add([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        add([...event.clipboardData.files]);
      }}
    >
      {children}
      {isCompact && list}
      {around(
        <>
          <div className={styles.row}>
            <Picker
              name="files"
              isCompact={isCompact}
              icon={<AttachRegular />}
              label={t("draftFiles.choose")}
              accept={ACCEPTED}
              isDisabled={isDisabled}
              onFiles={add}
            />
            {isTouchDevice() && (
              <>
                <Picker
                  isCompact={isCompact}
                  icon={<CameraRegular />}
                  label={t("draftFiles.camera")}
                  accept="image/*"
                  isCamera
                  isDisabled={isDisabled}
                  onFiles={add}
                />
                <Picker
                  isCompact={isCompact}
                  icon={<VideoRegular />}
                  label={t("draftFiles.video")}
                  accept="video/*"
                  isCamera
                  isDisabled={isDisabled}
                  onFiles={add}
                />
              </>
            )}
          </div>
          {!isCompact && list}
        </>,
      )}
      <span id={hint} className={isCompact && !isOver ? unseen : styles.quiet}>
        {isOver
          ? t("draftFiles.drop")
          : t("draftFiles.hint", { size: SIZE_MB, count: MAX_COMMENT_ATTACHMENTS })}
      </span>
      <div role="alert" className={styles.wrong}>
        {isFull && t("draftFiles.tooMany", { count: MAX_COMMENT_ATTACHMENTS })}
      </div>
    </div>
  );
}

/** Returns true on touch devices. A device with a mouse has no camera for photos of goods. */
const isTouchDevice = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

const asAttached = ({ id, name }: AttachedFile): DraftFile => ({
  key: id,
  name,
  bytes: 0,
  sent: 0,
  phase: "attached",
  attachment: id,
  problem: "",
});

interface FileRowProps {
  readonly file: DraftFile;
  readonly isDisabled: boolean;
  readonly onAgain?: () => void;
  readonly onRemove: () => void;
}

function FileRow({ file, isDisabled, onAgain, onRemove }: FileRowProps) {
  const styles = useDraftFileStyles();
  const unseen = useVisuallyHidden();
  const { name, phase, sent, bytes } = file;
  return (
    <li className={styles.file}>
      <bdi className={styles.name} translate="no">{name}</bdi>
      <span
        className={phase === "attached" ? unseen : phase === "refused" ? styles.wrong : styles.quiet}
        role={phase === "refused" ? "alert" : undefined}
      >
        {stateText(file)}
      </span>
      {(phase === "sending" || phase === "waiting") && (
        <ProgressBar className={styles.bar} value={sent} max={bytes} aria-label={name} />
      )}
      {(phase === "refused" || phase === "waiting") && (
        <Button
          size="small"
          aria-label={t("draftFiles.againOf", { name })}
          disabledFocusable={isDisabled}
          onClick={onAgain}
        >
          {t("draftFiles.again")}
        </Button>
      )}
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t("draftFiles.remove", { name })}
        disabledFocusable={isDisabled}
        onClick={onRemove}
      />
    </li>
  );
}

function stateText({ phase, sent, bytes, problem }: DraftFile): string {
  if (phase === "refused") return problemText(problem);
  if (phase !== "sending") return t(`draftFiles.${phase}`);
  const share = bytes > 0 ? sent / bytes : 0;
  const done = share.toLocaleString(language.peek(), { style: "percent", maximumFractionDigits: 0 });
  return t("draftFiles.sending", { done });
}

function problemText(problem: string): string {
  if (problem === "tooLarge") return t("draftFiles.tooLarge", { size: SIZE_MB });
  if (problem === "badType") return t("draftFiles.badType");
  const words = [`reason.${problem}`, `error.${problem}`, `shell.failure.${problem}`].find(hasWords);
  return t("draftFiles.notSent", { reason: words ? t(words as "error.LIMIT") : "" });
}

interface PickerProps {
  readonly name?: string;
  readonly isCompact: boolean;
  readonly icon: ReactElement;
  readonly label: string;
  readonly accept: string;
  readonly isCamera?: boolean;
  readonly isDisabled: boolean;
  readonly onFiles: (files: File[]) => void;
}

function Picker(
  { name, isCompact, icon, label, accept, isCamera = false, isDisabled, onFiles }: PickerProps,
) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        name={name}
        icon={icon}
        {...isCompact ? { appearance: "subtle" as const, "aria-label": label, title: label } : {}}
        disabledFocusable={isDisabled}
        onClick={() => input.current?.click()}
      >
        {isCompact ? null : label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        {...isCamera ? { capture: "environment" as const } : { multiple: true }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Without this reset the browser fires no event if the same file is chosen again.
          currentTarget.value = "";
          onFiles(files);
        }}
      />
    </>
  );
}
