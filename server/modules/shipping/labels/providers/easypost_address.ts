/** Parses the address of an EasyPost account with its key: `https://KEY@api.easypost.com/v2`. */
export interface KeyedAddress {
  readonly base: string;
  readonly key: string;
}

/** Returns null for a text that has no key or is not an address. */
export function keyedAddress(text: string): KeyedAddress | null {
  const url = URL.parse(text);
  // Only escapes of ASCII can surely be decoded, and no key has others.
  if (!url || /%(?![2-7][\da-f])/i.test(url.username)) return null;
  const key = decodeURIComponent(url.username);
  if (!/^[\x21-\x7e]{1,200}$/.test(key) || key.includes(":")) return null;
  return { base: url.origin + url.pathname.replace(/(?<!\/)\/+$/, ""), key };
}

export const withoutKey = (text: string): string => keyedAddress(text)?.base ?? text;
