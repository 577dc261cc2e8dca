import { Button, Field, Input, Spinner } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import type { InputProblem } from "../../../../api/errors.ts";
import type { FormValue } from "../../../engine/form/form_values.ts";
import { type InputProps, problemsUnder } from "../../../engine/form/input_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { Amount } from "../../../parts/amount.tsx";
import { NotLoaded } from "../../../parts/not_loaded.tsx";
import { type Amounts, amountsIn, minorOf, sumOf, textOfMinor, writeAmounts } from "./amounts.ts";
import { ChargedName, chargedText } from "./charged_name.tsx";
import { useRefundStyles } from "./refund.styles.ts";
import { type ChargedLine, refundableSource } from "./wiring.ts";

export default function ChargedInput(props: InputProps) {
  const styles = useRefundStyles();
  const order = String(props.values?.["order_id"] ?? "");
  if (order === "") return <span className={styles.quiet}>{t("refunds.noOrder")}</span>;
  return <Charged key={order} order={order} {...props} />;
}

function Charged({ order, value, problems, isDisabled, onChange }: InputProps & { readonly order: string }) {
  const styles = useRefundStyles();
  const [source] = useState(() => refundableSource(order));
  const { phase, answer, failure, refresh } = useAnswer(source);
  const isRefused = problems.some(({ code }) => code === "refundExceeds");
  useEffect(() => {
    // Another request has taken a part of the money, so the remaining amounts are fetched again.
    if (isRefused) refresh();
  }, [isRefused]);
  useEffect(() => {
    if (!answer) return;
    const own = answer.refundable.lines.map(({ _id }) => _id);
    const amounts = amountsIn(value);
    // Amounts of the order that was chosen before are not shown, and would be refused.
    if ([...amounts.keys()].some((id) => !own.includes(id))) onChange(writeAmounts(amounts, own));
  }, [answer]);
  if (!answer) {
    return failure ? <NotLoaded text={failureText(failure)} onRetry={refresh} /> : (
      <Spinner
        size="tiny"
        label={t("refunds.loading")}
        labelPosition="after"
        aria-busy={phase === "loading"}
      />
    );
  }
  const { lines, currency, left_minor } = answer.refundable;
  if (lines.length === 0) return <span className={styles.quiet}>{t("refunds.nothingCharged")}</span>;
  const amounts = amountsIn(value);
  const ids = lines.map(({ _id }) => _id);
  const write = (next: Amounts) => onChange(writeAmounts(next, ids));
  const whole = ({ _id, left_minor: left }: ChargedLine) =>
    [_id, left > 0 ? textOfMinor(left, currency) : ""] as const;
  return (
    <div className={styles.lines}>
      {left_minor > 0 && (
        <Button
          className={styles.start}
          disabledFocusable={isDisabled}
          onClick={() => write(new Map(lines.map(whole)))}
        >
          {t("refunds.allOfAll")}
        </Button>
      )}
      {lines.map((line) => (
        <Line
          key={line._id}
          line={line}
          currency={currency}
          text={amounts.get(line._id) ?? ""}
          place={placeOf(value, line._id)}
          problems={problems}
          isDisabled={isDisabled}
          onChange={(text) => write(new Map([...amounts, [line._id, text]]))}
        />
      ))}
      <div className={styles.total} aria-live="polite">
        <span>{t("refunds.total")}</span>
        <Amount minor={sumOf(amounts, ids, currency)} currency={currency} />
      </div>
    </div>
  );
}

/** Returns the index of a line among the sent lines, which is part of the path of its problems. */
const placeOf = (value: FormValue, id: string): number => [...amountsIn(value).keys()].indexOf(id);

interface LineProps {
  readonly line: ChargedLine;
  readonly currency: string;
  readonly text: string;
  readonly place: number;
  readonly problems: readonly InputProblem[];
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
}

function Line({ line, currency, text, place, problems, isDisabled, onChange }: LineProps) {
  const styles = useRefundStyles();
  const { left_minor: left } = line;
  const minor = minorOf(text, currency);
  const own = problemsUnder(problems, `${place}.amount_minor`)[0];
  const isTooMuch = minor !== null && minor > left;
  // A refusal is shown until the typed amount is within the remaining one.
  const problem = own && (own.code !== "refundExceeds" || isTooMuch) ? own : undefined;
  const words = isTooMuch
    ? t("refunds.leftNow", { amount: `${textOfMinor(left, currency)} ${currency}` })
    : problemText(problem);
  const figures = [
    ["paid", line.paid_minor],
    ["refunded", line.refunded_minor],
    ["asked", line.asked_minor],
    ["left", left],
  ] as const;
  const name = chargedText(line);
  return (
    <fieldset className={styles.line} aria-label={name}>
      <ChargedName line={line} />
      <dl className={styles.figures}>
        {figures.map(([key, sum]) => (
          <div key={key}>
            <dt className={styles.term}>{t(`refunds.${key}`)}</dt>
            <dd className={styles.value}>
              <bdi className={key === "left" ? styles.left : undefined}>{textOfMinor(sum, currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {(left > 0 || text !== "") && (
        <div className={styles.amount}>
          <Field validationMessage={words} className={styles.field}>
            <Input
              className={styles.input}
              name={place < 0 ? `lines.${line._id}` : `lines.${place}.amount_minor`}
              aria-label={t("refunds.amountOf", { name })}
              value={text}
              readOnly={isDisabled}
              inputMode="decimal"
              autoComplete="off"
              contentAfter={<span className={styles.quiet}>{currency}</span>}
              onChange={(_, data) => onChange(data.value)}
            />
          </Field>
          {left > 0 && (
            <Button
              disabledFocusable={isDisabled}
              aria-label={t("refunds.allOf", { name })}
              onClick={() => onChange(textOfMinor(left, currency))}
            >
              {t("refunds.all")}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
