import { readCommand } from "./commands.ts";
import { readFedex } from "./fedex.ts";
import { readGs1 } from "./gs1.ts";
import { readImpb } from "./impb.ts";
import { candidateTexts } from "./layouts.ts";
import { readRunning } from "./record_codes.ts";
import { readS10 } from "./s10.ts";
import { type CodeReader, MAX_SCAN_LENGTH, type RecordCode, type ScannedCode } from "./scan_codes.ts";
import { scanOf } from "./signs.ts";
import { readUps } from "./ups.ts";

export const READERS: readonly CodeReader[] = [
  readRunning,
  readCommand,
  readS10,
  readImpb,
  readUps,
  readFedex,
  readGs1,
];

function read(given: string): ScannedCode {
  const scan = scanOf(given);
  if (scan.text === "") return { kind: "unknown", reason: "empty" };
  for (const reader of READERS) {
    const code = reader(scan);
    if (code) return code;
  }
  return { kind: "unknown", reason: "noCode" };
}

/** Never throws. A text that is too long is unknown, whatever it contains. */
export function parseScan(text: string): ScannedCode {
  if (text.length > MAX_SCAN_LENGTH) return { kind: "unknown", reason: "tooLong" };
  const code = read(text);
  if (code.kind !== "unknown" || code.reason === "empty") return code;
  for (const [layout, keys] of candidateTexts(text.trim())) {
    const meant = read(keys);
    if (meant.kind !== "unknown") return { kind: "unknown", reason: "layout", layout, meant };
  }
  return code;
}

/** Returns the code in a text, even if a wrong keyboard layout changed the text; null for none. */
export function codeIn(text: string): RecordCode | null {
  const code = parseScan(text);
  if (code.kind !== "unknown") return code;
  return code.reason === "layout" ? code.meant : null;
}
