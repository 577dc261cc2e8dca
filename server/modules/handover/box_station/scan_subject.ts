/** Finds the record that the codes of one scanned line belong to. */
import { codesInLine } from "../../../../api/codes/line.ts";
import { parseScan } from "../../../../api/codes/scan.ts";
import type { Command, ScannedCode } from "../../../../api/codes/scan_codes.ts";
import { labelNumbers } from "../../../../api/codes/tracking.ts";
import { unitByCode } from "../../workshop/units/open_units_store.ts";
import type { Scan } from "../../workshop/units/scan_step.ts";
import {
  boxByCode,
  boxBySscc,
  packageByCode,
  packageById,
  packageByNumber,
  type StationBox,
  type StationPackage,
} from "./box_station_store.ts";

export type Subject =
  | { readonly kind: "command"; readonly command: Command }
  | { readonly kind: "box"; readonly box: StationBox }
  /** `isLive` is false if the scanned label is voided. */
  | { readonly kind: "package"; readonly pkg: StationPackage; readonly isLive: boolean }
  /** A garment's ticket was scanned; `pkg` is the package of the garment. */
  | { readonly kind: "garment"; readonly pkg: StationPackage | null }
  /** The line or picture has codes of several records. */
  | { readonly kind: "several" }
  /** `reason` says why the code is not valid; it is empty for a valid code that no record has. */
  | { readonly kind: "nothing"; readonly reason: string; readonly isCode: boolean };

export async function subjectOf(scan: Scan): Promise<Subject> {
  const codes = codesInLine(scan.input.code);
  if (codes.length < 2) return await subjectOfCode(scan, codes[0] ?? "");
  const found: Subject[] = [];
  for (const code of codes) found.push(await subjectOfCode(scan, code));
  // Ignores web addresses beside a label, but not unknown numbers: they may belong to another package.
  const named = found.filter((each) => each.kind !== "nothing" || each.isCode);
  const [first = { kind: "nothing", reason: "noCode", isCode: false }] = named;
  return new Set(named.map(keyOf)).size > 1 ? { kind: "several" } : first;
}

/** Returns the same key for two numbers of one package, but different keys for two unknown numbers. */
function keyOf(subject: Subject, at: number): string {
  if (subject.kind === "box") return subject.box._id;
  if (subject.kind === "package") return subject.pkg._id;
  return `${subject.kind} ${at}`;
}

async function subjectOfCode(scan: Scan, text: string): Promise<Subject> {
  const { tx, context: { scope } } = scan;
  const code = parseScan(text);
  if (code.kind === "command") return { kind: "command", command: code.command };
  if (code.kind === "box") {
    const box = await boxByCode(tx, code.code);
    return box ? { kind: "box", box } : NOTHING;
  }
  if (code.kind === "package") {
    const pkg = await packageByCode(tx, scope, code.code);
    return pkg ? { kind: "package", pkg, isLive: true } : NOTHING;
  }
  if (code.kind === "unit") {
    const unit = await unitByCode(tx, scope, code.code);
    return { kind: "garment", pkg: unit?.package_id ? await packageById(tx, scope, unit.package_id) : null };
  }
  return await ofLabel(scan, code, text);
}

const NOTHING = { kind: "nothing", reason: "", isCode: true } as const;

/** Looks for a box first, because a carrier's number may be an SSCC like that of a box. */
async function ofLabel(scan: Scan, code: ScannedCode, text: string): Promise<Subject> {
  const { tx, context: { scope } } = scan;
  const box = code.kind === "sscc" ? await boxBySscc(tx, code.code) : null;
  if (box) return { kind: "box", box };
  const numbers = labelNumbers(code, text);
  const found = numbers.length > 0 ? await packageByNumber(tx, scope, numbers) : null;
  if (found) return { kind: "package", ...found };
  if (code.kind !== "unknown") return { ...NOTHING, isCode: code.kind !== "gtin" };
  return { kind: "nothing", reason: code.reason, isCode: code.reason === "checkDigit" };
}
