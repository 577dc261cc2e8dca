import { Button, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import type { SignIn } from "../../../../api/generated/schema.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { SettlingButton } from "../../../parts/settling_button.tsx";
import { Decision } from "../../../parts/decision.tsx";
import { Empty } from "../../../engine/list/empty.tsx";
import { RecordSkeleton } from "../../../engine/record/record_skeleton.tsx";
import { type ShownSessions, useSessions } from "./wiring.ts";
import { SessionRow } from "./session_row.tsx";
import { useSessionsStyles } from "./sessions.styles.ts";

interface Props {
  readonly userId: string | null;
}

export function SessionsList({ userId }: Props) {
  const styles = useSessionsStyles();
  const shown = useSessions(userId);
  const { phase, rows, failure, send } = shown;
  if (phase === "loading") return <RecordSkeleton />;
  if (phase === "unreadable" && failure) {
    return (
      <Empty isFailure title={t("profile.sessions.failedTitle")} text={failureText(failure)}>
        <Button appearance="primary" onClick={() => send("retry")}>{t("profile.retry")}</Button>
      </Empty>
    );
  }
  const isOwn = userId === null;
  const hasOthers = rows.some((row) => !row.is_this);
  return (
    <div className={styles.sessions}>
      {failure && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{t("profile.sessions.failed", { reason: failureText(failure) })}</MessageBarBody>
        </MessageBar>
      )}
      {isOwn && <p className={styles.help}>{t("profile.sessions.help")}</p>}
      <Rows shown={shown} rows={rows} />
      {hasOthers
        ? <Others shown={shown} isOwn={isOwn} />
        : <p className={styles.help}>{t(isOwn ? "profile.sessions.onlyThis" : "profile.sessions.nowhere")}
        </p>}
    </div>
  );
}

function Rows({ shown: { phase, end }, rows }: {
  readonly shown: ShownSessions;
  readonly rows: readonly SignIn[];
}) {
  const styles = useSessionsStyles();
  const list = useRef<HTMLUListElement>(null);
  const count = rows.length;
  const before = useRef(count);
  // If the row with the focus has disappeared, the list gets the focus.
  useEffect(() => {
    if (count < before.current && !list.current?.contains(document.activeElement)) list.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t("profile.own.sessions")}>
      {rows.map((row) => (
        <SessionRow
          key={row._id}
          row={row}
          isBusy={phase !== "listed"}
          onEnd={() => end(row._id)}
        />
      ))}
    </ul>
  );
}

/** Confirms first, since the other devices may be in use. */
function Others({ shown: { phase, send }, isOwn }: {
  readonly shown: ShownSessions;
  readonly isOwn: boolean;
}) {
  const styles = useSessionsStyles();
  const words = t(isOwn ? "profile.sessions.endOthers" : "profile.sessions.endAll");
  if (phase !== "confirming") {
    return (
      <div>
        <Button disabledFocusable={phase !== "listed"} onClick={() => send("endOthers")}>{words}</Button>
      </div>
    );
  }
  const question = t(isOwn ? "profile.sessions.question" : "profile.sessions.questionAll");
  return (
    <div role="group" className={styles.question} aria-label={question}>
      <span>{question}</span>
      <Decision takesFocus onCancel={() => send("cancel")}>
        <SettlingButton meaning="confirm" appearance="primary" onClick={() => send("confirm")}>
          {words}
        </SettlingButton>
      </Decision>
    </div>
  );
}
