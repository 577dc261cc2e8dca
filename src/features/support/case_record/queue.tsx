import { mergeClasses } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { useShortcut } from "../../../engine/record/use_shortcut.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { useNow } from "../../../lib/now.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { deadlineOf } from "../cases/deadline_cell.tsx";
import { useCaseStyles } from "./case_record.styles.ts";
import { type QueueData, queueSource } from "./wiring.ts";

interface Props {
  readonly id: string;
  /** Ids of the cases on the page of the list, in their order; empty if the case was not opened from a list. */
  readonly ids: readonly string[];
  readonly hrefOf: (id: string) => string;
}

export function Queue({ id, ids, hrefOf }: Props) {
  const styles = useCaseStyles();
  const { quiet } = useRecordStyles();
  const [source] = useState(() => queueSource(ids));
  const { answer, failure } = useAnswer(source);
  const rows = inOrder(answer?.cases ?? [], ids);
  const now = useNow();
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: "nearest" });
  }, [id, rows.length > 0]);
  useOwnSteps(rows.map(({ _id }) => _id), id, ids.length === 0, hrefOf);
  return (
    <Section title={t("caseRecord.queue")}>
      {failure && <span className={quiet} role="alert">{failureText(failure)}</span>}
      {answer && rows.length === 0 && <span className={quiet}>{t("caseRecord.queueEmpty")}</span>}
      <ol className={styles.rows} tabIndex={0} aria-label={t("caseRecord.queue")}>
        {rows.map(({ _id, code, status, reason, order_code, due_at, left_s }) => (
          <li key={_id}>
            <Link
              ref={_id === id ? here : null}
              className={mergeClasses(styles.row, _id === id && styles.here)}
              href={hrefOf(_id)}
              replace
              aria-current={_id === id ? "page" : undefined}
            >
              <span className={styles.rowHead}>
                <bdi translate="no">{code}</bdi>
                <StatusPill status={status} kind="case" />
              </span>
              <span className={quiet}>{t(`choice.reason.${reason}` as Key)}</span>
              <span className={styles.rowHead}>
                <bdi className={quiet} translate="no">{order_code}</bdi>
                <Clock {...deadlineOf(due_at, left_s, now)} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Shows the time left. An overdue case has a sign too, as in the list. */
function Clock({ state, words }: ReturnType<typeof deadlineOf>) {
  const styles = useCaseStyles();
  const { quiet } = useRecordStyles();
  const isOver = state === "overdue";
  return <bdi className={mergeClasses(quiet, isOver && styles.late)}>{isOver ? `▲ ${words}` : words}</bdi>;
}

function inOrder(rows: QueueData["cases"], ids: readonly string[]): QueueData["cases"] {
  if (ids.length === 0) return rows;
  return rows.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
}

/** Registers the keys J and K, unless the record's bar has them, as for a case opened from a list. */
function useOwnSteps(
  rows: readonly string[],
  id: string,
  isOn: boolean,
  hrefOf: (id: string) => string,
): void {
  const [, navigate] = useLocation();
  const at = rows.indexOf(id);
  const go = (to: string | undefined) =>
    isOn && to !== undefined ? () => navigate(hrefOf(to), { replace: true }) : null;
  useShortcut("k", "record.keys.previous", go(rows[at - 1]));
  useShortcut("j", "record.keys.next", go(rows[at + 1]));
}
