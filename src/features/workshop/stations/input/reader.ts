/**
 * What comes of keys: pure, it knows no browser. A code ends where the scanner ends it, with Enter or Tab, and never
 * because time passes: a busy tablet and a slow radio make any pause. Of the two texts that one burst leaves, the keys
 * by their places and the input's value, the grammar of codes decides. Time decides one thing alone: whether somebody
 * typed it. Source: docs/stations.md.
 */
import { PREFIXES } from "../../../../../api/codes/running.ts";
import { parseScan } from "../../../../../api/codes/scan.ts";
import { MAX_SCAN_LENGTH, SEPARATOR } from "../../../../../api/codes/scanned.ts";
import { usKey } from "./us_keys.ts";

export interface Scan {
  readonly code: string;
  /** By hand: it never ends the work at another garment. */
  readonly typed: boolean;
}

export interface Press {
  /** `KeyboardEvent.code` */
  readonly code: string;
  readonly isShifted: boolean;
  /** Of the event, in ms: not when it was looked at. */
  readonly at: number;
}

/** Longest usual pause between two characters of a scanner; no hand keeps it over a whole code. */
const SCANNER_MS = 60;
/** Fewer are nobody's code. */
const MIN_SCANNED = 4;
/** Whoever pressed a key that means nothing scanned so long after it at the earliest. */
const STRAY_MS = 400;

/** As our own codes begin: no code of anybody has one of these in the middle. */
const BEGINNINGS = [...Object.values(PREFIXES), "CMD"].join("|");
const BEGINS = new RegExp(`(?=(?:${BEGINNINGS})-)`, "i");
const ENDS_WITH_BEGINNING = new RegExp(`^(.+?)((?:${BEGINNINGS})-)$`, "is");

const isKnown = (text: string): boolean => text !== "" && parseScan(text).kind !== "unknown";

/** A whole code, and the beginning of the next one, where a scanner ends none of them. */
export function cutAtNext(text: string): readonly [whole: string, next: string] | null {
  const [, whole = "", next = ""] = ENDS_WITH_BEGINNING.exec(text) ?? [];
  return isKnown(whole) ? [whole, next] : null;
}

/** Several codes that nothing stood between; null where one part is none. */
function codesInRow(text: string): readonly string[] | null {
  const parts = text.split(BEGINS);
  return parts.length > 1 && parts.every(isKnown) ? parts : null;
}

function median(gaps: readonly number[]): number {
  const sorted = [...gaps].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity;
}

/** What the computer's keyboard does to codes of this scanner; known once one code was right in one way alone. */
type Lean = "keys" | "value" | null;

export class KeyReader {
  #keys = "";
  /** The same as if Shift were not pressed: it may be stuck. */
  #bare = "";
  /** Every key is in it. */
  #isWhole = true;
  #isByHand = false;
  #times: number[] = [];
  #lean: Lean = null;
  /** Taken for a key by itself, just before. */
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

  /** Ctrl and ] type what stands between two parts of a GS1 code. */
  separate(at: number): void {
    this.#add(SEPARATOR, SEPARATOR, at);
  }

  /** A text that came without keys, such as from a reader that is built in. */
  insert(count: number, at: number): void {
    this.#isWhole = false;
    // As fast as it came: in no time.
    this.#times.push(...Array.from({ length: Math.min(count, MAX_SCAN_LENGTH) }, () => at));
  }

  /** Something was taken away or pasted: now the value alone tells, and a hand did it. */
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

  /** A sign was taken for a key by itself: where what comes now is a code with it alone, the scanner was held up between them. */
  follow(sign: string): void {
    this.#before = sign;
  }

  /** True when what is there came from a scanner. */
  get isScanned(): boolean {
    return this.#isScannedFrom(0);
  }

  #isScannedFrom(first: number): boolean {
    const gaps = this.#gaps.slice(first);
    return !this.#isByHand && gaps.length >= MIN_SCANNED - 1 && median(gaps) <= SCANNER_MS;
  }

  /** Between two of its signs; null where a hand wrote some of it, or where there are too few. */
  get longestPause(): number | null {
    return this.#isByHand || this.#times.length < MIN_SCANNED ? null : Math.max(...this.#gaps);
  }

  get #gaps(): readonly number[] {
    return this.#times.slice(1).map((at, before) => at - (this.#times[before] ?? at));
  }

  /** True when the text is a code but for its end. */
  isCode(value: string): boolean {
    return isKnown(this.#whole) || isKnown(value);
  }

  /**
   * Takes the first code off, where a second one has begun.
   * @returns it, and how much of the value is left
   */
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

  /** What was read; several where a scanner ends none of them. A text that is no code is one too: it is answered as unknown. */
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

  /** The code behind a single key that somebody pressed long before it, and that meant nothing. */
  #behindStray(keys: string, value: string): Scan | null {
    if ((this.#gaps[0] ?? 0) < STRAY_MS) return null;
    const code = [keys, value].map((text) => text.slice(1)).find(isKnown);
    return code === undefined ? null : { code, typed: !this.#isScannedFrom(1) };
  }

  get #whole(): string {
    return this.#isWhole ? this.#keys : "";
  }

  #add(key: string, bare: string, at: number): void {
    // Of what is too long already no more is kept.
    if (this.#times.length > MAX_SCAN_LENGTH) return;
    this.#keys += key;
    this.#bare += bare;
    this.#times.push(at);
  }

  /** Where both are codes and not the same, whichever it was the last time that only one was. */
  #choose(keys: string, value: string, typed: boolean): string | null {
    const [byKeys, byValue] = [isKnown(keys), isKnown(value)];
    if (byKeys !== byValue) this.#lean = byKeys ? "keys" : "value";
    if (byKeys && byValue) return (this.#lean ?? (typed ? "value" : "keys")) === "keys" ? keys : value;
    return byKeys ? keys : byValue ? value : null;
  }
}
