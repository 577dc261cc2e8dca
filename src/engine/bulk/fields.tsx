import { Field, Input } from "@fluentui/react-components";
import type { InputProblem } from "../../../api/errors.ts";
import type { JobInput } from "../../../api/generated/schema.ts";
import { moveInputOf } from "../../../api/inputs/move.ts";
import { readInput } from "../../../api/inputs/read.ts";
import type { MoveAction, Resource } from "../../../resources/define.ts";
import { DayField } from "../../parts/days/day_field.tsx";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { type JobFieldsProps, registeredValue } from "../features.ts";
import { useFieldWord } from "../field_words.ts";
import { problemText } from "../../lib/problem_text.ts";
import { jobFormOf } from "./job_forms.ts";

interface Props extends JobFieldsProps {
  readonly action: MoveAction | null;
}

/** Returns the problems of a job's input, with paths in the input. */
export function problemsOf(
  { lifecycle }: Resource,
  input: JobInput,
  action: MoveAction | null,
  now: number,
): readonly InputProblem[] {
  if (action) {
    const clock = { now, timeZone: config().timeZone };
    const read = readInput(moveInputOf(lifecycle?.input, action.asks ?? [], clock), input.params ?? {});
    return read.ok ? [] : read.problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest }));
  }
  return jobFormOf(input.kind)?.problemsOf(input) ?? [];
}

export function Fields(props: Props) {
  const { input, action } = props;
  if (action) {
    return action.asks?.map((ask) => <MoveField key={ask} {...props} ask={ask} />);
  }
  const Form = jobFormOf(input.kind)?.Fields;
  return Form ? <Form {...props} /> : null;
}

const OF_MANY = { _id: "", version: 0 };
const onHold = () => {};

function MoveField({ input, ask, problems, isDisabled, onChange }: Props & { readonly ask: string }) {
  const name = ask.replace(/\?$/, "") as keyof NonNullable<JobInput["params"]>;
  const isOptional = ask.endsWith("?");
  const label = useFieldWord()(name);
  const problem = problemText(problems.find(({ path }) => path === `params.${name}`));
  const Added = registeredValue("asks", `${input.event ?? ""}.${name}`) ?? registeredValue("asks", name);
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
            {...{ name, label, isDisabled, onHold }}
            value={String(input.params?.[name] ?? "")}
            record={OF_MANY}
            onChange={(value) => onChange({ params: { ...input.params, [name]: value } })}
          />
        )
        : name === "until"
        ? (
          <DayField
            isFuture
            name={name}
            value={String(input.params?.[name] ?? "")}
            isDisabled={isDisabled}
            onChange={(text) => onChange({ params: { ...input.params, [name]: text } })}
          />
        )
        : (
          <Input
            name={name}
            value={String(input.params?.[name] ?? "")}
            readOnly={isDisabled}
            dir="auto"
            autoComplete="off"
            onChange={(_, { value }) => onChange({ params: { ...input.params, [name]: value } })}
          />
        )}
    </Field>
  );
}
