/** Shows the files of a comment that is being written, and what stopped it. */
import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { MAX_ATTACHMENT_BYTES } from "../../../../api/desk/attachments.ts";
import type { CommentFile } from "../../../../machines/comment.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, language, t } from "../../../lib/i18n.ts";
import { codeOf } from "../../../lib/outcome.ts";
import { useCommentStyles } from "./comments.styles.ts";
import { type Comment, newerThan } from "./thread.ts";
import type { Composer as Work } from "./wiring.ts";

const SIZE_MB = MAX_ATTACHMENT_BYTES / 1024 ** 2;

function fileText({ problem }: CommentFile): string {
  if (problem === "tooLarge") return t("comments.tooLarge", { size: SIZE_MB });
  if (problem === "badType") return t("comments.badType");
  const words = [`reason.${problem}`, `error.${problem}`, `shell.failure.${problem}`].find(hasWords);
  return t("comments.notSent", { reason: words ? t(words as "error.LIMIT") : "" });
}

export function Files({ work, isOff }: { readonly work: Work; readonly isOff: boolean }) {
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

interface BarProps {
  readonly work: Work;
  readonly thread: readonly Comment[];
}

export function ComposerMessageBar({ work, thread }: BarProps) {
  if (work.phase === "overtaken") {
    const names = new Set(newerThan(thread, work.seen ?? "").map(({ author_name }) => author_name));
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          {names.size === 0
            ? t("comments.overtaken")
            : t("comments.overtakenBy", { names: new Intl.ListFormat(language.peek()).format(names) })}
        </MessageBarBody>
      </MessageBar>
    );
  }
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
