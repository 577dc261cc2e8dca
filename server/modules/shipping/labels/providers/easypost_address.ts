/** The address of an EasyPost account with its key: `https://KEY@api.easypost.com/v2`, as its own examples write it. Pure. */
export interface KeyedAddress {
  /** Without the key, and without a slash at its end. */
  readonly base: string;
  readonly key: string;
}

/** Null for what has no key, or is no address. */
export function keyedAddress(text: string): KeyedAddress | null {
  const url = URL.parse(text);
  const key = url ? decodeURIComponent(url.username) : "";
  if (!url || key === "" || !/^[\x21-\x7e]{1,200}$/.test(key) || key.includes(":")) return null;
  return { base: url.origin + url.pathname.replace(/\/+$/, ""), key };
}

/** The same without the key: what may be checked like any other address. */
export const withoutKey = (text: string): string => keyedAddress(text)?.base ?? text;
