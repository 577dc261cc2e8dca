import { Checkbox, Field, Radio, RadioGroup, Select } from "@fluentui/react-components";
import { useId } from "react";
import { MAX_GROUP_COLUMNS } from "../../../../api/csv/bounds.ts";
import type { Grouping, ImportPlan } from "../../../../api/csv/plan.ts";
import { COUNTRIES } from "../../../../api/places/countries.ts";
import { useOptions } from "../../../engine/list/filters/use_options.ts";
import { language, t } from "../../../lib/i18n.ts";
import { countryName } from "../../../parts/format.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { useMapStyles } from "./column_map.styles.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { headerText } from "../../../engine/imports/format_words.ts";
import type { StoreOption } from "./use_stores.ts";

interface Props {
  readonly work: ImportFile;
  readonly store: StoreOption | undefined;
}

export function OrderRules({ work, store }: Props) {
  const styles = useImportStyles();
  const title = useId();
  const { plan } = work;
  if (!plan) return null;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.subtitle}>{t("imports.rules.title")}</h2>
      <GroupingChoice plan={plan} onChoose={work.chooseGrouping} />
      <CountryChoice plan={plan} onChoose={work.chooseCountry} />
      <MethodChoice plan={plan} own={store?.shipping_method ?? ""} onChoose={work.chooseMethod} />
    </section>
  );
}

const WAYS = ["number", "row", "columns"] as const;
type Way = (typeof WAYS)[number];

const wayOf = ({ grouping }: ImportPlan): Way =>
  grouping === undefined ? "number" : grouping === "row" ? "row" : "columns";

/** Returns the first choice of columns: recipient and day, else the order number, else the first column. */
function firstColumns({ columns }: ImportPlan): readonly number[] {
  const found = [columns.recipient_name, columns.ordered_on].filter((position) => position !== undefined);
  return found.length > 0 ? found : [columns.external_number ?? 0];
}

interface GroupingProps {
  readonly plan: ImportPlan;
  readonly onChoose: (grouping: Grouping | null) => void;
}

function GroupingChoice({ plan, onChoose }: GroupingProps) {
  const way = wayOf(plan);
  const choose = (chosen: Way) => {
    if (chosen === way) return;
    onChoose(chosen === "number" ? null : chosen === "row" ? "row" : firstColumns(plan));
  };
  return (
    <>
      <Field label={t("imports.rules.grouping")}>
        <RadioGroup
          value={way}
          onChange={(_, { value }) => {
            const chosen = WAYS.find((each) => each === value);
            if (chosen) choose(chosen);
          }}
        >
          {WAYS.map((each) => <Radio key={each} value={each} label={t(`imports.rules.by.${each}`)} />)}
        </RadioGroup>
      </Field>
      {Array.isArray(plan.grouping) && <GroupColumns {...{ plan, onChoose }} chosen={plan.grouping} />}
    </>
  );
}

/** Chooses the columns to group by: at least one, and at most `MAX_GROUP_COLUMNS`. */
function GroupColumns({ plan, chosen, onChoose }: GroupingProps & { readonly chosen: readonly number[] }) {
  const map = useMapStyles();
  const toggle = (position: number) =>
    onChoose(
      chosen.includes(position)
        ? chosen.filter((each) => each !== position)
        : [...chosen, position].sort((one, other) => one - other),
    );
  return (
    <div className={map.picks} role="group" aria-label={t("imports.rules.columns")}>
      {plan.headers.map((_, position) => {
        const isChosen = chosen.includes(position);
        const isDisabled = isChosen ? chosen.length === 1 : chosen.length >= MAX_GROUP_COLUMNS;
        return (
          <Checkbox
            key={position}
            label={headerText(plan.headers, position)}
            checked={isChosen}
            disabled={isDisabled}
            onChange={() => toggle(position)}
          />
        );
      })}
    </div>
  );
}

interface CountryProps {
  readonly plan: ImportPlan;
  readonly onChoose: (country: string) => void;
}

function CountryChoice({ plan, onChoose }: CountryProps) {
  const map = useMapStyles();
  const words = new Intl.Collator(language.peek());
  const named = COUNTRIES.map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => words.compare(one.name, other.name));
  return (
    <Field
      className={map.country}
      label={t("imports.rules.country")}
      hint={t(plan.columns.country === undefined ? "imports.rules.countryAll" : "imports.rules.countryBlank")}
    >
      <Select value={plan.country ?? ""} onChange={(_, { value }) => onChoose(value)}>
        <option value="">{t("imports.rules.noCountry")}</option>
        {named.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
      </Select>
    </Field>
  );
}

interface MethodProps {
  readonly plan: ImportPlan;
  readonly own: string;
  readonly onChoose: (method: string) => void;
}

function MethodChoice({ plan, own, onChoose }: MethodProps) {
  const map = useMapStyles();
  const { outcome } = useOptions("shippingMethods");
  const methods = outcome?.ok ? outcome.data : [];
  const nameOf = (code: string) => methods.find(({ value }) => value === code)?.name ?? code;
  const { shipping_method = "" } = plan;
  return (
    <Field
      className={map.country}
      label={t("imports.rules.method")}
      hint={t(
        plan.columns.shipping_method === undefined ? "imports.rules.methodAll" : "imports.rules.methodBlank",
      )}
    >
      <Select value={shipping_method} onChange={(_, { value }) => onChoose(value)}>
        <option value="">
          {own ? t("imports.rules.storeMethod", { method: nameOf(own) }) : t("imports.rules.noMethod")}
        </option>
        {shipping_method !== "" && !methods.some(({ value }) => value === shipping_method) && (
          <option value={shipping_method}>{shipping_method}</option>
        )}
        {methods.map(({ value, name, more }) => (
          <option key={value} value={value}>{[name, more].filter(Boolean).join(" · ")}</option>
        ))}
      </Select>
    </Field>
  );
}
