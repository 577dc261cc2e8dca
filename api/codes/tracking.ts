/** Numbers of carriers that say themselves whose they are. */
import { readImpb } from "./impb.ts";
import { readS10 } from "./s10.ts";
import { type KnownCode, MAX_SCAN_LENGTH } from "./scanned.ts";
import { scanOf } from "./signs.ts";
import { readUps } from "./ups.ts";

type TrackingCode = Extract<KnownCode, { kind: "tracking" }>;

/** Null for what is no such number, or a wrong one. */
export function trackingIn(text: string): TrackingCode | null {
  if (text.length > MAX_SCAN_LENGTH) return null;
  const scan = scanOf(text);
  const code = readS10(scan) ?? readImpb(scan) ?? readUps(scan);
  return code?.kind === "tracking" ? code : null;
}

/** The number as its carrier writes it, without the ZIP that a label has before it; any other text as it is. */
export const trackingNumber = (text: string): string => trackingIn(text)?.code ?? text;
