/** Writes data as code in which repeated long values become shared constants. */

const MIN_SHARED_CHARS = 24;

export interface NamedJson {
  /** Constants for shared values; each comes after the constants that it uses. */
  readonly shared: readonly (readonly [name: string, code: string])[];
  readonly codes: readonly string[];
}

export function namedJson(values: readonly unknown[]): NamedJson {
  const times = new Map<string, number>();
  const count = (each: unknown): void => {
    if (typeof each !== "object" || each === null) return;
    const text = JSON.stringify(each);
    const known = times.get(text) ?? 0;
    times.set(text, known + 1);
    if (known === 0) Object.values(each).forEach(count);
  };
  values.forEach(count);
  const names = new Map<string, string>();
  const shared: [string, string][] = [];
  const write = (each: unknown): string => {
    if (typeof each !== "object" || each === null) return JSON.stringify(each);
    const text = JSON.stringify(each);
    const name = names.get(text);
    if (name) return name;
    const entries = Object.entries(each).filter(([, inner]) => inner !== undefined);
    const code = Array.isArray(each)
      ? `[${each.map(write).join()}]`
      : `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`).join()}}`;
    if ((times.get(text) ?? 0) < 2 || text.length < MIN_SHARED_CHARS) return code;
    names.set(text, `r${names.size}`);
    shared.push([names.get(text)!, code]);
    return names.get(text)!;
  };
  const codes = values.map(write);
  return { shared, codes };
}
