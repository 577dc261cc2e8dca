/** What a write of a record is refused with, in the same words for every record. */
import { ApiError, type InputProblem } from "../../api/errors.ts";
import { type ReasonCode, REASONS } from "../../api/reasons.ts";

/** @param called what a person calls it: "store" */
export const missingOf = (called: string) => (): ApiError =>
  new ApiError("NOT_FOUND", `There is no such ${called}.`);

/** What is wrong with `params`; the paths are those within it. */
export const badInputOf = (called: string) => (problems: readonly InputProblem[]): ApiError =>
  new ApiError("BAD_INPUT", `Cannot keep the ${called}: a value is missing or wrong`, {
    problems: problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest })),
  });

/**
 * Of who saw another version, or said none, nothing is written over unseen.
 * @param seen the version that the caller saw, where they say one
 * @param current the record as it is now, in the caller's own view
 * @throws {ApiError} STALE
 */
export async function checkVersion(
  { version }: { readonly version: number },
  seen: number | null | undefined,
  text: string,
  current: () => unknown,
): Promise<void> {
  if (typeof seen !== "number" || seen === version) return;
  throw new ApiError("STALE", text, { current: await current() });
}

/** For what a record's state, or what hangs on it, does not let happen. */
export function illegal(code: ReasonCode): ApiError {
  const reason = { code, text: REASONS[code] };
  return new ApiError("ILLEGAL_TRANSITION", reason.text, { reason, legal: [] });
}
