import { Button } from "@fluentui/react-components";
import { AddRegular, DeleteRegular } from "@fluentui/react-icons";
import type { ComponentType } from "react";
import { t } from "../../lib/i18n.ts";
import { useFieldWord } from "../field_words.ts";
import { useEditStyles } from "./edit.styles.ts";
import { blankOf, type FormRow, rowsIn, writeRows } from "./form_values.ts";
import { type InputProps, type OneProps, problemsUnder } from "./input_props.ts";

interface Props extends InputProps {
  readonly Part: ComponentType<OneProps>;
}

export function RowsInput(
  { field: { key, rows: fields = [] }, value, problems, isDisabled, onChange, Part }: Props,
) {
  const styles = useEditStyles();
  const fieldWord = useFieldWord();
  const rows = rowsIn(value);
  const shown = fields.filter((field) => field.key !== "_id");
  const write = (next: readonly FormRow[]) => onChange(writeRows(next));
  const change = (index: number, name: string, part: string | boolean) =>
    write(rows.map((row, at) => at === index ? { ...row, [name]: part } : row));
  return (
    <div className={styles.group}>
      {rows.map((row, index) => (
        <fieldset
          key={index}
          className={styles.rowBox}
          aria-label={`${fieldWord(key)} ${index + 1}`}
        >
          {shown.map((field) => (
            <Part
              key={field.key}
              field={field}
              value={row[field.key] ?? ""}
              problems={problemsUnder(problems, `${index}.${field.key}`)}
              help={null}
              isDisabled={isDisabled}
              onChange={(part) => change(index, field.key, part)}
            />
          ))}
          <Button
            className={styles.start}
            appearance="subtle"
            icon={<DeleteRegular />}
            disabledFocusable={isDisabled}
            aria-label={t("record.form.removeRow", { n: index + 1 })}
            onClick={() => write(rows.filter((_, at) => at !== index))}
          >
            {t("record.form.remove")}
          </Button>
        </fieldset>
      ))}
      <Button
        className={styles.start}
        icon={<AddRegular />}
        disabledFocusable={isDisabled}
        onClick={() =>
          write([...rows, Object.fromEntries(fields.map((field) => [field.key, blankOf(field)]))])}
      >
        {t("record.form.addRow")}
      </Button>
    </div>
  );
}
