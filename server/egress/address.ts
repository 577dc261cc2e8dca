/** Recognizes public addresses. Source: IANA's special-purpose registries (RFC 6890); docs/integrations.md. */
import { isIPv4, isIPv6 } from "node:net";

/** Networks without public hosts, as `[first bytes, length of the prefix]`. */
const CLOSED_4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Global unicast is public, except for the parts in `CLOSED_6`. */
const OPEN_6: readonly [string, number] = ["2000::", 3];
const CLOSED_6: readonly (readonly [string, number])[] = [
  // Teredo and 6to4, which contain an IPv4 address; documentation, benchmarking, ORCHID.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const bitsOf4 = (text: string): bigint =>
  text.split(".").reduce((sum, part) => (sum << 8n) + BigInt(part), 0n);

function bitsOf6(text: string): bigint {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  const hex = dotted ? `${dotted[1]}${hexOf(bitsOf4(dotted[2]!))}` : text;
  const [head = "", tail] = hex.split("::");
  const parts = (half: string) => half === "" ? [] : half.split(":");
  const missing = tail === undefined ? 0 : 8 - parts(head).length - parts(tail).length;
  const all = [...parts(head), ...Array<string>(missing).fill("0"), ...parts(tail ?? "")];
  return all.reduce((sum, part) => (sum << 16n) + BigInt(`0x${part}`), 0n);
}

const hexOf = (bits: bigint): string => `${(bits >> 16n).toString(16)}:${(bits & 0xffffn).toString(16)}`;

const isIn = (bits: bigint, net: bigint, width: number, prefix: number): boolean =>
  bits >> BigInt(width - prefix) === net >> BigInt(width - prefix);

const isPublic4 = (text: string): boolean =>
  !CLOSED_4.some(([net, prefix]) => isIn(bitsOf4(text), bitsOf4(net), 32, prefix));

/** Returns false also for a text that is not an address. */
export function isPublicAddress(address: string): boolean {
  const text = address.replace(/^\[|\]$/g, "");
  if (isIPv4(text)) return isPublic4(text);
  // A zone names an interface of this machine.
  if (!isIPv6(text) || text.includes("%")) return false;
  const bits = bitsOf6(text);
  const within = ([net, prefix]: readonly [string, number]) => isIn(bits, bitsOf6(net), 128, prefix);
  return within(OPEN_6) && !CLOSED_6.some(within);
}
