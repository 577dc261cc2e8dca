/** Writes or changes a comment. The audience is shown beside the send button and on it. */
import {
  Button,
  mergeClasses,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
} from "@fluentui/react-components";
import { AttachRegular, DismissRegular } from "@fluentui/react-icons";
import { type DragEvent, useId, useRef, useState } from "react";
import {
  ATTACHMENT_TYPES,
  MAX_ATTACHMENT_BYTES,
  MAX_COMMENT_ATTACHMENTS,
} from "../../../../api/desk/attachments.ts";
import { MAX_COMMENT_LENGTH } from "../../../../api/inputs/desk/comment.ts";
import type { CommentFile } from "../../../../machines/comment.ts";
import type { InsertionProps } from "../../../engine/features.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, t } from "../../../lib/i18n.ts";
import { Decision } from "../../../parts/decision.tsx";
import { codeOf } from "../../../lib/outcome.ts";
import { notify } from "../../../lib/toasts.ts";
import { type Composer as Work, type ComposerSource, useComposer } from "./wiring.ts";
import { useCommentStyles } from "./comments.styles.ts";
import { Insertions } from "./insertions.tsx";
import { TextBox, type TextBoxHandle } from "./text_box.tsx";
import { useUnseen } from "../../../lib/unseen.ts";

const SIZE_MB = MAX_ATTACHMENT_BYTES / 1024 ** 2;
const NEARLY_FULL = 200;

interface Props extends ComposerSource {
  readonly code: string;
  readonly record: InsertionProps["record"];
  /** Sellers cannot choose an audience: their comments are for the seller. */
  readonly isSeller: boolean;
  readonly onCancel?: () => void;
}

export function Composer({ code, record, isSeller, onCancel, ...source }: Props) {
  const styles = useCommentStyles();
  const unseen = useUnseen();
  const work = useComposer(source);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<TextBoxHandle>(null);
  const [isOver, setOver] = useState(false);
  const hint = useId();
  const isOff = work.phase !== "editing";
  const attach = (files: readonly File[]) => {
    if (isOff || work.attach(files)) return;
    notify("warning", t("comments.tooMany", { count: MAX_COMMENT_ATTACHMENTS }));
  };
  const over = (event: DragEvent, next: boolean) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(next);
  };
  const label = source.comment ? t("comments.change") : t("comments.new", { code });
  return (
    <form
      ref={form}
      className={mergeClasses(
        styles.composer,
        !isSeller && work.visibility === "seller" && styles.forSeller,
        isOver && styles.dropping,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        if (roomIn(work) >= 0) work.send();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
        if (event.key !== "Escape" || isOff || !onCancel) return;
        event.stopPropagation();
        onCancel();
      }}
      onDragOver={(event) => over(event, !isOff)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        attach([...event.dataTransfer.files]);
      }}
    >
      <TextBox
        handle={box}
        composer={work}
        topic={source.topic}
        label={label}
        describedBy={hint}
        isOff={isOff}
        onFiles={attach}
        takesFocus={source.comment !== null}
      />
      <Files work={work} isOff={isOff} />
      <Room work={work} />
      <div className={styles.foot}>
        {!isSeller && <Readers work={work} isOff={isOff} />}
        <Decision
          before={
            <>
              <Insertions
                record={record}
                entity={source.topic.entity}
                isOff={isOff}
                onInsert={(text, blank) => box.current?.insert(text, blank)}
              />
              <Picker isOff={isOff} onFiles={attach} />
            </>
          }
          onCancel={onCancel}
          isBusy={isOff}
        >
          <Send work={work} isSeller={isSeller} isChange={source.comment !== null} />
        </Decision>
      </div>
      <span id={hint} className={isOver ? styles.quiet : unseen}>
        {isOver
          ? t("comments.drop")
          : t("comments.attachHint", { size: SIZE_MB, count: MAX_COMMENT_ATTACHMENTS })}
      </span>
      <ComposerMessageBar work={work} />
    </form>
  );
}

