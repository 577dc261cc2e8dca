/** JSON with one spelling: equal values give equal text, whatever the order of their keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(
    value,
    (_key, part: unknown) =>
      part !== null && typeof part === "object" && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a < b ? -1 : 1))
        : part,
  );
}
