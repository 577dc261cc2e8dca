import { type Key, ownWords } from "./i18n.ts";

/** Returns the key of a status's word, which in French and Portuguese agrees with the gender of the record's noun. */
export function agreedKey(status: string, axis: string, kind: string): Key {
  const feminine = `feminine.${status}` as const;
  return ownWords(`gender.${kind}.${axis}`) && ownWords(feminine) ? feminine : `status.${status}`;
}
