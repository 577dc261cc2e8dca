import { MAX_AGENT_REFUND_CENTS } from "../../../../api/support/cases.ts";
import { allows, rules } from "../../../../api/access.ts";
import { limitIn } from "../../../../api/money_limits.ts";
import { moneyText } from "../../../lib/amount_text.ts";
import { Button, FieldContextProvider, Spinner } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import type { AskProps } from "../../../engine/features.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { dropDraft, readDraft, writeDraft } from "../../../lib/drafts.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { DecideRow } from "./decide_row.tsx";
import { useDecisionStyles } from "./decision.styles.ts";
import {
  causeAt,
  type DecidedLine,
  type DecisionRow,
  isUnremedied,
  maximumOf,
  readRows,
  sumOf,
  writeDecisions,
} from "./decision_rows.ts";
import { type DecisionFacts, decisionSource } from "./wiring.ts";
import { NotLoaded } from "../../../parts/not_loaded.tsx";

export default function DecideLines(props: AskProps) {
  const { record: { _id }, onHold } = props;
  const [source] = useState(() => decisionSource(_id));
  const { answer, failure, refresh } = useAnswer(source);
  useEffect(() => onHold(answer === null), [answer === null]);
  if (answer) return <Rows facts={answer} {...props} />;
  if (failure) {
    return <NotLoaded text={failureText(failure)} onRetry={refresh} />;
  }
  return <Spinner size="tiny" label={t("decision.loading")} labelPosition="after" />;
}

/** Returns the name of the draft. Each round of decisions has its own draft, so the next round begins empty. */
const draftName = ({ found: { _id, round } }: DecisionFacts): string => `cases.${_id}.decide.${round}`;

type Line = DecisionFacts["found"]["lines"][number];

/** Returns the first values of a line. A rejection is kept, and a wish for a reprint or a refund preselected. */
function firstRow(line: Line, { requested, reason }: DecisionFacts["found"]): DecisionRow {
  const { _id, proposed } = line;
  const wish = requested === "Reprint" || requested === "Refund" ? requested : "";
  const outcome = line.outcome === "Reject" ? line.outcome : wish;
  const cause = proposed && { ...proposed, reason: choiceWord("reason", reason) };
  return { _id, outcome, amount: "", charged: false, cause };
}

/** Copies a decision to another line, but with the person from that line's proposed cause. */
const rowLike = (first: DecisionRow, { _id, proposed }: Line): DecisionRow => ({
  ...first,
  _id,
  cause: first.cause && causeAt(first.cause.step, first.cause.reason, proposed),
});

interface RowsProps extends AskProps {
  readonly facts: DecisionFacts;
}

function Rows({ facts, name, isDisabled, onChange, beside }: RowsProps) {
  const styles = useDecisionStyles();
  const person = usePerson();
  const { found, options } = facts;
  const { currency } = found;
  const lines = found.lines.filter(isUnremedied);
  const what = draftName(facts);
  const [typed, setRows] = useState<readonly DecisionRow[]>(() =>
    readRows(readDraft(person._id, what), lines) ?? []
  );
  // A merge can add lines to the case and a remedy can end others while somebody types.
  const rows = lines.map((line) => typed.find(({ _id }) => _id === line._id) ?? firstRow(line, found));
  const latest = useRef(onChange);
  latest.current = onChange;
  const decisions = writeDecisions(rows, currency);
  useEffect(() => latest.current(decisions), [decisions]);
  const keep = (next: readonly DecisionRow[]) => {
    setRows(next);
    writeDraft(person._id, what, next);
  };
  const change = (row: DecisionRow) => keep(rows.map((each) => each._id === row._id ? row : each));
  const [first] = rows;
  const leftOf = (id: string) => options.find((line) => line._id === id)?.left_minor ?? 0;
  return (
    <FieldContextProvider value={undefined}>
      <ul className={styles.lines}>
        {lines.map((line, at) => {
          const row = rows.find(({ _id }) => _id === line._id);
          return row && (
            <li key={line._id}>
              <DecideRow
                line={line}
                row={row}
                path={`${name}.${at}`}
                currency={currency}
                maximum={maximumOf(row, rows, lines, leftOf, currency)}
                isKept={isKept(facts, line)}
                problems={beside?.problems ?? []}
                isDisabled={isDisabled}
                onChange={change}
              />
              {at === 0 && lines.length > 1 && first && (
                <Button
                  appearance="subtle"
                  size="small"
                  disabledFocusable={isDisabled || first.outcome === ""}
                  onClick={() => keep(lines.map((each) => rowLike(first, each)))}
                >
                  {t("decision.applyToAll")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <WhatHappens rows={rows} lines={lines} currency={currency} order={found.order_code} />
      <Button
        className={styles.start}
        appearance="subtle"
        size="small"
        disabledFocusable={isDisabled}
        onClick={() => {
          dropDraft(person._id, what);
          setRows([]);
        }}
      >
        {t("decision.reset")}
      </Button>
    </FieldContextProvider>
  );
}

/** Checks for returned goods that are kept on the shelf, since these can be sent again. */
function isKept({ options }: DecisionFacts, { order_line_id, unit_id }: Line): boolean {
  const units = options.find(({ _id }) => _id === order_line_id)?.units ?? [];
  return units.some(({ _id, kept }) => kept && (unit_id === null || _id === unit_id));
}

interface HappensProps {
  readonly rows: readonly DecisionRow[];
  readonly lines: readonly DecidedLine[];
  readonly currency: string;
  /** The number of the order. */
  readonly order: string;
}

/** Says what the decision will do before a person confirms it. */
function WhatHappens({ rows, lines, currency, order }: HappensProps) {
  const styles = useDecisionStyles();
  const mayMore = allows(rules.rootOnly, usePerson());
  const sum = sumOf(rows, lines, currency);
  const most = limitIn(currency, MAX_AGENT_REFUND_CENTS);
  const limit = moneyText(most, currency);
  const words = [
    ...sum.reprinted > 0 ? [t("decision.reprints", { count: sum.reprinted, order })] : [],
    ...sum.reshipped > 0 ? [t("decision.reships", { count: sum.reshipped })] : [],
    ...sum.charged > 0 ? [t("decision.charges", { count: sum.charged })] : [],
    ...sum.refundMinor > 0 ? [t("decision.refunds", { amount: moneyText(sum.refundMinor, currency) })] : [],
    ...sum.rejected > 0 ? [t("decision.rejects", { count: sum.rejected })] : [],
    ...sum.refundMinor > most && !mayMore ? [t("decision.aboveLimit", { limit })] : [],
    ...sum.open > 0 ? [t("decision.open", { count: sum.open })] : [],
  ];
  return (
    <section className={styles.happens} aria-live="polite" aria-label={t("decision.happens")}>
      <h4 className={styles.title}>{t("decision.happens")}</h4>
      {words.length === 0
        ? <span className={styles.quiet}>{t("decision.nothing")}</span>
        : <ul className={styles.sum}>{words.map((each) => <li key={each}>{each}</li>)}</ul>}
    </section>
  );
}
