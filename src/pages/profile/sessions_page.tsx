/** `/profile/sessions`: where one is signed in, and the end of one sign-in or of all the others. Source: security S4. */
import { Button, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import type { SignIn } from "../../../api/generated/schema.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { Empty } from "../../list/states.tsx";
import { RecordSkeleton } from "../../record/record_skeleton.tsx";
import { type ShownSessions, useSessions } from "../../wiring/sessions.ts";
import { OwnPage } from "./own_page.tsx";
import { useProfileStyles } from "./profile.styles.ts";
import { SessionRow } from "./session_row.tsx";
import { useSessionsStyles } from "./sessions.styles.ts";

export default function SessionsPage() {
  return (
    <OwnPage page="sessions">
      <Sessions />
    </OwnPage>
  );
}

function Sessions() {
  const styles = useSessionsStyles();
  const profile = useProfileStyles();
  const shown = useSessions();
  const { phase, rows, failure, send } = shown;
  if (phase === "loading") return <RecordSkeleton />;
  if (phase === "unreadable" && failure) {
    return (
      <Empty isFailure title={t("profile.sessions.failedTitle")} text={failureText(failure)}>
        <Button appearance="primary" onClick={() => send("retry")}>{t("profile.retry")}</Button>
      </Empty>
    );
  }
  return (
    <>
      {failure && (
        <MessageBar className={profile.notice} intent="error" layout="multiline">
          <MessageBarBody>{t("profile.sessions.failed", { reason: failureText(failure) })}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.sessions}>
        <p className={styles.help}>{t("profile.sessions.help")}</p>
        <Rows shown={shown} rows={rows} />
        {rows.length > 1 ? <Others shown={shown} /> : <p>{t("profile.sessions.onlyThis")}</p>}
      </div>
    </>
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
  // The row that had the focus is gone: it goes on to what is left of the list.
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

/** All the others at once: asked about, as each may be in the middle of work. */
function Others({ shown: { phase, send } }: { readonly shown: ShownSessions }) {
  const styles = useSessionsStyles();
  if (phase !== "confirming") {
    return (
      <div>
        <Button disabledFocusable={phase !== "listed"} onClick={() => send("endOthers")}>
          {t("profile.sessions.endOthers")}
        </Button>
      </div>
    );
  }
  return (
    <div role="group" className={styles.question} aria-label={t("profile.sessions.question")}>
      <span>{t("profile.sessions.question")}</span>
      {/* What does no harm has the focus. */}
      <Button autoFocus onClick={() => send("cancel")}>{t("profile.sessions.cancel")}</Button>
      <Button appearance="primary" onClick={() => send("confirm")}>{t("profile.sessions.confirm")}</Button>
    </div>
  );
}
