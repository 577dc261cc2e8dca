/** A select with choices of the API. An unknown value stays among them until another is chosen. */
import { makeStyles, Select } from "@fluentui/react-components";
import type { OptionSource } from "../../../resources/form_fields.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { useOptions } from "../list/filters/use_options.ts";

/** The select may shrink, because an option may be wider than a phone. */
const useStyles = makeStyles({ root: { minWidth: 0, "& > select": { minWidth: 0, width: "100%" } } });

interface Props {
  readonly name: string;
  readonly source: OptionSource;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
  /** Words of the empty choice, if they are not the usual ones. */
  readonly none?: string;
}

export function OptionSelect({ name, source, value, isDisabled, onChange, none }: Props) {
  const styles = useStyles();
  const { outcome: answer } = useOptions(source);
  const options = answer?.ok ? answer.data : [];
  const isForeign = value !== "" && !options.some((option) => option.value === value);
  return (
    <Select
      className={styles.root}
      name={name}
      value={value}
      disabled={isDisabled}
      onChange={(_, data) => onChange(data.value)}
    >
      <option value="">{none ?? t("record.form.noMethod")}</option>
      {isForeign && <option value={value}>{value}</option>}
      {answer && !answer.ok && <option disabled>{failureText(answer.failure)}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {[option.name, option.more].filter(Boolean).join(" · ")}
        </option>
      ))}
    </Select>
  );
}
