import type { InputProblem } from "../../../api/errors.ts";
import type { FormField } from "../../../resources/form_fields.ts";
import type { FormValue } from "./form_values.ts";

export interface InputProps {
  readonly field: FormField;
  readonly value: FormValue;
  readonly values?: Readonly<Record<string, FormValue>>;
  /** Problems of the value (an empty path) and of its parts. */
  readonly problems: readonly InputProblem[];
  readonly isDisabled: boolean;
  readonly onChange: (value: FormValue) => void;
}

export interface OneProps extends InputProps {
  readonly help: string | null;
  readonly label?: string | null;
}

export const problemsUnder = (problems: readonly InputProblem[], key: string): readonly InputProblem[] =>
  problems.filter(({ path }) => path === key || path.startsWith(`${key}.`))
    .map(({ path, ...rest }) => ({ path: path.slice(key.length + 1), ...rest }));
