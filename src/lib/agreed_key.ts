import { type Key, ownWords } from "./i18n.ts";

/** Returns the key of a status's word that agrees with the noun of its record in French and Portuguese. */
export function agreedKey(status: string, axis: string, kind: string): Key {
  const feminine = `feminine.${status}` as const;
  return ownWords(`gender.${kind}.${axis}`) && ownWords(feminine) ? feminine : `status.${status}`;
}
