/** Asks for kind and reason, and warns at once if the time limit of the reason is over. */
import { Field, Radio, RadioGroup, Textarea } from "@fluentui/react-components";
import { REASONS, SUPPORT_CASES, type SupportCase } from "../../../../api/support/cases.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import type { NewCaseValues } from "../../../../machines/support/new_case_values.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import type { Options } from "./find_goods.ts";
import { useNewCaseStyles } from "./new_case.styles.ts";

interface Props {
  readonly values: NewCaseValues;
  readonly options: Options | null;
  readonly isStaff: boolean;
  readonly problemOf: (path: string) => string | null;
  readonly isDisabled: boolean;
  readonly onChange: (values: Partial<NewCaseValues>) => void;
}

export function ReasonPart({ values, options, isStaff, problemOf, isDisabled, onChange }: Props) {
  const styles = useNewCaseStyles();
  const { support_case, reason, exception } = values;
  const known = reasonsOf(support_case, options);
  const chosen = known.find((each) => each.reason === reason);
  return (
    <>
      <Field
        label={fieldWord("support", "support_case")}
        required
        validationMessage={problemOf("support_case")}
      >
        <RadioGroup
          className={styles.kinds}
          layout="horizontal"
          name="support_case"
          value={support_case}
          disabled={isDisabled}
          onChange={(_, { value }) => onChange({ support_case: value, reason: "", exception: "" })}
        >
          {SUPPORT_CASES.map((kind) => (
            <Radio key={kind} value={kind} label={choiceWord("support_case", kind)} />
          ))}
        </RadioGroup>
      </Field>
      {support_case !== "" && (
        <Field label={fieldWord("support", "reason")} required validationMessage={problemOf("reason")}>
          <RadioGroup
            className={styles.reasons}
            name="reason"
            value={reason}
            disabled={isDisabled}
            onChange={(_, { value }) =>
              onChange({ reason: value, exception: "" })}
          >
            {known.map((each) => (
              <Radio
                key={each.reason}
                value={each.reason}
                disabled={!each.open && !isStaff}
                label={
                  <span className={styles.what}>
                    {choiceWord("reason", each.reason)}
                    <Limits {...each} />
                  </span>
                }
              />
            ))}
          </RadioGroup>
        </Field>
      )}
      {chosen && !chosen.open && isStaff && (
        <Field
          label={t("newCase.exception")}
          required
          hint={problemOf("exception") ? null : t("newCase.exceptionHelp")}
          validationMessage={problemOf("exception")}
        >
          <Textarea
            name="exception"
            value={exception}
            readOnly={isDisabled}
            dir="auto"
            onChange={(_, { value }) => onChange({ exception: value })}
          />
        </Field>
      )}
    </>
  );
}

interface ReasonLimits {
  readonly reason: string;
  readonly evidence: boolean;
  readonly window_days: number;
  readonly until: number | null;
  readonly open: boolean;
}

/** Returns the reasons of a kind. Without an order their time limits are unknown. */
function reasonsOf(kind: string, options: Options | null): readonly ReasonLimits[] {
  const ofOrder = options?.reasons.filter(({ support_case }) => support_case === kind) ?? [];
  if (ofOrder.length > 0) return ofOrder;
  return (REASONS[kind as SupportCase] ?? []).map(({ id, evidence, window_days }) => ({
    reason: id,
    evidence,
    window_days,
    until: null,
    open: true,
  }));
}

function Limits({ evidence, window_days, until, open }: ReasonLimits) {
  const styles = useNewCaseStyles();
  const day = until === null ? "" : formatDay(until, config().timeZone);
  const words = [
    ...evidence ? [t("newCase.needsEvidence")] : [],
    ...!open && day ? [t("newCase.isOver", { count: window_days, day })] : [],
    ...open && day ? [t("newCase.isOpenUntil", { day })] : [],
  ];
  return words.length > 0 ? <span className={styles.quiet}>{words.join(" · ")}</span> : null;
}
