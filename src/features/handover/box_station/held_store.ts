/** Stores refused scans on the device until their goods are put aside, so that a reload releases none. */
import { parseScan } from "../../../../api/codes/scan.ts";
import type { Answer } from "../../../../machines/workshop/station_context.ts";

const HELD = "station.held.";
const TARE = "station.tare";

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function write(name: string, value: string): void {
  try {
    if (value === "") localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Without storage the value is lost when the screen closes.
  }
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === "object" && value !== null && "key" in value && "outcome" in value && "code" in value;

export function readHeld(person: string): readonly Answer[] {
  try {
    const stored: unknown = JSON.parse(read(HELD + person) || "[]");
    return Array.isArray(stored) ? stored.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

export const keepHeld = (person: string, held: readonly Answer[]): void =>
  write(HELD + person, held.length > 0 ? JSON.stringify(held) : "");

/** Returns the weight in grams of the empty box that was weighed last on this device, or 0. */
export const storedTare = (): number => Number(/^\d{1,5}$/.exec(read(TARE))?.[0] ?? 0);
export const keepTare = (grams: number): void => write(TARE, String(grams));

/** Reads a command card; null for any other code. */
export function commandOf(code: string) {
  const read = parseScan(code);
  return read.kind === "command" ? read.command : null;
}
