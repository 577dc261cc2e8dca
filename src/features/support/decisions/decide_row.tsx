import { Button, Checkbox, Field, Input, Select } from "@fluentui/react-components";
import type { InputProblem } from "../../../../api/errors.ts";
import { OUTCOMES } from "../../../../api/support/cases.ts";
import { exponentOf } from "../../../../api/money.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { moneyText } from "../../../lib/amount_text.ts";
import { fractionText } from "../../../lib/fraction_text.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { Picture } from "../../catalogue/items/picture.tsx";
import { CauseFields } from "./cause_fields.tsx";
import { type DecisionRow, isRemade } from "./decision_rows.ts";
import { useDecisionStyles } from "./decision.styles.ts";
import type { CaseLine } from "./wiring.ts";

interface Props {
  readonly line: CaseLine;
  readonly row: DecisionRow;
  /** Path of this line in the paths of problems. */
  readonly path: string;
  readonly currency: string;
  readonly maximum: number;
  readonly isKept: boolean;
  readonly problems: readonly InputProblem[];
  readonly isDisabled: boolean;
  readonly onChange: (row: DecisionRow) => void;
}

export function DecideRow(props: Props) {
  const { line, row, path, isKept, problems, isDisabled, onChange } = props;
  const styles = useDecisionStyles();
  const { title, sku, variant, unit_code, quantity, image_id, remedy_code } = line;
  const name = [title || sku, variant, unit_code].filter(Boolean).join(", ");
  const problemOf = (field: string) => problems.find((each) => each.path === `${path}.${field}`);
  const wrong = problemOf("outcome");
  return (
    <fieldset className={styles.line} aria-label={name}>
      <div className={styles.goods}>
        {image_id && <Picture id={image_id} />}
        <span className={styles.what}>
          <bdi translate="no">{title || sku}</bdi>
          {variant && <bdi className={styles.quiet}>{variant}</bdi>}
          <span className={styles.quiet}>
            {t("decision.garments", { count: quantity })}
            {unit_code && (
              <>
                {" · "}
                <bdi className={styles.mono} translate="no">{unit_code}</bdi>
              </>
            )}
          </span>
          {remedy_code && <span className={styles.quiet}>{t("decision.failed", { code: remedy_code })}</span>}
        </span>
      </div>
      <div className={styles.choice}>
        <Field
          className={styles.outcome}
          label={t("decision.outcome")}
          required
          hint={wrong || isKept ? null : t("decision.notBack")}
          validationMessage={wrong ? t("problem.required") : null}
        >
          <Select
            name={`${path}.outcome`}
            value={row.outcome}
            disabled={isDisabled}
            onChange={(_, { value }) => onChange({ ...row, outcome: value, amount: "", charged: false })}
          >
            <option value="">{t("decision.choose")}</option>
            {OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome} disabled={outcome === "Reship" && !isKept}>
                {choiceWord("outcome", outcome)}
              </option>
            ))}
          </Select>
        </Field>
        {row.outcome === "Refund" && (
          <RefundField {...props} problem={problemOf("amount_minor")} name={name} />
        )}
        {isRemade(row.outcome) && (
          <Checkbox
            className={styles.whole}
            label={t("decision.charged")}
            checked={row.charged}
            disabled={isDisabled}
            onChange={(_, { checked }) => onChange({ ...row, charged: checked === true })}
          />
        )}
      </div>
      <CauseFields
        path={path}
        cause={row.cause}
        proposed={line.proposed}
        problems={problems}
        isDisabled={isDisabled}
        onChange={(cause) => onChange({ ...row, cause })}
      />
    </fieldset>
  );
}

interface RefundProps extends Props {
  readonly name: string;
  readonly problem: InputProblem | undefined;
}

function RefundField({ row, path, currency, maximum, name, problem, isDisabled, onChange }: RefundProps) {
  const styles = useDecisionStyles();
  const minor = exactUnits(row.amount, exponentOf(currency));
  const most = t("decision.most", { amount: moneyText(maximum, currency) });
  const missing = problem && row.amount.trim() === "" ? t("problem.required") : null;
  const wrong = minor !== null && minor > maximum ? most : missing ?? problemText(problem);
  return (
    <>
      <Field
        className={styles.amount}
        label={t("decision.amount")}
        required
        hint={wrong ? null : most}
        validationMessage={wrong}
      >
        <Input
          className={styles.input}
          name={`${path}.amount_minor`}
          aria-label={t("decision.amountOf", { name })}
          value={row.amount}
          readOnly={isDisabled}
          inputMode="decimal"
          autoComplete="off"
          contentAfter={<span className={styles.quiet}>{currency}</span>}
          onChange={(_, { value }) => onChange({ ...row, amount: value })}
        />
      </Field>
      {maximum > 0 && (
        <Button
          className={styles.whole}
          size="small"
          disabledFocusable={isDisabled}
          onClick={() => onChange({ ...row, amount: fractionText(maximum, exponentOf(currency)) })}
        >
          {t("decision.all")}
        </Button>
      )}
    </>
  );
}
