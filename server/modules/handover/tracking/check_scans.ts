/** Compares a forwarder's scans with our boxes, for both the preview and the job. */
import { parseScan } from "../../../../api/codes/scan.ts";
import type { BoxScanCheck, BoxScanInput } from "../../../../api/generated/schema.ts";
import { boxScansInput } from "../../../../api/inputs/handover/box_scan.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { ApiError } from "../../../../api/errors.ts";
import { MINUTE_SECONDS } from "../../../../api/constants.ts";
import type { Reader } from "../../../db/database.ts";
import type { QueryField } from "../../../fields.ts";
import type { BoxRow } from "../boxes/store.ts";
import { hasBoxLeft } from "./record_store.ts";
import { boxesByNumber, recordedScans } from "./scans_store.ts";

export interface CheckedScan extends BoxScanCheck {
  readonly box: BoxRow | null;
}

/** Checks scans. Of a box's scans of one kind with a possible time only the earliest is valid, whatever their order. */
export async function checkScans(
  reader: Reader,
  scans: readonly BoxScanInput[],
  now: number,
): Promise<readonly CheckedScan[]> {
  const numbers = scans.map(({ code }) => numberOf(code));
  const boxes = await boxesByNumber(reader, numbers.flatMap(({ number }) => number));
  const found = numbers.map(({ number }) => boxes.get(number) ?? null);
  const recorded = await recordedScans(reader, [...new Set(found.flatMap((box) => box?._id ?? []))]);
  const problems = found.map((box, index) => box && timeProblem(box, scans[index]?.at ?? 0, now));
  const nameOf = (at: number) => `${found[at]?._id} ${scans[at]?.kind}`;
  const first = new Map<string, number>();
  scans.forEach(({ at }, index) => {
    if (problems[index] !== "") return;
    const known = first.get(nameOf(index));
    if (known === undefined || at < (scans[known]?.at ?? 0)) first.set(nameOf(index), index);
  });
  return scans.map((_, index): CheckedScan => {
    const box = found[index] ?? null;
    const { digit } = numbers[index] ?? { digit: "" };
    const late = box && (problems[index] || (first.get(nameOf(index)) === index ? "" : "scanTwice"));
    return {
      box,
      box_id: box?._id ?? null,
      box_code: box?.code ?? "",
      recorded: recorded.has(nameOf(index)),
      problem: late ?? (digit === "" ? "unknownBox" : "ssccDigit"),
      of: box ? "" : digit,
    };
  });
}

/** Returns the number of a box, or the right check digit if that of an SSCC is wrong. */
function numberOf(text: string): { readonly number: string; readonly digit: string } {
  const code = parseScan(text);
  if (code.kind === "box" || code.kind === "sscc") return { number: code.code, digit: "" };
  const isWrong = code.kind === "unknown" && code.reason === "checkDigit" && code.like === "sscc";
  return { number: "", digit: isWrong ? code.expected : "" };
}

function timeProblem(box: BoxRow, at: number, now: number): string {
  if (!hasBoxLeft(box)) return "notLeft";
  if (at > now) return "scanInFuture";
  // Times in a file have no seconds.
  return at + MINUTE_SECONDS <= (box.handed_at ?? 0) ? "scanTooEarly" : "";
}

export const boxScanCheck: QueryField<"boxScanCheck"> = async ({ scans }, { db, now }) => {
  const read = readInput(boxScansInput, scans);
  if (!read.ok) {
    const problems = read.problems.map((each) => ({ ...each, path: `scans.${each.path}` }));
    throw new ApiError("BAD_INPUT", "Cannot check the scans: a value is missing or wrong", { problems });
  }
  return (await checkScans(db.read, read.value, now())).map(({ box: _box, ...check }) => check);
};
