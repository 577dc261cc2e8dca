/** Asks for the step that caused a fault; the garment's history gives a proposal. Sellers never see the cause. */
import { Button, Field, Input, Select } from "@fluentui/react-components";
import type { InputProblem } from "../../../../api/errors.ts";
import { WORK_STEPS } from "../../../../api/steps.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { Instant } from "../../../parts/instant.tsx";
import { statusWord } from "../../../parts/status_pill.tsx";
import { causeAt, type DecisionCause } from "./decision_rows.ts";
import { useDecisionStyles } from "./decision.styles.ts";

interface Props {
  readonly path: string;
  readonly cause: DecisionCause | null;
  readonly proposed: DecisionCause | null;
  readonly problems: readonly InputProblem[];
  readonly isDisabled: boolean;
  readonly onChange: (cause: DecisionCause | null) => void;
}

export function CauseFields({ path, cause, proposed, problems, isDisabled, onChange }: Props) {
  const styles = useDecisionStyles();
  const problemOf = (field: string) =>
    problemText(problems.find((each) => each.path === `${path}.cause.${field}`));
  if (!cause) {
    return (
      <Button
        className={styles.start}
        size="small"
        appearance="subtle"
        disabledFocusable={isDisabled}
        onClick={() => onChange(proposed ?? causeAt("", "", null))}
      >
        {t("decision.nameCause")}
      </Button>
    );
  }
  const withStep = (step: string): DecisionCause => causeAt(step, cause.reason, proposed);
  return (
    <div className={styles.cause} role="group" aria-label={t("decision.cause")}>
      <Field
        label={t("decision.step")}
        required
        hint={proposed?.step === cause.step ? t("decision.proposed") : null}
        validationMessage={problemOf("step")}
      >
        <Select
          name={`${path}.cause.step`}
          value={cause.step}
          disabled={isDisabled}
          onChange={(_, { value }) => onChange(withStep(value))}
        >
          <option value="">{t("decision.choose")}</option>
          {WORK_STEPS.map(({ state }) => <option key={state} value={state}>{statusWord(state)}</option>)}
        </Select>
        <Doer cause={cause} />
      </Field>
      <Field label={t("decision.fault")} required validationMessage={problemOf("reason")}>
        <Input
          name={`${path}.cause.reason`}
          value={cause.reason}
          readOnly={isDisabled}
          dir="auto"
          autoComplete="off"
          onChange={(_, { value }) => onChange({ ...cause, reason: value })}
        />
      </Field>
      <Button
        className={styles.whole}
        size="small"
        appearance="subtle"
        disabledFocusable={isDisabled}
        onClick={() => onChange(null)}
      >
        {t("decision.noCause")}
      </Button>
    </div>
  );
}

function Doer({ cause: { operator_name, station, at } }: { readonly cause: DecisionCause }) {
  const styles = useDecisionStyles();
  if (!operator_name && !station && at === null) return null;
  return (
    <span className={styles.quiet}>
      <bdi translate="no">{[operator_name, station].filter(Boolean).join(" · ")}</bdi>
      {at !== null && (
        <>
          {" "}
          <Instant at={at} />
        </>
      )}
    </span>
  );
}
