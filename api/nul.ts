/** The NUL byte: JSON can write it and SQLite can store it, but Postgres refuses a text that has one. */

const NUL = "\0";

/** True where a text, or any text within a JSON value, has one. */
export function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes(NUL);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, each]) => hasNul(name) || hasNul(each));
}

/** For a text that cannot be refused, such as somebody's answer: U+FFFD is what a decoder writes for no character. */
export const withoutNul = (text: string): string => text.replaceAll(NUL, "\ufffd");
