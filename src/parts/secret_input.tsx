/** An input for a secret, which is hidden while it is typed, and never stored or filled in by the browser. */
import { Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { t } from "../lib/i18n.ts";

const useStyles = makeStyles({
  input: { "& input": { fontFamily: tokens.fontFamilyMonospace, minWidth: 0 } },
});

interface Props {
  readonly name?: string;
  readonly label: string;
  readonly hint: string | null;
  /** Problem that is shown instead of the hint; null if there is none. */
  readonly problem: string | null;
  readonly isOptional?: boolean;
  /** False if a mandatory secret is already stored. */
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly chars?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SecretInput(
  { name, label, hint, problem, isOptional = false, isRequired = false, isReadOnly, chars, value, onChange }:
    Props,
) {
  const styles = useStyles();
  return (
    <Field
      label={isOptional ? t("record.move.optional", { field: label }) : label}
      required={isRequired}
      hint={problem ? null : hint}
      validationMessage={problem}
    >
      <Input
        className={styles.input}
        {...name && { name }}
        type="password"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        {...chars && { maxLength: chars }}
        value={value}
        readOnly={isReadOnly === true}
        onChange={(_, data) => onChange(data.value)}
      />
    </Field>
  );
}
