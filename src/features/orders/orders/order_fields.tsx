import { Field, Input, Textarea } from "@fluentui/react-components";
import { orderTextOf } from "../../../../api/orders/order_texts.ts";
import { t } from "../../../lib/i18n.ts";
import { typingHints } from "../../../parts/typing_hints.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { problemText } from "../../../lib/problem_text.ts";
import type { Form } from "../../../engine/form/form_wiring.ts";
import { CountryInput } from "../../../engine/form/country_input.tsx";
import { OptionSelect } from "../../../engine/form/option_select.tsx";
import { arrangeAddressFields, partWords, useAddressParts } from "../../../engine/form/address_fields.ts";
import { ADDRESS_FIELDS, type LineValue, type OrderValues, type TextField } from "./order_form.ts";

export function shownValue(values: OrderValues, name: string): string {
  const value = values[name as keyof OrderValues];
  if (typeof value === "string") return value || t("record.noValue");
  const line = ({ quantity, sku }: LineValue) => t("record.form.lineText", { quantity, sku });
  return value.map(line).join("\n") || t("record.noValue");
}

interface Props {
  readonly name: TextField;
  readonly form: Pick<Form<OrderValues>, "values" | "problems" | "change">;
  readonly isDisabled: boolean;
  readonly label?: string | null;
  /** Text that marks a missing value. The order can still be saved, as a draft with a problem. */
  readonly missing?: string | null;
}

export function AddressInputs({ form, isDisabled }: Pick<Props, "form" | "isDisabled">) {
  const parts = useAddressParts(form.values);
  const fields = arrangeAddressFields(ADDRESS_FIELDS.map((key) => ({ key })), parts);
  return fields.map(({ key }) => {
    const part = parts.get(key);
    const words = part ? partWords(part, form.values[part.part]) : {};
    // A read-only field shows no missing value, since nobody can fix it here.
    return (
      <TextInput
        key={key}
        name={key}
        form={form}
        isDisabled={isDisabled}
        {...words}
        {...isDisabled && { missing: null }}
      />
    );
  });
}

export function TextInput({ name, form, isDisabled, label = null, missing = null }: Props) {
  const value = form.values[name];
  const problem = form.problems.find(({ path }) => path === name);
  const shared = {
    name,
    value,
    readOnly: isDisabled,
    dir: "auto",
    ...typingHints(name),
    onChange: (_: unknown, data: { readonly value: string }) => form.change(name, data.value),
  } as const;
  return (
    <Field
      label={label ?? fieldWord("orders", name)}
      validationMessage={problemText(problem) ?? missing}
    >
      {name === "shipping_method"
        ? (
          <OptionSelect
            {...{ name, value, isDisabled }}
            source="shippingMethods"
            onChange={(code) => form.change(name, code)}
          />
        )
        : name === "country"
        ? <CountryInput {...{ name, value, isDisabled }} onChange={(code) => form.change(name, code)} />
        : orderTextOf(name).kind === "paragraphs"
        ? <Textarea {...shared} resize="vertical" />
        : <Input {...shared} />}
    </Field>
  );
}
