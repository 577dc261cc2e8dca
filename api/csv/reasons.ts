import { importReasons } from "./words/en.ts";

export { importReasons as IMPORT_REASONS };
export type ImportReason = keyof typeof importReasons;

/** Returns the English words of a stored code; a code of an older build is returned unchanged. */
export function importReasonText(code: string): string {
  return (importReasons as Record<string, string | undefined>)[code] ?? code;
}
