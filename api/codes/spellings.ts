/** A number may be stored with spaces, in lower case, or after a ZIP code. */
import { bareNumber } from "../orders/shop_numbers.ts";
import { codeIn } from "./scan.ts";
import type { UnknownCode } from "./scan_codes.ts";
import { labelNumbers } from "./tracking.ts";

const NO_CODE: UnknownCode = { kind: "unknown", reason: "noCode" };

export function spellingsOf(text: string): readonly string[] {
  const plain = text.trim();
  const closed = plain.replaceAll(/\s+/g, "");
  const code = codeIn(text);
  const bare = [
    plain,
    closed,
    bareNumber(closed),
    code?.code ?? "",
    ...labelNumbers(code ?? NO_CODE, closed),
  ];
  return [...new Set(bare.flatMap((each) => [each, each.toUpperCase(), each.toLowerCase()]))]
    .filter((each) => each !== "");
}

/** Leaves GTINs unchanged, since shops also use them as order numbers, and removes a leading #, which is optional. */
export function searchSpelling(text: string): string {
  const code = codeIn(text);
  return code && code.kind !== "gtin" ? code.code : bareNumber(text);
}

const CARRIER_NUMBER = /^(?=(?:[^0-9]*[0-9]){4})[0-9A-Za-z-]{6,40}$/;
const CARRIER_KINDS: readonly string[] = ["tracking", "sscc", "gtin"];

/** Returns the ways in which a carrier's number may be stored; none for our own codes and for words. */
export function carrierSpellings(text: string): readonly string[] {
  const code = codeIn(text);
  if (code && !CARRIER_KINDS.includes(code.kind)) return [];
  return spellingsOf(text).filter((each) => CARRIER_NUMBER.test(each));
}
