/** Finds the record that the codes of one line name. */
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
  /** `isLive` is false if the scanned label is void. */
  | { readonly kind: "package"; readonly pkg: StationPackage; readonly isLive: boolean }
  /** A garment's ticket, with the package that the garment belongs to. */
  | { readonly kind: "garment"; readonly pkg: StationPackage | null }
  /** Several records in one line or picture. */
  | { readonly kind: "several" }
  /** The reason of the grammar, or an empty text if the code is sound and nothing has it. */
  | { readonly kind: "nothing"; readonly reason: string; readonly isCode: boolean };

export async function subjectOf(scan: Scan): Promise<Subject> {
  const codes = codesInLine(scan.input.code);
  if (codes.length < 2) return await subjectOfCode(scan, codes[0] ?? "");
  const found: Subject[] = [];
  for (const code of codes) found.push(await subjectOfCode(scan, code));
  // A web address beside a label names nothing; a number that nobody knows may be of another package.
  const named = found.filter((each) => each.kind !== "nothing" || each.isCode);
  const [first = { kind: "nothing", reason: "noCode", isCode: false }] = named;
  return new Set(named.map(keyOf)).size > 1 ? { kind: "several" } : first;
}

/** Two numbers of one label are one subject; two that name nothing are not. */
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

/** A carrier's number may be an SSCC, as the number of a box is. */
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
