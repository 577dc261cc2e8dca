import type { InputProblem } from "../../../api/errors.ts";

/** The API names the argument as well: its `params.city` is the form's `city`. */
export const fieldProblems = (problems: readonly InputProblem[]): readonly InputProblem[] =>
  problems.map(({ path, ...rest }) => ({ path: path.replace(/^params\./, ""), ...rest }));
