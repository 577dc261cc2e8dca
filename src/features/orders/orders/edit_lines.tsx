import { Button, Field, Input, Tooltip } from "@fluentui/react-components";
import { AddRegular, DeleteRegular } from "@fluentui/react-icons";
import type { InputProblem } from "../../../../api/errors.ts";
import { SkuInput } from "../../catalogue/items/sku_input.tsx";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { useEditStyles } from "../../../engine/form/edit.styles.ts";
import type { Line } from "./order.ts";
import type { LineValue } from "./order_form.ts";

interface Props {
  readonly lines: readonly LineValue[];
  readonly stored: readonly Line[];
  readonly problems: readonly InputProblem[];
  readonly isDisabled: boolean;
  readonly onChange: (lines: readonly LineValue[]) => void;
}

const BLANK: LineValue = { _id: "", sku: "", quantity: "1" };

export function EditLines({ lines, stored, problems, isDisabled, onChange }: Props) {
  const styles = useEditStyles();
  const put = (index: number, change: Partial<LineValue>) =>
    onChange(lines.map((line, at) => at === index ? { ...line, ...change } : line));
  const titleOf = (line: LineValue) => {
    const known = stored.find((each) => each._id === line._id);
    return known ? [known.title, known.variant].filter(Boolean).join(", ") : t("record.form.newLine");
  };
  const wrong = problems.find(({ path }) => path === "lines");
  return (
    <>
      {lines.map((line, index) => (
        <EditLine
          key={line._id || `new ${index}`}
          line={line}
          index={index}
          title={titleOf(line)}
          problems={problems}
          isDisabled={isDisabled}
          onChange={(change) => put(index, change)}
          onRemove={() => onChange(lines.filter((_, at) => at !== index))}
        />
      ))}
      {wrong && <Field validationMessage={problemText(wrong)} />}
      {!isDisabled && (
        <Button
          className={styles.start}
          name="lines"
          icon={<AddRegular />}
          onClick={() => onChange([...lines, BLANK])}
        >
          {t("record.form.addLine")}
        </Button>
      )}
    </>
  );
}

interface LineProps {
  readonly line: LineValue;
  readonly index: number;
  readonly title: string;
  readonly problems: readonly InputProblem[];
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<LineValue>) => void;
  readonly onRemove: () => void;
}

function EditLine({ line, index, title, problems, isDisabled, onChange, onRemove }: LineProps) {
  const styles = useEditStyles();
  const n = index + 1;
  const shared = (field: "sku" | "quantity") => ({
    name: `lines.${index}.${field}`,
    value: line[field],
    code: problems.find(({ path }) => path === `lines.${index}.${field}`)?.code,
    isDisabled,
    onChange: (value: string) => onChange({ [field]: value }),
  });
  return (
    <div>
      <div className={styles.lineRow}>
        <SkuField {...shared("sku")} label={t("record.form.sku", { n })} />
        <LineInput
          {...shared("quantity")}
          label={t("entity.orders.field.quantity")}
          spoken={t("record.form.quantity", { n })}
          className={styles.number}
        />
        {!isDisabled && (
          <Tooltip content={t("record.form.removeLine", { n })} relationship="label">
            <Button appearance="subtle" icon={<DeleteRegular />} onClick={onRemove} />
          </Tooltip>
        )}
      </div>
      <span className={styles.hint}>
        <bdi>{title}</bdi>
      </span>
    </div>
  );
}

interface SkuFieldProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly code: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

function SkuField({ label, code, ...input }: SkuFieldProps) {
  const styles = useEditStyles();
  return (
    <Field label={label} validationMessage={code ? t(`problem.${code}`) : null}>
      <SkuInput {...input} className={styles.mono} />
    </Field>
  );
}

interface LineInputProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Accessible name if the label does not identify the item. */
  readonly spoken?: string;
  readonly className: string;
  readonly code: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

function LineInput({ name, value, label, spoken, className, code, isDisabled, onChange }: LineInputProps) {
  return (
    <Field label={label} validationMessage={code ? t(`problem.${code}`) : null}>
      <Input
        className={className}
        name={name}
        value={value}
        readOnly={isDisabled}
        autoComplete="off"
        spellCheck={false}
        {...(spoken && { "aria-label": spoken, inputMode: "numeric" as const })}
        onChange={(_, data) => onChange(data.value)}
      />
    </Field>
  );
}
