import { Field, Input } from "@fluentui/react-components";
import type { InputProblem } from "../../../../api/errors.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { PeopleInput } from "./people_input.tsx";
import type { PlaceValues } from "./values.ts";

interface Props {
  /** Prefix of the field names, such as `events.2.`. */
  readonly path: string;
  readonly values: PlaceValues;
  readonly problems: readonly InputProblem[];
  readonly isDisabled: boolean;
  /** True for the setting, false for one of its events, whose empty fields inherit from the setting. */
  readonly isWhole: boolean;
  readonly onChange: (change: Partial<PlaceValues>) => void;
}

const TEXTS = ["url", "room", "mentions"] as const;

export function PlaceFields({ path, values, problems, isDisabled, isWhole, onChange }: Props) {
  const problemOf = (name: string) => problems.find((each) => each.path.startsWith(`${path}${name}`));
  const fieldProps = (name: string, help: string | null) => {
    const problem = problemOf(name);
    return {
      validationMessage: problemText(problem),
      hint: problem ? null : help,
    };
  };
  const helpOf = (name: (typeof TEXTS)[number]) => isWhole ? t(`notificationSettings.help.${name}`) : null;
  return (
    <>
      {TEXTS.map((name) => (
        <Field key={name} label={t(`notificationSettings.field.${name}`)} {...fieldProps(name, helpOf(name))}>
          <Input
            name={`${path}${name}`}
            value={values[name]}
            readOnly={isDisabled}
            autoComplete="off"
            spellCheck={false}
            dir={name === "url" ? "ltr" : "auto"}
            onChange={(_, { value }) =>
              onChange({ [name]: value })}
          />
        </Field>
      ))}
      <Field
        label={t("notificationSettings.field.alias_mentions")}
        {...fieldProps("alias_mentions", isWhole ? t("notificationSettings.help.alias_mentions") : null)}
      >
        <PeopleInput
          name={`${path}alias_mentions`}
          value={values.alias_mentions}
          isDisabled={isDisabled}
          onChange={(alias_mentions) => onChange({ alias_mentions })}
        />
      </Field>
    </>
  );
}
