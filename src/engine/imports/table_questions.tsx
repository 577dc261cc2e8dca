/** Asks about an imported table: which column has each field, and whether dates begin with the day or the month. */
import { Field, Radio, RadioGroup, Select } from "@fluentui/react-components";
import { parseDay } from "../../../api/csv/cells.ts";
import type { DateOrder } from "../../../api/csv/plan.ts";
import { t } from "../../lib/i18n.ts";
import { FORMAT_WORDS, headerText } from "./format_words.ts";
import { useImportStyles } from "./import.styles.ts";

interface ColumnsProps<F extends string> {
  readonly fields: readonly { readonly key: F; readonly label: string; readonly isNeeded: boolean }[];
  readonly headers: readonly string[];
  readonly columns: Readonly<Partial<Record<F, number>>>;
  readonly onChange: (columns: Readonly<Partial<Record<F, number>>>) => void;
}

export function ColumnChoices<F extends string>({ fields, headers, columns, onChange }: ColumnsProps<F>) {
  const styles = useImportStyles();
  const choose = (field: F, value: string) => {
    const { [field]: _old, ...others } = columns;
    onChange((value === "" ? others : { ...others, [field]: Number(value) }) as typeof columns);
  };
  return (
    <section className={styles.part} aria-label={t("imports.map.title")}>
      <div className={styles.parts}>
        {fields.map(({ key, label, isNeeded }) => (
          <Field key={key} label={label} size="small" required={isNeeded}>
            <Select
              value={String(columns[key] ?? "")}
              onChange={(_, { value }) =>
                choose(key, value)}
            >
              <option value="">{t("imports.map.none")}</option>
              {headers.map((_, at) => <option key={at} value={at}>{headerText(headers, at)}</option>)}
            </Select>
          </Field>
        ))}
      </div>
    </section>
  );
}

interface OrderProps {
  readonly order: DateOrder | null;
  /** The first day in the table that can be read in two ways. */
  readonly unclear: string;
  readonly onChange: (order: DateOrder) => void;
}

export function DateOrderQuestion({ order, unclear, onChange }: OrderProps) {
  return (
    <Field label={t("imports.ask.dateOrder")} required>
      <RadioGroup value={order ?? ""} onChange={(_, { value }) => onChange(value as DateOrder)}>
        {(["dmy", "mdy"] as const).map((each) => (
          <Radio key={each} value={each} label={orderText(each, unclear)} />
        ))}
      </RadioGroup>
    </Field>
  );
}

/** Returns "day-month-year: 05/11/2026 is 05-11-2026". */
function orderText(order: DateOrder, value: string): string {
  const name = FORMAT_WORDS.dateOrder(order);
  const meaning = parseDay(value, order, true);
  return value === "" || typeof meaning !== "string"
    ? name
    : t("imports.ask.answer", { name, value, meaning });
}
