/** Shows the state of a record: loading, shown, missing or failed. A shown record stays while it is fetched again. */
import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { VersionedRecord } from "../../../machines/record.ts";
import { failureText, requestIdOf } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import type { Failure } from "../../lib/outcome.ts";
import type { ShownRecord } from "./record_wiring.ts";
import { RecordSkeleton } from "./record_skeleton.tsx";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { RecordTitle } from "./record_title.tsx";

export interface AbsentWords {
  readonly missingTitle: string;
  readonly missingText: string;
  readonly failedTitle: string;
}

interface Props<R extends VersionedRecord> {
  readonly shown: ShownRecord<R>;
  /** Level of the heading: 1 if the record is the page, 2 if it is next to its list. */
  readonly level: 1 | 2;
  readonly words: AbsentWords;
  readonly children: (record: R, messageBars: ReactNode) => ReactNode;
}

export function RecordFrame<R extends VersionedRecord>({ shown, level, words, children }: Props<R>) {
  const styles = useRecordStyles();
  if (shown.record) {
    return (
      <div className={styles.record} aria-busy={shown.phase === "refreshing"}>
        {children(shown.record, <RecordMessageBars shown={shown} />)}
      </div>
    );
  }
  if (shown.phase === "missing") {
    return <Center level={level} title={words.missingTitle} text={words.missingText} />;
  }
  if (shown.phase === "failed") {
    return (
      <Center
        level={level}
        title={words.failedTitle}
        text={shown.failure ? failureWords(shown.failure) : ""}
        onRetry={shown.refresh}
      />
    );
  }
  return <RecordSkeleton />;
}

/** Returns the words of a failure, with the request id by which support can find it. */
function failureWords(failure: Failure): string {
  const id = requestIdOf(failure);
  return [failureText(failure), id && t("shell.failure.request", { id })].filter(Boolean).join(" ");
}

function RecordMessageBars({ shown }: { readonly shown: ShownRecord<VersionedRecord> }) {
  const retry = (
    <MessageBarActions>
      <Button size="small" onClick={shown.refresh}>{t("record.retry")}</Button>
    </MessageBarActions>
  );
  return (
    <>
      {shown.failure && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("record.stale", { reason: failureWords(shown.failure) })}</MessageBarBody>
          {retry}
        </MessageBar>
      )}
      {shown.isIncomplete && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("record.incomplete")}</MessageBarBody>
          {retry}
        </MessageBar>
      )}
    </>
  );
}

interface CenterProps {
  readonly level: 1 | 2;
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
}

function Center({ level, title, text, onRetry }: CenterProps) {
  const styles = useRecordStyles();
  return (
    <div className={styles.center} role="alert">
      <RecordTitle level={level} className={styles.sectionTitle}>{title}</RecordTitle>
      <span>{text}</span>
      {onRetry && <Button onClick={onRetry}>{t("record.retry")}</Button>}
    </div>
  );
}
