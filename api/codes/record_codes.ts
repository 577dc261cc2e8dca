/** Our codes need no check digit when people read them aloud: hyphen and zeros show that `PD-000123` is complete. */
import { ALL_CODES, type CodeName, type RunningKind, SCANNED_CODES } from "./names.ts";
import { type CodeReader, malformedCode, MAX_SCAN_LENGTH } from "./scan_codes.ts";

const KINDS = new Map<string, RunningKind | "unit">(Object.values(SCANNED_CODES));

export const PREFIXES: readonly string[] = [...KINDS.keys()];

const MIN_DIGITS = 6;
const BEGINNING = new RegExp(`^(${PREFIXES.join("|")})-`);
const WHOLE = /^[A-Z]{2}-(?!0+(?:-|$))(?:\d{6}|[1-9]\d{6,11})$/;
/** The cycle after a unit's number; the first cycle is not written. */
const CYCLE = /-([2-9]|[1-9]\d{1,2})$/;

export const codeOf = (name: CodeName, number: number): string =>
  `${ALL_CODES[name][0]}-${String(number).padStart(MIN_DIGITS, "0")}`;

/** Returns true for a whole code in capital letters. Takes a text of any length. */
export const isRunningCode = (text: string): boolean => text.length <= MAX_SCAN_LENGTH && WHOLE.test(text);

export const ticketOf = (code: string, cycle: number): string => cycle === 1 ? code : `${code}-${cycle}`;

export const readRunning: CodeReader = ({ text }) => {
  const kind = KINDS.get(BEGINNING.exec(text)?.[1] ?? "");
  if (!kind) return null;
  if (kind !== "unit") return WHOLE.test(text) ? { kind, code: text } : malformedCode(kind);
  const [ending = "", cycle = "1"] = CYCLE.exec(text.slice("UN-".length)) ?? [];
  const code = text.slice(0, text.length - ending.length);
  return WHOLE.test(code) ? { kind, code, cycle: Number(cycle), ticket: text } : malformedCode(kind);
};
