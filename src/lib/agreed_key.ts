import { type Key, ownWords } from "./i18n.ts";

/**
 * Returns the key of a status's word that agrees with the noun of its record: French and Portuguese have words for
 * feminine nouns, and mark the kinds of records that take them.
 */
export function agreedKey(status: string, axis: string, kind: string): Key {
  const feminine = `feminine.${status}` as const;
  return ownWords(`gender.${kind}.${axis}`) && ownWords(feminine) ? feminine : `status.${status}`;
}
