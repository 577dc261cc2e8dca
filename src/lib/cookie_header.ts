/** Reads a value of a cookie header. It never throws, even for a malformed header. */

/** Browsers truncate or drop longer cookies. */
const MAX_COOKIE_BYTES = 4096;

export const isKeepable = (value: string): boolean => /^[\x21-\x7e]{1,2048}$/.test(value);

/** Returns null if the value is absent, malformed, too long, or given twice with different values. */
export function readCookie(header: string, name: string): string | null {
  const values = new Set<string>();
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) values.add(pair.slice(at + 1).trim());
  }
  const [raw] = values;
  if (raw === undefined || values.size > 1 || raw.length > MAX_COOKIE_BYTES) return null;
  try {
    const value = decodeURIComponent(raw);
    return isKeepable(value) ? value : null;
  } catch {
    return null;
  }
}
