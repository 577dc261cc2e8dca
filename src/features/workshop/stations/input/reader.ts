/**
 * Turns keys into codes. Pure, without a browser. A code ends where the scanner ends it, with Enter or Tab, never after
 * a time: a busy tablet and a slow radio cause any pause. Of the two texts of a burst, the keys by their places and the
 * input's value, the grammar of codes decides. Time only decides whether a person typed it. Source: docs/stations.md.
 */
import { PREFIXES } from "../../../../../api/codes/record_codes.ts";
import { parseScan } from "../../../../../api/codes/scan.ts";
import { MAX_SCAN_LENGTH, SEPARATOR } from "../../../../../api/codes/scan_codes.ts";
import { usKey } from "./us_keys.ts";

export interface Scan {
  readonly code: string;
  /** A code typed by hand never finishes another garment. */
  readonly typed: boolean;
}

export interface Press {
  /** `KeyboardEvent.code` */
  readonly code: string;
  readonly isShifted: boolean;
  /** Milliseconds by the event, not by its handler. */
  readonly at: number;
}

/** Longest usual pause between two characters of a scanner; a person does not keep it for a whole code. */
const SCANNER_MS = 60;
/** A shorter text is not a code. */
const MIN_SCANNED = 4;
/** A scan after a meaningless key comes no sooner than this. */
const STRAY_MS = 400;

/** Beginnings of our own codes: no code contains one in its middle. */
const BEGINNINGS = [...PREFIXES, "CMD"].join("|");
const BEGINS = new RegExp(`(?=(?:${BEGINNINGS})-)`, "i");
const ENDS_WITH_BEGINNING = new RegExp(`^(.+?)((?:${BEGINNINGS})-)$`, "is");

const isKnown = (text: string): boolean => text !== "" && parseScan(text).kind !== "unknown";

/** Returns a whole code and the beginning of the next one, for a scanner that ends none. */
export function cutAtNext(text: string): readonly [whole: string, next: string] | null {
  const [, whole = "", next = ""] = ENDS_WITH_BEGINNING.exec(text) ?? [];
  return isKnown(whole) ? [whole, next] : null;
}

/** Returns codes without anything between them; null if one part is not a code. */
function codesInRow(text: string): readonly string[] | null {
  const parts = text.split(BEGINS);
  return parts.length > 1 && parts.every(isKnown) ? parts : null;
}

function median(gaps: readonly number[]): number {
  const sorted = [...gaps].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity;
}

/** The keyboard layout's effect on this scanner's codes; known once a code was right in one way only. */
type Lean = "keys" | "value" | null;

export class KeyReader {
  #keys = "";
  /** The same without Shift, which may be stuck. */
  #bare = "";
  #isWhole = true;
  #isByHand = false;
  #times: number[] = [];
  #lean: Lean = null;
  /** The last key that was read as a single one. */
  #before = "";

  get isEmpty(): boolean {
    return this.#times.length === 0;
  }

  /** Keys came, and all of them are known. */
  get isWhole(): boolean {
    return this.#isWhole && !this.isEmpty;
  }

  press({ code, isShifted, at }: Press): void {
    const key = usKey(code, isShifted);
    if (key === "") this.#isWhole = false;
    this.#add(key, usKey(code, false), at);
  }

  /** Ctrl and ] are the separator between two parts of a GS1 code. */
  separate(at: number): void {
    this.#add(SEPARATOR, SEPARATOR, at);
  }

  /** A text without keys, such as from a built-in reader. */
  insert(count: number, at: number): void {
    this.#isWhole = false;
    // The characters came at the same time.
    this.#times.push(...Array.from({ length: Math.min(count, MAX_SCAN_LENGTH) }, () => at));
  }

  /** Text was removed or pasted: only the value counts now, and a person did it. */
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

  /** A key was read as a single one: if the rest forms a code only with it, the scanner was delayed after it. */
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

  /** Longest pause between two characters; null for a partly typed or very short text. */
  get longestPause(): number | null {
    return this.#isByHand || this.#times.length < MIN_SCANNED ? null : Math.max(...this.#gaps);
  }

  get #gaps(): readonly number[] {
    return this.#times.slice(1).map((at, before) => at - (this.#times[before] ?? at));
  }

  /** Returns true for a text that is a code except for its end. */
  isCode(value: string): boolean {
    return isKnown(this.#whole) || isKnown(value);
  }

  /** Removes the first code when a second one has begun. @returns the code, and the length of the rest */
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

  /** Returns what was read; several codes if a scanner ends none. Other text is answered as unknown. */
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

  /** Returns the code after a single meaningless key that was pressed long before it. */
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

  /** Chooses between two different codes by the kind that was right the last time only one was. */
  #choose(keys: string, value: string, typed: boolean): string | null {
    const [byKeys, byValue] = [isKnown(keys), isKnown(value)];
    if (byKeys !== byValue) this.#lean = byKeys ? "keys" : "value";
    if (byKeys && byValue) return (this.#lean ?? (typed ? "value" : "keys")) === "keys" ? keys : value;
    return byKeys ? keys : byValue ? value : null;
  }
}
