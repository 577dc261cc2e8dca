import { hasWords, t } from "../../lib/i18n.ts";

/** A value that this build does not know is shown as it is. */
export function choiceWord(key: string, value: string): string {
  return value !== "" && hasWords(`choice.${key}.${value}`) ? t(`choice.${key}.${value}`) : value;
}
