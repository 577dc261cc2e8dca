export const MAX_SEARCH_VALUES = 200;
/** Maximum number of values that are searched in texts; more values are compared only with complete numbers of records. */
export const MAX_TEXT_VALUES = 20;
/** Longest single value, and longest search text, in UTF-16 units: a list's URL in ASCII stays below 8 kB. */
export const MAX_SEARCH_VALUE_LENGTH = 200;
export const MAX_SEARCH_LENGTH = 6_000;

const SEPARATORS = /[\n\r\t,;]+/;

/** A text without separators is one value. */
export function searchValues(text: string): readonly string[] {
  return [...new Set(text.split(SEPARATORS).map((value) => value.trim()).filter((value) => value !== ""))];
}

/** Maximum number of UTF-16 units that are read of a pasted text. */
const MAX_PASTED = 100_000;
/** True for a number of ours, a shop's or a carrier's: it has a digit, and is not a short group of a longer number. */
const isNumber = (word: string): boolean => /\d/.test(word) && !/^\d{1,4}$/.test(word);

/** Blanks separate values where each word is a number: text from an e-mail or a chat has no other separators. */
export function pastedValues(text: string): readonly string[] {
  const values = searchValues(text.slice(0, MAX_PASTED));
  const words = values.flatMap((value) => value.split(/\s+/));
  return words.every(isNumber) ? [...new Set(words)] : values;
}

export const joinValues = (values: readonly string[]): string => values.join(", ");
