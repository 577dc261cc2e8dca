import { hasWords, t } from "../../lib/i18n.ts";

/** Returns the word of a value; a value that this build does not know is returned unchanged. */
export function choiceWord(key: string, value: string): string {
  return value !== "" && hasWords(`choice.${key}.${value}`) ? t(`choice.${key}.${value}`) : value;
}
