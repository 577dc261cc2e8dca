/** Writes JSON with sorted keys, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(
    value,
    (_key, part: unknown) =>
      part !== null && typeof part === "object" && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a < b ? -1 : 1))
        : part,
  );
}
