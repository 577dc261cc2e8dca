import {
  Checkbox,
  Field,
  FieldContextProvider,
  Input,
  Select,
  Switch,
  Textarea,
} from "@fluentui/react-components";
import { type ReactNode, Suspense } from "react";
import type { FormField } from "../../../resources/form_fields.ts";
import type { InputKind } from "../../../resources/input_kind.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { useFieldWord } from "../field_words.ts";
import { problemText } from "../../lib/problem_text.ts";
import { registeredValue } from "../features.ts";
import { choiceWord } from "../list/choice_word.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import { typingHints } from "../../parts/typing_hints.ts";
import type { Form } from "./form_wiring.ts";
import { useEditStyles } from "./edit.styles.ts";
import { OptionSelect } from "./option_select.tsx";
import { ChecksInput } from "./checks_input.tsx";
import { DayInput } from "./day_input.tsx";
import type { EntityValues } from "./entity_form.ts";
import { splitChoices, understoodText } from "./form_values.ts";
import { type InputProps, type OneProps, problemsUnder } from "./input_props.ts";
import { RowsInput } from "./rows_input.tsx";
import { TimeZoneInput } from "./time_zone_input.tsx";

function TextInput({ field: { key, kind, isOwn }, value, isDisabled, onChange }: InputProps) {
  const isUrl = kind === "url";
  return (
    <Input
      name={key}
      value={String(value)}
      readOnly={isDisabled}
      {...typingHints(key, isOwn)}
      dir={isUrl ? "ltr" : "auto"}
      {...(isUrl && { type: "url", inputMode: "url", placeholder: "https://", spellCheck: false })}
      onChange={(_, data) => onChange(data.value)}
    />
  );
}

/** Keyboards of a phone for kinds of input that are not whole numbers. */
const MODES: Readonly<Partial<Record<InputKind, "text" | "decimal">>> = {
  clock: "text",
  money: "decimal",
  hundredths: "decimal",
};

function NumberInput({ field, value, values, isDisabled, onChange }: InputProps) {
  const { key, kind } = field;
  const styles = useEditStyles();
  return (
    <Input
      className={styles.number}
      name={key}
      value={String(value)}
      readOnly={isDisabled}
      inputMode={MODES[kind] ?? "numeric"}
      autoComplete="off"
      contentAfter={kind === "minutes"
        ? <span className={styles.hint}>{t("record.form.minutes")}</span>
        : kind === "money"
        ? <span className={styles.hint}>{understoodText(field, String(value), values)}</span>
        : null}
      onChange={(_, data) => onChange(data.value)}
    />
  );
}

export function choiceText({ key }: FormField, value: string): string {
  return key.endsWith("status") ? statusWord(value, key) : choiceWord(key, value);
}

function ChoiceInput({ field, value, isDisabled, onChange }: InputProps) {
  return (
    <Select
      name={field.key}
      value={String(value)}
      disabled={isDisabled}
      onChange={(_, data) => onChange(data.value)}
    >
      {(value === "" || field.optional) && <option value="">{t("record.form.noMethod")}</option>}
      {field.values?.map((each) => <option key={each} value={each}>{choiceText(field, each)}</option>)}
    </Select>
  );
}

/** Check boxes, each with its own label; the field's label names the group. */
function ChoicesInput({ field, value, isDisabled, onChange }: InputProps) {
  const styles = useEditStyles();
  const { key, values = [] } = field;
  const chosen = splitChoices(value);
  const toggle = (each: string) =>
    onChange(values.filter((one) => chosen.includes(one) !== (one === each)).join(","));
  return (
    <div role="group" aria-label={useFieldWord()(key)} className={styles.choices}>
      <FieldContextProvider value={undefined}>
        {values.map((each) => (
          <Checkbox
            key={each}
            name={key}
            label={choiceText(field, each)}
            checked={chosen.includes(each)}
            disabled={isDisabled}
            onChange={() => toggle(each)}
          />
        ))}
      </FieldContextProvider>
    </div>
  );
}

const SwitchInput = ({ field: { key }, value, isDisabled, onChange }: InputProps) => (
  <Switch
    name={key}
    label={useFieldWord()(key)}
    checked={value === true}
    disabled={isDisabled}
    onChange={(_, { checked }) => onChange(checked)}
  />
);

