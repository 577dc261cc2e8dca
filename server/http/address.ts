/** Finds the client's address for throttles. X-Forwarded-For is trusted only from our own proxies. */
import { BlockList, isIP } from "node:net";
import type { TakenConnection } from "./relay.ts";
import { cannotUse } from "../settings/checks.ts";

export interface ConnectionInfo {
  readonly remoteAddr: Deno.Addr;
  /** Resolves when the answer was passed to the network, and rejects if that fails. */
  readonly delivered?: Promise<void>;
  /** Marks the connection as that of a signed-in person, whose later requests skip the strangers' queue. */
  trust?(): void;
  /** Hands over the connection instead of answering; null if another request is running on it. */
  takeOver?(): TakenConnection | null;
}

export type TrustedProxies = Pick<BlockList, "check">;

/** Longer than any chain of proxies; only the end of a longer header is read. */
const MAX_CHAIN_LENGTH = 1_024;

const familyOf = (address: string) => isIP(address) === 6 ? "ipv6" : "ipv4";

/** Unwraps an IPv4 address that came as IPv6. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/** Reads a comma-separated list of trusted proxies. @throws {Error} for a part that is not an address */
export function proxiesOf(text: string, name = "TRUSTED_PROXIES"): TrustedProxies {
  const list = new BlockList();
  for (const each of text.split(",").map((part) => part.trim()).filter(Boolean)) {
    const [address = "", bits, ...more] = each.split("/");
    const widest = isIP(address) === 6 ? 128 : 32;
    const prefix = bits === undefined ? widest : /^\d{1,3}$/.test(bits) ? Number(bits) : NaN;
    if (more.length > 0 || isIP(address) === 0 || !(prefix > 0 && prefix <= widest)) {
      throw cannotUse(name, "addresses or networks such as 10.0.0.0/8", each);
    }
    list.addSubnet(address, prefix, familyOf(address));
  }
  return list;
}

/** Keeps the first 64 bits of an IPv6 address, because a client can change the rest. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const groups = (text: string) => text === "" ? [] : text.split(":");
  const missing = address.includes("::") ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array<string>(missing).fill("0"), ...groups(tail)];
  return all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}

/** Reads `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1` or `[2001:db8::1]:80`; null for anything else. */
function hopOf(text: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? null : plain(bare);
}

/** Returns the addresses in X-Forwarded-For, the nearest last. */
function chainOf(headers: Headers): string[] {
  const text = headers.get("x-forwarded-for") ?? "";
  // The first part of a cut header is dropped, because it may be half an address.
  return text.slice(-MAX_CHAIN_LENGTH).split(",").slice(text.length > MAX_CHAIN_LENGTH ? 1 : 0);
}

/** Returns the nearest hop that is not one of our proxies; addresses that this hop reports are not trusted. */
function clientOf(peer: string, headers: Headers, proxies: TrustedProxies): string {
  const isOurs = (address: string) => proxies.check(address, familyOf(address));
  const chain = chainOf(headers);
  let client = peer;
  while (isOurs(client)) {
    const before = chain.length > 0 ? hopOf(chain.pop()!.trim()) : null;
    if (before === null) return client;
    client = before;
  }
  return client;
}

/** Returns the client's address, of IPv6 only the first 64 bits; `local` if the connection has no address. */
export function addressOf(
  info: ConnectionInfo | undefined,
  headers: Headers,
  proxies: TrustedProxies | undefined,
): string {
  if (!info || !("hostname" in info.remoteAddr)) return "local";
  const peer = plain(info.remoteAddr.hostname);
  return networkOf(proxies && isIP(peer) !== 0 ? clientOf(peer, headers, proxies) : peer);
}
