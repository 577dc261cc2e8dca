/**
 * Turns keys into codes. Enter, Tab or the prefix of the next code ends a code, but no pause, since a busy
 * tablet or a slow radio causes pauses of any length. A code has two readings, the keys as on a US keyboard
 * and the text in the input: the one that is a known code is used. Source: docs/stations.md.
 */
import { PREFIXES } from "../../../../../api/codes/record_codes.ts";
import { parseScan } from "../../../../../api/codes/scan.ts";
import { MAX_SCAN_LENGTH, SEPARATOR } from "../../../../../api/codes/scan_codes.ts";
import { characterOfUsKey } from "./us_keys.ts";

export interface Scan {
  readonly code: string;
  /** True if typed by hand: such a code never finishes another garment. */
  readonly typed: boolean;
}

export interface Press {
  /** `KeyboardEvent.code` */
  readonly code: string;
  readonly isShifted: boolean;
  /** `timeStamp` of the event in milliseconds, not the time of its handler. */
  readonly at: number;
}

/** Longest usual pause between two characters of a scanner. No person types a whole code this fast. */
const SCANNER_MS = 60;
/** Minimum number of characters of a text that counts as scanned. */
const MIN_SCANNED = 4;
/** Minimum pause between a stray key and a scan after it. */
const STRAY_MS = 400;

/** Prefixes of our own codes. No code contains one of them in its middle. */
const BEGINNINGS = [...PREFIXES, "CMD"].join("|");
const BEGINS = new RegExp(`(?=(?:${BEGINNINGS})-)`, "i");
const ENDS_WITH_BEGINNING = new RegExp(`^(.+?)((?:${BEGINNINGS})-)$`, "is");

const isKnown = (text: string): boolean => text !== "" && parseScan(text).kind !== "unknown";

/** Returns a whole code and the prefix of the next one, for a scanner that ends its codes with no key. */
export function cutAtNext(text: string): readonly [whole: string, next: string] | null {
  const [, whole = "", next = ""] = ENDS_WITH_BEGINNING.exec(text) ?? [];
  return isKnown(whole) ? [whole, next] : null;
}

/** Splits codes with nothing between them; returns null if a part is no code. */
function codesInRow(text: string): readonly string[] | null {
  const parts = text.split(BEGINS);
  return parts.length > 1 && parts.every(isKnown) ? parts : null;
}

function median(gaps: readonly number[]): number {
  const sorted = [...gaps].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity;
}

/** The reading that is right for this scanner and layout; null until only one of the two was a code. */
type Lean = "keys" | "value" | null;

export class KeyReader {
  #keys = "";
  /** The keys without Shift, which may be stuck. */
  #bare = "";
  #isWhole = true;
  #isByHand = false;
  #times: number[] = [];
  #lean: Lean = null;
  /** The key before this text that was handled as a single key. */
  #before = "";

  get isEmpty(): boolean {
    return this.#times.length === 0;
  }

  /** True if the text came from keys, and all of them are known. */
  get isWhole(): boolean {
    return this.#isWhole && !this.isEmpty;
  }

  press({ code, isShifted, at }: Press): void {
    const key = characterOfUsKey(code, isShifted);
    if (key === "") this.#isWhole = false;
    this.#add(key, characterOfUsKey(code, false), at);
  }

  /** Adds Ctrl+], the separator between two parts of a GS1 code. */
  separate(at: number): void {
    this.#add(SEPARATOR, SEPARATOR, at);
  }

  /** Adds text that came without keys, such as from a built-in scanner. */
  insert(count: number, at: number): void {
    this.#isWhole = false;
    // All characters have the same time.
    this.#times.push(...Array.from({ length: Math.min(count, MAX_SCAN_LENGTH) }, () => at));
  }

  /** Notes that a person removed or pasted text: from now on only the value of the input is read. */
  edit(at: number): void {
    this.#isWhole = false;
    this.#isByHand = true;
    this.#times.push(at);
  }

