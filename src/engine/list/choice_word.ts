import { hasWords, t } from "../../lib/i18n.ts";

/** The word of a fixed value; a value that this build does not know is shown as it is. */
export function choiceWord(key: string, value: string): string {
  return value !== "" && hasWords(`choice.${key}.${value}`) ? t(`choice.${key}.${value}`) : value;
}
