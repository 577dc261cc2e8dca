import type { InputProblem } from "../../../api/errors.ts";

/** Removes the argument's name from paths: `params.city` of the API is `city` in the form. */
export const fieldProblems = (problems: readonly InputProblem[]): readonly InputProblem[] =>
  problems.map(({ path, ...rest }) => ({ path: path.replace(/^params\./, ""), ...rest }));