/** A choice of yes, no, or not set. */
const FlagInput = ({ field: { key }, value, isDisabled, onChange }: InputProps) => (
  <Select
    name={key}
    value={String(value)}
    disabled={isDisabled}
    onChange={(_, data) => onChange(data.value)}
  >
    <option value="">{t("record.form.noMethod")}</option>
    <option value="true">{t("record.yes")}</option>
    <option value="false">{t("record.no")}</option>
  </Select>
);

/** A box of several lines: one entry on each line, or one text. */
const LinesInput = ({ field: { key }, value, isDisabled, onChange }: InputProps) => (
  <Textarea
    name={key}
    value={String(value)}
    readOnly={isDisabled}
    resize="vertical"
    dir="auto"
    onChange={(_, data) => onChange(data.value)}
  />
);

/** The input is loaded on demand, because the names of all countries are large. */
const Country = lazyPart(async () => ({ default: (await import("./country_input.tsx")).CountryInput }));

function AddedInput(props: InputProps) {
  const { key, kind, drawn = kind } = props.field;
  const Added = registeredValue("inputs", drawn);
  if (!Added) throw new Error(`Cannot ask for ${key}: no feature brings ${drawn}`);
  return (
    <Suspense>
      <Added {...props} />
    </Suspense>
  );
}

const INPUTS: Readonly<Record<InputKind, (props: InputProps) => ReactNode>> = {
  text: TextInput,
  url: TextInput,
  number: NumberInput,
  minutes: NumberInput,
  clock: NumberInput,
  money: NumberInput,
  hundredths: NumberInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  switch: SwitchInput,
  flag: FlagInput,
  lines: LinesInput,
  days: LinesInput,
  paragraph: LinesInput,
  people: AddedInput,
  item: AddedInput,
  order: AddedInput,
  charged: AddedInput,
  day: DayInput,
  checks: ChecksInput,
  rows: (props) => <RowsInput {...props} Part={OneField} />,
  rights: AddedInput,
  proof: AddedInput,
  photo: AddedInput,
  country: ({ field, value, problems: _, values: __, ...rest }) => (
    <Suspense>
      <Country name={field.key} value={String(value)} {...rest} />
    </Suspense>
  ),
  timeZone: ({ field, value, problems: _, values: __, ...rest }) => (
    <TimeZoneInput name={field.key} value={String(value)} {...rest} />
  ),
  option: ({ field: { key, source }, value, problems: _, values: __, ...rest }) =>
    source ? <OptionSelect name={key} source={source} value={String(value)} {...rest} /> : null,
};

export function OneField(
  { field, value, values = {}, problems, label, help, isDisabled, onChange }: OneProps,
) {
  const { key, kind, drawn = kind, required = false } = field;
  const fieldWord = useFieldWord();
  // A field of rows shows the problems of its parts at these parts.
  const problem = kind === "rows" ? problems.find(({ path }) => path === "") : problems[0];
  const Value = INPUTS[drawn];
  return (
    <Field
      label={kind === "switch" || kind === "rights" ? null : label ?? fieldWord(key)}
      required={required}
      hint={problem ? null : help}
      validationMessage={problemText(problem)}
    >
      <Value {...{ field, value, values, problems, isDisabled, onChange }} />
    </Field>
  );
}

interface Props {
  readonly entityId: string;
  readonly field: FormField;
  readonly form: Pick<Form<EntityValues>, "phase" | "values" | "problems" | "change">;
  readonly label?: string | null;
  readonly hint?: string | null;
}

export function EntityField({ entityId, field, form, label = null, hint = null }: Props) {
  const { key } = field;
  const help = `entity.${entityId}.help.${key}` as const;
  return (
    <OneField
      field={field}
      value={form.values[key] ?? ""}
      values={form.values}
      problems={problemsUnder(form.problems, key)}
      label={label}
      help={hint ?? (hasWords(help) ? t(help as Key) : null)}
      isDisabled={form.phase !== "editing"}
      onChange={(value) => form.change(key, value)}
    />
  );
}
