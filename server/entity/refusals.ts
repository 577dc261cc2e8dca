import { ApiError, type InputProblem } from "../../api/errors.ts";
import { type ReasonCode, REASONS } from "../../api/reasons.ts";

/** @param called the noun for a person: "store" */
export const notFoundOf = (called: string) => (): ApiError =>
  new ApiError("NOT_FOUND", `There is no such ${called}.`);

/** Makes the error for problems, whose paths are those within `params`. */
export const badInputOf = (called: string) => (problems: readonly InputProblem[]): ApiError =>
  new ApiError("BAD_INPUT", `Cannot keep the ${called}: a value is missing or wrong`, {
    problems: problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest })),
  });

/** Refuses to overwrite a version that the caller has not seen. @throws {ApiError} STALE */
export async function checkVersion(
  { version }: { readonly version: number },
  seen: number | null | undefined,
  text: string,
  current: () => unknown,
): Promise<void> {
  if (typeof seen !== "number" || seen === version) return;
  throw new ApiError("STALE", text, { current: await current() });
}

/** Makes the error for a change that the record's state, or a reference to the record, does not allow. */
export function illegal(code: ReasonCode): ApiError {
  const reason = { code, text: REASONS[code] };
  return new ApiError("ILLEGAL_TRANSITION", reason.text, { reason, legal: [] });
}
