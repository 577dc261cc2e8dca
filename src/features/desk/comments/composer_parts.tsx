import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { failureText } from "../../../lib/failure_text.ts";
import { language, t } from "../../../lib/i18n.ts";
import { codeOf } from "../../../lib/outcome.ts";
import { type Comment, newerThan } from "./thread.ts";
import type { Composer as Work } from "./wiring.ts";

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
