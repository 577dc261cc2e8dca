/** One order by its id: loading, there, missing, failed; what is there stays while it is fetched again. */
import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { failureText, requestIdOf } from "../lib/failure_text.ts";
import { t } from "../lib/i18n.ts";
import type { Failure } from "../lib/outcome.ts";
import { orderSource, type ShownRecord, useRecord } from "../wiring/record.ts";
import type { Order } from "./order.ts";
import { OrderScreen } from "./order_screen.tsx";
import { RecordSkeleton } from "./record_skeleton.tsx";
import { useRecordStyles } from "./record.styles.ts";

interface Props {
  readonly id: string;
  /** Of the number: 1 where the order is the page, 2 where it stands beside its list. */
  readonly level: 1 | 2;
}

/** Another id is another view: give it a `key`. */
export function OrderView({ id, level }: Props) {
  const shown = useRecord(orderSource, id);
  const styles = useRecordStyles();
  if (shown.record) {
    return (
      <div className={styles.record} aria-busy={shown.phase === "refreshing"}>
        <OrderScreen
          order={shown.record}
          level={level}
          notices={<Notices shown={shown} />}
        />
      </div>
    );
  }
  if (shown.phase === "missing") {
    return <Centre level={level} title={t("record.missingTitle")} text={t("record.missingText")} />;
  }
  if (shown.phase === "failed") {
    return (
      <Centre
        level={level}
        title={t("record.failedTitle")}
        text={shown.failure ? failureWords(shown.failure) : ""}
        onRetry={shown.refresh}
      />
    );
  }
  return <RecordSkeleton />;
}

/** What happened, with the id that support can look up. */
function failureWords(failure: Failure): string {
  const id = requestIdOf(failure);
  return [failureText(failure), id && t("shell.failure.request", { id })].filter(Boolean).join(" ");
}

function Notices({ shown }: { readonly shown: ShownRecord<Order> }) {
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

interface CentreProps {
  readonly level: 1 | 2;
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
}

function Centre({ level, title, text, onRetry }: CentreProps) {
  const styles = useRecordStyles();
  const Title = `h${level}` as const;
  return (
    <div className={styles.center} role="alert">
      <Title className={styles.sectionTitle}>{title}</Title>
      <span>{text}</span>
      {onRetry && <Button onClick={onRetry}>{t("record.retry")}</Button>}
    </div>
  );
}
