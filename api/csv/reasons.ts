/** Gives the API's own English for why a row or a whole file is refused. */
import { importReasons } from "./words/en.ts";

export { importReasons as IMPORT_REASONS };
export type ImportReason = keyof typeof importReasons;

/** English words of a stored code; a code of an older build is shown as it is. */
export function importReasonText(code: string): string {
  return (importReasons as Record<string, string | undefined>)[code] ?? code;
}
