/** Whom a connection is from, for throttles. No header is read: X-Forwarded-For says what its sender likes. */

/** What a server says of a connection. */
export interface ConnectionInfo {
  readonly remoteAddr: Deno.Addr;
}

/** Of IPv6 the first 64 bits: the rest is the customer's own to change. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = "", tail = ""] = address.split("::");
  const groups = (text: string) => text === "" ? [] : text.split(":");
  const missing = address.includes("::") ? 8 - groups(head).length - groups(tail).length : 0;
  return [...groups(head), ...Array<string>(missing).fill("0"), ...groups(tail)].slice(0, 4).join(":");
}

/** The peer's network; `local` where the server knows none. */
export function addressOf(info: ConnectionInfo | undefined): string {
  return info && "hostname" in info.remoteAddr ? networkOf(info.remoteAddr.hostname) : "local";
}
