import type { InputProblem } from "../../../api/errors.ts";
import type { FormField } from "../../../resources/form_fields.ts";
import type { FormValue } from "./form_values.ts";

/** What asks for a value is given. */
export interface InputProps {
  readonly field: FormField;
  readonly value: FormValue;
  /** All of the form, where one field depends on another. */
  readonly values?: Readonly<Record<string, FormValue>>;
  /** Of the value (an empty path) and of its parts. */
  readonly problems: readonly InputProblem[];
  readonly isOff: boolean;
  readonly onChange: (value: FormValue) => void;
}

/** The same with what stands around it. */
export interface OneProps extends InputProps {
  readonly help: string | null;
  /** Left out: the usual word of the field. */
  readonly label?: string | null;
}

/** The problems of a field, by their path within it. */
export const problemsUnder = (problems: readonly InputProblem[], key: string): readonly InputProblem[] =>
  problems.filter(({ path }) => path === key || path.startsWith(`${key}.`))
    .map(({ path, ...rest }) => ({ path: path.slice(key.length + 1), ...rest }));