  reset(): void {
    this.#keys = this.#bare = "";
    this.#isWhole = true;
    this.#isByHand = false;
    this.#times = [];
    this.#before = "";
  }

  /** Stores a key that was handled alone: it may be the first key of a code that a scanner sends late. */
  follow(sign: string): void {
    this.#before = sign;
  }

  get isScanned(): boolean {
    return this.#isScannedFrom(0);
  }

  #isScannedFrom(first: number): boolean {
    const gaps = this.#gaps.slice(first);
    return !this.#isByHand && gaps.length >= MIN_SCANNED - 1 && median(gaps) <= SCANNER_MS;
  }

  /** Longest pause between two characters; null for a very short text, or one that a person changed. */
  get longestPause(): number | null {
    return this.#isByHand || this.#times.length < MIN_SCANNED ? null : Math.max(...this.#gaps);
  }

  get #gaps(): readonly number[] {
    return this.#times.slice(1).map((at, before) => at - (this.#times[before] ?? at));
  }

  /** Returns true if the text is a whole code that has not been ended. */
  isCode(value: string): boolean {
    return isKnown(this.#whole) || isKnown(value);
  }

  /** Removes the first code if a second one has begun. @returns the first code, and the length of the rest */
  cut(value: string): { readonly scan: Scan; readonly left: number } | null {
    const byKeys = cutAtNext(this.#whole);
    const [whole, next] = byKeys ?? cutAtNext(value) ?? [];
    if (whole === undefined || next === undefined) return null;
    const scan = { code: whole.trim(), typed: !this.isScanned };
    const times = this.#times.slice(-next.length);
    const isWhole = byKeys !== null;
    this.reset();
    this.#isWhole = isWhole;
    if (isWhole) this.#keys = this.#bare = next;
    this.#times = times;
    return { scan, left: next.length };
  }

  /** Ends the text and returns its codes, several if the scanner ends none of them, or else the text. */
  end(value: string): readonly Scan[] | "tooLong" {
    const typed = !this.isScanned;
    const [keys, bare, before] = [this.#whole, this.#isWhole ? this.#bare : "", this.#before];
    const stray = this.#behindStray(keys, value.trim());
    this.reset();
    if (Math.max(keys.length, value.length) > MAX_SCAN_LENGTH) return "tooLong";
    const known = this.#choose(keys, value, typed) ?? (isKnown(bare) ? bare : null);
    if (known === null && stray) return [stray];
    const codes = known === null ? codesInRow(keys) ?? codesInRow(value) : [known];
    const joined = [keys, value.trim()].map((text) => before + text).find(isKnown);
    return (codes ?? [joined ?? (value.trim() || keys)])
      .map((code) => code.trim()).filter((code) => code !== "").map((code) => ({ code, typed }));
  }

  /** Returns the code without its first key, if that key was pressed long before the others. */
  #behindStray(keys: string, value: string): Scan | null {
    if ((this.#gaps[0] ?? 0) < STRAY_MS) return null;
    const code = [keys, value].map((text) => text.slice(1)).find(isKnown);
    return code === undefined ? null : { code, typed: !this.#isScannedFrom(1) };
  }

  get #whole(): string {
    return this.#isWhole ? this.#keys : "";
  }

  #add(key: string, bare: string, at: number): void {
    // A text that is too long is not stored.
    if (this.#times.length > MAX_SCAN_LENGTH) return;
    this.#keys += key;
    this.#bare += bare;
    this.#times.push(at);
  }

  /** Chooses a reading. If both are codes, the one that was right the last time only one was a code. */
  #choose(keys: string, value: string, typed: boolean): string | null {
    const [byKeys, byValue] = [isKnown(keys), isKnown(value)];
    if (byKeys !== byValue) this.#lean = byKeys ? "keys" : "value";
    if (byKeys && byValue) return (this.#lean ?? (typed ? "value" : "keys")) === "keys" ? keys : value;
    return byKeys ? keys : byValue ? value : null;
  }
}
