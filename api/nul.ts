/** JSON and SQLite can store NUL, but Postgres refuses it in a text. */

const NUL = "\0";

export function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes(NUL);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, each]) => hasNul(name) || hasNul(each));
}

/** Replaces NUL by U+FFFD, as decoders do, in a text that cannot be refused. */
export const withoutNul = (text: string): string => text.replaceAll(NUL, "\ufffd");