const roomIn = ({ body }: Work): number => MAX_COMMENT_LENGTH - body.trim().length;

function Room({ work }: { readonly work: Work }) {
  const styles = useCommentStyles();
  const room = roomIn(work);
  if (room > NEARLY_FULL) return null;
  return (
    <span className={room < 0 ? styles.wrong : styles.quiet} role="status">
      {room < 0 ? t("comments.tooLong", { count: -room }) : t("comments.left", { count: room })}
    </span>
  );
}

function Readers({ work, isOff }: { readonly work: Work; readonly isOff: boolean }) {
  const styles = useCommentStyles();
  const unseen = useUnseen();
  const name = useId();
  return (
    <fieldset className={styles.readers} disabled={isOff}>
      <legend className={unseen}>{t("comments.readers")}</legend>
      {(["staff", "seller"] as const).map((visibility) => (
        <label key={visibility} className={styles.reader}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={work.visibility === visibility}
            onChange={() => work.address(visibility)}
          />
          {t(`comments.${visibility}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Picker({ isOff, onFiles }: { readonly isOff: boolean; readonly onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<AttachRegular />}
        appearance="subtle"
        aria-label={t("comments.attach")}
        title={t("comments.attachHint", { size: SIZE_MB, count: MAX_COMMENT_ATTACHMENTS })}
        disabledFocusable={isOff}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={Object.keys(ATTACHMENT_TYPES).join(",")}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Without this reset the browser fires no event if the same file is chosen again.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

interface SendProps {
  readonly work: Work;
  readonly isSeller: boolean;
  readonly isChange: boolean;
}

function Send({ work, isSeller, isChange }: SendProps) {
  const isSending = work.phase === "sending" || work.phase === "checking";
  const isReady = work.phase === "editing" && work.body.trim() !== "" && !work.isUploading &&
    roomIn(work) >= 0;
  const words = isChange
    ? t("comments.save")
    : isSeller
    ? t("comments.send")
    : t(work.visibility === "seller" ? "comments.sendSeller" : "comments.sendStaff");
  return (
    <Button
      type="submit"
      appearance="primary"
      disabledFocusable={!isReady}
      icon={isSending ? <Spinner size="tiny" /> : null}
    >
      {isSending ? t("comments.sending") : words}
    </Button>
  );
}

function fileText({ problem }: CommentFile): string {
  if (problem === "tooLarge") return t("comments.tooLarge", { size: SIZE_MB });
  if (problem === "badType") return t("comments.badType");
  const words = [`reason.${problem}`, `error.${problem}`, `shell.failure.${problem}`].find(hasWords);
  return t("comments.notSent", { reason: words ? t(words as "error.LIMIT") : "" });
}

function Files({ work, isOff }: { readonly work: Work; readonly isOff: boolean }) {
  const styles = useCommentStyles();
  if (work.files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {work.files.map((file) => (
        <li key={file.id} className={styles.file}>
          <bdi translate="no">{file.name}</bdi>
          {file.problem !== "" && <span className={styles.wrong} role="alert">{fileText(file)}</span>}
          {file.problem === "" && file.attachmentId === "" && (
            <Spinner size="extra-tiny" aria-label={t("comments.uploading")} />
          )}
          <Button
            size="small"
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t("comments.removeFile", { name: file.name })}
            disabledFocusable={isOff}
            onClick={() => work.removeFile(file.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function ComposerMessageBar({ work }: { readonly work: Work }) {
  if (work.phase === "unknown" || work.phase === "checking") {
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t("comments.unknown")}</MessageBarBody>
        <MessageBarActions>
          <Button size="small" disabledFocusable={work.phase === "checking"} onClick={work.check}>
            {t("comments.check")}
          </Button>
        </MessageBarActions>
      </MessageBar>
    );
  }
  if (!work.failure) return null;
  const words = codeOf(work.failure) === "STALE"
    ? t("comments.stale")
    : t("comments.failed", { reason: failureText(work.failure) });
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{words}</MessageBarBody>
    </MessageBar>
  );
}
