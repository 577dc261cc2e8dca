/** What a bulk action asks for: the fields of a step, tags, or a shipping method. At most three. */
import { Field, Input, Select } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import type { InputProblem } from "../../../api/errors.ts";
import type { JobInput } from "../../../api/generated/schema.ts";
import { moveInputOf } from "../../../api/inputs/move.ts";
import { readInput } from "../../../api/inputs/read.ts";
import type { MoveAction, Resource } from "../../../resources/define.ts";
import { DayField } from "../../parts/days/day_field.tsx";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { registered } from "../features.ts";
import { useFieldWord } from "../field_words.ts";
import { problemText } from "../../lib/problem_text.ts";
import type { Option } from "../list/option.ts";
import { optionsOf } from "../list/options.ts";
import { TagField } from "./tag_field.tsx";

interface Props {
  readonly asked: JobInput;
  /** The step; null for other work. */
  readonly action: MoveAction | null;
  readonly problems: readonly InputProblem[];
  readonly isOff: boolean;
  readonly onChange: (patch: Partial<JobInput>) => void;
}

const TAGGING = "orders.tag";

/** What is missing or wrong before anything is sent. Paths are the input's. */
export function problemsOf(
  { lifecycle }: Resource,
  asked: JobInput,
  action: MoveAction | null,
  now: number,
): readonly InputProblem[] {
  if (action) {
    const clock = { now, timeZone: config().timeZone };
    const read = readInput(moveInputOf(lifecycle?.input, action.asks ?? [], clock), asked.params ?? {});
    return read.ok ? [] : read.problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest }));
  }
  if (asked.kind === "orders.method") {
    return asked.shipping_method ? [] : [{ path: "shipping_method", code: "required" }];
  }
  if (asked.kind === "orders.country") {
    return asked.country ? [] : [{ path: "country", code: "required" }];
  }
  if (asked.kind !== TAGGING) return [];
  const tags = [...(asked.add_tags ?? []), ...(asked.remove_tags ?? [])];
  return tags.length > 0 ? [] : [{ path: "add_tags", code: "noTags" }];
}

function textAt(problems: readonly InputProblem[], path: string): string | null {
  const problem = problems.find((each) => each.path === path);
  return problem?.code === "noTags" ? t("bulk.noTags") : problemText(problem);
}

export function Fields(props: Props) {
  const { asked, action } = props;
  if (action) {
    return action.asks?.map((ask) => <MoveField key={ask} {...props} ask={ask} />);
  }
  const choice = CHOICES[asked.kind];
  if (choice) return <ChoiceField {...props} {...choice} />;
  // Any other work asks for nothing.
  return asked.kind === TAGGING ? <TagFields {...props} /> : null;
}

/** What asks has no record to look at. */
const OF_MANY = { _id: "", version: 0 };
/** Nothing that a step of many asks for is fetched. */
const onHold = () => {};

function MoveField({ asked, ask, problems, isOff, onChange }: Props & { readonly ask: string }) {
  const name = ask.replace(/\?$/, "") as keyof NonNullable<JobInput["params"]>;
  const isOptional = ask.endsWith("?");
  const label = useFieldWord()(name);
  const problem = textAt(problems, `params.${name}`);
  const Added = registered("asks", name);
  return (
    <Field
      label={isOptional ? t("record.move.optional", { field: label }) : label}
      required={!isOptional}
      hint={name === "until" && !problem ? t("record.move.untilHelp") : null}
      validationMessage={problem}
    >
      {Added
        ? (
          <Added
            {...{ name, label, isOff, onHold }}
            value={String(asked.params?.[name] ?? "")}
            record={OF_MANY}
            onChange={(value) => onChange({ params: { ...asked.params, [name]: value } })}
          />
        )
        : name === "until"
        ? (
          <DayField
            isToCome
            name={name}
            value={String(asked.params?.[name] ?? "")}
            isOff={isOff}
            onChange={(text) => onChange({ params: { ...asked.params, [name]: text } })}
          />
        )
        : (
          <Input
            name={name}
            value={String(asked.params?.[name] ?? "")}
            readOnly={isOff}
            dir="auto"
            autoComplete="off"
            onChange={(_, { value }) => onChange({ params: { ...asked.params, [name]: value } })}
          />
        )}
    </Field>
  );
}

function TagFields({ asked, problems, isOff, onChange }: Props) {
  return (
    <>
      <TagField
        label={t("bulk.addTags")}
        name="add_tags"
        tags={asked.add_tags ?? []}
        problem={textAt(problems, "add_tags")}
        isOff={isOff}
        onChange={(tags) => onChange({ add_tags: tags })}
      />
      <TagField
        label={t("bulk.removeTags")}
        name="remove_tags"
        tags={asked.remove_tags ?? []}
        problem={textAt(problems, "remove_tags")}
        isOff={isOff}
        onChange={(tags) => onChange({ remove_tags: tags })}
      />
    </>
  );
}

interface Choice {
  readonly name: "shipping_method" | "country";
  readonly source: "shippingMethods" | "countries";
}

/** Work that puts one value of a list into many records. */
const CHOICES: Readonly<Record<string, Choice>> = {
  "orders.method": { name: "shipping_method", source: "shippingMethods" },
  "orders.country": { name: "country", source: "countries" },
};

function ChoiceField({ asked, problems, isOff, onChange, name, source }: Props & Choice) {
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
        name={name}
        value={asked[name] ?? ""}
        disabled={isOff}
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
