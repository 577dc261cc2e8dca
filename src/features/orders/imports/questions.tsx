import { Field, Radio, RadioGroup } from "@fluentui/react-components";
import { useId } from "react";
import { NUMBER, parseDay } from "../../../../api/csv/cells.ts";
import { type FormatProof, proofOf } from "../../../../api/csv/evidence.ts";
import { DATE_ORDERS, type DateOrder, DECIMAL_MARKS, type DecimalMark } from "../../../../api/csv/plan.ts";
import type { Answer } from "../../../../api/csv/plan_edit.ts";
import { t } from "../../../lib/i18n.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { FORMAT_WORDS } from "../../../engine/imports/format_words.ts";

export function Questions({ importFile }: { readonly importFile: ImportFile }) {
  const styles = useImportStyles();
  const title = useId();
  const { plan, inspection: seen, preview } = importFile;
  if (!plan || !seen || !plan.unsure) return null;
  const head = proofOf(plan, seen.proofs);
  const proof: Pick<FormatProof, "decimal" | "dateOrder"> = {
    decimal: head.decimal.unclear === null && preview ? preview.proof.decimal : head.decimal,
    dateOrder: head.dateOrder.unclear === null && preview ? preview.proof.dateOrder : head.dateOrder,
  };
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.subtitle}>{t("imports.ask.title")}</h2>
      {plan.unsure.map((part) => (
        <Question key={part} part={part} value={proof[part].unclear ?? ""} onAnswer={importFile.answer} />
      ))}
    </section>
  );
}

interface QuestionProps {
  readonly part: Answer["part"];
  /** The first ambiguous value of the file; empty if the file contradicts itself. */
  readonly value: string;
  readonly onAnswer: (answer: Answer) => void;
}

function Question({ part, value, onAnswer }: QuestionProps) {
  const answers: readonly Answer[] = part === "decimal"
    ? DECIMAL_MARKS.map((mark) => ({ part, value: mark }))
    : DATE_ORDERS.filter((order) => order !== "ymd").map((order) => ({ part, value: order }));
  return (
    <Field label={t(`imports.ask.${part}`)} required>
      <RadioGroup
        value=""
        onChange={(_, { value: chosen }) => {
          const answer = answers.find((each) => each.value === chosen);
          if (answer) onAnswer(answer);
        }}
      >
        {answers.map((answer) => (
          <Radio key={answer.value} value={answer.value} label={answerText(answer, value)} />
        ))}
      </RadioGroup>
    </Field>
  );
}

/** Returns "decimal comma: 1,000 is 1". */
function answerText(answer: Answer, value: string): string {
  const [name, meaning] = answer.part === "decimal"
    ? [FORMAT_WORDS.decimal(answer.value), numberOf(value, answer.value)]
    : [FORMAT_WORDS.dateOrder(answer.value), dayOf(value, answer.value)];
  return meaning === null ? name : t("imports.ask.answer", { name, value, meaning });
}

function numberOf(value: string, mark: DecimalMark): string | null {
  const [figure = ""] = /\d[\d.,]*/.exec(value) ?? [];
  const [, whole, fraction = ""] = NUMBER[mark].exec(figure) ?? [];
  if (whole === undefined) return null;
  const digits = fraction.replace(/0+$/, "");
  return whole.replaceAll(/\D/g, "") + (digits === "" ? "" : mark + digits);
}

function dayOf(value: string, order: DateOrder): string | null {
  const read = parseDay(value, order, true);
  return typeof read === "string" ? read : null;
}
