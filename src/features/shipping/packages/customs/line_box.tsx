import { Button } from "@fluentui/react-components";
import { DeleteRegular } from "@fluentui/react-icons";
import type { InputProblem } from "../../../../../api/errors.ts";
import type { FormRow } from "../../../../engine/form/form_values.ts";
import { problemsUnder } from "../../../../engine/form/input_props.ts";
import { OneField } from "../../../../engine/form/inputs.tsx";
import { t } from "../../../../lib/i18n.ts";
import { numberText } from "../../../../parts/format.ts";
import { useCustomsStyles } from "./customs.styles.ts";
import { currencyIn, lineFields, sourceOfLine } from "./line_fields.ts";
import { sourceText } from "./source_text.ts";

interface Props {
  readonly n: number;
  readonly row: FormRow;
  /** Problems of this line; paths are relative to the line. */
  readonly problems: readonly InputProblem[];
  readonly isDisabled: boolean;
  readonly onChange: (row: FormRow) => void;
  readonly onRemove: () => void;
}

export function LineBox({ n, row, problems, isDisabled, onChange, onRemove }: Props) {
  const styles = useCustomsStyles();
  const from = sourceOfLine(row);
  return (
    <fieldset className={styles.box} aria-label={t("customs.line", { n: numberText(n) })}>
      {lineFields(currencyIn(row)).map((field) => (
        <OneField
          key={field.key}
          field={field}
          value={row[field.key] ?? ""}
          problems={problemsUnder(problems, field.key)}
          help={null}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ ...row, [field.key]: value })}
        />
      ))}
      <div className={styles.under}>
        <bdi>{from ? sourceText({ ...from, value_minor: 0 }) : t("customs.source.hand")}</bdi>
        <Button
          size="small"
          appearance="subtle"
          icon={<DeleteRegular />}
          disabledFocusable={isDisabled}
          aria-label={t("customs.removeLine", { n: numberText(n) })}
          onClick={onRemove}
        >
          {t("customs.remove")}
        </Button>
      </div>
    </fieldset>
  );
}
