import { Field, Input, makeStyles, Select } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import type { InputProblem } from "../../../../api/errors.ts";
import { orderTextOf } from "../../../../api/orders/order_texts.ts";
import type { JobFieldsProps, JobForm } from "../../../engine/features.ts";
import { useFieldWord } from "../../../engine/field_words.ts";
import type { Option } from "../../../engine/list/filters/option.ts";
import { optionsOf } from "../../../engine/list/filters/options.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { TagField } from "./tag_field.tsx";

const useStyles = makeStyles({
  // Without a minimum width of 0, the longest choice would make the dialog wider than a phone.
  select: { minWidth: 0 },
});

function textAt(problems: readonly InputProblem[], path: string): string | null {
  const problem = problems.find((each) => each.path === path);
  return problem?.code === "noTags" ? t("bulk.noTags") : problemText(problem);
}

function TagFields({ input, problems, isDisabled, onChange }: JobFieldsProps) {
  return (
    <>
      <TagField
        label={t("bulk.addTags")}
        name="add_tags"
        tags={input.add_tags ?? []}
        problem={textAt(problems, "add_tags")}
        isDisabled={isDisabled}
        onChange={(tags) => onChange({ add_tags: tags })}
      />
      <TagField
        label={t("bulk.removeTags")}
        name="remove_tags"
        tags={input.remove_tags ?? []}
        problem={textAt(problems, "remove_tags")}
        isDisabled={isDisabled}
        onChange={(tags) => onChange({ remove_tags: tags })}
      />
    </>
  );
}

interface Choice {
  readonly name: "shipping_method" | "country";
  readonly source: "shippingMethods" | "countries";
}

function ChoiceField({ input, problems, isDisabled, onChange, name, source }: JobFieldsProps & Choice) {
  const styles = useStyles();
  const [choices, setChoices] = useState<readonly Option[] | null>([]);
  useEffect(() => {
    let isHere = true;
    optionsOf(source).then((outcome) => isHere && setChoices(outcome.ok ? outcome.data : null));
    return () => void (isHere = false);
  }, [source]);
  const problem = choices ? textAt(problems, name) : t("bulk.methodsFailed");
  return (
    <Field label={useFieldWord()(name)} required validationMessage={problem}>
      <Select
        className={styles.select}
        name={name}
        value={input[name] ?? ""}
        disabled={isDisabled}
        onChange={(_, { value }) => onChange({ [name]: value })}
      >
        <option value="">{t("bulk.choose")}</option>
        {choices?.map(({ value, name, more }) => (
          <option key={value} value={value}>{more ? `${name} · ${more}` : name}</option>
        ))}
      </Select>
    </Field>
  );
}

function RegionField({ input, problems, isDisabled, onChange }: JobFieldsProps) {
  return (
    <Field
      label={useFieldWord()("region")}
      required
      hint={t("bulk.regionHelp")}
      validationMessage={textAt(problems, "region")}
    >
      <Input
        name="region"
        dir="auto"
        value={input.region ?? ""}
        maxLength={orderTextOf("region").chars}
        disabled={isDisabled}
        onChange={(_, { value }) => onChange({ region: value })}
      />
    </Field>
  );
}

const choosing = (choice: Choice): JobForm => ({
  problemsOf: (input) => input[choice.name] ? [] : [{ path: choice.name, code: "required" }],
  Fields: (props) => <ChoiceField {...props} {...choice} />,
});

export const jobForms: Readonly<Record<string, JobForm>> = {
  "orders.tag": {
    problemsOf({ add_tags, remove_tags }) {
      const isAny = (add_tags?.length ?? 0) + (remove_tags?.length ?? 0) > 0;
      return isAny ? [] : [{ path: "add_tags", code: "noTags" }];
    },
    Fields: TagFields,
  },
  "orders.method": choosing({ name: "shipping_method", source: "shippingMethods" }),
  "orders.country": choosing({ name: "country", source: "countries" }),
  "orders.region": {
    problemsOf: ({ region }) => region?.trim() ? [] : [{ path: "region", code: "required" }],
    Fields: RegionField,
  },
};
