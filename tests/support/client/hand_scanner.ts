/**
 * Simulates a hand scanner on a page without a browser: it presses the keys of a US keyboard, and the
 * computer maps them by its own layout.
 */
import { characterOfUsKey } from "../../../src/features/workshop/stations/input/us_keys.ts";

/** The key that types a character, and whether Shift is pressed. */
const KEYS = new Map<string, { readonly code: string; readonly isShifted: boolean }>();
const CODES = [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("").map((letter) => `Key${letter}`),
  ..."0123456789".split("").map((digit) => `Digit${digit}`),
  "Minus",
  "Equal",
  "BracketLeft",
  "BracketRight",
  "Semicolon",
  "Slash",
  "Space",
  "Comma",
  "Period",
];
for (const code of CODES) {
  for (const isShifted of [true, false]) KEYS.set(characterOfUsKey(code, isShifted), { code, isShifted });
}

/** Returns the character that the computer writes for a US character: the same, unless it uses another layout. */
export type Layout = (sign: string) => string;
export const US: Layout = (sign) => sign;
export const GERMAN: Layout = (sign) => ({ "-": "ß", Y: "Z", Z: "Y" })[sign] ?? sign;
export const FRENCH: Layout = (sign) =>
  ({
    ...Object.fromEntries([..."1234567890"].map((digit, at) => [digit, "&é\"'(-è_çà"[at]])),
    "-": ")",
    A: "Q",
    Q: "A",
    Z: "W",
    W: "Z",
    M: "?",
  })[sign] ?? sign;

export interface Scanner {
  readonly layout?: Layout;
  /** Time between two key presses on the events' clock. */
  readonly gapMs?: number;
  /** Keys that the scanner presses after each code. */
  readonly ends?: readonly string[];
}

export const placeOf = (sign: string): { readonly code: string; readonly isShifted: boolean } =>
  KEYS.get(sign) ?? { code: "", isShifted: false };

/** Time that a quick finger holds a key down. */
const FINGER_MS = 60;

/** Types on the events' clock alone, without waiting. */
export class Keyboard {
  #now = performance.now();

  constructor(readonly input: HTMLInputElement) {}

  pause(ms: number): void {
    this.#now += ms;
  }

  /** @returns false if a listener prevented the default */
  key(code: string, key: string, more: KeyboardEventInit = {}): boolean {
    return this.#tell("keydown", { key, code, ...more });
  }

  release(sign: string, afterMs: number): void {
    this.pause(afterMs);
    this.#tell("keyup", { key: sign, code: placeOf(sign).code });
  }

  /** Presses a single key, as a finger does. */
  press(sign: string): void {
    this.sign(sign);
    this.release(sign, FINGER_MS);
  }

  #tell(type: "keydown" | "keyup", init: KeyboardEventInit): boolean {
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init });
    Object.defineProperty(event, "timeStamp", { value: this.#now });
    return target.dispatchEvent(event);
  }

  sign(sign: string, layout: Layout = US, more: KeyboardEventInit = {}): void {
    const { code, isShifted } = placeOf(sign);
    const written = layout(sign);
    if (this.key(code, written, { shiftKey: isShifted, ...more })) this.write(written);
  }

  /** Writes into the focused element, as the browser does if no listener prevented the default. */
  write(text: string, inputType = "insertText"): void {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLInputElement)) return;
    if (activeElement.value.length < activeElement.maxLength || activeElement.maxLength < 0) {
      activeElement.value += text;
    }
    const event = new InputEvent("input", { data: text, inputType, bubbles: true });
    Object.defineProperty(event, "timeStamp", { value: this.#now });
    activeElement.dispatchEvent(event);
  }

  scan(code: string, { layout = US, gapMs = 5, ends = ["Enter"] }: Scanner = {}): void {
    for (const sign of code) {
      this.sign(sign, layout);
      this.pause(gapMs);
    }
    for (const end of ends) {
      this.key(end, end);
      this.pause(gapMs);
    }
  }
}

/** Returns a keyboard at a station whose scan box has the focus. */
export function stationKeyboard(): Keyboard {
  const input = document.querySelector<HTMLInputElement>("[data-scan-box]");
  if (!input) throw new Error("Expected a station with a scan box");
  input.focus();
  return new Keyboard(input);
}
