/** Asks for times of day. Source: docs/requirements.md S5.4. */
import { Button, Field, Input } from "@fluentui/react-components";
import { AddRegular, DeleteRegular } from "@fluentui/react-icons";
import type { InputProblem } from "../../../../api/errors.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { useSettingsStyles } from "./settings.styles.ts";
import type { TimeValues } from "./values.ts";

interface Props {
  /** Prefix of the field names, such as `events.2.times`. */
  readonly path: string;
  readonly label: string;
  readonly times: readonly TimeValues[];
  readonly problems: readonly InputProblem[];
  readonly isDisabled: boolean;
  readonly onChange: (times: readonly TimeValues[]) => void;
}

export function TimesInput({ path, label, times, problems, isDisabled, onChange }: Props) {
  const styles = useSettingsStyles();
  const tooMany = problems.find((problem) => problem.path === path);
  return (
    <div
      className={styles.times}
      role="group"
      aria-label={t("notificationSettings.timesOf", { event: label })}
    >
      <span className={styles.quiet}>
        {t(times.length === 0 ? "notificationSettings.atOnce" : "notificationSettings.atTimes")}
      </span>
      {times.map((time, index) => (
        <Time
          key={index}
          path={`${path}.${index}`}
          number={index + 1}
          time={time}
          problems={problems}
          isDisabled={isDisabled}
          onChange={(change) =>
            onChange(times.map((each, at) => at === index ? { ...each, ...change } : each))}
          onRemove={() => onChange(times.filter((_, at) => at !== index))}
        />
      ))}
      <Button
        appearance="subtle"
        icon={<AddRegular />}
        disabledFocusable={isDisabled}
        onClick={() => onChange([...times, { hour: "", minute: "" }])}
      >
        {t("notificationSettings.addTime")}
      </Button>
      {tooMany && <span role="alert">{problemText(tooMany)}</span>}
    </div>
  );
}

interface TimeProps extends Pick<Props, "path" | "problems" | "isDisabled"> {
  readonly number: number;
  readonly time: TimeValues;
  readonly onChange: (change: Partial<TimeValues>) => void;
  readonly onRemove: () => void;
}

function Time({ path, number, time, problems, isDisabled, onChange, onRemove }: TimeProps) {
  const styles = useSettingsStyles();
  const part = (key: keyof TimeValues) => {
    const problem = problems.find((each) => each.path === `${path}.${key}`);
    return (
      <Field validationMessage={problemText(problem)}>
        <Input
          className={styles.digits}
          name={`${path}.${key}`}
          aria-label={t(`notificationSettings.${key}`, { n: number })}
          value={time[key]}
          readOnly={isDisabled}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          onChange={(_, { value }) => onChange({ [key]: value })}
        />
      </Field>
    );
  };
  return (
    // Hours come before minutes in right-to-left languages too.
    <span className={styles.time} dir="ltr">
      {part("hour")}
      <span className={styles.colon} aria-hidden="true">:</span>
      {part("minute")}
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        disabledFocusable={isDisabled}
        aria-label={t("notificationSettings.removeTime", { n: number })}
        onClick={onRemove}
      />
    </span>
  );
}
