import { Field, Input, Radio, RadioGroup } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import type { DimText } from "../../../../../machines/shipping/price_sheet.ts";
import { DIM_FIELDS } from "../../../../../machines/shipping/price_sheet_body.ts";
import { type Key, t } from "../../../../lib/i18n.ts";
import { Section } from "../../../../parts/section.tsx";
import type { LoadedPriceTable } from "../table_source.ts";
import type { PriceTableEditing } from "../table_store.ts";
import { SheetPart } from "../sheet_part.tsx";
import { useTabStyles } from "./tab.styles.ts";

interface Props {
  readonly table: LoadedPriceTable;
  readonly editing: PriceTableEditing;
}

export function ZonesTab({ table, editing }: Props) {
  const styles = useTabStyles();
  return (
    <div className={styles.apart}>
      <SheetPart {...{ table, editing }} sheet="zones" />
      <Section title={t("priceTables.dim.title")}>
        <DimForm editing={editing} />
      </Section>
    </div>
  );
}

/** Symbols of units, the same in every language. */
const DIM_UNITS = {
  mm: { divisor: "cm³/kg", over: "cm³", step: "kg" },
  in: { divisor: "in³/lb", over: "in³", step: "lb" },
} as const;

function DimForm({ editing }: { readonly editing: PriceTableEditing }) {
  const styles = useTabStyles();
  const { sheets: { dim }, isDraft, send, read } = editing;
  const change = (key: keyof DimText) => (value: string) =>
    value === dim[key] || send({ type: "dim.change", dim: { ...dim, [key]: value } });
  const isWrong = (key: keyof DimText) =>
    read.wrong.some(({ sheet, column }) => sheet === "dim" && column === DIM_FIELDS.indexOf(key));
  const isIn = dim.unit === "in";
  const number = (key: "divisor" | "over" | "step", hint: string) => (
    <Field
      className={styles.field}
      label={t(`priceTables.dim.${key}`)}
      hint={hint}
      {...(isWrong(key) && { validationMessage: t("priceTables.unread.badNumber") })}
    >
      <LateInput
        name={key}
        value={dim[key]}
        unit={isIn ? DIM_UNITS.in[key] : DIM_UNITS.mm[key]}
        isDisabled={!isDraft}
        onKeep={change(key)}
      />
    </Field>
  );
  const choice = (key: "unit" | "side", values: readonly string[]) => (
    <Field label={t(`priceTables.dim.${key}`)}>
      <RadioGroup
        layout="horizontal"
        value={dim[key]}
        disabled={!isDraft}
        onChange={(_, { value }) =>
          change(key)(value)}
      >
        {values.map((value) => (
          <Radio key={value} value={value} label={t(`priceTables.dim.${key}s.${value}` as Key)} />
        ))}
      </RadioGroup>
    </Field>
  );
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t("priceTables.dim.help")}</p>
      {choice("unit", ["mm", "in"])}
      <div className={styles.fields}>
        {number("divisor", t(isIn ? "priceTables.dim.divisorIn" : "priceTables.dim.divisorCm"))}
        {number("over", t(isIn ? "priceTables.dim.overIn" : "priceTables.dim.overCm"))}
        {number("step", t(isIn ? "priceTables.dim.stepIn" : "priceTables.dim.stepCm"))}
      </div>
      {choice("side", ["nearest", "up"])}
    </div>
  );
}

interface LateProps {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly isDisabled: boolean;
  readonly onKeep: (value: string) => void;
}

/** An input that changes the table once, on Enter or when it loses the focus, instead of for each key press. */
function LateInput({ name, value, unit, isDisabled, onKeep }: LateProps) {
  const styles = useTabStyles();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <Input
      className={styles.input}
      name={name}
      value={text}
      readOnly={isDisabled}
      inputMode="decimal"
      contentAfter={<bdi dir="ltr">{unit}</bdi>}
      autoComplete="off"
      onChange={(_, data) => setText(data.value)}
      onBlur={() => onKeep(text.trim())}
      onKeyDown={(event) => {
        if (event.key === "Enter") onKeep(text.trim());
      }}
    />
  );
}
